import type { Rejection } from '../../../engine/game.ts';
import { inches } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';

/** A claim of "no room" is tested on the points with both coordinates multiples of so many mils (OG-2.14). */
const GRID = 250;

/** The first legal point of the grid of a table, row by row from the south, or null (OG-2.14). */
export function firstGridPoint(width: number, height: number, legal: (x: number, y: number) => boolean): Point | null {
  for (let y = 0; y <= height; y += GRID) for (let x = 0; x <= width; x += GRID) if (legal(x, y)) return { x, y };
  return null;
}

/** The refusal of a claim although a point is free (OG-2.14). */
export const thereIsRoom = ({ x, y }: Point): Rejection => ({
  rule: 'OG-2.14',
  reason: `There is room, for example at ${inches(x)}, ${inches(y)}.`,
  data: { at: [x, y] },
});
