import type { Point } from '../../../../table/shape.ts';
import { along } from '../../../table/motion/path.ts';
import { arcOf, rideAngle, type Berth } from './berth.ts';
import { arcPose, SUN, wayOf, type Layout, type OrbitPlace, type Pose } from './layout.ts';

/** Points of a curve. */
const STEPS = 30;
/** A climb or a fall goes on along the arc by this angle. */
const SWING = 0.16;
/** A transfer leaves, and comes in, along the arc for so long. */
const PULL = 520;

const angleIn = (berth: Berth, { orbital, slot, of }: OrbitPlace): number => rideAngle(berth.card!, orbital, slot, of);

const curveOf = (point: (t: number) => Point): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => point(step / STEPS));

const bezier = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const s = 1 - t;
  const weigh = (pick: (point: Point) => number): number =>
    s ** 3 * pick(a) + 3 * s * s * t * pick(b) + 3 * s * t * t * pick(c) + t ** 3 * pick(d);
  return { x: weigh(({ x }) => x), y: weigh(({ y }) => y) };
};

/** Within one well: round the world while the height changes, nose first. */
function spiral(layout: Layout, berth: Berth, owner: string, from: OrbitPlace, to: OrbitPlace): readonly Point[] {
  const [start, end] = [angleIn(berth, from), angleIn(berth, to)];
  const [low, high] = [arcPose(berth, from.orbital, 0, 1), arcPose(berth, to.orbital, 0, 1)];
  const way = wayOf(layout, owner);
  const swing = from.orbital === to.orbital ? 0 : SWING * way;
  const middle = { x: berth.x, y: berth.y + berth.up * arcOf(berth.card!, 1).middle };
  const [inner, outer] = [Math.abs(low.y - middle.y), Math.abs(high.y - middle.y)];
  return curveOf((t) => {
    const eased = t * t * (3 - 2 * t);
    const angle = start + (end - start) * t + swing * Math.sin(t * Math.PI);
    const radius = inner + (outer - inner) * eased;
    return { x: middle.x + radius * Math.sin(angle), y: middle.y + berth.up * radius * Math.cos(angle) };
  });
}

/** A curve stays so far from the sun; steps by which it is bent further aside until it does, and how often. */
const CLEAR = SUN * 1.45;
const BEND = 170;
const BENDS = 24;

const clears = (way: readonly Point[]): boolean => way.every(({ x, y }) => Math.hypot(x, y) >= CLEAR);

/** From well to well: it leaves along its arc, crosses the gap, bends round the sun, and comes in along the other. */
function transfer(one: Berth, other: Berth, start: Pose, end: Pose): readonly Point[] {
  const across = one.up !== other.up;
  const lift = Math.max(Math.abs(start.y) * 0.75, 300);
  const drop = Math.max(Math.abs(end.y) * 0.75, 300);
  const lead = (end.x - start.x) * 0.12;
  // In one's own system the curve reaches out for the gap; there it turns back.
  const out = across ? 0 : Math.min(Math.abs(end.x - start.x) * 0.12, 260);
  const b = { x: start.x + lead + PULL * Math.cos(start.angle), y: start.y + one.up * (lift + out) };
  const c = { x: end.x - lead - PULL * Math.cos(end.angle), y: end.y + other.up * (drop + out) };
  // Past the sun on the side on which it runs anyway.
  const side = start.x + end.x + b.x + c.x >= 0 ? 1 : -1;
  const bent = (by: number): readonly Point[] =>
    curveOf((t) => bezier(start, { x: b.x + side * by, y: b.y }, { x: c.x + side * by, y: c.y }, end, t));
  for (let bend = 0; bend < BENDS; bend += 1) {
    const way = bent(bend * BEND);
    if (!across || clears(way)) return way;
  }
  return bent(BENDS * BEND);
}

/** The way of a burn from a place to another; empty where one of them is not on the table. */
export function burnWay(layout: Layout, owner: string, from: OrbitPlace, to: OrbitPlace): readonly Point[] {
  const one = layout.berths.get(from.asset);
  const other = layout.berths.get(to.asset);
  if (!one?.card || !other?.card) return [];
  if (one.id === other.id) return spiral(layout, one, owner, from, to);
  const way = wayOf(layout, owner);
  const start = arcPose(one, from.orbital, angleIn(one, from), way);
  return transfer(one, other, start, arcPose(other, to.orbital, angleIn(other, to), way));
}

/** Where something is on its way, nose along it; at both ends as it lies there. */
export function poseAlong(way: readonly Point[], share: number, start: Pose, end: Pose): Pose {
  if (share <= 0 || way.length < 2) return share < 1 ? start : end;
  if (share >= 1) return end;
  const { x, y, heading } = along(way, share);
  const nose = (heading / 36000) * 2 * Math.PI;
  // It turns out of its orbit and into the next one.
  const turn = (from: number, to: number, t: number): number => {
    const by = ((((to - from) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
    return from + by * t;
  };
  const angle =
    share < 0.15
      ? turn(start.angle, nose, share / 0.15)
      : share > 0.85
        ? turn(end.angle, nose, (1 - share) / 0.15)
        : nose;
  return { x, y, angle };
}
