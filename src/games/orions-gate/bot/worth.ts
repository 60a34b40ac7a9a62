import type { OrionsGateState, Side, Unit } from '../state.ts';
import { boxesLeft, boxesOf, isInPlay, pointsOf } from '../units.ts';

/**
 * What a unit is worth to its side, in points. Only a loss scores (OG-16.5), so damage counts for less the fewer rounds are
 * left in which it could become a loss.
 */
export function unitWorth(state: OrionsGateState, unit: Unit): number {
  return isInPlay(unit) ? worthWith(state, unit, boxesLeft(unit)) : 0;
}

/** The worth of a unit with so many boxes left. */
export function worthWith(state: OrionsGateState, unit: Unit, left: number): number {
  if (left <= 0) return 0;
  const whole = fullBoxes(unit);
  const share = damageShare(state);
  return pointsOf(unit) * (1 - share * (1 - left / whole));
}

/** Of a unit's points, the share that is lost box by box rather than with the unit. */
const damageShare = (state: OrionsGateState): number => 0.2 + 0.35 * (roundsLeft(state) / state.options.rounds);

/** Rounds still to come after this one. */
export const roundsLeft = (state: OrionsGateState): number => Math.max(0, state.options.rounds - state.round);

function fullBoxes(unit: Unit): number {
  if (unit.unitType === 'scouts') return 1;
  let boxes = 0;
  for (const component of unit.components) boxes += boxesOf(component.kind);
  return boxes;
}

/** Own worth less the enemy's. Lost units are worth nothing, so the score is in it. */
export function balance(state: OrionsGateState, side: Side): number {
  let sum = 0;
  for (const unit of state.units) sum += (unit.side === side ? 1 : -1) * unitWorth(state, unit);
  return sum;
}
