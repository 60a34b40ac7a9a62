import type { Rejection } from '../../../engine/game.ts';
import type { Point } from '../../../table/index.ts';
import { squared } from './slide.ts';

/** Mils beyond an end at which what stops a unit is looked for, nearest first. */
const BEYOND = [1, 4, 16, 64, 256, 1024] as const;

/**
 * What refuses the places that go on from an end towards a point: the reason that binds where the unit stops, not what
 * else is wrong at the far end of the pointer. Null when none of them is refused.
 */
export function stopBeyond(end: Point, point: Point, refuse: (to: Point) => Rejection | null): Rejection | null {
  const gap = Math.sqrt(squared(end, point));
  for (const step of [...BEYOND.filter((mils) => mils < gap), gap]) {
    const share = step / gap;
    const fault = refuse({ x: end.x + (point.x - end.x) * share, y: end.y + (point.y - end.y) * share });
    if (fault) return fault;
  }
  return null;
}
