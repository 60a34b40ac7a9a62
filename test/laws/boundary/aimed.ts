import type { Sequence } from '../../physics/sequence.ts';
import {
  commonTangent,
  edgeLimits,
  exactPoint,
  headingOf,
  meetingPoint,
  middleOf,
  onLine,
  tangent,
  type Limit,
  type Line,
} from './aim.ts';
import { directionOf, type Spot } from './exact.ts';
import type { Plan } from './judge.ts';
import { limitOf, limitsOf, type Setting } from './setting.ts';

/** Starts tried for one case before it is given up. */
export const ATTEMPTS = 12;

/** A whole point up to two mils beside another one, every fourth time the nearest one. */
export const jitter = (sequence: Sequence, { x, y }: Spot): Spot => {
  const most = sequence.whole(0, 3) === 0 ? 0 : 2;
  return {
    x: Math.round(x) + sequence.whole(-most, most),
    y: Math.round(y) + sequence.whole(-most, most),
  };
};

/** A point, or one a mil beside it. */
export const beside = (sequence: Sequence, { x, y }: Spot): Spot => {
  const [dx, dy] = sequence.pick([
    [0, 0],
    [0, 0],
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const);
  return { x: x + dx, y: y + dy };
};

/** A place at one limit, exactly or to two mils, at two at once, or anywhere. */
export function aim(sequence: Sequence, limits: readonly Limit[], middle: Spot, spread = 9000): Spot {
  if (sequence.whole(0, 3) === 0) {
    const at = exactPoint(sequence, sequence.pick(limits));
    // The edges of the table are drawn as lines far outside it: their ends are no places.
    if (Math.abs(at.x - middle.x) < 30_000 && Math.abs(at.y - middle.y) < 30_000) return beside(sequence, at);
  }
  const start = {
    x: middle.x + sequence.whole(-spread, spread),
    y: middle.y + sequence.whole(-spread, spread),
  };
  const one = sequence.pick(limits);
  const near = {
    x: start.x + (middleOf(one).x - start.x) / 2,
    y: start.y + (middleOf(one).y - start.y) / 2,
  };
  const from = Math.abs(near.x) < 200_000 && Math.abs(near.y) < 200_000 ? near : start;
  const found =
    sequence.whole(0, 4) < 2
      ? meetingPoint([one], from)
      : (meetingPoint([one, neighbour(sequence, limits, one)], from) ?? meetingPoint([one], from));
  return jitter(sequence, found && Math.abs(found.x) < 200_000 && Math.abs(found.y) < 200_000 ? found : start);
}

/** Another limit, mostly one nearby: seams lie between neighbours. */
function neighbour(sequence: Sequence, limits: readonly Limit[], one: Limit): Limit {
  let best = sequence.pick(limits);
  const distance = (two: Limit): number => {
    const [a, b] = [middleOf(one), middleOf(two)];
    return Math.hypot(a.x - b.x, a.y - b.y) - one.reach - two.reach;
  };
  for (let i = 0; i < 3; i++) {
    const other = sequence.pick(limits);
    if (other !== one && (best === one || distance(other) < distance(best))) best = other;
  }
  return best;
}

/** A line at one limit or at two at once. */
export function aimLine(sequence: Sequence, limits: readonly Limit[]): { readonly line: Line; readonly by: Spot } {
  const one = sequence.pick(limits);
  const by = middleOf(one);
  const common = sequence.whole(0, 1) === 0 ? commonTangent(sequence, one, neighbour(sequence, limits, one)) : null;
  if (common) return { line: common, by };
  const turn = sequence.pick([sequence.whole(0, 6282) / 1000, (sequence.whole(0, 7) * Math.PI) / 4]);
  return { line: tangent(one, Math.cos(turn), Math.sin(turn)), by };
}

export const HEADINGS = [0, 9000, 18_000, 27_000, 4500, 13_500];

/** A plan drawn so that its start, turn, end or a leg lies at a limit, and where it starts. */
export function aimedPlan(
  sequence: Sequence,
  setting: Setting,
  limits: readonly Limit[],
): { start: Spot; heading: number; plan: Plan } {
  const { allowance, middle, type } = setting;
  const whole = sequence.whole;
  const budget = allowance + (whole(0, 9) === 0 ? whole(-1, 1) : 0);
  const anchor = whole(0, 7);
  const straight = anchor >= 5;
  const { line, by } = straight ? aimLine(sequence, limits) : { line: null, by: middle };
  if (type === 'scouts') {
    const count = whole(1, 3);
    const stops: Spot[] = [{ x: 0, y: 0 }];
    for (let i = 0; i < count; i++) {
      const turn = line && i === 0 ? headingOf(line) : whole(0, 35_999);
      const { c, s } = directionOf(turn);
      const part = Math.max(1, i === count - 1 ? Math.floor(budget / count) : whole(0, Math.floor(budget / count)));
      const last = stops[i]!;
      stops.push({
        x: last.x + Math.round((part * c) / 1e9),
        y: last.y + Math.round((part * s) / 1e9),
      });
    }
    const at = line
      ? jitter(sequence, onLine(line, by, -whole(0, Math.max(1, Math.floor(budget / count)))))
      : aim(sequence, limits, middle);
    const held = line ? stops[0]! : sequence.pick(stops);
    const start = { x: at.x - held.x, y: at.y - held.y };
    const points = stops.slice(1).map(({ x, y }) => [start.x + x, start.y + y] as const);
    return {
      start,
      heading: whole(0, 35_999),
      plan: { points, heading: whole(0, 35_999) },
    };
  }
  const first = sequence.pick([0, budget, whole(0, Math.max(0, budget)), whole(0, Math.max(0, budget))]);
  const second = sequence.pick([0, budget - first, whole(0, Math.max(0, budget - first))]);
  const pivot = sequence.pick([0, 9000, -9000, whole(-9000, 9000), whole(-9000, 9000), whole(-9001, 9001)]);
  const onSecond = line !== null && second > 0 && (first === 0 || whole(0, 1) === 0);
  const heading = line
    ? (((headingOf(line) - (onSecond ? pivot : 0)) % 36_000) + 36_000) % 36_000
    : sequence.pick([...HEADINGS, whole(0, 35_999), whole(0, 35_999), whole(0, 35_999)]);
  const [a, b] = [directionOf(heading), directionOf(heading + pivot)];
  const turn = { x: (first * a.c) / 1e9, y: (first * a.s) / 1e9 };
  const end = {
    x: turn.x + (second * b.c) / 1e9,
    y: turn.y + (second * b.s) / 1e9,
  };
  const at = line
    ? jitter(sequence, onLine(line, by, -whole(0, Math.max(1, onSecond ? second : first))))
    : aim(sequence, limits, middle);
  const held = line ? (onSecond ? turn : { x: 0, y: 0 }) : sequence.pick([end, end, turn, { x: 0, y: 0 }]);
  const start = { x: Math.round(at.x - held.x), y: Math.round(at.y - held.y) };
  return { start, heading, plan: { first, pivot, second } };
}

/** Where a unit may or may not just come out of a gate. */
export function exitPlace(sequence: Sequence, setting: Setting, leave: string): Spot {
  const { scene, radius } = setting;
  const gate = scene.pieces.find(({ id }) => id === leave)!;
  const ring = gate.parts.map((part) => limitOf(part, radius + 3000));
  const limits = [...limitsOf(scene, radius), ...edgeLimits(scene.width, scene.height, radius)];
  if (sequence.whole(0, 3) === 0) {
    const one = sequence.whole(0, 1) ? sequence.pick(ring) : neighbour(sequence, limitsOf(scene, radius), ring[0]!);
    return beside(sequence, exactPoint(sequence, one));
  }
  const start = middleOf(ring[0]!);
  const near = {
    x: start.x + sequence.whole(-6000, 6000),
    y: start.y + sequence.whole(-6000, 6000),
  };
  const one = sequence.whole(0, 2) > 0 ? sequence.pick(ring) : sequence.pick(limits);
  const two = sequence.pick([...ring, neighbour(sequence, limits, ring[0]!), sequence.pick(limits)]);
  const found = sequence.whole(0, 1)
    ? meetingPoint([one], near)
    : (meetingPoint([one, two], near) ?? meetingPoint([one], near));
  const at = found && Math.abs(found.x) < 150_000 && Math.abs(found.y) < 60_000 ? found : near;
  return jitter(sequence, at);
}
