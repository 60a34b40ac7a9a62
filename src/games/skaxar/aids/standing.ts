import type { Seat } from '../../../engine/seat.ts';
import { fightOf, type Fight, type LineUp } from '../odds/fight.ts';
import { onField } from '../rules/sides.ts';
import type { SideView, SkaxarView } from '../view.ts';

/** What both seats bring to the fight, A then B. */
export type LineUps = readonly [LineUp, LineUp];

const lineUpOf = (side: SideView): LineUp => ({ ships: onField(side), items: side.equipped });

/** What both seats bring as the table stands. */
export const lineUpsOf = (view: SkaxarView): LineUps => [lineUpOf(view.sides[0]), lineUpOf(view.sides[1])];

/** The line-ups with that of a seat changed. */
export const changed = ([a, b]: LineUps, seat: Seat, change: (own: LineUp) => LineUp): LineUps =>
  seat === 'A' ? [change(a), b] : [a, change(b)];

/** The fight of two line-ups in this turn; null while a side has no ship and there is none. */
export function fightBetween(view: SkaxarView, [a, b]: LineUps): Fight | null {
  if (a.ships.length === 0 || b.ships.length === 0) return null;
  return fightOf(a, b, view.stalemates + 1 >= view.options.stalemateLimit);
}

/** What a fight is worth to a seat in money: what it earns less what the enemy earns. */
export const marginOf = (fight: Fight | null, seat: Seat): number =>
  fight ? (fight.earns[0] - fight.earns[1]) * (seat === 'A' ? 1 : -1) : 0;

/** By how much the own totals are above the enemy's: tells apart fights that pay the same. */
export const surplusOf = (fight: Fight | null, seat: Seat): number => {
  if (!fight) return 0;
  const [a, b] = fight.totals;
  return (a.firepower + a.shield - b.firepower - b.shield) * (seat === 'A' ? 1 : -1);
};
