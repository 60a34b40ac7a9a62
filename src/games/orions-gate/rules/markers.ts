import { INCH, pointBase, within } from '../../../table/index.ts';
import type { Marker, OrionsGateState, Pose, Side } from '../state.ts';
import { baseOf, isInPlay, unitOf, type PlacedUnit } from '../units.ts';

/** A unit is near a marker, a station or an artifact up to so far, base edge to point, mils (OG-15.2, 16.6, 16.12). */
export const MARKER_REACH = 3 * INCH;

/** Whether a marker lies on a table by itself: not carried, not moved off, not destroyed (OG-15.6, 16.7, 16.12). */
export const isLying = ({ carrier, takenBy }: Marker): boolean => carrier === null && takenBy === null;

/**
 * Where a marker is: its own place, that of the unit that holds it, or null when it is on no table any more (OG-16.7,
 * 16.9, 16.12).
 */
export function lying(state: OrionsGateState, marker: Marker): Pick<Pose, 'table' | 'x' | 'y'> | null {
  if (marker.takenBy !== null) return null;
  if (marker.carrier === null) return { table: marker.table, x: marker.x, y: marker.y };
  const pose = unitOf(state, marker.carrier)?.pose;
  return pose ? { table: pose.table, x: pose.x, y: pose.y } : null;
}

/** Whether a unit in play stands within 3" of a marker that lies on its table. */
export const isNear = (state: OrionsGateState, unit: PlacedUnit, marker: Marker): boolean =>
  unit.pose.table === marker.table && within(baseOf(state.options, unit), pointBase(marker), MARKER_REACH);

/** Which sides have a unit in play within 3" of a marker (OG-16.6, 16.12). */
export function sidesNear(state: OrionsGateState, marker: Marker): { readonly A: boolean; readonly B: boolean } {
  const near = { A: false, B: false };
  for (const unit of state.units)
    if (!near[unit.side] && isInPlay(unit) && isNear(state, unit, marker)) near[unit.side] = true;
  return near;
}

/** Who holds a marker now: a side, both (`contested`) or nobody (null). */
export type Holder = Side | 'contested' | null;

/** A marker is seized by the side that alone has a unit within 3" of it, Scouts included (OG-16.6). */
export function holderOf(state: OrionsGateState, marker: Marker): Holder {
  const { A, B } = sidesNear(state, marker);
  if (A && B) return 'contested';
  return A ? 'A' : B ? 'B' : null;
}

/**
 * The side that has an artifact: it was moved off the table by it, or a unit of it in play holds it (OG-16.10); null
 * for one that lies there.
 */
export function artifactSide(state: OrionsGateState, { carrier, takenBy }: Marker): Side | null {
  if (takenBy !== null) return takenBy;
  const unit = carrier === null ? undefined : unitOf(state, carrier);
  return unit && isInPlay(unit) ? unit.side : null;
}
