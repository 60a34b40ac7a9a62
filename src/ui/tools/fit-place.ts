import type { Point } from '../../table/shape.ts';
import { largest } from './bisect.ts';
import { whole } from './direction.ts';

/** Rings of the search, in mils; then the exact edge is found by halving. */
const RING = 250;
const RINGS = 40;

/** The legal place nearest to `aim` (about: the best direction of 24 a ring, then exact along it), or null when none is near. */
export function fitPlace(aim: Point, legal: (at: Point) => boolean): Point | null {
  const wanted = whole(aim);
  if (legal(wanted)) return wanted;
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let k = 0; k < 24; k++) {
      const turn = (k * Math.PI) / 12;
      const reach = ring * RING;
      const far = whole({ x: wanted.x + reach * Math.cos(turn), y: wanted.y + reach * Math.sin(turn) });
      if (!legal(far)) continue;
      const back = (mils: number): Point => whole({ x: far.x - mils * Math.cos(turn), y: far.y - mils * Math.sin(turn) });
      return back(Math.max(0, largest(reach, (mils) => legal(back(mils)))));
    }
  }
  return null;
}

/** The place on a line from a legal `from` toward `aim`, as far as the rules allow; exact to the mil. */
export function pullPlace(from: Point, aim: Point, legal: (at: Point) => boolean): Point {
  const span = Math.round(Math.hypot(aim.x - from.x, aim.y - from.y));
  if (span === 0) return from;
  const at = (mils: number): Point => whole({ x: from.x + ((aim.x - from.x) * mils) / span, y: from.y + ((aim.y - from.y) * mils) / span });
  return at(Math.max(0, largest(span, (mils) => legal(at(mils)))));
}
