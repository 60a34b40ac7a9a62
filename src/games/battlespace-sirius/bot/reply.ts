import { at, totalOf, unit, type Packed } from './packed.ts';
import { fireValue, valuedBy, type Fight, type Pair, type Valuation } from './fight.ts';
import { WORTH_WAITING } from './worth.ts';

/** An engagement after the lock: the pairs locked, and whether the vessels stand in Corner (table 7.A). */
export interface Locked {
  readonly first: Pair;
  readonly second: Pair | null;
  readonly corner: boolean;
}

/**
 * What a lock is worth to the attacker when the engaged opponent reacts as is worst for them. The search of reactions
 * stops as soon as one is worth no more than `enough`.
 */
export function lockValue(fight: Fight, own: Packed, other: Packed, locked: Locked, enough = -1): number {
  const { first, second } = locked;
  let worst = fireValue(fight, own, other, first, second);
  if (worst <= enough) return worst;
  worst = Math.min(worst, sentryValue(fight, own, other, locked, worst));
  if (fight.other || worst <= enough) return worst;
  const total = totalOf(other);
  for (let turn = 1; turn <= 3; turn++) {
    const cost = turn === 2 ? 2 : 1;
    if (total < cost) continue;
    const value = rotatedValue(fight, own, other, locked, turn, cost);
    if (value < worst) worst = value;
    if (worst <= enough) return worst;
  }
  return worst;
}

/** By which the worth of a lock is the chance to destroy the target's vessel. */
const DESTROYED: Valuation = { stand: () => 0, destroyed: () => 1, lost: () => 0 };
/** What sums of shares may miss of what they add up to. */
const SLACK = 1e-9;

/** Whether a lock destroys the target's vessel whatever they do and the dice say. */
export const isDoomed = (fight: Fight, own: Packed, other: Packed, locked: Locked): boolean =>
  lockValue(valuedBy(fight, DESTROYED), own, other, locked) >= 1 - SLACK;

/** A pair after the target turned clockwise by quarter turns: the side that then points along the line (BS-7.5). */
const turnedPair = (pair: Pair, turn: number): Pair => ({ own: pair.own, other: (pair.other - turn) & 3 });

/** Rotate, paid where it costs least: a locked side pays only if there is nothing else. */
function rotatedValue(
  fight: Fight,
  own: Packed,
  other: Packed,
  { first, second }: Locked,
  turn: number,
  cost: number,
): number {
  const one = turnedPair(first, turn);
  const two = second && turnedPair(second, turn);
  let paid = other;
  for (let point = 0; point < cost; point++) paid -= unit(payer(paid, one.other, two ? two.other : one.other));
  return fireValue(fight, own, paid, one, two);
}

/** The side that pays 1 Power with the least loss; sides on a locked line only when the others are empty. */
export function payer(power: Packed, locked: number, alsoLocked: number): number {
  let best = -1;
  let most = -1;
  for (let side = 0; side < 4; side++) {
    const here = at(power, side);
    if (here === 0) continue;
    const exposed = side === (locked & 3) || side === (alsoLocked & 3);
    const worth = WORTH_WAITING[power - unit(side)]! * (exposed ? 0.5 : 1);
    if (worth > most) [best, most] = [side, worth];
  }
  return best;
}

/** The best Sentry Fire for the engaged opponent, or `none` where they have none (table 7.A, BS-12.13). */
function sentryValue(fight: Fight, own: Packed, other: Packed, locked: Locked, none: number): number {
  const { first, second, corner } = locked;
  if (fight.other) return fight.other.sentry ? shotBack(fight, own, other, locked, [first]) : none;
  if (!corner)
    return at(other, first.other) > 0 ? shotBack(fight, own, other - unit(first.other), locked, [first]) : none;
  let worst = shotBack(fight, own, other, locked, [first]);
  if (!second) return worst;
  worst = Math.min(worst, shotBack(fight, own, other, locked, [second]));
  for (const payer of [first, second]) {
    if (at(other, payer.other) > 0)
      worst = Math.min(worst, shotBack(fight, own, other - unit(payer.other), locked, [first, second]));
  }
  return worst;
}

/** Sentry Fire along pairs: lost if one of the firing sides is unshielded, else a die for each (BS-7.10, BS-7.11). */
export function shotBack(fight: Fight, own: Packed, other: Packed, locked: Locked, along: readonly Pair[]): number {
  if (!fight.own && along.some((pair) => at(own, pair.own) === 0)) return fight.value.lost(other);
  const roll = (power: Packed, index: number): number => {
    const pair = along[index];
    if (!pair) return fireValue(fight, power, other, locked.first, locked.second);
    const against = fight.own ? fight.own.hull : at(power, pair.own);
    const chance = (7 - against) / 6;
    const hit = fight.own ? fight.value.lost(other) : roll(power - unit(pair.own), index + 1);
    return chance === 1 ? hit : chance * hit + (1 - chance) * roll(power, index + 1);
  };
  return roll(own, 0);
}
