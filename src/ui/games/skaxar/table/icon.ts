import { drawIcon, type IconName } from '../../../../../assets/art/skaxar/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { Scribe } from '../../../cards/table/scribe.ts';

/** Draws an icon with its middle at a point of the canvas. */
export const iconAt = (
  { context }: Pick<Scribe, 'context'>,
  name: IconName,
  at: Point,
  size: number,
  ink: string,
): void => drawIcon(context, name, Math.round(at.x - size / 2), Math.round(at.y - size / 2), Math.round(size), ink);
