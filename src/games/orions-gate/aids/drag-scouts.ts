import { bearingOf, chainLength, rnd, type Point } from '../../../table/index.ts';
import { isClear, isOn } from './field.ts';
import { bendsTo, lastBend, routesOf, SMOOTH, type Routes } from './routes.ts';
import { AROUND, nearestAround, slide, squared } from './slide.ts';
import type { Trial } from './trial.ts';

/** Way points of a Scouts plan (OG-6.9). */
export type Chain = [number, number][];

export interface ScoutsWish {
  readonly point: Point;
  /** Way points already set down; only what comes after them follows the pointer. */
  readonly via?: readonly Point[];
}

const chainOf = (points: readonly Point[]): Chain => points.map(({ x, y }) => [x, y]);

/** Straight on to the wish, whatever is in the way. */
export const idealChain = ({ unit }: Trial, { point, via = [] }: ScoutsWish): Chain =>
  chainOf(distinct(unit.pose, [...via, whole(point)]));

/**
 * The legal chain that ends nearest to the wish: straight if that works, else round what is in the way by the shortest
 * route, stopping where the allowance ends. Way points that are themselves illegal are dropped from the last one on.
 */
export function nearestChain(trial: Trial, wish: ScoutsWish): Chain {
  const ideal = idealChain(trial, wish);
  if (trial.refuse({ points: ideal }) === null) return ideal;
  const { unit, allowance } = trial;
  let via = distinct(unit.pose, (wish.via ?? []).map(whole));
  while (via.length > 0 && trial.refuse({ points: chainOf(via) }) !== null) via = via.slice(0, -1);
  const from = via[via.length - 1] ?? { x: unit.pose.x, y: unit.pose.y };
  const spent = chainLength([unit.pose, ...via]) / 1000;
  const rest = Math.max(0, allowance + 0.999 - spent);
  const routes = routesOf(trial.state, unit, from, allowance, rest, SMOOTH);
  const end = nearestEnd(routes, wish.point);
  const full = (x: number, y: number): Chain => {
    const bend = lastBend(routes, x, y);
    const turns = bend === null ? [] : bendsTo(routes, bend);
    return chainOf(distinct(unit.pose, [...via, ...turns, { x, y }]));
  };
  // The last mil by the rules themselves: whole-mil neighbours, nearer ones first.
  let best: Chain = chainOf(via);
  let least = squared(from, wish.point);
  for (const [x, y] of around(end, wish.point)) {
    const far = squared({ x, y }, wish.point);
    if (far >= least) continue;
    const chain = full(x, y);
    if (trial.refuse({ points: chain }) !== null) continue;
    [best, least] = [chain, far];
    break;
  }
  return straightened(trial, plainer(trial, best, via.length), wish.point);
}

/** The place nearest to the wish that a route reaches. */
function nearestEnd(routes: Routes, wished: Point): Point {
  const { field, from, most } = routes;
  const possible = (x: number, y: number): true | null => (lastBend(routes, x, y) === null ? null : true);
  const starts: Point[] = [from, ...routes.bends];
  for (const origin of [from, ...routes.bends]) {
    const left = most - ('far' in origin ? (origin as { far: number }).far : 0);
    const gap = Math.sqrt(squared(origin, wished));
    if (gap === 0) continue;
    const share = Math.min(1, left / gap);
    const [x, y] = [origin.x + (wished.x - origin.x) * share, origin.y + (wished.y - origin.y) * share];
    if (isOn(field, x, y) && isClear(field, origin.x, origin.y, x, y)) starts.push({ x, y });
  }
  // Where the wish lies in an obstacle: straight out of it.
  for (const disc of field.discs) {
    const gap = Math.sqrt(squared(disc, wished));
    if (gap >= disc.reach || gap === 0) continue;
    const out = (disc.reach + 0.5) / gap;
    const [x, y] = [disc.x + (wished.x - disc.x) * out, disc.y + (wished.y - disc.y) * out];
    if (possible(x, y)) starts.push({ x, y });
  }
  let best: Point = from;
  for (const start of starts) if (squared(start, wished) < squared(best, wished)) best = start;
  const gap = Math.sqrt(squared(best, wished));
  const near = nearestAround(wished, gap, possible) ?? best;
  const { x, y } = slide({ x: near.x, y: near.y, by: true as const }, wished, Math.max(64, gap / 8), possible);
  return { x, y };
}

/** Whole-mil places near a point, nearest to the wish first. */
function around({ x, y }: Point, wished: Point): readonly (readonly [number, number])[] {
  const places: [number, number][] = [];
  for (let dx = -4; dx <= 4; dx++) for (let dy = -4; dy <= 4; dy++) places.push([rnd(x) + dx, rnd(y) + dy]);
  return places.sort((a, b) => squared({ x: a[0], y: a[1] }, wished) - squared({ x: b[0], y: b[1] }, wished));
}

/** The chain without bends that it can do without; way points that were set down stay. */
function plainer(trial: Trial, chain: Chain, kept: number): Chain {
  let best = chain;
  for (let index = best.length - 2; index >= kept; index--) {
    const shorter = [...best.slice(0, index), ...best.slice(index + 1)];
    if (trial.refuse({ points: shorter }) === null) best = shorter;
  }
  return best;
}

/** One mil after the other towards the wish as long as the rules allow. */
function straightened(trial: Trial, chain: Chain, wished: Point): Chain {
  let best = chain;
  if (best.length === 0) return best;
  const start = best.slice(0, -1);
  for (let size = 16; size >= 1; size /= 2) {
    for (let moves = 0; moves < 100; moves++) {
      const [x, y] = best[best.length - 1]!;
      const now = squared({ x, y }, wished);
      const step = AROUND.find(([dx, dy]) => {
        const [nx, ny] = [x + dx * size, y + dy * size];
        return squared({ x: nx, y: ny }, wished) < now && trial.refuse({ points: [...start, [nx, ny]] }) === null;
      });
      if (!step) break;
      best = [...start, [x + step[0] * size, y + step[1] * size]];
    }
  }
  return best;
}

/** The heading Scouts take if none is wanted: that of their last leg. */
export function lastHeading({ unit }: Trial, chain: Chain): number {
  if (chain.length === 0) return unit.pose.heading;
  const [x, y] = chain[chain.length - 1]!;
  const before = chain.length > 1 ? { x: chain[chain.length - 2]![0], y: chain[chain.length - 2]![1] } : unit.pose;
  return bearingOf(before, { x, y }) ?? unit.pose.heading;
}

const whole = ({ x, y }: Point): Point => ({ x: rnd(x), y: rnd(y) });

/** Points without those equal to the one before. */
function distinct(from: Point, points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept[kept.length - 1] ?? from;
    if (last.x !== point.x || last.y !== point.y) kept.push({ x: point.x, y: point.y });
  }
  return kept;
}
