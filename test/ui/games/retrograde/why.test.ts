import { expect, it } from 'vitest';
import { reasonOf } from '../../../../src/ai/reason.ts';
import { AUDIENCE, viewerOf } from '../../../../src/engine/seat.ts';
import { retrogradeBrain } from '../../../../src/games/retrograde/bot.ts';
import { tellWhy } from '../../../../src/ui/games/retrograde/why.ts';
import { attack, game, table } from '../../../helpers/rg-position.ts';

const match = table({
  '1': { spacecraft: [{ card: 'L.A.V.', at: '2-supergiant', orbital: 1 }] },
  '2': {
    assets: [{ card: 'Supergiant' }],
    spacecraft: [{ card: 'Light Bomber', at: '2-supergiant', orbital: 1, left: 0 }],
  },
});

/** What is told of an attack with so much delta-vee. */
function told(spend: number, over: boolean): string {
  const { state } = match;
  const command = { ...attack('1-lav', '2-light-bomber', spend) };
  const view = game.view(state, viewerOf('1'));
  const reason = reasonOf(game, retrogradeBrain, { view, seat: '1', level: 'hard', seed: 's', command, over });
  if (reason.kind !== 'weighed') throw new Error(reason.kind);
  const { given, rival } = reason;
  return tellWhy({ given, rival, seat: '1', view: game.view(state, AUDIENCE), seats: [] });
}

it('RG-9.8: an attack is told with its dice and exact chance, and the chance to win that was left', () => {
  expect(told(2, true)).toMatch(
    /^Chose to attack Light Bomber with 2 delta-vee \(\d+ (die|dice), hit number \d+, \d+\.\d % to destroy it\)\. By its count that left \d+\.\d % to win; the next best.* \d+\.\d %\.$/,
  );
});

it('while the war goes on, a hand makes the count a secret; what all can count is told', () => {
  expect(told(2, false)).toMatch(/^Chose to attack Light Bomber with 2 delta-vee \(.*\)\./);
});
