import {
  along,
  compareGap,
  frontPoint,
  leastGap,
  leastGapToPart,
  legTo,
  shipPath,
  touches,
  turned,
  type Leg,
  type Point,
} from '../../../../table/index.ts';
import { MINE_REACH } from '../../rules/displacement-encounters.ts';
import { widestTurn } from '../../rules/move.ts';
import { MARKER_REACH } from '../../rules/markers.ts';
import { rollsNear } from '../../rules/mystery.ts';
import { SPACING } from '../../rules/path-faults.ts';
import type { Plan } from '../../rules/path.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Action, OrionsGateState, Pose } from '../../state.ts';
import { baseOf, radiusOf, type PlacedUnit } from '../../units.ts';
import { nearBox, nearPoint, tableOf, worldOf } from '../../world.ts';
import { fieldOf, isClear, type Field } from '../field.ts';

/** How much is tried: few ways for many places, many ways for one. */
export type AnswerGrain = 'rough' | 'fine';

/** An action with a movement of one's own choice. A Ram goes straight ahead: `ram.ts`. */
export type ShootingAction = Exclude<Action, 'ram'>;

/** One movement a unit may make before its shots or its boarding, or as its Ram, and where it leaves it. */
export interface Way {
  readonly action: Action;
  readonly plan: Omit<Plan, 'type'>;
  readonly pose: Pose;
  /** Where its shots come from (OG-2.8). */
  readonly front: Point;
  /** Mils of allowance it takes. */
  readonly needs: number;
  readonly legs: readonly Leg[];
}

/** How closely the movements of a unit are sampled. Every way of `ROUGH_WAYS` is one of `FINE_WAYS`. */
export interface WayGrain {
  /** Shares of the least, average and most allowance that are travelled. */
  readonly lengths: readonly number[];
  /** Shares of the widest turn; both hands are tried. */
  readonly turns: readonly number[];
  /** Shares of the length before the turn. */
  readonly splits: readonly number[];
  /** Directions of Scouts to a full turn, and headings of a Hold. */
  readonly directions: number;
}

export const ROUGH_WAYS: WayGrain = { lengths: [0.5, 1], turns: [0, 0.5, 1], splits: [0, 0.5, 1], directions: 16 };
export const FINE_WAYS: WayGrain = {
  lengths: [0.25, 0.5, 0.75, 1],
  turns: [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1],
  splits: [0, 0.25, 0.5, 0.75, 1],
  directions: 64,
};

/** Mils by which step poses may lie beside their leg: whole mils both ways. */
const HAIR = 1;

/**
 * Movements of a unit to be tried before it fires: legal ones only, sampled; ways that would set off a mine or enter a
 * Dangerous piece are left out, so that nothing can stop the unit on them. `allowances`: the least, average and most of
 * each action.
 */
export function waysOf(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  action: ShootingAction,
  allowances: readonly number[],
  grain: WayGrain,
): readonly Way[] {
  if (action === 'hold') return holds(state, unit, grain);
  const lengths = lengthsOf(allowances, grain);
  const most = lengths[lengths.length - 1] ?? 0;
  if (most === 0) return [];
  const field = fieldOf(state, unit, most);
  const found =
    unit.unitType === 'scouts'
      ? scoutsWays(state, unit, action, lengths, grain, field)
      : shipWays(state, unit, action, lengths, grain, field);
  return found.filter((way) => isSafe(rules, state, unit, way));
}

/**
 * Whether a way keeps its spacing from one more base that stood elsewhere when the ways were counted, and beyond a gate
 * (OG-2.12, 6.10).
 */
export function passes(state: OrionsGateState, unit: PlacedUnit, way: Way, other: PlacedUnit): boolean {
  const base = baseOf(state.options, other);
  const radius = radiusOf(state.options, unit.unitType);
  const near = SPACING + radius + base.radius;
  if (way.plan.gate && way.pose.table === other.pose.table && squared(way.pose, base) < near * near) return false;
  if (unit.pose.table !== other.pose.table) return true;
  const least = Math.min(near * near, squared(unit.pose, base));
  return way.legs.every((leg) => squaredFromSegment(leg, base) >= least);
}

function holds(state: OrionsGateState, unit: PlacedUnit, { directions }: WayGrain): readonly Way[] {
  const count = directions / 2;
  return Array.from({ length: count }, (_, k) =>
    wayTo(state, unit, 'hold', { heading: turned(unit.pose.heading + k * (36_000 / count)) }, 0, []),
  );
}

/** Whole lengths, rising, none twice. */
function lengthsOf(allowances: readonly number[], { lengths }: WayGrain): readonly number[] {
  const all = allowances.flatMap((allowance) => lengths.map((share) => Math.floor(allowance * share)));
  return [...new Set(all)].filter((mils) => mils > 0).sort((a, b) => a - b);
}

function shipWays(
  state: OrionsGateState,
  unit: PlacedUnit,
  action: 'move' | 'cruise',
  lengths: readonly number[],
  grain: WayGrain,
  field: Field,
): readonly Way[] {
  const { pose } = unit;
  const widest = widestTurn(state.options, action);
  const ways: Way[] = [];
  const turns = grain.turns.flatMap((share) =>
    share === 0 ? [0] : [Math.trunc(widest * share), -Math.trunc(widest * share)],
  );
  for (const pivot of turns) ways.push(wayTo(state, unit, action, { first: 0, pivot, second: 0 }, 0, []));
  for (const length of lengths) {
    for (const split of grain.splits) {
      const first = Math.floor(length * split);
      const second = length - first;
      const middle = along(pose, pose.heading, first);
      if (first > 0 && !isClear(field, pose.x, pose.y, middle.x, middle.y)) continue;
      for (const pivot of turns) {
        // Straight on is one way however it is cut.
        if (pivot === 0 && split !== 1) continue;
        const path = shipPath(pose, first, pivot, second);
        if (second > 0 && !isClear(field, path.turn.x, path.turn.y, path.end.x, path.end.y)) continue;
        ways.push(
          wayTo(
            state,
            unit,
            action,
            { first, pivot, second },
            length,
            path.legs.filter(({ steps }) => steps > 0),
          ),
        );
      }
    }
  }
  return ways;
}

/** Scouts go straight and face where they went; from where they stand they face any way. */
function scoutsWays(
  state: OrionsGateState,
  unit: PlacedUnit,
  action: 'move' | 'cruise',
  lengths: readonly number[],
  grain: WayGrain,
  field: Field,
): readonly Way[] {
  const { pose } = unit;
  const ways: Way[] = [wayTo(state, unit, action, { points: [], heading: pose.heading }, 0, [])];
  for (const length of lengths) {
    for (let k = 0; k < grain.directions; k++) {
      const heading = (k * 36_000) / grain.directions;
      // A whole-mil point at full length may count a mil more (OG-6.9).
      const to = along(pose, heading, length - 1);
      if (!isClear(field, pose.x, pose.y, to.x, to.y)) continue;
      ways.push(wayTo(state, unit, action, { points: [[to.x, to.y]], heading }, length, [legTo(pose, to)]));
    }
  }
  return ways;
}

/** The way of a plan on the unit's own table. */
export function wayTo(
  state: OrionsGateState,
  unit: PlacedUnit,
  action: ShootingAction,
  plan: Omit<Plan, 'type'>,
  needs: number,
  legs: readonly Leg[],
): Way {
  const { pose } = unit;
  const at = legs[legs.length - 1]?.to ?? pose;
  const heading = plan.heading ?? turned(pose.heading + (plan.pivot ?? 0));
  const end = { table: pose.table, x: at.x, y: at.y, heading };
  return { action, plan, pose: end, front: frontPoint(end, radiusOf(state.options, unit.unitType)), needs, legs };
}

/**
 * Whether nothing on the way rolls dice: no enemy mine and no marker that is rolled for within reach, no Dangerous
 * piece entered (OG-6.13, 9.35, 11.5, 15.2, 15.3).
 */
export function isSafe(rules: Rules, state: OrionsGateState, unit: PlacedUnit, { legs }: Pick<Way, 'legs'>): boolean {
  if (legs.length === 0) return true;
  const base = baseOf(state.options, unit);
  const mines = state.mines.filter(({ side, table }) => side !== unit.side && table === unit.pose.table);
  if (
    mines.some((mine) =>
      legs.some(
        (leg) => compareGap(leastGap(leg, base.radius, { x: mine.x, y: mine.y, radius: 0 }), MINE_REACH + HAIR) <= 0,
      ),
    )
  )
    return false;
  if (meetsMarker(state, unit, legs)) return false;
  return worldOf(rules, tableOf(state.tables, unit.pose.table)).dangerous.every(({ piece, box }) => {
    const near = legs.some(
      (leg) =>
        nearBox(leg.from, leg.to, base.radius + 1, box) &&
        piece.parts.some((part) => compareGap(leastGapToPart(leg, base.radius, part), HAIR) <= 0),
    );
    // Who stands in a piece of one part and goes straight only leaves it (OG-11.5).
    return !near || (legs.length === 1 && piece.parts.length === 1 && piece.parts.every((part) => touches(base, part)));
  });
}

/** Whether a way may come within 3" of a marker that is rolled for. */
function meetsMarker(state: OrionsGateState, unit: PlacedUnit, legs: readonly Leg[]): boolean {
  const reach = MARKER_REACH + radiusOf(state.options, unit.unitType) + 2 * HAIR;
  return state.markers.some(
    (marker) =>
      marker.table === unit.pose.table &&
      rollsNear(state, marker) &&
      legs.some(({ from, to }) => nearPoint(from, to, reach, marker)),
  );
}

const squared = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

function squaredFromSegment({ from, to }: Leg, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length2 = dx * dx + dy * dy;
  const share =
    length2 === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length2));
  return squared({ x: from.x + share * dx, y: from.y + share * dy }, point);
}
