import { cosine, sine, UNIT, type Bearing } from '../../../table/index.ts';
import { isClear, isOn, type Field } from './field.ts';

/** A ship that goes straight, turns once by at most `limit` hundredths of a degree, and goes straight (OG-6.7). */
export interface ShipReach {
  readonly field: Field;
  readonly pose: Bearing;
  readonly most: number;
  readonly limit: number;
  /** Direction of the heading. */
  readonly c: number;
  readonly s: number;
  /** Mils it may go straight ahead. */
  readonly ahead: number;
  /** How many lengths of the first part are tried where the straight line to a point is blocked. */
  readonly tries: number;
}

/** Tries that leave out no passage wider than a few hundredths of an inch. */
const TRIES = 48;

/** What a ship can reach with `most` mils. */
export function shipReach(field: Field, pose: Bearing, most: number, limit: number, tries = TRIES): ShipReach {
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
  return { field, pose, most, limit, c, s, ahead, tries };
}

/** The shortest first part with which a ship reaches a point by one turn, in mils; null if it cannot. */
export function firstFor(ship: ShipReach, x: number, y: number): number | null {
  const { field, pose, most, c, s, tries } = ship;
  const dx = x - pose.x;
  const dy = y - pose.y;
  if (dx * dx + dy * dy > (most + 0.01) * (most + 0.01)) return null;
  const ahead = dx * c + dy * s;
  if (ahead < -0.5 || !isOn(field, x, y)) return null;
  const aside = Math.abs(c * dy - s * dx);
  if (worksWith(ship, 0, ahead, aside, x, y)) return 0;
  if (!isClear(field, x, y, x, y)) return null;
  const last = Math.min(ship.ahead, ship.limit < 9000 ? ahead - aside : ahead);
  if (last <= 0) return null;
  for (let index = 1; index <= tries; index++) {
    const first = (last * index) / tries;
    if (worksWith(ship, first, ahead, aside, x, y)) return first;
  }
  return null;
}

/** Whether a first part of `first` mils leads to a point. */
export function reachesBy(ship: ShipReach, first: number, x: number, y: number): boolean {
  const { pose, c, s } = ship;
  const dx = x - pose.x;
  const dy = y - pose.y;
  return first <= ship.ahead && worksWith(ship, first, dx * c + dy * s, Math.abs(c * dy - s * dx), x, y);
}

function worksWith(
  { field, pose, most, limit, c, s }: ShipReach,
  first: number,
  ahead: number,
  aside: number,
  x: number,
  y: number,
): boolean {
  const rest = ahead - first;
  const second = Math.sqrt(rest * rest + aside * aside);
  // A hair of tolerance: the point straight ahead at full length is a legal maximum.
  if (first + second > most + 0.01) return false;
  if (second > 0.5 && (limit < 9000 ? rest < aside - 0.5 : rest < -0.5)) return false;
  return isClear(field, pose.x + first * c, pose.y + first * s, x, y);
}
