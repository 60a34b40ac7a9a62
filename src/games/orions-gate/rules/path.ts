import {
  chainLength,
  countedMils,
  legTo,
  shipPath,
  stepPose,
  type Bearing,
  type Heading,
  type Leg,
  type Point,
} from '../../../table/index.ts';
import type { CommandOf } from '../command.ts';
import type { Action } from '../state.ts';
import type { PlacedUnit } from '../units.ts';
import type { Stretch } from './displacement.ts';

export type Plan = CommandOf<'plan'>;

/** One leg of a plan with the heading the unit has on it. */
export interface PathLeg {
  readonly leg: Leg;
  readonly heading: Heading;
}

/** A plan for Hold, Move or Cruise drawn out on the table (OG-6.6 to 6.9). */
export interface PlannedPath {
  /** The legs in order; a part of a ship's path without length is none. */
  readonly legs: readonly PathLeg[];
  readonly end: Bearing;
  /** Mils that count against the allowance (OG-6.8, 6.9). */
  readonly length: number;
}

/**
 * The path of a plan from where a unit stands; left-out parts are 0. For a Hold the unit only turns. Asks nothing about
 * legality.
 */
export function pathOf(unit: PlacedUnit, action: Action, plan: Plan): PlannedPath {
  if (action === 'hold')
    return { legs: [], end: { x: unit.pose.x, y: unit.pose.y, heading: plan.heading ?? unit.pose.heading }, length: 0 };
  return unit.unitType === 'scouts'
    ? scoutsPath(unit.pose, plan.points ?? [], plan.heading)
    : straightPath(unit.pose, plan);
}

function straightPath(from: Bearing, { first = 0, pivot = 0, second = 0 }: Plan): PlannedPath {
  const path = shipPath(from, first, pivot, second);
  const legs: PathLeg[] = [];
  if (first > 0) legs.push({ leg: path.legs[0], heading: from.heading });
  if (second > 0) legs.push({ leg: path.legs[1], heading: path.end.heading });
  return { legs, end: path.end, length: first + second };
}

/** Scouts turn freely: they keep their heading on the way and take the new one at the end (OG-6.9). */
function scoutsPath(
  from: Bearing,
  points: readonly (readonly [number, number])[],
  heading: Heading = from.heading,
): PlannedPath {
  const stops: Point[] = [{ x: from.x, y: from.y }, ...points.map(([x, y]) => ({ x, y }))];
  const legs: PathLeg[] = [];
  for (let i = 1; i < stops.length; i++) legs.push({ leg: legTo(stops[i - 1]!, stops[i]!), heading: from.heading });
  return { legs, end: { ...stops[stops.length - 1]!, heading }, length: countedMils(chainLength(stops)) };
}

/** A path that ends before its plan does: at a gate or over the table edge (OG-14.3, 16.9). */
export interface CutPath {
  /**
   * The legs travelled; the last one runs from its start to the step pose where the path ends. One without length is
   * left out.
   */
  readonly legs: readonly PathLeg[];
  /**
   * The same as a displacement: whole legs, each with the last step travelled, so that step poses stay those of the
   * plan (OG-2.11).
   */
  readonly stretches: readonly Stretch[];
  /** Where the path ends, and the heading on the leg that ended it. */
  readonly at: Point;
  readonly heading: Heading;
}

/** The path cut at a step of one of its legs (`index` from 0); legs beyond are dropped. */
export function cutPath(legs: readonly PathLeg[], index: number, step: number): CutPath {
  const { leg, heading } = legs[index]!;
  const before = legs.slice(0, index);
  const at = stepPose(leg, step);
  return {
    legs: step === 0 ? before : [...before, { leg: { from: leg.from, to: at, steps: step }, heading }],
    stretches: [
      ...before.map((whole) => ({ leg: whole.leg, heading: whole.heading, last: whole.leg.steps })),
      { leg, heading, last: step },
    ],
    at,
    heading,
  };
}
