import { countOf, type Prospect } from '../engine/brain.ts';
import type { GameDefinition } from '../engine/game.ts';
import type { Seat } from '../engine/seat.ts';

/** The prospects whose command the rules allow. */
export const legalAmong = <S, C, E, V, O>(
  game: Pick<GameDefinition<S, C, E, V, O>, 'check'>,
  state: S,
  seat: Seat,
  found: readonly Prospect<C>[],
): readonly Prospect<C>[] => found.filter(({ command }) => game.check(state, seat, command).length === 0);

/** Prospects by what they were counted at, best first. */
export const bestFirst = <C>(prospects: readonly Prospect<C>[]): readonly Prospect<C>[] =>
  [...prospects].sort((a, b) => countOf(b) - countOf(a));
