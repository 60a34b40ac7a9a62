import { along, bearingOf, turned } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import { artifactsOf } from '../rules/artifacts.ts';
import { isLying } from '../rules/markers.ts';
import { widestTurn } from '../rules/move.ts';
import type { Plan } from '../rules/path.ts';
import type { Activation, Marker, OrionsGateState } from '../state.ts';
import { radiusOf, type PlacedUnit } from '../units.ts';
import { tableOf } from '../world.ts';
import type { Mind } from './mind.ts';
import { fullWorth, goalsOf, isAt, wayToGoal, type Goal } from './mission-goals.ts';
import { leftByOthers } from './mission-value.ts';
import { gatePlans, turnTo } from './routes-plans.ts';
import type { Way } from './routes.ts';

/** Goals a unit makes plans for: those that promise most. */
const AIMS = 2;
/** Parts of the allowance before the turn of a ship's way to its aim. */
const BEFORE = [0, 0.35, 0.7] as const;
/** Ways of Scouts round what stands between: off the straight line by so much, half way. */
const ROUND = [3500, -3500] as const;

/**
 * Plans of the active unit for its mission, the likeliest first; none in Annihilation on one table. Not all are legal.
 */
export function* missionPlans(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
): Generator<Plan> {
  const { action } = activation;
  if (action !== 'move' && action !== 'cruise') return;
  yield* leavingPlans(state, unit, activation);
  for (const {
    goal,
    way: { gate },
  } of aimsOf(mind, state, unit)) {
    if (gate) yield* gatePlans(state, unit, activation, gate.enter, gate.leave, goal.at);
    if (goal.at.table === unit.pose.table)
      yield* toward(state, unit, activation, pointOf(state, unit, goal), goal.when === 'zone' ? 0 : goal.reach);
  }
}

/** The goals that promise a unit most for the way to them, those it is at left out. */
function aimsOf(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
): readonly { readonly goal: Goal; readonly way: Way }[] {
  const goals = goalsOf(mind, state, unit.side);
  if (goals.length === 0) return [];
  const rest = leftByOthers(mind, state, unit, goals);
  return goals
    .map((goal, at) => ({ goal, way: wayToGoal(mind, state, unit, goal), worth: rest[at]! * fullWorth(goal, unit) }))
    .filter(({ goal, way, worth }) => worth > 0 && way.turns < Infinity && !isAt(state, unit, goal))
    .sort((a, b) => b.worth / (1 + b.way.turns) - a.worth / (1 + a.way.turns))
    .slice(0, AIMS);
}

/** The point a unit goes to: a zone is entered straight ahead, wholly (OG-16.14). */
function pointOf(state: OrionsGateState, unit: PlacedUnit, { at, when }: Goal): Point {
  if (when !== 'zone') return at;
  const inside = radiusOf(state.options, unit.unitType) + 1;
  return { x: unit.pose.x, y: at.y > unit.pose.y ? at.y + inside : at.y - inside };
}

/** Ways to a point: as near as the unit gets, or just within reach of it. */
function* toward(
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
  to: Point,
  reach: number,
): Generator<Plan> {
  const least = Math.max(0, reach + radiusOf(state.options, unit.unitType) - 2);
  if (unit.unitType === 'scouts') yield* scoutsToward(unit, activation, to, least);
  else yield* shipToward(state, unit, activation, to, least);
}

function* scoutsToward(unit: PlacedUnit, { allowance }: Activation, to: Point, least: number): Generator<Plan> {
  const bearing = bearingOf(unit.pose, to);
  if (bearing === null) return;
  const far = distance(unit.pose, to);
  const { heading } = unit.pose;
  const straight = (length: number): Plan => {
    const end = along(unit.pose, bearing, Math.floor(length));
    return { type: 'plan', points: [[end.x, end.y]], heading };
  };
  if (far <= allowance) yield straight(far);
  yield straight(Math.min(allowance - 1, Math.max(1, far - least)));
  for (const off of ROUND) {
    const corner = along(unit.pose, turned(bearing + off), Math.floor(Math.min(far, allowance) * 0.5));
    const rest = allowance - Math.ceil(distance(unit.pose, corner)) - 2;
    const beyond = Math.min(rest, Math.max(1, Math.floor(distance(corner, to) - least)));
    const end = along(corner, bearingOf(corner, to) ?? bearing, beyond);
    if (beyond > 0)
      yield {
        type: 'plan',
        points: [
          [corner.x, corner.y],
          [end.x, end.y],
        ],
        heading,
      };
  }
}

function* shipToward(
  state: OrionsGateState,
  unit: PlacedUnit,
  { allowance, action }: Activation,
  to: Point,
  least: number,
): Generator<Plan> {
  const widest = widestTurn(state.options, action);
  for (const share of BEFORE) {
    const first = Math.floor(allowance * share);
    const corner = along(unit.pose, unit.pose.heading, first);
    const bearing = bearingOf(corner, to);
    if (bearing === null) continue;
    const pivot = turnTo(unit.pose.heading, bearing, widest);
    const far = distance(corner, to);
    const near = Math.floor(Math.max(0, far - least));
    yield { type: 'plan', first, pivot, second: Math.min(allowance - first, Math.ceil(near)) };
    if (least > 0 && far <= allowance - first) yield { type: 'plan', first, pivot, second: Math.floor(far) };
  }
}

/** Ways over a table edge with an artifact in hand or on the way (OG-16.9). */
function* leavingPlans(state: OrionsGateState, unit: PlacedUnit, activation: Activation): Generator<Plan> {
  if (state.mission !== 'artifactHunt') return;
  const near = state.markers.filter(
    (marker) =>
      marker.table === unit.pose.table && isLying(marker) && distance(marker, unit.pose) < activation.allowance + 1000,
  );
  const held = artifactsOf(state, unit.id).length > 0;
  if (!held && near.length === 0) return;
  if (unit.unitType === 'scouts') yield* scoutsLeaving(state, unit, near, held);
  else yield* shipLeaving(state, unit, activation, near);
}

/** Straight over the nearest edges with what Scouts hold, or by way of a marker they take up. */
function* scoutsLeaving(
  state: OrionsGateState,
  unit: PlacedUnit,
  near: readonly Marker[],
  held: boolean,
): Generator<Plan> {
  const { heading } = unit.pose;
  if (held)
    for (const out of outOf(state, unit, unit.pose))
      yield { type: 'plan', points: [[out.x, out.y]], heading, exit: true };
  for (const marker of near) {
    // As far as the base touches it, no farther.
    const far = Math.ceil(distance(unit.pose, marker) - radiusOf(state.options, unit.unitType)) + 2;
    const { x, y } = far > 2 ? along(unit.pose, bearingOf(unit.pose, marker) ?? 0, far) : unit.pose;
    const corner = far > 2 ? [[x, y] as [number, number]] : [];
    for (const out of outOf(state, unit, { x, y }))
      yield { type: 'plan', points: [...corner, [out.x, out.y]], heading, exit: true };
  }
}

/** The whole allowance toward each edge, turning at once or later, and over each marker near. */
function* shipLeaving(
  state: OrionsGateState,
  unit: PlacedUnit,
  { allowance, action }: Activation,
  near: readonly Marker[],
): Generator<Plan> {
  const widest = widestTurn(state.options, action);
  for (const bearing of [0, 9000, 18_000, 27_000]) {
    const pivot = turnTo(unit.pose.heading, bearing, widest);
    yield { type: 'plan', first: 0, pivot, second: allowance, exit: true };
    for (const share of [0.25, 0.5]) {
      const first = Math.floor(allowance * share);
      yield { type: 'plan', first, pivot, second: allowance - first, exit: true };
    }
  }
  for (const to of near) {
    const pivot = turnTo(unit.pose.heading, bearingOf(unit.pose, to) ?? unit.pose.heading, widest);
    yield { type: 'plan', first: 0, pivot, second: allowance, exit: true };
  }
}

/**
 * Points just over the edges, straight from a point, the nearest edge first: there the base is not wholly on the table.
 */
function outOf(state: OrionsGateState, unit: PlacedUnit, { x, y }: Point): readonly Point[] {
  const { width, height } = tableOf(state.tables, unit.pose.table);
  const short = radiusOf(state.options, unit.unitType) - 1;
  return [
    { far: y, to: { x, y: Math.min(y - 1, short) } },
    { far: height - y, to: { x, y: Math.max(y + 1, height - short) } },
    { far: x, to: { x: Math.min(x - 1, short), y } },
    { far: width - x, to: { x: Math.max(x + 1, width - short), y } },
  ]
    .sort((a, b) => a.far - b.far)
    .slice(0, 2)
    .map(({ to }) => to);
}

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
