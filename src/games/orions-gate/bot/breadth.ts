import type { Effort } from '../../../engine/brain.ts';
import type { OrionsGateState } from '../state.ts';
import { isInPlay } from '../units.ts';

/**
 * Pairs of a plan and a unit it is weighed against in one decision, about: the work of a decision, whatever the size of
 * the battle.
 */
const PAIRS = 8400;
/** Plans tried however many units there are. */
const MIN = 200;

/**
 * The effort of a captain who looks ahead, spread over the battle as it stands: as each plan is weighed against every
 * unit, the fewer are in play the more plans are tried, up to what the effort allows. Other captains think as they
 * always do.
 */
export function broad(state: OrionsGateState, effort: Effort): Effort {
  if (!effort.depth || effort.candidates <= MIN) return effort;
  let units = 0;
  for (const unit of state.units) if (isInPlay(unit)) units += 1;
  const plans = Math.max(MIN, Math.floor(PAIRS / Math.max(1, units)));
  return plans < effort.candidates ? { ...effort, candidates: plans } : effort;
}
