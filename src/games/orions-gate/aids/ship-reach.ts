import { cosine, sine, UNIT, type Bearing } from '../../../table/index.ts';
import { isClear, isOn, type Field } from './field.ts';

/** A ship that goes straight, turns once by at most `limit` hundredths of a degree, and goes straight (OG-6.7). */
export interface ShipReach {
  readonly field: Field;
  readonly pose: Bearing;
  readonly most: number;
  readonly limit: number;
  /** Mils it may go straight ahead. */
  readonly ahead: number;
}

/** Lengths of the first part that are tried when the straight line to a point is blocked. */
const TRIES = 48;

/** What a ship can reach with `most` mils. */
export function shipReach(field: Field, pose: Bearing, most: number, limit: number): ShipReach {
  const [c, s] = [cosine(pose.heading) / UNIT, sine(pose.heading) / UNIT];
  const free = (mils: number): boolean => isClear(field, pose.x, pose.y, pose.x + mils * c, pose.y + mils * s);
  let [ahead, blocked] = [0, most + 1];
  if (free(most)) ahead = most;
  else {
    while (blocked - ahead > 1) {
      const half = Math.floor((ahead + blocked) / 2);
      if (free(half)) ahead = half;
      else blocked = half;
    }
  }
  return { field, pose, most, limit, ahead };
}

/** The shortest first part with which a ship reaches a point by one turn, in mils; null if it cannot. */
export function firstFor(ship: ShipReach, x: number, y: number): number | null {
  if (!isOn(ship.field, x, y)) return null;
  const { pose, most } = ship;
  const [c, s] = [cosine(pose.heading) / UNIT, sine(pose.heading) / UNIT];
  const [dx, dy] = [x - pose.x, y - pose.y];
  const ahead = dx * c + dy * s;
  const aside = Math.abs(c * dy - s * dx);
  if (dx * dx + dy * dy > most * most || ahead < -0.5) return null;
  const last = Math.min(ship.ahead, ship.limit < 9000 ? ahead - aside : ahead);
  for (let index = 0; index <= TRIES; index++) {
    const first = (Math.max(0, last) * index) / TRIES;
    if (worksWith(ship, first, ahead, aside, x, y)) return first;
  }
  return null;
}

/** Whether a first part of `first` mils leads to a point. */
export function reachesBy(ship: ShipReach, first: number, x: number, y: number): boolean {
  const [c, s] = [cosine(ship.pose.heading) / UNIT, sine(ship.pose.heading) / UNIT];
  const [dx, dy] = [x - ship.pose.x, y - ship.pose.y];
  return first <= ship.ahead && worksWith(ship, first, dx * c + dy * s, Math.abs(c * dy - s * dx), x, y);
}

function worksWith({ field, pose, most, limit }: ShipReach, first: number, ahead: number, aside: number, x: number, y: number): boolean {
  const rest = ahead - first;
  const second = Math.sqrt(rest * rest + aside * aside);
  // A hair of tolerance: the point straight ahead at full length is a legal maximum.
  if (first + second > most + 0.01) return false;
  if (second > 0.5 && (limit < 9000 ? rest < aside - 0.5 : rest < -0.5)) return false;
  return isClear(field, pose.x + (first * cosine(pose.heading)) / UNIT, pose.y + (first * sine(pose.heading)) / UNIT, x, y);
}
