import type { CommandOf } from '../command.ts';
import type { Board, Owner, Place, Ship } from './board.ts';

/** RG-7.2, RG-7.6: burns from one orbital of a place to another. */
export function walkCost({ card }: Pick<Place, 'card'>, from: number, to: number, discount: number): number {
  const { orbitals } = card;
  let sum = 0;
  for (let at = from + 1; at <= to; at++) sum += Math.max(0, orbitals[at - 1]! - discount);
  for (let at = from - 1; at >= to; at--) sum += Math.max(0, orbitals[at - 1]! - discount);
  return sum;
}

export const outermostOf = ({ card }: Pick<Place, 'card'>): number => card.orbitals.length;

/** RG-7.3, RG-7.6: the transfer burn to a place while its owner's counter is `counter` (1 to 4). */
export const arrivalCost = ({ card, surcharge }: Place, counter: number, discount: number): number =>
  Math.max(0, card.transfer[(counter - 1) & 3]! + card.orbitals[card.orbitals.length - 1]! + surcharge - discount);

/**
 * The cheapest way of a spacecraft to an orbital of a place, all in one turn, with counters of that turn. A transfer
 * costs what its destination asks, so no way over a third place is ever cheaper.
 */
export function wayCost(board: Board, ship: Ship, at: number, orbital: number, counters: Board['counters']): number {
  const { discount } = ship;
  const place = board.places[at]!;
  if (at === ship.at) return walkCost(place, ship.orbital, orbital, discount);
  const here = board.places[ship.at]!;
  return (
    walkCost(here, ship.orbital, outermostOf(here), discount) +
    arrivalCost(place, counters[place.owner], discount) +
    walkCost(place, outermostOf(place), orbital, discount)
  );
}

/** The next burn of that way, as place and orbital. */
function nextStep(board: Board, ship: Ship, at: number, orbital: number): readonly [at: number, orbital: number] {
  if (at === ship.at) return [at, ship.orbital + (orbital > ship.orbital ? 1 : -1)];
  const out = outermostOf(board.places[ship.at]!);
  return ship.orbital < out ? [ship.at, ship.orbital + 1] : [at, outermostOf(board.places[at]!)];
}

/** The command that begins that way. */
export function burnTo(board: Board, ship: Ship, at: number, orbital: number): CommandOf<'burn'> {
  const [next, step] = nextStep(board, ship, at, orbital);
  return { type: 'burn', spacecraft: ship.id, asset: board.places[next]!.id, orbital: step };
}

/** No way takes more turns than this to be thought of: two circles of the counters. */
const FAR = 8;

/**
 * How many whole turns of its own a spacecraft needs before it stands in an orbital of a place at a turn's start, with
 * all its delta-vee (what it reaches by burns that cost nothing counts as reached); the windows of the turns to come
 * are those of the counters. `counters` are those of its next turn. Infinity beyond eight turns.
 */
export function turnsTo(
  board: Board,
  ship: Ship,
  target: number,
  orbital: number,
  counters: Board['counters'],
): number {
  const { discount } = ship;
  const all = ship.card.deltaVee;
  const there = board.places[target]!;
  const here = board.places[ship.at]!;
  const out = outermostOf(here);
  let arrived = ship.at === target;
  let at = ship.orbital;
  for (let turn = 0; turn <= FAR; turn++) {
    let left = all;
    if (!arrived) {
      const cost = walkCost(here, at, out, discount) + arrivalCost(there, counters[there.owner] + turn, discount);
      if (cost > left) {
        at = walkedTo(here, at, out, left, discount);
        continue;
      }
      left -= cost;
      arrived = true;
      at = walkedTo(there, outermostOf(there), orbital, left, discount);
      continue;
    }
    if (walkCost(there, at, orbital, discount) === 0) return turn;
    at = walkedTo(there, at, orbital, left, discount);
  }
  return Infinity;
}

/** Where so much delta-vee leads on the way from one orbital to another. */
function walkedTo({ card }: Place, from: number, to: number, left: number, discount: number): number {
  const step = to > from ? 1 : -1;
  let at = from;
  while (at !== to) {
    const cost = Math.max(0, card.orbitals[at + step - 1]! - discount);
    if (cost > left) break;
    left -= cost;
    at += step;
  }
  return at;
}

/** RG-5.2: the counters of the next turn of a seat, when the seat `next` is about to begin a turn. */
export function countersAt(board: Board, next: Owner, owner: Owner): Board['counters'] {
  const [one, two] = board.counters;
  const both = owner !== next;
  return [one + (both || next === 0 ? 1 : 0), two + (both || next === 1 ? 1 : 0)];
}
