import type { Leg, Part, Point } from '../../src/table/index.ts';

/*
 * The step rules read literally: every step pose in turn, every distance in BigInt where doubles could err. Shares no
 * code with src.
 */

/** Step pose k as OG-2.11 writes it. */
export function poseAt({ from, to, steps }: Leg, k: number): Point {
  const round = (p: number): number => {
    if (steps === 0) return 0;
    const size = Math.floor((2 * Math.abs(p) + steps) / (2 * steps));
    return p < 0 ? -size : size;
  };
  return { x: from.x + round(k * (to.x - from.x)), y: from.y + round(k * (to.y - from.y)) };
}

/** All steps of a leg at which a test holds. */
export const stepsWhere = (leg: Leg, holds: (pose: Point) => boolean): number[] =>
  Array.from({ length: leg.steps + 1 }, (_, k) => k).filter((k) => holds(poseAt(leg, k)));

/** The sign of (distance of a point from a part) - reach. */
export function signOfDistance(point: Point, part: Part, reach: number): number {
  if (part.kind === 'circle') {
    const far = (point.x - part.x) ** 2 + (point.y - part.y) ** 2;
    return Math.sign(far - (part.radius + reach) ** 2);
  }
  const { corners } = part;
  const edges = corners.map((p, i) => [p, corners[(i + 1) % corners.length]!] as const);
  if (edges.every(([p, q]) => (q.x - p.x) * (point.y - p.y) >= (q.y - p.y) * (point.x - p.x)))
    return reach > 0 ? -1 : 0;
  return Math.min(...edges.map(([p, q]) => signFromEdge(point, p, q, reach)));
}

function signFromEdge(point: Point, p: Point, q: Point, reach: number): number {
  const [ex, ey, vx, vy] = [q.x - p.x, q.y - p.y, point.x - p.x, point.y - p.y];
  const share = (ex * vx + ey * vy) / (ex * ex + ey * ey);
  if (share <= 0) return Math.sign(vx * vx + vy * vy - reach * reach);
  if (share >= 1) return Math.sign((vx - ex) ** 2 + (vy - ey) ** 2 - reach * reach);
  const away = Math.abs(ex * vy - ey * vx) / Math.sqrt(ex * ex + ey * ey);
  if (Math.abs(away - reach) > 0.001) return Math.sign(away - reach);
  const exact = BigInt(ex * vy - ey * vx) ** 2n - BigInt(reach) ** 2n * BigInt(ex * ex + ey * ey);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}
