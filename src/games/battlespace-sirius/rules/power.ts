import { SIDES, type Side } from '../data/sides.ts';
import type { Power, Ship } from '../state.ts';

/** The value of a side in a list of Power. */
export const powerAt = (power: Power, side: Side): number => power[SIDES.indexOf(side)]!;

/** Power of a side of a ship; its Shield is the same number (BS-1.4). */
export const powerOf = ({ power }: Ship, side: Side): number => powerAt(power, side);

/** Sum of the four Power values. */
export const totalOf = ({ power }: Ship): number => power[0] + power[1] + power[2] + power[3];

/** The Power after each of `sides` has changed by `step`, once for each time it is named (BS-1.9, BS-9.5). */
export function moved(power: Power, sides: readonly Side[], step: 1 | -1): Power {
  const next = power.slice() as unknown as [number, number, number, number];
  for (const side of sides) next[SIDES.indexOf(side)]! += step;
  return next;
}

/** The Power after one side has lost `by`. */
export function reduced(power: Power, side: Side, by: number): Power {
  const next = power.slice() as unknown as [number, number, number, number];
  next[SIDES.indexOf(side)]! -= by;
  return next;
}

/** How often a side is named in a list. */
export function timesNamed(sides: readonly Side[], side: Side): number {
  let times = 0;
  for (const one of sides) if (one === side) times++;
  return times;
}

/**
 * The first side, clockwise from the bow, that a payment names more often than it has Power (BS-1.9); null when all can
 * pay.
 */
export function overdrawn(ship: Ship, pay: readonly Side[]): Side | null {
  for (const side of SIDES) if (timesNamed(pay, side) > powerOf(ship, side)) return side;
  return null;
}

/**
 * All lists of `count` sides in clockwise order in which no side is named more often than `most` allows; each list
 * once.
 */
export function listsOf(count: number, most: (side: Side) => number): readonly (readonly Side[])[] {
  const found: (readonly Side[])[] = [];
  const list: Side[] = [];
  const grow = (from: number): void => {
    if (list.length === count) {
      found.push(list.slice());
      return;
    }
    for (let index = from; index < SIDES.length; index++) {
      const side = SIDES[index]!;
      if (timesNamed(list, side) >= most(side)) continue;
      list.push(side);
      grow(index);
      list.pop();
    }
  };
  grow(0);
  return found;
}
