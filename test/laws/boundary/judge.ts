import * as exact from './exact.ts';
import { directionOf, inText, type Disc, type Shape, type Spot, type Way } from './exact.ts';

/*
 * The verdict on a movement as chapters 2, 6 and 14 of the catalogue write it, and its sentence as chapter 21 does.
 * Brute force: every leg against every part and every unit, gates looked for step by step. Written from the catalogue
 * alone.
 */

/** A terrain piece. */
export interface Thing {
  readonly id: string;
  readonly name: string;
  readonly kind: 'obscuring' | 'blocking' | 'dangerous' | 'warpGate' | 'wormhole';
  readonly parts: readonly Shape[];
}

/** Another unit. */
export interface Other extends Disc {
  readonly id: string;
  readonly name: string;
}

/** Everything a movement is judged by. Pieces in piece order, others in unit order. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Thing[];
  readonly others: readonly Other[];
}

/** A unit that moves. */
export interface Mover extends Disc {
  readonly heading: number;
  readonly scouts: boolean;
  readonly allowance: number;
}

/** A plan for a Move or Cruise. */
export interface Plan {
  readonly first?: number;
  readonly pivot?: number;
  readonly second?: number;
  readonly points?: readonly (readonly [number, number])[];
  readonly heading?: number;
  readonly gate?: { readonly enter: string; readonly leave: string; readonly x: number; readonly y: number };
}

/** Where a unit comes to. */
export interface End extends Spot {
  readonly heading: number;
}

/** A refusal as told, or where the unit ends. */
export type Verdict = { readonly refused: string } | { readonly end: End };

const SOLID: readonly Thing['kind'][] = ['blocking', 'warpGate', 'wormhole'];
const KIND_NAMES = {
  obscuring: 'Obscuring',
  blocking: 'Blocking',
  dangerous: 'Dangerous',
  warpGate: 'Warp gate',
  wormhole: 'Wormhole',
};

export const isSolid = ({ kind }: Thing): boolean => SOLID.includes(kind);

interface Course {
  readonly ways: readonly (Way & { readonly heading: number })[];
  readonly end: End;
}

/** OG-6.7 to 6.9: the legs of a plan and its end. */
function courseOf(mover: Mover, plan: Plan): Course {
  const start = { x: mover.x, y: mover.y };
  if (mover.scouts) {
    const stops = [start, ...(plan.points ?? []).map(([x, y]) => ({ x, y }))];
    const ways = stops.slice(1).map((to, i) => {
      const from = stops[i]!;
      return { from, to, steps: exact.ceilOf(exact.between(from, to)), heading: mover.heading };
    });
    return { ways, end: { ...stops[stops.length - 1]!, heading: plan.heading ?? mover.heading } };
  }
  const { first = 0, pivot = 0, second = 0 } = plan;
  const turned = (((mover.heading + pivot) % 36_000) + 36_000) % 36_000;
  const [a, b] = [directionOf(mover.heading), directionOf(turned)];
  const at = (one: number, two: number): Spot => ({
    x: start.x + exact.rounded(one * a.c + two * b.c, 1e9),
    y: start.y + exact.rounded(one * a.s + two * b.s, 1e9),
  });
  const [turn, end] = [at(first, 0), at(first, second)];
  const ways = [
    { from: start, to: turn, steps: first, heading: mover.heading },
    { from: turn, to: end, steps: second, heading: turned },
  ].filter(({ steps }) => steps > 0);
  return { ways, end: { ...end, heading: turned } };
}

/** OG-6.7, 6.9: numbers out of range; null = in range. `widest` is the widest turn. */
function numbersFault(mover: Mover, plan: Plan, { ways }: Course, widest: number): string | null {
  if (mover.scouts) {
    for (const [i, { steps }] of ways.entries()) if (steps === 0) return `OG-6.9: Leg ${i + 1} has no length.`;
    let sum = 0;
    for (const { from, to } of ways) sum += exact.ceilOf({ n: BigInt(exact.squared(from, to)) * 1_000_000n, over: 1n });
    return sum <= 1000 * mover.allowance + 999
      ? null
      : `OG-6.9: Path is ${inText(Math.floor(sum / 1000))}; the allowance is ${inText(mover.allowance)}.`;
  }
  const { first = 0, pivot = 0, second = 0 } = plan;
  if (first < 0 || second < 0) return 'OG-6.7: No part of a path can be negative.';
  if (first + second > mover.allowance)
    return `OG-6.7: Path is ${inText(first + second)}; the allowance is ${inText(mover.allowance)}.`;
  if (Math.abs(pivot) > widest)
    return `OG-6.7: Turn is ${(Math.abs(pivot) / 100).toFixed(2)} degrees; at most ${(widest / 100).toFixed(2)} are allowed.`;
  return null;
}

/** By how much a base hangs over the table edge; 0 or less when it does not. */
const overEdge = ({ width, height }: Scene, { x, y }: Spot, r: number): number =>
  Math.max(r - x, r - y, x + r - width, y + r - height);

/** OG-6.10 to 6.12, 20.4: leg by leg, solid pieces, units, table edge. */
function wayFault(scene: Scene, mover: Mover, ways: Course['ways'], entered: string | null): string | null {
  const r = mover.radius;
  for (const { from, to } of ways) {
    for (const piece of scene.pieces) {
      if (!isSolid(piece) || piece.id === entered || !exact.overlapping(from, to, piece.parts, r)) continue;
      const least = Math.min(...piece.parts.map((part) => exact.floorApart(exact.apart(from, to, part))));
      return `OG-6.11: Path enters ${piece.name} (${KIND_NAMES[piece.kind]}) by ${inText(r - least)}.`;
    }
    for (const other of scene.others) {
      const needed = 1000 + r + other.radius;
      const distance = exact.fromSegment(other, from, to);
      if (exact.compare(distance, needed) >= 0) continue;
      const gap = inText(Math.max(0, exact.floorOf(distance) - r - other.radius));
      const start = exact.between(mover, other);
      if (exact.compare(start, needed) >= 0)
        return `OG-6.10: Path comes within ${gap} of ${other.name}; 1.000 in is needed.`;
      const least = exact.floorOf(start) - 1;
      if (least < 0 || exact.compare(distance, least) >= 0) continue;
      const started = inText(exact.nearestOf(start) - r - other.radius);
      return `OG-6.10: Path comes within ${gap} of ${other.name}; you start at ${started} and may not come nearer.`;
    }
    const off = overEdge(scene, to, r);
    if (off > 0) return `OG-6.12: The base would be ${inText(off)} off the table.`;
  }
  return null;
}

/** OG-2.12: why a base cannot stand there; null = it can. */
function standingFault(scene: Scene, base: Disc): string | null {
  const off = overEdge(scene, base, base.radius);
  if (off > 0) return `OG-2.12: The base would be ${inText(off)} off the table.`;
  for (const piece of scene.pieces) {
    if (!isSolid(piece) || !exact.overlapping(base, base, piece.parts, base.radius)) continue;
    const least = Math.min(...piece.parts.map((part) => exact.floorApart(exact.apart(base, base, part))));
    return `OG-2.12: The base would overlap ${piece.name} (Blocking) by ${inText(base.radius - least)}.`;
  }
  for (const other of scene.others) {
    const distance = exact.between(base, other);
    if (exact.compare(distance, 1000 + base.radius + other.radius) >= 0) continue;
    const gap = Math.max(0, exact.floorOf(distance) - base.radius - other.radius);
    return `OG-2.12: Only ${inText(gap)} from ${other.name}; at least 1.000 in is needed.`;
  }
  return null;
}

/** OG-14.3, 14.6: why a base cannot come out of a gate or wormhole there; null = it can. */
export function exitFault(scene: Scene, base: Disc, leave: string): string | null {
  const unfit = standingFault(scene, base);
  if (unfit) return unfit;
  const gate = scene.pieces.find(({ id }) => id === leave)!;
  if (exact.touching(base, base, gate.parts, base.radius + 3000)) return null;
  const far = Math.min(...gate.parts.map((part) => exact.ceilApart(exact.apart(base, base, part)))) - base.radius;
  return `OG-14.3: ${inText(far)} from ${gate.name}; at most 3.000 in is allowed.`;
}

/** The first step pose of a way, from `start` on, that meets a test; `clear` mils more cannot meet it at that pose. */
export function firstStep(
  way: Way,
  start: number,
  met: (pose: Spot) => boolean,
  clear: (pose: Spot) => number,
): number | null {
  for (let k = start; k <= way.steps;) {
    const pose = exact.stepOf(way, k);
    if (met(pose)) return k;
    // A step pose is at most 0.71 mil off the line and each step at most 1 mil long.
    k += Math.max(1, Math.floor(clear(pose)) - 2);
  }
  return null;
}

/** Whole mils that are certainly left between a point and the nearest of some parts. */
export const leftTo = (pose: Spot, parts: readonly Shape[]): number => {
  let least = Infinity;
  for (const part of parts) least = Math.min(least, exact.floorApart(exact.apart(pose, pose, part)));
  return least;
};

/**
 * OG-14.3: the legs up to the first step pose that touches a gate, that pose and the heading there; null = it touches
 * none.
 */
function upToGate(mover: Mover, { ways }: Course, gate: Thing): { ways: Course['ways']; heading: number } | null {
  const meets = (pose: Spot): boolean => exact.touching(pose, pose, gate.parts, mover.radius);
  if (ways.length === 0) return meets(mover) ? { ways, heading: mover.heading } : null;
  for (const [i, way] of ways.entries()) {
    const k = firstStep(way, 0, meets, (pose) => leftTo(pose, gate.parts) - mover.radius);
    if (k === null) continue;
    const cut = { ...way, to: exact.stepOf(way, k), steps: k };
    return { ways: k === 0 ? ways.slice(0, i) : [...ways.slice(0, i), cut], heading: way.heading };
  }
  return null;
}

/** The verdict on a plan for a Move or Cruise; `beyond` is the table of the exit gate when that is another one. */
export function judgePlan(scene: Scene, mover: Mover, plan: Plan, widest: number): Verdict {
  const course = courseOf(mover, plan);
  const numbers = numbersFault(mover, plan, course, widest);
  if (numbers) return { refused: numbers };
  if (!plan.gate) {
    const fault = wayFault(scene, mover, course.ways, null);
    return fault ? { refused: fault } : { end: course.end };
  }
  const { enter, leave, x, y } = plan.gate;
  const gate = scene.pieces.find(({ id }) => id === enter)!;
  const cut = upToGate(mover, course, gate);
  const fault = wayFault(scene, mover, cut ? cut.ways : course.ways, enter);
  if (fault) return { refused: fault };
  if (!cut) {
    const ways = course.ways.length > 0 ? course.ways : [{ from: mover, to: mover }];
    const gaps = ways.flatMap(({ from, to }) => gate.parts.map((part) => exact.ceilApart(exact.apart(from, to, part))));
    const short = Math.max(1, Math.min(...gaps) - mover.radius);
    return { refused: `OG-14.3: The path stays ${inText(short)} short of ${gate.name}.` };
  }
  const out = exitFault(scene, { x, y, radius: mover.radius }, leave);
  if (out) return { refused: out };
  return { end: { x, y, heading: mover.scouts ? course.end.heading : cut.heading } };
}

/**
 * Whether a unit can stand there at all as the state of a battle: on the table, in no solid piece and in no other base.
 */
export const canStand = (scene: Scene, base: Disc): boolean =>
  overEdge(scene, base, base.radius) <= 0 &&
  !scene.pieces.some((piece) => isSolid(piece) && exact.overlapping(base, base, piece.parts, base.radius)) &&
  scene.others.every((other) => exact.compare(exact.between(base, other), base.radius + other.radius) >= 0);
