import { along } from '../../../../table/direction.ts';
import type { Bearing, Point } from '../../../../table/shape.ts';
import type { StageInput } from '../../../table/stage.ts';
import { distance } from './direction.ts';
import type { Grip } from './tool.ts';

/** Pixels round a thing that still grab it. */
const SLACK = { mouse: 12, pen: 16, touch: 26 } as const;
/** Least pixels between a base and its heading handle. */
const ARM = 26;
/** Least mils between a base and its heading handle. */
const REACH = 700;

/** Where the heading handle of a ghost stands. */
export const handleAt = (pose: Bearing, radius: number, pixel: number): Point =>
  along(pose, pose.heading, Math.round(radius + Math.max(REACH, ARM * pixel)));

/** Pixels below a ghost at which a finger may pull it without hiding it. */
const PAD = 66;
/** Pixels round the middle of that pad. */
export const PAD_REACH = 24;

/** Where the finger pad of a ghost lies: below it on the screen, so that the finger hides nothing. */
export const padAt = (pose: Point, radius: number, pixel: number): Point => ({
  x: pose.x,
  y: Math.round(pose.y - radius - PAD * pixel),
});

/** What a press on a ghost takes hold of. The handle wins where both are near. */
export function gripAt(input: StageInput, pose: Bearing, radius: number): Grip {
  const slack = SLACK[input.pointer] * input.pixel;
  const toHandle = distance(input.at, handleAt(pose, radius, input.pixel));
  const toBody = distance(input.at, pose);
  if (toHandle <= slack && toHandle < toBody) return 'handle';
  if (input.pointer === 'touch' && distance(input.at, padAt(pose, radius, input.pixel)) <= PAD_REACH * input.pixel)
    return 'body';
  return toBody <= radius + slack / 2 ? 'body' : 'none';
}
