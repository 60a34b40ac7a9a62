import { UNIT_TYPES } from '../data/units.ts';
import { awaitsActivation, canActivate } from '../rules/eligible.ts';
import type { OrionsGateState, Side } from '../state.ts';
import { otherSide, type PlacedUnit } from '../units.ts';
import { roundsLeft } from './worth.ts';

/**
 * The side that will be first in the next round if nobody is lost before: the one that acts last in this one (OG-5.4).
 */
export function nextFirst(state: OrionsGateState): Side {
  const first = state.firstSide ?? 'A';
  for (let at = UNIT_TYPES.length - 1; at >= 0; at--) {
    for (const side of [otherSide(first), first]) if (canActivate(state, UNIT_TYPES[at]!, side)) return side;
  }
  return state.activation?.side ?? state.lastActivatedBy ?? first;
}

/**
 * How often an enemy acts before a unit that has just acted does so again (OG-5.2, 5.5). `first`: the side that is
 * first in the next round.
 */
export function turnsBefore(state: OrionsGateState, enemy: PlacedUnit, unit: PlacedUnit, first: Side): number {
  const now = awaitsActivation(enemy, state.round) ? 1 : 0;
  if (roundsLeft(state) === 0) return now;
  const [theirs, ours] = [UNIT_TYPES.indexOf(enemy.unitType), UNIT_TYPES.indexOf(unit.unitType)];
  return now + (theirs < ours || (theirs === ours && enemy.side === first) ? 1 : 0);
}
