import type { Point } from '../../../table/shape.ts';
import type { Box } from './box.ts';

/** Where the way from the middle of a box to a point leaves it; `share` = how much of the box is taken for it. */
export const edgeOf = (box: Box, to: Point, share: number): Point => {
  const [dx, dy] = [to.x - box.x, to.y - box.y];
  const half = share / 2;
  const long = Math.max(Math.abs(dx) / (box.width * half), Math.abs(dy) / (box.height * half), 1e-9);
  return { x: box.x + dx / long, y: box.y + dy / long };
};
