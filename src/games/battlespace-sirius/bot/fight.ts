import type { LifeboatData } from '../data/lifeboats.ts';
import { outcomesOf, waysOf } from '../odds/rolls.ts';
import { mostWeapons, removedBy, weaponCost } from '../rules/volley.ts';
import { at, PACKED, unit, type Packed, type SideIndex } from './packed.ts';
import { REPAIRED } from './worth.ts';

/** One end of an engagement: a ship by its Power, or a lifeboat. */
export interface Body {
  readonly power: Packed;
  readonly boat: LifeboatData | null;
}

/** Attacker's side and target's side of a lock, as indices; unused where a lifeboat stands. */
export interface Pair {
  readonly own: SideIndex;
  readonly other: SideIndex;
}

/** What the ends of a turn are worth to the attacker, 0 to 1. */
export interface Valuation {
  /** Both are still there. */
  stand(own: Packed, other: Packed): number;
  /** The target's vessel is destroyed. */
  destroyed(own: Packed): number;
  /** The attacker's vessel is destroyed. */
  lost(other: Packed): number;
}

/** Counts the ends of turns that were weighed. */
export interface Budget {
  work: number;
}

/** An engagement being searched. */
export interface Fight {
  readonly own: LifeboatData | null;
  readonly other: LifeboatData | null;
  readonly twoPairs: 1 | 2;
  readonly value: Valuation;
  readonly budget: Budget;
  /** What is best along one lock, by the ships and the lock, as far as it was asked; begins anew with another value. */
  readonly shots: Map<number, number>;
}

/**
 * A volley's outcomes with equal results joined: Power removed, or for a lifeboat whether it is hit, and repair points.
 */
interface Result {
  readonly removed: number;
  readonly points: number;
  readonly share: number;
}

const joined = (
  weapons: number,
  against: number,
  twoPairs: 1 | 2,
  boat: boolean,
  repairs: boolean,
): readonly Result[] => {
  const found: { removed: number; points: number; share: number }[] = [];
  for (const { hits, points: rolled, ways } of outcomesOf(weapons, against, twoPairs)) {
    const removed = boat ? removedBy(hits, 1) : removedBy(hits, against);
    const points = repairs ? rolled : 0;
    const known = found.find((one) => one.removed === removed && one.points === points);
    const share = ways / waysOf(weapons);
    if (known) known.share += share;
    else found.push({ removed, points, share });
  }
  return found;
};

const tableOf = (boat: boolean, repairs: boolean) =>
  ([1, 2] as const).map((twoPairs) =>
    [0, 1, 2, 3, 4].map((weapons) =>
      [0, 1, 2, 3, 4, 5, 6].map((against) =>
        weapons === 0 || against === 0 ? [] : joined(weapons, against, twoPairs, boat, repairs),
      ),
    ),
  );

const SHIP_AT_SIDE = tableOf(false, true);
const SHIP_AT_BOAT = tableOf(true, true);
const BOAT_AT_SIDE = tableOf(false, false);
const BOAT_AT_BOAT = tableOf(true, false);

/** The same fight with its ends valued otherwise. */
export const valuedBy = (fight: Fight, value: Valuation): Fight => ({ ...fight, value, shots: new Map() });

/** Whether a ship shows a side without Power on one of the pairs (BS-8.5). */
export const isOpen = (fight: Fight, other: Packed, pairs: readonly Pair[]): boolean =>
  !fight.other && pairs.some((pair) => at(other, pair.other) === 0);

/** The attacker's best expectation over the locks still open (at most two), with the target's Power as it is. */
export function fireValue(fight: Fight, own: Packed, other: Packed, first: Pair, second: Pair | null): number {
  if (!second) return bestShot(fight, own, other, first, null);
  const here = bestShot(fight, own, other, first, second);
  return Math.max(here, bestShot(fight, own, other, second, first));
}

/** The best number of weapons along one lock, then whatever is best along the next. */
function bestShot(fight: Fight, own: Packed, other: Packed, pair: Pair, next: Pair | null): number {
  if (!fight.other && at(other, pair.other) === 0) return fight.value.destroyed(own);
  return next ? bestWeapons(fight, own, other, pair, next) : lastShot(fight, own, other, pair);
}

/** The best along the last lock. A search comes to the same ships by many ways, so it is counted once. */
function lastShot(fight: Fight, own: Packed, other: Packed, pair: Pair): number {
  const key = (own * PACKED + other) * 16 + pair.own * 4 + pair.other;
  const known = fight.shots.get(key);
  if (known !== undefined) return known;
  const best = bestWeapons(fight, own, other, pair, null);
  fight.shots.set(key, best);
  return best;
}

function bestWeapons(fight: Fight, own: Packed, other: Packed, pair: Pair, next: Pair | null): number {
  const most = fight.own ? fight.own.weapons : mostWeapons(at(own, pair.own));
  let best = 0;
  for (let weapons = 1; weapons <= most; weapons++) {
    const value = shotValue(fight, own, other, pair, next, weapons);
    if (value > best) best = value;
  }
  return best;
}

/** The expectation of a number of weapons along one lock; 0 holds fire. */
export function shotValue(
  fight: Fight,
  own: Packed,
  other: Packed,
  pair: Pair,
  next: Pair | null,
  weapons: number,
): number {
  if (!fight.other && weapons > 0 && at(other, pair.other) === 0) return fight.value.destroyed(own);
  if (weapons === 0) return after(fight, own, other, next);
  const paid = fight.own ? own : own - weaponCost(weapons) * unit(pair.own);
  const hit = unit(pair.other);
  const tables = fight.other ? (fight.own ? BOAT_AT_BOAT : SHIP_AT_BOAT) : fight.own ? BOAT_AT_SIDE : SHIP_AT_SIDE;
  const results = tables[fight.twoPairs - 1]![weapons]![fight.other ? fight.other.hull : at(other, pair.other)]!;
  let sum = 0;
  for (const { removed, points, share } of results) {
    const mine = points === 0 ? paid : REPAIRED[points]![paid]!;
    if (fight.other) sum += share * (removed > 0 ? fight.value.destroyed(mine) : after(fight, mine, other, next));
    else sum += share * after(fight, mine, other - removed * hit, next);
  }
  return sum;
}

function after(fight: Fight, own: Packed, other: Packed, next: Pair | null): number {
  if (next) return bestShot(fight, own, other, next, null);
  fight.budget.work += 1;
  return fight.value.stand(own, other);
}
