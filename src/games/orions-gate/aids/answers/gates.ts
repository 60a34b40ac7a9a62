import {
  along,
  bearingOf,
  compareGap,
  frontPoint,
  gapMils,
  gapToPart,
  gapToParts,
  pointBase,
  touches,
  turned,
  within,
  type Heading,
  type Leg,
  type Point,
} from '../../../../table/index.ts';
import { MINE_REACH } from '../../rules/displacement-encounters.ts';
import { pathToGate } from '../../rules/gate-plan.ts';
import { cannotComeOut, EXIT_REACH, otherPieces, type StandingPiece } from '../../rules/gates.ts';
import { MARKER_REACH } from '../../rules/markers.ts';
import { widestTurn } from '../../rules/move.ts';
import { rollsNear } from '../../rules/mystery.ts';
import { pathOf, type Plan } from '../../rules/path.ts';
import type { Rules } from '../../rules/rules.ts';
import type { OrionsGateState, Piece } from '../../state.ts';
import { radiusOf, type PlacedUnit } from '../../units.ts';
import { nearBox, tableOf, worldOf } from '../../world.ts';
import { isSafe, type AnswerGrain, type Way } from './ways.ts';
import { signed } from '../drag-ship.ts';
import { middleOn } from '../gate-exit.ts';
import { openTrial } from '../trial.ts';

/** How closely ways through a gate are sampled. Every way of `rough` is one of `fine`. */
interface GateGrain {
  /** Shares of the allowance travelled before the turn towards the gate. */
  readonly firsts: readonly number[];
  /** Hundredths of a degree beside the middle of the gate that are aimed at. */
  readonly beside: readonly number[];
  /** Directions round the exit, and distances from it in mils. */
  readonly directions: number;
  readonly gaps: readonly number[];
}

const GRAINS: { readonly [grain in AnswerGrain]: GateGrain } = {
  rough: { firsts: [0, 0.5], beside: [0], directions: 8, gaps: [0, EXIT_REACH] },
  fine: {
    firsts: [0, 0.25, 0.5, 0.75],
    beside: [0, 1000, -1000, 2000, -2000, 3000, -3000],
    directions: 24,
    gaps: [0, EXIT_REACH / 2, EXIT_REACH],
  },
};
/** Of ways into a gate with nearly one heading the shortest is enough. */
const ALIKE = 800;
/** Mils by which a place keeps off both ends of its band: it is rounded to whole mils. */
const HAIR = 2;

type Draft = Omit<Plan, 'type' | 'gate'>;

/** A way into a gate, and the heading a ship has beyond it. */
interface Entry {
  readonly gate: Piece;
  readonly plan: Draft;
  readonly needs: number;
  readonly heading: Heading;
  readonly legs: readonly Leg[];
}

/**
 * Ways of a unit into a warp gate and out of another onto a table, for a Move or a Cruise of at most `most` mils: legal
 * by the rules, sampled; none that meets a mine or a Dangerous piece on the way or where it comes out (OG-14.3 to
 * 14.5). The unit they are for is not on the table yet: `passes` asks for its spacing.
 */
export function gateWays(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  action: 'move' | 'cruise',
  most: number,
  table: number,
  grain: AnswerGrain,
): readonly Way[] {
  const reach = most + radiusOf(state.options, unit.unitType);
  const near = worldOf(rules, tableOf(state.tables, unit.pose.table)).solid.filter(
    ({ piece, box }) => piece.kind === 'warpGate' && nearBox(unit.pose, unit.pose, reach, box),
  );
  return near.flatMap(({ piece: gate }) => {
    const exits = otherPieces(state.tables, gate).filter((exit) => exit.table.number === table);
    if (exits.length === 0) return [];
    const entries = entriesTo(rules, state, unit, action, most, gate, grain);
    if (entries.length === 0) return [];
    return exits.flatMap((exit) => {
      const places = placesAt(rules, state, unit, exit, GRAINS[grain]);
      return entries.flatMap((entry) => throughTo(rules, state, unit, action, entry, exit, places));
    });
  });
}

/** Ways into a gate: the coarse ones, then those of a closer look that come out with another heading. */
function entriesTo(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  action: 'move' | 'cruise',
  most: number,
  gate: Piece,
  grain: AnswerGrain,
): readonly Entry[] {
  const kept: Entry[] = [];
  for (const look of grain === 'fine' ? (['rough', 'fine'] as const) : (['rough'] as const)) {
    const found = draftsTo(state, unit, action, most, gate, GRAINS[look]).flatMap(
      (draft) => entered(state, unit, action, most, gate, draft) ?? [],
    );
    for (const entry of found.sort((a, b) => a.needs - b.needs)) {
      if (kept.some(({ heading }) => Math.abs(signed(heading - entry.heading)) < ALIKE)) continue;
      if (isSafe(rules, state, unit, entry)) kept.push(entry);
    }
  }
  return kept;
}

/** Plans that go to a gate as far as they may: straight on, and with a turn towards it. */
function draftsTo(
  state: OrionsGateState,
  unit: PlacedUnit,
  action: 'move' | 'cruise',
  most: number,
  gate: Piece,
  { firsts, beside }: GateGrain,
): readonly Draft[] {
  const { pose } = unit;
  const middle = middleOn(state, gate.id);
  if (unit.unitType === 'scouts') {
    const bearing = bearingOf(pose, middle) ?? pose.heading;
    return [
      { points: [] },
      ...beside.map((aside): Draft => ({ points: [pointOf(along(pose, turned(bearing + aside), most - 1))] })),
    ];
  }
  const widest = widestTurn(state.options, action);
  const turning = firsts.flatMap((share) => {
    const first = Math.floor(most * share);
    const bearing = bearingOf(along(pose, pose.heading, first), middle);
    if (bearing === null) return [];
    return beside
      .map((aside): Draft => ({ first, pivot: signed(bearing + aside - pose.heading), second: most - first }))
      .filter(({ pivot }) => Math.abs(pivot!) <= widest);
  });
  return [{ first: 0, pivot: 0, second: 0 }, { first: most, pivot: 0, second: 0 }, ...turning];
}

const pointOf = ({ x, y }: Point): [number, number] => [x, y];

/** A draft cut to what it takes to touch the gate; null when it does not, or takes too much. */
function entered(
  state: OrionsGateState,
  unit: PlacedUnit,
  action: 'move' | 'cruise',
  most: number,
  gate: Piece,
  draft: Draft,
): Entry | null {
  const cut = pathToGate(state, unit, pathOf(unit, action, { type: 'plan', ...draft }), gate);
  if (!cut) return null;
  const last = cut.stretches[cut.stretches.length - 1]?.last ?? 0;
  // A leg of another length rounds its steps anew: it may have to be a mil longer.
  for (const extra of [0, 1, 2]) {
    const plan = shortened(unit, draft, cut.stretches.length, last + extra);
    const path = pathOf(unit, action, { type: 'plan', ...plan });
    const way = path.length <= most ? pathToGate(state, unit, path, gate) : null;
    if (way) return { gate, plan, needs: path.length, heading: way.heading, legs: way.legs.map(({ leg }) => leg) };
  }
  return null;
}

/** The plan that ends so many mils into its last leg. */
function shortened(
  { pose }: PlacedUnit,
  { first = 0, pivot = 0, second = 0, points }: Draft,
  legs: number,
  last: number,
): Draft {
  if (points)
    return { points: points.slice(0, legs).map(([x, y]) => pointOf(along(pose, bearingOf(pose, { x, y })!, last))) };
  if (legs === 0) return { first: 0, pivot: 0, second: 0 };
  const turnedFirst = first === 0 && second > 0;
  return legs === 1 && !turnedFirst ? { first: last, pivot: 0, second: 0 } : { first, pivot, second: last };
}

/**
 * Where a unit may come out of an exit, round it and near and far, with the heading away from it; nothing there rolls
 * dice.
 */
function placesAt(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  exit: StandingPiece,
  { directions, gaps }: GateGrain,
): readonly (Point & { readonly outward: Heading })[] {
  const radius = radiusOf(state.options, unit.unitType);
  const middle = middleOn(state, exit.piece.id);
  const gapAt = ({ x, y }: Point): number => gapMils(gapToParts({ x, y, radius }, exit.piece.parts), 'min');
  return Array.from({ length: directions }, (_, k) => (k * 36_000) / directions).flatMap((outward) =>
    gaps.flatMap((gap) => {
      const at = along(
        middle,
        outward,
        lengthTo((mils) => gapAt(along(middle, outward, mils)), gap === 0 ? HAIR : gap - HAIR, exit),
      );
      const base = { ...at, radius };
      return cannotComeOut(state, exit, base, unit.id) === null && isQuiet(rules, state, unit, exit, base)
        ? [{ ...at, outward }]
        : [];
    }),
  );
}

/** Mils from the middle of a piece at which a gap is first reached: a gap grows with the way out. */
function lengthTo(gapAfter: (mils: number) => number, gap: number, { table }: StandingPiece): number {
  let [near, far] = [0, table.width + table.height];
  while (far - near > 1) {
    const half = Math.floor((near + far) / 2);
    if (gapAfter(half) >= gap) far = half;
    else near = half;
  }
  return far;
}

/** Whether nothing rolls dice where a unit comes out (OG-14.5). */
function isQuiet(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  { table }: StandingPiece,
  base: Point & { readonly radius: number },
): boolean {
  const mined = state.mines.some(
    (mine) =>
      mine.side !== unit.side &&
      mine.table === table.number &&
      compareGap(gapToPart(base, { kind: 'circle', x: mine.x, y: mine.y, radius: 0 }), MINE_REACH) <= 0,
  );
  const marked = state.markers.some(
    (marker) =>
      marker.table === table.number && rollsNear(state, marker) && within(base, pointBase(marker), MARKER_REACH),
  );
  return (
    !mined &&
    !marked &&
    worldOf(rules, table).dangerous.every(({ piece }) => !piece.parts.some((part) => touches(base, part)))
  );
}

/**
 * The ways of one entry to the places of one exit; the rules are asked once, the places have been asked for already.
 */
function throughTo(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  action: 'move' | 'cruise',
  { gate, plan, needs, heading, legs }: Entry,
  exit: StandingPiece,
  places: ReturnType<typeof placesAt>,
): readonly Way[] {
  const scouts = unit.unitType === 'scouts';
  const ways = places.map(({ x, y, outward }): Way => {
    const faces = scouts ? outward : heading;
    const pose = { table: exit.table.number, x, y, heading: faces };
    const whole = {
      ...plan,
      ...(scouts ? { heading: faces } : {}),
      gate: { enter: gate.id, leave: exit.piece.id, x, y },
    };
    return { action, plan: whole, pose, front: frontPoint(pose, radiusOf(state.options, unit.unitType)), needs, legs };
  });
  const [first] = ways;
  return first && openTrial(rules, state, unit.id, action, needs).refuse(first.plan) === null ? ways : [];
}
