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

/** How large a pixel is under a finger, mils, and whether the table is turned there. */
export type Finger = Pick<StageInput, 'pixel' | 'turned'>;

/** Pixels below a ghost at which a finger may pull it without hiding it. */
const PAD = 66;
/** Pixels round the middle of that pad. */
export const PAD_REACH = 24;

/** Where the finger pad of a ghost lies: below it on the screen, so that the finger hides nothing. */
export const padAt = ({ x, y }: Point, radius: number, { pixel, turned }: Finger): Point => {
  const away = Math.round(radius + PAD * pixel);
  return turned ? { x: x - away, y } : { x, y: y - away };
};

/** What a press on a ghost takes hold of. The handle wins where both are near. */
export function gripAt(input: StageInput, pose: Bearing, radius: number): Grip {
  const slack = SLACK[input.pointer] * input.pixel;
  const toHandle = distance(input.at, handleAt(pose, radius, input.pixel));
  const toBody = distance(input.at, pose);
  if (toHandle <= slack && toHandle < toBody) return 'handle';
  if (input.pointer === 'touch' && distance(input.at, padAt(pose, radius, input)) <= PAD_REACH * input.pixel)
    return 'body';
  return toBody <= radius + slack / 2 ? 'body' : 'none';
}
