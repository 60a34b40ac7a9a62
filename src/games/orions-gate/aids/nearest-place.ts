import { along, rnd, type Point } from '../../../table/index.ts';
import { slide, squared } from './slide.ts';

/** Rings round the wish on which a place is looked for: their distance, how many, and turns between the tries. */
const RING = 250;
const RINGS = 192;
const TURN = 1000;

/** The whole-mil place nearest to a wish that fits, found on rings and then drawn in along what blocks it; null when there is none within 48 in. */
export function nearestPlace(wish: Point, fits: (x: number, y: number) => boolean): Point | null {
  const at = { x: rnd(wish.x), y: rnd(wish.y) };
  if (fits(at.x, at.y)) return at;
  const start = onRings(at, fits);
  if (!start) return null;
  const tried = (x: number, y: number): true | null => (Number.isInteger(x) && Number.isInteger(y) && fits(x, y) ? true : null);
  let best: Point = start;
  // Slides in whole mils; a second pass leaves the corners a first one stops in.
  for (let pass = 0; pass < 2; pass++) {
    const { x, y } = slide({ ...best, by: true as const }, at, 1024, (px, py) => tried(rnd(px), rnd(py)));
    const whole = { x: rnd(x), y: rnd(y) };
    if (squared(whole, at) < squared(best, at)) best = whole;
  }
  return polished(best, at, fits);
}

function onRings(at: Point, fits: (x: number, y: number) => boolean): Point | null {
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let heading = 0; heading < 36000; heading += TURN) {
      const place = along(at, heading, ring * RING);
      if (fits(place.x, place.y)) return place;
    }
  }
  return null;
}

/** One mil after the other, straight and aside, as long as it gets nearer. */
function polished(from: Point, at: Point, fits: (x: number, y: number) => boolean): Point {
  let best = from;
  for (let moves = 0; moves < 64; moves++) {
    let next: Point | null = null;
    for (let dx = -3; dx <= 3; dx++) {
      for (let dy = -3; dy <= 3; dy++) {
        const place = { x: best.x + dx, y: best.y + dy };
        if (squared(place, at) < squared(next ?? best, at) && fits(place.x, place.y)) next = place;
      }
    }
    if (!next) return best;
    best = next;
  }
  return best;
}
