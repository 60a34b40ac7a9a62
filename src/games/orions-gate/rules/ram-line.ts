import { contactStep, legAlong, type Leg } from '../../../table/index.ts';
import type { OrionsGateState, Unit } from '../state.ts';
import { radiusOf, type PlacedUnit } from '../units.ts';

/** The ram line of a unit, `mils` long, from where it stands along its heading (OG-10.2). */
export const ramLine = (unit: PlacedUnit, mils: number): Leg =>
  legAlong({ x: unit.pose.x, y: unit.pose.y }, unit.pose.heading, mils);

/** Centre distance at which the bases of two units touch, mils. */
export const touchingAt = (state: OrionsGateState, a: Unit, b: Unit): number =>
  radiusOf(state.options, a.unitType) + radiusOf(state.options, b.unitType);

/** Step of the contact pose with a target on a ram line, or null when the line does not reach it (OG-10.3). */
export const contactOn = (state: OrionsGateState, unit: PlacedUnit, line: Leg, target: PlacedUnit): number | null =>
  contactStep(line, target.pose, touchingAt(state, unit, target));
