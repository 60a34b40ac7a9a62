import { applyCommand } from '../../../src/engine/match.ts';
import { scriptChance } from '../../../src/engine/rng.ts';
import type { OrionsGateCommand } from '../../../src/games/orions-gate/command.ts';
import { eventsOf, game, unit, type Battle } from '../../helpers/og-position.ts';
import type { Sequence } from '../../physics/sequence.ts';
import { edgeLimits, headingOf, onLine } from './aim.ts';
import { aim, aimLine, ATTEMPTS, jitter } from './aimed.ts';
import * as exact from './exact.ts';
import { directionOf, type Disc, type Spot, type Way } from './exact.ts';
import { canStand, firstStep, isSolid, leftTo, type Other, type Scene, type Thing } from './judge.ts';
import { refusalText, type Outcome } from './outcome.ts';
import { limitsOf, moved, MOVER, TARGET, type Setting } from './setting.ts';
import { hiddenOf } from './sight.ts';

/*
 * Forced movement, step pose by step pose, as chapters 9, 10 and 14 of the catalogue write it: rams, pushes, tractor
 * pulls.
 */

/** A unit in the way, and the centre distance in mils below which a step pose is too near it. */
interface Bar {
  readonly unit: Other;
  readonly least: number;
}

interface Stopped {
  /** The last step pose that is reached. */
  readonly last: number;
  readonly by: { readonly kind: 'piece' | 'unit'; readonly id: string } | { readonly kind: 'edge' } | null;
}

/**
 * Where a base carried along a way stops; at one step a solid piece counts first, then units, then the edge (OG-10.10).
 */
function stopOn(whole: Scene, radius: number, way: Way, all: readonly Bar[]): Stopped {
  // Step poses lie within a mil of the straight way: what is further off it is left out.
  const solid = whole.pieces.filter(
    (one) => isSolid(one) && one.parts.some((part) => exact.near(way.from, way.to, part, radius + 1)),
  );
  const bars = all.filter(
    ({ unit: one, least }) => exact.compare(exact.fromSegment(one, way.from, way.to), least + 1) <= 0,
  );
  const parts = solid.flatMap((piece) => piece.parts);
  const byAt = ({ x, y }: Spot): Stopped['by'] => {
    const piece = solid.find((one) => exact.overlapping({ x, y }, { x, y }, one.parts, radius));
    if (piece) return { kind: 'piece', id: piece.id };
    const bar = bars.find((one) => exact.compare(exact.between(one.unit, { x, y }), one.least) < 0);
    if (bar) return { kind: 'unit', id: bar.unit.id };
    return roomLeft(whole, { x, y, radius }) < 0 ? { kind: 'edge' } : null;
  };
  const clear = (pose: Spot): number =>
    Math.min(
      leftTo(pose, parts) - radius,
      roomLeft(whole, { ...pose, radius }),
      ...bars.map((bar) => exact.floorOf(exact.between(pose, bar.unit)) - bar.least),
    );
  const k = firstStep(way, 1, (pose) => byAt(pose) !== null, clear);
  return k === null ? { last: way.steps, by: null } : { last: k - 1, by: byAt(exact.stepOf(way, k)) };
}

const roomLeft = ({ width, height }: Scene, { x, y, radius }: Disc): number =>
  Math.min(x, y, width - x, height - y) - radius;

/** A way of whole mils along a heading (OG-2.3, 2.11). */
function ahead(from: Spot, heading: number, mils: number): Way {
  const { c, s } = directionOf(heading);
  const to = { x: from.x + exact.rounded(mils * c, 1e9), y: from.y + exact.rounded(mils * s, 1e9) };
  return { from: { x: from.x, y: from.y }, to, steps: mils };
}

/** OG-14.8 on one table: the other piece of the kind at the least whole-mil distance, then piece order. */
function closestOther(scene: Scene, entered: Thing, at: Spot): string | null {
  const others = scene.pieces.filter(({ id, kind }) => kind === entered.kind && id !== entered.id);
  let [best, least]: [string | null, number] = [null, Infinity];
  for (const { id, parts } of others) {
    const far = leftTo(at, parts);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

/**
 * A ram of which the target is pushed to some limit, or null if no start was found (OG-10.2 to 10.10, 14.6 to 14.8).
 */
export function pushCase(sequence: Sequence, setting: Setting): Outcome | null {
  const { match, scene, radius, targetRadius, allowance, middle } = setting;
  const others = scene.others.filter(({ id }) => id !== TARGET);
  // Every other push is aimed at what leads elsewhere alone.
  const walls = sequence.whole(0, 1) ? scene.pieces : scene.pieces.filter(({ kind }) => kind !== 'blocking');
  const limits = [
    ...limitsOf({ ...scene, pieces: walls, others: [] }, targetRadius),
    ...(walls === scene.pieces
      ? others.map(({ x, y, radius: own }) => ({ corners: [{ x, y }], reach: targetRadius + own }))
      : []),
    ...(sequence.whole(0, 2) === 0 ? edgeLimits(scene.width, scene.height, targetRadius) : []),
  ];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const die = sequence.whole(1, 6);
    const way = aimedWay(sequence, limits, middle, 1000 * die);
    const target = { ...way.from, radius: targetRadius };
    const { c, s } = directionOf(way.heading);
    const off = radius + targetRadius + sequence.whole(0, Math.min(30, allowance));
    const rammer = { x: target.x - Math.round((off * c) / 1e9), y: target.y - Math.round((off * s) / 1e9), radius };
    if (
      !canStand({ ...scene, others }, target) ||
      !canStand({ ...scene, others: [...others, { id: '', name: '', ...target }] }, rammer)
    )
      continue;
    const state = moved(
      moved(match.state, MOVER, rammer, way.heading),
      TARGET,
      target,
      (way.heading + 18_000) % 36_000,
    );
    return comparePush({ ...match, state }, { ...scene, others }, rammer, target, {
      heading: way.heading,
      die,
      allowance,
    });
  }
  return null;
}

/** A start from which a way of some length ends at a limit, or runs along one. */
function aimedWay(
  sequence: Sequence,
  limits: Parameters<typeof aim>[1],
  middle: Spot,
  mils: number,
): { from: Spot; heading: number } {
  if (sequence.whole(0, 1) === 0) {
    const { line, by } = aimLine(sequence, limits);
    return { from: jitter(sequence, onLine(line, by, -sequence.whole(0, mils))), heading: headingOf(line) };
  }
  const heading = sequence.pick([0, 9000, 18_000, 27_000, sequence.whole(0, 35_999)]);
  const { c, s } = directionOf(heading);
  const part = sequence.pick([mils, sequence.whole(0, mils)]);
  const end = aim(sequence, limits, middle);
  return { from: { x: Math.round(end.x - (part * c) / 1e9), y: Math.round(end.y - (part * s) / 1e9) }, heading };
}

interface Ram {
  readonly heading: number;
  readonly die: number;
  readonly allowance: number;
}

/**
 * The first step pose at which a rammer touches its target, and whether something else is met before the contact pose
 * (OG-10.3, 10.4).
 */
function contactOf(scene: Scene, rammer: Disc, target: Disc, { heading, allowance }: Ram): 'missed' | 'barred' | Spot {
  const line = ahead(rammer, heading, allowance);
  const reach = rammer.radius + target.radius;
  const gap = (pose: Spot): number => exact.floorOf(exact.between(pose, target)) - reach;
  const k = firstStep(line, 1, (pose) => exact.compare(exact.between(pose, target), reach) <= 0, gap);
  if (k === null) return 'missed';
  const contact = exact.compare(exact.between(exact.stepOf(line, k), target), reach) === 0 ? k : k - 1;
  const bars = scene.others.map((one) => ({ unit: one, least: rammer.radius + one.radius }));
  const { last } = stopOn(scene, rammer.radius, line, bars);
  return last < contact ? 'barred' : exact.stepOf(line, contact);
}

/** Product and judge on one ram and its push; no die does damage but that of a wormhole. */
function comparePush(match: Battle, scene: Scene, rammer: Disc, target: Disc, ram: Ram): Outcome {
  const contact = contactOf(scene, rammer, target, ram);
  const command: OrionsGateCommand = { type: 'plan', target: TARGET };
  const dice = [1, 1, 1, ram.die, ...Array.from({ length: 12 }, () => 1)];
  const applied = applyCommand(game, { ...match, chance: scriptChance(dice) }, 'a1', command);
  const report = (product: unknown, judge: unknown): Outcome => {
    const same = JSON.stringify(product) === JSON.stringify(judge);
    const where = JSON.stringify({ rammer, target, ram, scene });
    const difference = same ? null : `product: ${JSON.stringify(product)}, judge: ${JSON.stringify(judge)}\n${where}`;
    return { legal: applied.ok, open: false, difference };
  };
  if (contact === 'missed' || contact === 'barred' || !applied.ok) {
    const rule = applied.ok ? null : applied.rejections[0]!.rule;
    return report(rule, contact === 'missed' ? 'OG-10.3' : contact === 'barred' ? 'OG-10.4' : null);
  }
  const way = ahead(target, ram.heading, 1000 * ram.die);
  const bars = scene.others.map((one) => ({ unit: one, least: target.radius + one.radius }));
  const { last, by } = stopOn(scene, target.radius, way, bars);
  const end = exact.stepOf(way, last);
  const into = by?.kind === 'piece' ? scene.pieces.find(({ id }) => id === by.id)! : null;
  const out = into && into.kind !== 'blocking' ? closestOther(scene, into, end) : null;
  const { events } = applied;
  const placed = unit(applied.match, MOVER).pose!;
  const pushed = unit(applied.match, TARGET).pose!;
  return report(
    {
      rammer: [placed.x, placed.y],
      pushed: [pushed.x, pushed.y],
      by: eventsOf(events, 'pushed')[0]!.stoppedBy,
      out: eventsOf(events, 'lifted')[0]?.leave ?? null,
      hit: eventsOf(events, 'autoHit').some(({ cause }) => cause.kind === 'collision'),
    },
    {
      rammer: [contact.x, contact.y],
      pushed: [end.x, end.y],
      by,
      out,
      hit: into !== null && out === null && into.kind !== 'wormhole',
    },
  );
}

/** A tractor pull toward some limit, or null if no start was found (OG-9.24). */
export function pullCase(sequence: Sequence, setting: Setting): Outcome | null {
  const { match, scene, radius, targetRadius, middle } = setting;
  const others = scene.others.filter(({ id }) => id !== TARGET);
  const limits = [
    ...limitsOf({ ...scene, others }, targetRadius),
    ...(sequence.whole(0, 2) === 0 ? edgeLimits(scene.width, scene.height, targetRadius) : []),
  ];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const die = sequence.whole(1, 6);
    const way = aimedWay(sequence, limits, middle, 1000 * die);
    const { c, s } = directionOf(way.heading);
    const target = { ...way.from, radius: targetRadius };
    const off =
      radius +
      targetRadius +
      sequence.pick([sequence.whole(0, 2000), sequence.whole(0, 18_000), 1000 + 1000 * die + sequence.whole(-2, 2)]);
    const ship = { x: Math.round(target.x + (off * c) / 1e9), y: Math.round(target.y + (off * s) / 1e9), radius };
    if (
      !canStand({ ...scene, others }, target) ||
      !canStand({ ...scene, others: [...others, { id: '', name: '', ...target }] }, ship)
    )
      continue;
    const heading = sequence.whole(0, 35_999);
    const hidden = hiddenOf(scene, exact.frontOf(ship, heading), target);
    const far = exact.compare(exact.between(ship, target), 18_000 + radius + targetRadius) > 0;
    if (hidden.full || hidden.open || far) continue;
    const state = moved(moved(match.state, MOVER, ship, heading), TARGET, target, 0);
    return comparePull({ ...match, state }, { ...scene, others }, ship, target, die);
  }
  return null;
}

function comparePull(match: Battle, scene: Scene, ship: Disc, target: Disc, die: number): Outcome {
  const [vx, vy, d] = [ship.x - target.x, ship.y - target.y, 1000 * die];
  const length = exact.floorOf({ n: BigInt(exact.squared(ship, target)) * 1_000_000n, over: 1n });
  const to = { x: target.x + exact.rounded(1000 * d * vx, length), y: target.y + exact.rounded(1000 * d * vy, length) };
  const bars = [...scene.others, { id: MOVER, name: '', ...ship }].map((one): Bar => {
    const needed = 1000 + target.radius + one.radius;
    const start = exact.between(target, one);
    return { unit: one, least: exact.compare(start, needed) >= 0 ? needed : exact.floorOf(start) };
  });
  const way = { from: { x: target.x, y: target.y }, to, steps: d };
  const end = exact.stepOf(way, stopOn(scene, target.radius, way, bars).last);
  const command: OrionsGateCommand = { type: 'useComponent', slot: 1, target: TARGET };
  const applied = applyCommand(game, { ...match, chance: scriptChance([die]) }, 'a1', command);
  const pose = applied.ok ? unit(applied.match, TARGET).pose! : null;
  const given = applied.ok ? `${pose!.x}, ${pose!.y}` : refusalText(applied.rejections);
  const difference =
    given === `${end.x}, ${end.y}`
      ? null
      : `product: ${given}, judge: ${end.x}, ${end.y}\n${JSON.stringify({ ship, target, die, scene })}`;
  return { legal: applied.ok, open: false, difference };
}
