import type { Marker, OrionsGateState, Side } from '../state.ts';
import { isInPlay, unitOf } from '../units.ts';
import { sidesNear } from './markers-near.ts';

/** Who holds a marker now: a side, both (`contested`) or nobody (null). */
export type Holder = Side | 'contested' | null;

/** A marker is seized by the side that alone has a unit within 3" of it, Scouts included (OG-16.6). */
export function holderOf(state: OrionsGateState, marker: Marker): Holder {
  const { A, B } = sidesNear(state, marker);
  if (A && B) return 'contested';
  return A ? 'A' : B ? 'B' : null;
}

/** The side that has an artifact: it was moved off the table by it, or a unit of it in play holds it (OG-16.10); null for one that lies there. */
export function artifactSide(state: OrionsGateState, { carrier, takenBy }: Marker): Side | null {
  if (takenBy !== null) return takenBy;
  const unit = carrier === null ? undefined : unitOf(state, carrier);
  return unit && isInPlay(unit) ? unit.side : null;
}
