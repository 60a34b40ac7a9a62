import { sectorOf } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import { segmentTouches } from '../../../table/touch.ts';
import { withinCover } from '../rules/attack-cover.ts';
import { touchingAt } from '../rules/ram-line.ts';
import type { OrionsGateState } from '../state.ts';
import { baseOf, type PlacedUnit } from '../units.ts';
import { nearBox, tableOf, worldOf, type BoxedPiece } from '../world.ts';
import type { Mind } from './mind.ts';
import { reachOf } from './reach.ts';
import { longestOf, mannerOf, NO_PROMISE, promise, strikeOf, type Promised } from './strike.ts';
import { gapBetween } from './threat.ts';

/** The gap in mils that units keep (OG-6.10), a little less for rounding. */
const KEPT = 950;

/**
 * The best that a shooter's next activation promises against a target that stays, over the places it can reach (not the
 * way there), by the loss or the mean of it; what covers and hides the target is looked at. `covered`: the target
 * stands in a nebula.
 */
export function bestStrike(
  mind: Mind,
  state: OrionsGateState,
  shooter: PlacedUnit,
  target: PlacedUnit,
  covered: boolean,
  by: 'loss' | 'mean',
): Promised {
  const strike = strikeOf(mind, state, shooter, target);
  const { spots, travel } = reachOf(mind, state, shooter);
  const now = gapBetween(state, shooter, target);
  if (now > longestOf(strike) + travel) return NO_PROMISE;
  const radii = touchingAt(state, shooter, target);
  const { solid, obscuring } = worldOf(mind, tableOf(state.tables, target.pose.table));
  let best = NO_PROMISE;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - target.pose.x, spot.y - target.pose.y];
    const gap = Math.sqrt(dx * dx + dy * dy) - radii;
    if (gap < KEPT && gap < now) continue;
    const barrages = spot.silent ? strike.silent : strike.aimed;
    const back = sectorOf(target.pose, spot) === 'back';
    const open = promise(barrages, gap, mannerOf(covered, back), by);
    if (open[by] <= best[by] || lies(solid, spot, target.pose)) continue;
    const behind = !covered && lies(obscuring, spot, target.pose);
    const found = behind ? promise(barrages, gap, mannerOf(true, back), by) : open;
    if (found[by] > best[by]) best = found;
  }
  return best;
}

/** Whether a unit stands in a nebula, which covers it from all sides (OG-7.6). */
export const isWithin = (mind: Mind, state: OrionsGateState, unit: PlacedUnit): boolean =>
  withinCover(mind, tableOf(state.tables, unit.pose.table), baseOf(state.options, unit)).length > 0;

/** Whether one of the pieces lies across the line between two points. */
const lies = (pieces: readonly BoxedPiece[], from: Point, to: Point): boolean =>
  pieces.some(
    ({ piece, box }) => nearBox(from, to, 0, box) && piece.parts.some((part) => segmentTouches(from, to, part)),
  );
