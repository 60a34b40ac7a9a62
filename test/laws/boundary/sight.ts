import * as exact from './exact.ts';
import { directionOf, frontOf, inText, type Disc, type Shape, type Spot } from './exact.ts';
import { isSolid, type Scene } from './judge.ts';

/*
 * The verdict on a shot of a primary gun as chapters 2 and 7 of the catalogue write it. Ranges, sectors and what
 * touches are exact; the hidden share is made of angles in doubles, as OG-7.4 says, and what lies too near its
 * tolerance for them is called open.
 */

/** A unit that shoots or is shot at. */
export interface Ship extends Disc {
  readonly name: string;
  readonly heading: number;
}

/** A refusal, or what the shot meets. */
export type Shot =
  | { readonly refused: string }
  | {
      readonly back: boolean;
      readonly within: readonly string[];
      readonly behind: readonly string[];
      readonly half: boolean;
    };

/** A shot judged; `open` where doubles cannot say: then it is not compared. */
export interface Judged {
  readonly shot: Shot;
  readonly open: boolean;
}

/** OG-7.4. */
const TOLERANCE = 1e-9;
/** Far more than angles of doubles are off by, far less than the tolerance. */
const DOUBT = 1e-11;

interface Span {
  readonly low: number;
  readonly high: number;
}

const angle = (ux: number, uy: number, vx: number, vy: number): number =>
  Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);

/** The directions a part fills, relative to the direction (dx, dy) (OG-7.4). */
function spanOf(front: Spot, dx: number, dy: number, part: Shape): Span {
  if (part.kind === 'circle') {
    const [vx, vy] = [part.x - front.x, part.y - front.y];
    const far2 = vx * vx + vy * vy;
    const middle = angle(dx, dy, vx, vy);
    const half = far2 <= part.radius * part.radius ? Math.PI / 2 : Math.asin(part.radius / Math.sqrt(far2));
    return { low: middle - half, high: middle + half };
  }
  const seen = part.corners
    .map(({ x, y }) => [x - front.x, y - front.y] as const)
    .filter(([x, y]) => x !== 0 || y !== 0);
  // Seen from outside or from the outline, all corners lie within a quarter turn of some inner point.
  let [ix, iy] = [0, 0];
  for (const { x, y } of part.corners) [ix, iy] = [ix + x - front.x, iy + y - front.y];
  const middle = angle(dx, dy, ix, iy);
  const turns = seen.map(([x, y]) => angle(ix, iy, x, y));
  return { low: middle + Math.min(...turns), high: middle + Math.max(...turns) };
}

/** How far along the ray (ux, uy) a circle is entered. */
function discEntry(front: Spot, ux: number, uy: number, { x, y, radius }: Disc): number {
  const [vx, vy] = [x - front.x, y - front.y];
  const aside = ux * vy - uy * vx;
  return Math.max(0, ux * vx + uy * vy - Math.sqrt(Math.max(0, radius * radius - aside * aside)));
}

/**
 * How far along the ray a polygon is entered: the nearest point it has in common with an edge, or 0 from the outline
 * on.
 */
function polygonEntry(front: Spot, ux: number, uy: number, corners: readonly Spot[]): number {
  let least = Infinity;
  for (const [p, q] of exact.edgesOf(corners)) {
    if (exact.compare(exact.fromSegment(front, p, q), 0) === 0) return 0;
    const [px, py, ex, ey] = [p.x - front.x, p.y - front.y, q.x - p.x, q.y - p.y];
    const under = ux * ey - uy * ex;
    if (under === 0) continue;
    const far = (px * ey - py * ex) / under;
    const share = (px * uy - py * ux) / under;
    if (far >= 0 && share >= -1e-9 && share <= 1 + 1e-9) least = Math.min(least, far);
  }
  return least;
}

interface Hidden {
  readonly full: boolean;
  readonly half: boolean;
  /** Indices of the solid pieces that hide something. */
  readonly by: readonly number[];
  readonly open: boolean;
}

/** OG-7.4. */
export function hiddenOf(scene: Scene, front: Spot, target: Disc): Hidden {
  const [dx, dy] = [target.x - front.x, target.y - front.y];
  const far2 = dx * dx + dy * dy;
  if (far2 <= target.radius * target.radius) return { full: false, half: false, by: [], open: false };
  const far = Math.sqrt(far2);
  const half = Math.asin(target.radius / far);
  const spans: Span[] = [];
  const by: number[] = [];
  let open = false;
  for (const [index, piece] of scene.pieces.entries()) {
    if (!isSolid(piece)) continue;
    for (const part of piece.parts) {
      if (!exact.near(front, target, part, target.radius)) continue;
      const span = spanOf(front, dx, dy, part);
      for (const turn of [-2 * Math.PI, 0, 2 * Math.PI]) {
        const low = Math.max(-half, span.low + turn);
        const high = Math.min(half, span.high + turn);
        if (high - low <= DOUBT) continue;
        const middle = (low + high) / 2;
        const [c, s] = [Math.cos(middle) / far, Math.sin(middle) / far];
        const [ux, uy] = [dx * c - dy * s, dx * s + dy * c];
        const entry =
          part.kind === 'circle' ? discEntry(front, ux, uy, part) : polygonEntry(front, ux, uy, part.corners);
        const own = discEntry(front, ux, uy, target);
        if (Math.abs(entry - own) < 1e-4) open = true;
        if (entry >= own) continue;
        spans.push({ low, high });
        if (!by.includes(index)) by.push(index);
      }
    }
  }
  spans.sort((a, b) => a.low - b.low);
  let [sum, to] = [0, -Infinity];
  for (const { low, high } of spans) {
    if (high > to) sum += high - Math.max(low, to);
    to = Math.max(to, high);
  }
  for (const border of [2 * half - TOLERANCE, half - TOLERANCE]) if (Math.abs(sum - border) < DOUBT) open = true;
  return { full: sum >= 2 * half - TOLERANCE, half: sum >= half - TOLERANCE, by, open };
}

/** OG-2.9: whether a point lies in the back sector of a ship. */
export function isBehind(ship: Ship, point: Spot): boolean {
  const { c, s } = directionOf(ship.heading);
  const [vx, vy] = [point.x - ship.x, point.y - ship.y];
  const ahead = vx * c + vy * s;
  return -ahead > Math.abs(c * vy - s * vx);
}

/** The verdict on a primary gun of `range` mils fired at an enemy (OG-7.2 to 7.7, 7.10). */
export function judgeShot(scene: Scene, shooter: Ship, target: Ship, range: number): Judged {
  const far = exact.between(shooter, target);
  const radii = shooter.radius + target.radius;
  if (exact.compare(far, range + radii) > 0) {
    const refused = `OG-7.2: ${target.name} is ${inText(exact.ceilOf(far) - radii)} away; the range is ${inText(range)}.`;
    return { shot: { refused }, open: false };
  }
  const front = frontOf(shooter, shooter.heading);
  const { full, half, by, open } = hiddenOf(scene, front, target);
  if (full) {
    const names = by.map((index) => scene.pieces[index]!.name).join(' and ');
    const refused = `OG-7.3: No line of sight: ${names} ${by.length === 1 ? 'hides' : 'hide'} 100 % of ${target.name}.`;
    return { shot: { refused }, open };
  }
  const clouds = scene.pieces.filter(({ kind }) => kind === 'obscuring');
  const standsIn = (base: Disc, parts: readonly Shape[]): boolean => exact.touching(base, base, parts, base.radius);
  const within = clouds.filter(({ parts }) => standsIn(target, parts)).map(({ id }) => id);
  const behind = clouds
    .filter(({ parts }) => exact.touching(front, target, parts, 0) && !standsIn(shooter, parts))
    .map(({ id }) => id);
  return { shot: { back: isBehind(target, front), within, behind, half }, open };
}
