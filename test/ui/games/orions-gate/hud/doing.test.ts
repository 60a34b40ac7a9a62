import { expect, test } from 'vitest';
import { AUDIENCE } from '../../../../../src/engine/seat.ts';
import type { OrionsGateCommand } from '../../../../../src/games/orions-gate/command.ts';
import { doingWords } from '../../../../../src/ui/games/orions-gate/hud/doing.ts';
import { battle, game, play, type BattleInput } from '../../../../helpers/og-position.ts';

const HOOK: NonNullable<BattleInput['units']>[number] = {
  id: 'a1.1',
  type: 'destroyers',
  name: 'Hook',
  pose: [36_000, 12_000, 9000],
};

const name = (seat: string): string => (seat === 'a1' ? 'Ada' : 'Ben');

/** What is said of each of these commands of a1. */
function said(commands: readonly OrionsGateCommand[]): readonly (string | null)[] {
  let match = battle({
    units: [
      { ...HOOK, components: ['railgun'] },
      { id: 'b1.1', type: 'destroyers', name: 'Reed', pose: [36_000, 26_000, 27_000], components: [] },
    ],
    phase: 'destroyers',
    turn: 'A',
    dice: [1, 1],
  });
  return commands.map((command) => {
    const { match: next, events } = play(match, 'a1', command);
    match = next;
    return doingWords(game.view(match.state, AUDIENCE), { plies: 1, seat: 'a1', events, lines: [] }, name);
  });
}

test('says who does what, and leaves the result to the film', () => {
  const activate = { type: 'activate', unit: 'a1.1', action: 'move' } as const;
  expect(said([activate, { type: 'plan', first: 4000 }, { type: 'firePrimary', target: 'b1.1' }])).toEqual([
    'Ada: Hook moves.',
    'Ada: Hook moves.',
    'Ada: Hook fires at Reed.',
  ]);
  expect(said([{ ...activate, action: 'hold' }])).toEqual(['Ada: Hook holds.']);
});

test('there is nothing to say of the opening, nor of no command', () => {
  const view = game.view(
    battle({ units: [{ ...HOOK, components: [] }], phase: 'destroyers', turn: 'A' }).state,
    AUDIENCE,
  );
  expect(doingWords(view, undefined, name)).toBe(null);
  expect(doingWords(view, { plies: 0, seat: null, events: [], lines: [] }, name)).toBe(null);
});
