import { stepPose, type Heading, type Point } from '../../../table/index.ts';
import type { Stretch } from './displacement.ts';
import type { PathLeg } from './path.ts';

/** A path that ends before its plan does: at a gate or over the table edge (OG-14.3, 16.9). */
export interface CutPath {
  /** The legs travelled; the last one runs from its start to the step pose where the path ends. One without length is left out. */
  readonly legs: readonly PathLeg[];
  /** The same as a displacement: whole legs, each with the last step travelled, so that step poses stay those of the plan (OG-2.11). */
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
