import type { OrionsGateState, Side, Unit } from '../state.ts';
import type { Mind } from './mind.ts';
import { boxesLeft, boxesOf } from '../units.ts';
import { priceOf } from './mission-value.ts';

/**
 * What a unit is worth to its side, in points. Only a loss scores (OG-16.5), so damage counts for less the fewer rounds
 * are left in which it could become a loss.
 */
export function unitWorth(mind: Mind, state: OrionsGateState, unit: Unit): number {
  return unit.status === 'inPlay' || unit.status === 'lifted' ? worthWith(mind, state, unit, boxesLeft(unit)) : 0;
}

/** The worth of a unit with so many boxes left. */
export function worthWith(mind: Mind, state: OrionsGateState, unit: Unit, left: number): number {
  if (left <= 0) return 0;
  const price = priceOf(mind, state, unit);
  if (mind.keen) return price * (survival(left, roundsLeft(state)) + FIREPOWER * (roundsLeft(state) + 0.5));
  const whole = fullBoxes(unit);
  const share = damageShare(state);
  return price * (1 - share * (1 - left / whole));
}

/**
 * What a unit's fire is worth in a round, as a share of its points: a wreck shoots no more. Set by hand; `npm run fit
 * -- orions-firepower` tries others.
 */
export const FIREPOWER = 0.15;
/**
 * e to the power of -0.7 and -0.35: the chance to come through a round, and half a one, unscathed by 0.7 damage a
 * round. Set by hand, and too much for what default levels do to each other: `npm run fit -- orions-damage` measures
 * 0.36 (standard error 0.02) in 20 battles, n = 654 units and rounds. No series shows yet that a captain who fears less
 * plays better.
 */
export const UNSCATHED = 0.4966;
export const UNSCATHED_HALF = 0.7047;
export const DAMAGE_A_ROUND = 0.7;

/**
 * Chance that a unit with so many boxes left lives to the end: damage comes as a Poisson stream, so the first points a
 * big ship takes cost it little and the last ones nearly all. In the last round what floats has as good as survived.
 */
export function survival(left: number, rounds: number): number {
  if (rounds === 0) return 1;
  let term = UNSCATHED_HALF;
  for (let round = 0; round < rounds; round++) term *= UNSCATHED;
  let sum = 0;
  for (let damage = 0; damage < left; damage++) {
    sum += term;
    term *= (DAMAGE_A_ROUND * (rounds + 0.5)) / (damage + 1);
  }
  return sum;
}

/** Of a unit's points, the share that is lost box by box rather than with the unit. */
const damageShare = (state: OrionsGateState): number => 0.2 + 0.35 * (roundsLeft(state) / state.options.rounds);

/** Rounds still to come after this one. */
export const roundsLeft = (state: OrionsGateState): number => Math.max(0, state.options.rounds - state.round);

/** Boxes of a unit that is whole. */
export function fullBoxes(unit: Unit): number {
  if (unit.unitType === 'scouts') return 1;
  let boxes = 0;
  for (const component of unit.components) boxes += boxesOf(component.kind);
  return boxes;
}

/** Own worth less the enemy's. Lost units are worth nothing, so the score is in it. */
export function balance(mind: Mind, state: OrionsGateState, side: Side): number {
  let sum = 0;
  for (const unit of state.units) sum += (unit.side === side ? 1 : -1) * unitWorth(mind, state, unit);
  return sum;
}
