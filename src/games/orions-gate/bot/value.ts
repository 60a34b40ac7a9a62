import type { OrionsGateState } from '../state.ts';
import type { PlacedUnit } from '../units.ts';
import type { Mind } from './mind.ts';
import { mysteryWorth } from './mission-mystery.ts';
import { missionWorth } from './mission-value.ts';
import { outlook } from './outlook.ts';
import { standing } from './threat.ts';

/** One thing that makes a place good or bad for a unit, in points. */
type Term = (mind: Mind, state: OrionsGateState, unit: PlacedUnit) => number;

/** The fight to come: what the unit may strike next and what may strike it before. */
const fight: Term = (mind, state, unit) => (mind.keen ? outlook(mind, state, unit) : standing(mind, state, unit));

const TERMS: readonly Term[] = [fight, missionWorth, mysteryWorth];

/**
 * How well a unit stands where it is once it has acted, in points: the sum of all terms. What it fires now is not in
 * it.
 */
export function valueOf(mind: Mind, state: OrionsGateState, unit: PlacedUnit): number {
  let sum = 0;
  for (const term of TERMS) sum += term(mind, state, unit);
  return sum;
}

/** The value of a place by what it is good for, in points. */
export interface ValueParts {
  /** What the unit may strike next, less what may strike it before. */
  readonly stand: number;
  readonly mission: number;
}

/** The terms of `valueOf`; what a mysterious marker may bring counts with the mission. */
export const valueParts = (mind: Mind, state: OrionsGateState, unit: PlacedUnit): ValueParts => ({
  stand: fight(mind, state, unit),
  mission: missionWorth(mind, state, unit) + mysteryWorth(mind, state, unit),
});
