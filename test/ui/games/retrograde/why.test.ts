import { expect, it } from 'vitest';
import { createBot } from '../../../../src/ai/bot.ts';
import { coach } from '../../../../src/ai/coach.ts';
import { reasonOf } from '../../../../src/ai/reason.ts';
import { applyCommand, startMatch } from '../../../../src/engine/match.ts';
import { seedChance } from '../../../../src/engine/rng.ts';
import { AUDIENCE, viewerOf } from '../../../../src/engine/seat.ts';
import type { Options, RetrogradeCommand } from '../../../../src/games/retrograde/index.ts';
import { retrogradeBrain } from '../../../../src/games/retrograde/bot.ts';
import { thingName } from '../../../../src/ui/games/retrograde/names.ts';
import { tellWhy, teller } from '../../../../src/ui/games/retrograde/why.ts';
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
    /^Chose the attack of L\.A\.V\. on Light Bomber with 2 delta-vee \(\d+ (die|dice), hit number \d+, \d+\.\d\u00a0% to destroy it\)\. By its count that left \d+\.\d\u00a0% to win; the next best.* \d+\.\d\u00a0%\.$/,
  );
});

it('while the war goes on, a hand makes the count a secret; what all can count is told', () => {
  expect(told(2, false)).toMatch(/^Chose the attack of L\.A\.V\. on Light Bomber with 2 delta-vee \(.*\)\./);
});

it('RG-14.5: the coach tells what can be started, and the end of the phase; others hear of a project alone', () => {
  const { state } = table({
    phase: 'construction',
    '1': { assets: [{ card: 'Asteroid Colony 3752' }], hand: ['Research Station 1232', 'Light Bomber'] },
  });
  const view = game.view(state, viewerOf('1'));
  const { ways } = coach(game, retrogradeBrain, { view, seat: '1', seed: 's', level: 'hard' });
  const said = ways.map((one) => teller.way(one, view, '1'));
  expect(said).toContain('to start Research Station 1232');
  expect(said.at(-1)).toBe('to end construction');
  const started = ways[said.indexOf('to start Research Station 1232')]!;
  expect(teller.way({ ...started, command: null }, game.view(state, AUDIENCE), '1')).toBe('to start a project');
});

it('RG-14.19: a project is completed by its name where its card is known', () => {
  const { state } = table({
    phase: 'construction',
    '1': {
      assets: [{ card: 'Asteroid Colony 3752' }],
      projects: [{ card: 'Light Bomber', at: '1-asteroid-colony-3752', points: 9 }],
    },
  });
  const [project] = state.projects;
  const one = { command: null, worth: null, facts: { kind: 'complete', project: project!.id } };
  expect(teller.way(one, game.view(state, viewerOf('1')), '1')).toBe('to complete Light Bomber');
  expect(teller.way(one, game.view(state, AUDIENCE), '1')).toMatch(/^to complete the spacecraft project on/);
});

it('whatever can be done in a turn has words, with the name of the spacecraft that does it', () => {
  const unsaid = new Set<string>();
  let { match: war } = startMatch(
    game,
    (game.parseOptions({}) as { readonly ok: true; readonly value: Options }).value,
    seedChance('words'),
  );
  const bot = createBot(game, retrogradeBrain, 'easy');
  for (let ply = 0; ply < 150 && !game.outcome(war.state); ply += 1) {
    const seat = game.pending(war.state)[0]!.seats[0]!;
    const view = game.view(war.state, viewerOf(seat));
    for (const command of game.choices(war.state, seat) as readonly RetrogradeCommand[]) {
      const facts = retrogradeBrain.facts!(war.state, seat, { command, worth: 0 }, retrogradeBrain.efforts!['hard']!);
      const way = teller.way({ command, worth: 0, facts }, view, seat);
      if (way === null) unsaid.add(command.type);
      else if ('spacecraft' in command) expect(way).toContain(thingName(view, command.spacecraft));
    }
    const applied = applyCommand(game, war, seat, bot.choose(view, seat, `words/${ply}`));
    if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
    war = applied.match;
  }
  expect([...unsaid]).toEqual([]);
});
