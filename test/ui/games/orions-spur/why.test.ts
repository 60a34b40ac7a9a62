import { expect, it } from 'vitest';
import { createBot } from '../../../../src/ai/bot.ts';
import { reasonOf } from '../../../../src/ai/reason.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { applyCommand, startMatch } from '../../../../src/engine/match.ts';
import { seedChance } from '../../../../src/engine/rng.ts';
import { AUDIENCE, viewerOf } from '../../../../src/engine/seat.ts';
import { spurBrain } from '../../../../src/games/orions-spur/bot.ts';
import type { Options, SpurCommand } from '../../../../src/games/orions-spur/index.ts';
import { teller, tellWhy } from '../../../../src/ui/games/orions-spur/why.ts';
import { duel, game, kinds, play, type Table } from '../../../helpers/os-position.ts';

const match = duel(
  { ships: ['Mars B3', 'Ceres F3'], hand: ['Laser Volley'] },
  { ships: ['Mars B3', 'Ceres F3'], hand: ['Shield Surge'] },
  { options: kinds('terran', 'terran') },
);

/** What is told of a command of a computer; its facts are counted anew. */
function told({ state }: Table, seat: string, command: SpurCommand, over = true): string {
  const view = game.view(state, viewerOf(seat));
  const reason = reasonOf(game, spurBrain, { view, seat, level: 'hard', seed: 's', command: { ...command }, over });
  if (reason.kind !== 'weighed') throw new Error(reason.kind);
  const { given, rival } = reason;
  return tellWhy({ given, rival, seat, view: game.view(state, AUDIENCE), seats: [] });
}

const VOLLEY: SpurCommand = {
  type: 'attack',
  ship: '1:ter-ceres#1',
  source: '1:ter-laser-volley#1',
  target: '2:ter-ceres#1',
};

it('OS-7.4: an attack is told with the damage it does if nobody answers, and the chance to win that was left', () => {
  expect(told(match, '1', VOLLEY)).toMatch(
    /^Chose Laser Volley of Ceres 1 \(Ceres 1 destroyed if nobody answers\)\. By its count that left \d+\.\d\u00a0% to win; the next best.* \d+\.\d\u00a0%\.$/,
  );
});

it('while the match goes on, only what everybody sees is told', () => {
  expect(told(match, '1', VOLLEY, false)).toMatch(/^Chose Laser Volley of [^.]*\.$/);
});

it('OS-6.16: an answer is told with what its side then loses, instead of what it would lose', () => {
  const attacked = play(match, '1', VOLLEY).match;
  expect(told(attacked, '2', { type: 'pass' })).toMatch(/^Chose letting it stand \(Ceres 1 destroyed\)\. By its count/);
  const surge = game.choices(attacked.state, '2').find(({ type }) => type === 'react') as SpurCommand;
  expect(told(attacked, '2', surge)).toMatch(
    /^Chose answering with Shield Surge of Ceres 1 \(\d damage to Ceres 1 instead of Ceres 1 destroyed\)\./,
  );
});

it('OS-9.1: a Regroup is told with the energy, ships and cards it brings', () => {
  expect(told(match, '1', { type: 'regroup', discard: [] })).toContain('Chose to regroup (');
});

it('whatever can be done in a turn has words', () => {
  const unsaid = new Set<string>();
  let { match: war } = startMatch(game, (game.parseOptions({}) as { readonly value: Options }).value, seedChance('s'));
  const bot = createBot(game, spurBrain, 'easy');
  for (let ply = 0; ply < 120 && !game.outcome(war.state); ply += 1) {
    const seat = game.pending(war.state)[0]!.seats[0]!;
    const view = game.view(war.state, viewerOf(seat));
    for (const command of game.choices(war.state, seat) as readonly SpurCommand[]) {
      const facts = spurBrain.facts!(war.state, seat, { command, worth: 0 }, spurBrain.efforts!['hard']!);
      if (teller.way({ command, worth: 0, facts }, view, seat) === null) unsaid.add(command.type);
    }
    const applied = applyCommand(game, war, seat, bot.choose(view, seat, `words/${ply}`));
    if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
    war = applied.match;
  }
  expect([...unsaid].sort()).toEqual(['chooseFleet', 'setLayout']);
});

it('the coach tells one card that is played beside the primary action, and one ship that suppresses the same', () => {
  const view = game.view(match.state, viewerOf('1'));
  const told = (command: SpurCommand) => {
    const facts = spurBrain.facts!(match.state, '1', { command, worth: 0 }, spurBrain.efforts!['hard']!);
    const one = { command: command as unknown as Json, worth: 0.5, facts };
    return { way: teller.way(one, view, '1'), kind: teller.kind!(one) };
  };
  const card = '1:ter-laser-volley#1';
  expect(told({ type: 'reviseTactics', card })).toEqual({ way: 'Revise Tactics with Laser Volley', kind: 'beside' });
  expect(told({ type: 'playDraw', card })).toEqual({ way: 'Laser Volley', kind: 'beside' });
  const suppress = (ship: string) => told({ type: 'suppress', ship, target: '2:ter-ceres#1' });
  expect(suppress('1:ter-ceres#1').way).toBe('suppressing Ceres 1 with Ceres 1');
  expect(suppress('1:ter-ceres#1').kind).toBe(suppress('1:ter-mars#1').kind);
  expect(told(VOLLEY).kind).toBeNull();
});
