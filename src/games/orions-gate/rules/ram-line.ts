import { legAlong, stepPose, type Leg } from '../../../table/leg.ts';
import { firstStepWithin } from '../../../table/steps.ts';
import { squaredDistance } from '../../../table/exact.ts';
import type { Point } from '../../../table/shape.ts';
import type { OrionsGateState } from '../state.ts';
import { radiusOf, type PlacedUnit } from '../units.ts';

/** Where a ram line meets its target (OG-10.3). */
export interface Contact {
  /** Step of the contact pose. */
  readonly step: number;
  /** First step that touches or overlaps the target; one more than `step` when no step pose touches exactly. */
  readonly reached: number;
  readonly pose: Point;
}

/** The ram line of a unit, `mils` long, from where it stands along its heading (OG-10.2). */
export const ramLine = (unit: PlacedUnit, mils: number): Leg => legAlong({ x: unit.pose.x, y: unit.pose.y }, unit.pose.heading, mils);

/** The contact with a target on a ram line, or null when no step pose from 1 on reaches it (OG-10.3). */
export function contactOn(state: OrionsGateState, unit: PlacedUnit, leg: Leg, target: PlacedUnit): Contact | null {
  const reach = radiusOf(state.options, unit.unitType) + radiusOf(state.options, target.unitType);
  const reached = firstStepWithin(leg, target.pose, reach, 1);
  if (reached === null) return null;
  const touching = squaredDistance(stepPose(leg, reached), target.pose) === reach * reach;
  const step = touching ? reached : reached - 1;
  return { step, reached, pose: stepPose(leg, step) };
}
