import { along, rnd, type Point } from '../../../table/index.ts';
import { slide, squared } from './slide.ts';

/** Rings on which a place is looked for: their distance, how many, and the turn between two tries. */
const RING = 250;
const RINGS = 192;
const TURN = 1000;
/** Rings looked at beyond the first that has a place, so that a nearer corner is not missed; and places drawn in. */
const FURTHER = 6;
const DRAWN_IN = 4;

/**
 * The whole-mil place nearest to a wish that fits; null when there is none within 48 in of `start`, a place near the
 * wish where something may fit (the wish itself, or its nearest point in a zone). Found on rings round the start, then
 * drawn in along what blocks it.
 */
export function nearestPlace(wish: Point, start: Point, fits: (x: number, y: number) => boolean): Point | null {
  const at = { x: rnd(wish.x), y: rnd(wish.y) };
  const from = { x: rnd(start.x), y: rnd(start.y) };
  if (fits(from.x, from.y)) return from;
  const whole = (x: number, y: number): true | null => (fits(rnd(x), rnd(y)) ? true : null);
  let best: Point | null = null;
  for (const place of onRings(from, fits)
    .sort((a, b) => squared(a, at) - squared(b, at))
    .slice(0, DRAWN_IN)) {
    const { x, y } = slide({ ...place, by: true as const }, at, 1024, whole);
    const drawn = polished(fits(rnd(x), rnd(y)) ? { x: rnd(x), y: rnd(y) } : place, at, fits);
    if (!best || squared(drawn, at) < squared(best, at)) best = drawn;
  }
  return best;
}

/** The places that fit on the first rings that have any. */
function onRings(at: Point, fits: (x: number, y: number) => boolean): Point[] {
  const found: Point[] = [];
  let last = RINGS;
  for (let ring = 1; ring <= last; ring++) {
    for (let heading = 0; heading < 36000; heading += TURN) {
      const place = along(at, heading, ring * RING);
      if (fits(place.x, place.y)) found.push(place);
    }
    if (found.length > 0 && last === RINGS) last = Math.min(RINGS, ring + FURTHER);
  }
  return found;
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
