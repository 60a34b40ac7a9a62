import { describe, expect, it } from 'vitest';
import type { Timeline } from '../../src/engine/timeline.ts';
import { undoOffer, type UndoOffer } from '../../src/session/local/undo.ts';

/** A command as undo looks at it: whose, and whether nothing was drawn or learnt by it. */
interface Given {
  readonly seat: string;
  readonly free: boolean;
  readonly byItself?: boolean;
}

const PLAYERS = ['human', 'default'] as const;
const SEATS = ['a', 'b', 'c'] as const;

const lineOf = (plies: readonly Given[]): Timeline<unknown, unknown> =>
  ({ plies }) as unknown as Timeline<unknown, unknown>;

/** Every list of `length` values. */
const lists = <T>(values: readonly T[], length: number): readonly (readonly T[])[] =>
  length === 0 ? [[]] : lists(values, length - 1).flatMap((list) => values.map((value) => [...list, value]));

/**
 * What undo offers by the words of the design: back to the last command of a person, freely while nobody learnt
 * anything.
 */
function expected(plies: readonly Given[], humans: readonly string[], floor: number): UndoOffer {
  if (plies.length <= floor) return { terms: 'none' };
  if (humans.length === 0) return { terms: 'alone', plies: plies.length - 1 };
  const own = plies.map(({ seat }) => humans.includes(seat)).lastIndexOf(true);
  if (own < floor) return { terms: 'none' };
  let learnt = 0;
  for (const { free } of plies.slice(own)) learnt += free ? 0 : 1;
  if (learnt === 0) return { terms: 'free', plies: own };
  return { terms: humans.length === 1 ? 'alone' : 'consent', plies: own };
}

const GIVEN: readonly Given[] = SEATS.flatMap((seat) => [true, false].map((free) => ({ seat, free })));

describe('what undo offers', () => {
  it.each(lists(PLAYERS, SEATS.length).map((players) => [players.join(', '), players] as const))(
    'is right for every run of commands among %s',
    (_, players) => {
      const seats = SEATS.map((seat, index) => ({ seat, player: players[index]!, name: seat }));
      const humans = seats.filter(({ player }) => player === 'human').map(({ seat }) => seat);
      for (const length of [0, 1, 2, 3])
        for (const plies of lists(GIVEN, length))
          for (const floor of [0, 1, 2])
            expect(undoOffer(lineOf(plies), seats, floor), JSON.stringify({ plies, floor })).toEqual(
              expected(plies, humans, floor),
            );
    },
  );

  it('goes back past what the screen gave by itself to the decision it followed from, by the terms of both', () => {
    const seats = [
      { seat: 'a', player: 'human', name: 'Ada' },
      { seat: 'b', player: 'human', name: 'Ben' },
    ];
    const ended = { seat: 'a', free: true, byItself: true };
    expect(undoOffer(lineOf([{ seat: 'b', free: true }, { seat: 'a', free: false }, ended]), seats)).toEqual({
      terms: 'consent',
      plies: 1,
    });
    expect(undoOffer(lineOf([ended]), seats)).toEqual({ terms: 'none' });
  });

  it('asks the other person when one of several commands drew dice, a free one of the computer behind it', () => {
    const seats = [
      { seat: 'a', player: 'human', name: 'Ada' },
      { seat: 'b', player: 'human', name: 'Ben' },
      { seat: 'c', player: 'default', name: 'Computer' },
    ];
    const rolled = lineOf([
      { seat: 'a', free: false },
      { seat: 'c', free: true },
    ]);
    expect(undoOffer(rolled, seats)).toEqual({ terms: 'consent', plies: 0 });
  });
});
