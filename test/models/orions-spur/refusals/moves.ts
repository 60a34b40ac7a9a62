import { faceOf } from '../faces.ts';
import { isBack, isCovered, layoutOf, ROW_SLOTS } from '../formation.ts';
import { firstOf, listed, unlisted, type Refusal } from '../fault.ts';
import { effectOf } from '../sources.ts';
import { shipOf, type Game, type PlaySpecial, type Seat } from '../state.ts';
import { placesAfter } from './change.ts';
import { ownShip } from './named.ts';

/** OS-10.27. */
export function movesRefusal(game: Game, command: PlaySpecial, seat: Seat): Refusal | null {
  const { card, moves = [] } = command;
  const effect = effectOf(card, 'moveShip');
  if (!effect) return null;
  return firstOf(
    ...moves.map(
      ({ ship }) =>
        () =>
          ownShip(game, ship, seat),
    ),
    () => countRefusal(faceOf(card).name, moves.length, effect.n),
    ...moves.map(({ ship }) => () => {
      const { slot } = shipOf(game, ship);
      if (slot === null || !isBack(slot)) return null;
      return listed('OS-10.27', 'The flagship in the back row moves only in a Regroup.');
    }),
    ...moves.map(
      ({ to }) =>
        () =>
          ROW_SLOTS.includes(to) ? null : unlisted('OS-10.27', `No ship can move to ${to}.`),
    ),
    () => idleRefusal(game, command, seat),
    () => {
      if (isCovered(game, placesAfter(game, command, seat)) || !isCovered(game, layoutOf(game, seat))) return null;
      return unlisted('OS-10.27 OS-3.4', 'A ship must stand in front of the flagship.');
    },
  );
}

function countRefusal(name: string, count: number, most: number): Refusal | null {
  if (count >= 1 && count <= most) return null;
  return unlisted('OS-10.27 OS-13.22', `${name} makes 1 to ${most} moves; you named ${count}.`);
}

/** A move from a slot to that slot is none. */
function idleRefusal(game: Game, { moves = [], ...rest }: PlaySpecial, seat: Seat): Refusal | null {
  for (const [index, { ship, to }] of moves.entries()) {
    const before = placesAfter(game, { ...rest, moves: moves.slice(0, index) }, seat);
    if (before[to] === ship) return unlisted('OS-10.27 OS-10.10', `The ship already stands at ${to}.`);
  }
  return null;
}
