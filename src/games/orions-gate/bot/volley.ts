import { toNumber } from '../odds/fraction.ts';
import { chanceE, chanceP } from '../odds/dice.ts';
import { mineChance } from '../odds/tables.ts';
import { toughnessNow } from '../rules/mystery.ts';
import type { OrionsGateState, Unit } from '../state.ts';
import { boxesLeft, sumOf, type PlacedUnit } from '../units.ts';
import type { Mind } from './mind.ts';
import { worthWith } from './worth.ts';

// The exact chances of OG-24.1 as doubles: judgement needs speed, the odds shown to people stay fractions.
const P = Array.from({ length: 14 }, (_, n) => toNumber(chanceP(n)));
const E = Array.from({ length: 14 }, (_, n) => toNumber(chanceE(n)));

/** Chance of 2D6 >= n, re-rolled under EMP. */
export const chanceOf = (n: number, emp: boolean): number => (emp ? E : P)[n < 2 ? 2 : n > 13 ? 13 : n]!;

/** One attack that may damage: its chance and the points it deals. */
export interface Shot {
  readonly chance: number;
  readonly points: number;
}

/** Chances of 0, 1, 2 ... damage in all; the last entry stands for the unit's loss. */
export type Tally = readonly number[];

/** No damage yet to a unit with so many boxes left. */
export const fresh = (boxes: number): Tally => Array.from({ length: boxes + 1 }, (_, damage) => (damage === 0 ? 1 : 0));

/** The tally after one more attack. */
export function struck(tally: Tally, shot: Shot): Tally {
  const last = tally.length - 1;
  const next = tally.map((chance) => chance * (1 - shot.chance));
  for (let damage = 0; damage <= last; damage++) {
    const to = Math.min(last, damage + shot.points);
    next[to] = next[to]! + tally[damage]! * shot.chance;
  }
  return next;
}

/** Points of worth the unit is expected to lose to a tally. */
export function lossOf(mind: Mind, state: OrionsGateState, unit: Unit, tally: Tally): number {
  return expectedLoss(tally, boxesLeft(unit), (boxes) => worthWith(mind, state, unit, boxes));
}

/** What a tally is expected to take from a worth that hangs on the boxes left, `left` of them now. */
export function expectedLoss(tally: Tally, left: number, worthAt: (boxes: number) => number): number {
  const now = worthAt(left);
  let loss = 0;
  for (let damage = 1; damage < tally.length; damage++) loss += tally[damage]! * (now - worthAt(left - damage));
  return loss;
}

/** Points of worth a unit is expected to lose to plain D6 damage (OG-11.5). */
export function dangerLoss(mind: Mind, state: OrionsGateState, unit: Unit): number {
  const left = boxesLeft(unit);
  const now = worthWith(mind, state, unit, left);
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += now - worthWith(mind, state, unit, left - die);
  return sum / 6;
}

/** Points of worth a unit is expected to lose to a mine that goes off under it (OG-9.35, 24.8). */
export const mineLoss = (mind: Mind, state: OrionsGateState, unit: PlacedUnit): number =>
  lossOf(
    mind,
    state,
    unit,
    struck(fresh(boxesLeft(unit)), { chance: toNumber(mineChance(sumOf(toughnessNow(state, unit)))), points: 1 }),
  );
