import type { Rejection } from '../../../engine/game.ts';
import {
  firstStepOffTable,
  firstStepOverlapping,
  firstStepNearer,
  firstStepWithin,
  stepPose,
  stepsEntering,
  touches,
  type Point,
} from '../../../table/index.ts';
import { markerName } from '../log-parts.ts';
import { MINE_REACH } from '../rules/displacement-encounters.ts';
import { pathOffTable } from '../rules/exit-path.ts';
import { namedGateFault, pathToGate, poseBeyond } from '../rules/gate-plan.ts';
import { pieceOn, type StandingPiece } from '../rules/gates.ts';
import { isLying, MARKER_REACH } from '../rules/markers.ts';
import { TREACHEROUS } from '../rules/mystery.ts';
import { pathFault, SPACING } from '../rules/path-faults.ts';
import type { PathLeg, Plan, PlannedPath } from '../rules/path.ts';
import type { Marker, Mine, OrionsGateState, Piece, Pose } from '../state.ts';
import { othersOnTable, radiusOf } from '../units.ts';
import { isSolid } from '../world.ts';
import { met, type Encounter, type Spot } from './encounters-met.ts';
import { pathGaps } from './path-gaps.ts';
import type { Trial } from './trial.ts';

export type { Encounter } from './encounters-met.ts';

/**
 * What a plan meets on its way, in the order in which it meets it, and the verdict on the whole (OG-6.10 to 6.13,
 * 20.4).
 */
export interface Encounters {
  readonly list: readonly Encounter[];
  readonly refused: Rejection | null;
}

/**
 * What a ghost's path would meet: spacing, solid pieces, the edge, mines, Dangerous pieces entered, mysterious markers,
 * artifacts, the nebula it ends in, a ram's contact.
 */
export function encounters(trial: Trial, plan: Omit<Plan, 'type'>): Encounters {
  const way = gateWay(trial, plan);
  const path = way ? way.path : travelled(trial, plan);
  const list: Encounter[] = [];
  for (const [index, leg] of path.legs.entries())
    list.push(...onLeg(trial, path.legs, leg, index + 1, plan.exit === true, way?.enter.piece.id ?? null));
  const { state, unit } = trial;
  list.push(...pointsOn(trial, path.legs, unit.pose.table));
  const lastLeg = path.legs[path.legs.length - 1];
  const end = {
    table: unit.pose.table,
    leg: path.legs.length,
    step: lastLeg?.leg.steps ?? 0,
    at: { x: path.end.x, y: path.end.y },
  };
  if (lastLeg && !way) list.push(...nebulasAt(trial, end));
  if (plan.target !== undefined && lastLeg) {
    const target = state.units.find(({ id }) => id === plan.target);
    if (target) list.push(met('contact', target, end));
  }
  if (way) list.push(...beyond(trial, way, end));
  return { list: list.sort((a, b) => a.leg - b.leg || a.step - b.step), refused: trial.refuse(plan) };
}

const isTouching = ({ x, y }: Point, radius: number, { parts }: Piece): boolean =>
  parts.some((part) => touches({ x, y, radius }, part));

/** The nebulas a unit's base touches where its way ends. */
function nebulasAt({ state, unit }: Trial, end: Spot): readonly Encounter[] {
  const radius = radiusOf(state.options, unit.unitType);
  return state.tables[end.table - 1]!.pieces.filter(
    (piece) => piece.kind === 'obscuring' && isTouching(end.at, radius, piece),
  ).map((piece) => met('obscuring', piece, end));
}

/** The path of a plan; one over the table edge as far as its unit is there (OG-16.9). */
function travelled(trial: Trial, plan: Omit<Plan, 'type'>): PlannedPath {
  const path = trial.path(plan);
  const cut = plan.exit && trial.action !== 'ram' ? pathOffTable(trial.state, trial.unit, path) : null;
  return cut ? { ...path, legs: cut.legs, end: { ...cut.at, heading: cut.heading } } : path;
}

/**
 * A plan through a gate: its path up to the gate, the gate, and where the unit comes out; null when it names none that
 * can be entered.
 */
interface GateWay {
  readonly path: PlannedPath;
  readonly enter: StandingPiece;
  readonly from: Point;
  readonly to: Pose;
}

function gateWay(trial: Trial, { gate, ...plan }: Omit<Plan, 'type'>): GateWay | null {
  const { state, unit, action } = trial;
  if (!gate || action === 'ram' || namedGateFault(state, unit, gate)) return null;
  const enter = pieceOn(state.tables, gate.enter)!;
  const whole = trial.path(plan);
  const cut = pathToGate(state, unit, whole, enter.piece);
  if (!cut) return null;
  const path = { ...whole, legs: cut.legs, end: { ...cut.at, heading: cut.heading } };
  return { path, enter, from: cut.at, to: poseBeyond(state, unit, gate, cut, whole) };
}

/**
 * The gate itself, and what the unit meets in the one step of its arrival, there on the table of the exit (OG-14.5).
 */
function beyond(trial: Trial, { path, enter, from, to }: GateWay, gate: Spot): readonly Encounter[] {
  const { state, unit } = trial;
  const radius = radiusOf(state.options, unit.unitType);
  const spot = { table: to.table, leg: path.legs.length + 1, step: 1, at: { x: to.x, y: to.y } };
  const pieces = state.tables[to.table - 1]!.pieces.flatMap((piece): readonly Encounter[] => {
    if (!isTouching(to, radius, piece)) return [];
    if (piece.kind === 'obscuring') return [met('obscuring', piece, spot)];
    const fresh = piece.kind === 'dangerous' && (to.table !== unit.pose.table || !isTouching(from, radius, piece));
    return fresh ? [met('dangerous', piece, spot)] : [];
  });
  const still = { leg: { from: spot.at, to: spot.at, steps: 1 }, heading: to.heading };
  const points = pointsOn(trial, [still], to.table).map((point) => ({ ...point, ...spot }));
  const [mines, markers] = [points.filter(({ kind }) => kind === 'mine'), points.filter(({ kind }) => kind !== 'mine')];
  return [met('gate', enter.piece, gate), ...mines, ...pieces, ...markers];
}

/**
 * Points that are met once, each at the first step pose near enough: enemy mines that go off, mysterious markers that
 * roll, artifacts the base touches (OG-6.13, 9.35, 15.2, 16.7).
 */
function pointsOn({ state, unit }: Trial, legs: readonly PathLeg[], table: number): readonly Encounter[] {
  const radius = radiusOf(state.options, unit.unitType);
  const first = (
    kind: Encounter['kind'],
    id: string,
    name: string,
    point: Mine | Marker,
    reach: number,
  ): readonly Encounter[] => {
    if (point.table !== table) return [];
    for (const [index, { leg }] of legs.entries()) {
      const step = leg.steps === 0 ? null : firstStepWithin(leg, point, reach + radius);
      if (step !== null) return [met(kind, { id, name }, { table, leg: index + 1, step, at: stepPose(leg, step) })];
    }
    return [];
  };
  const mines = state.mines.flatMap((mine) =>
    mine.side === unit.side ? [] : first('mine', mine.id, 'Mine', mine, MINE_REACH),
  );
  const markers = state.markers.filter(isLying).flatMap((marker) => [
    // Known ones of another result bring nothing on the way.
    ...(state.options.mysteriousObjectives && (marker.mystery ?? TREACHEROUS) === TREACHEROUS
      ? first('marker', marker.id, markerName(state, marker.id), marker, MARKER_REACH)
      : []),
    ...(marker.kind === 'artifact' ? first('artifact', marker.id, markerName(state, marker.id), marker, 0) : []),
  ]);
  return [...mines, ...markers];
}

function onLeg(
  trial: Trial,
  legs: readonly PathLeg[],
  { leg, heading }: PathLeg,
  number: number,
  exits: boolean,
  entered: string | null,
): readonly Encounter[] {
  const { state, unit, action } = trial;
  const radius = radiusOf(state.options, unit.unitType);
  const table = state.tables[unit.pose.table - 1]!;
  const found: Encounter[] = [];
  const only = { legs: [{ leg, heading }], end: { ...leg.to, heading }, length: leg.steps };
  const gaps = pathGaps(trial, only, Infinity);
  const marginTo = (id: string | null): number => {
    const near = gaps.filter(({ what }) => (what.kind === 'edge' ? id === null : what.id === id));
    return Math.max(0, ...near.map(({ least, needed }) => needed - least));
  };
  /** The rules' sentence about one thing alone, if it is about that thing and not about the table edge. */
  const said = (rule: string, other: string | null, piece: Piece | null): Rejection | null => {
    const fault = pathFault(trial.rules, alone(state, unit.id, other, piece), unit, legs.slice(number - 1, number));
    return fault?.rule === rule ? fault : null;
  };
  const first = (step: number | null): number => step ?? leg.steps;
  const spot = (step: number) => ({ table: table.number, leg: number, step, at: stepPose(leg, step) });
  for (const piece of table.pieces) {
    if (piece.kind === 'dangerous') {
      for (const step of stepsEntering(leg, radius, piece.parts)) found.push(met('dangerous', piece, spot(step)));
    } else if (isSolid(piece.kind) && piece.id !== entered) {
      const refused = action === 'ram' ? null : said('OG-6.11', null, piece);
      if (!refused && marginTo(piece.id) === 0) continue;
      const step = first(firstStepInto(leg, radius, piece));
      found.push(met('solid', piece, spot(step), marginTo(piece.id), refused));
    }
  }
  if (action !== 'ram') {
    for (const other of othersOnTable(state, unit)) {
      const refused = said('OG-6.10', other.id, null);
      if (!refused) continue;
      const step = first(firstStepNearer(leg, other.pose, SPACING + radius + radiusOf(state.options, other.unitType)));
      found.push(met('spacing', other, spot(step), marginTo(other.id), refused));
    }
  }
  const off = firstStepOffTable(leg, radius, table);
  if (off !== null) {
    const refused = action === 'ram' || exits ? null : said('OG-6.12', null, null);
    found.push(met('edge', { id: null, name: 'Table edge' }, spot(off), marginTo(null), refused));
  }
  return found;
}

/** The first step at which a base overlaps a part of a piece; null if it never does. */
function firstStepInto(leg: PathLeg['leg'], radius: number, { parts }: Piece): number | null {
  const steps = parts.map((part) => firstStepOverlapping(leg, radius, part)).filter((step) => step !== null);
  return steps.length > 0 ? Math.min(...steps) : null;
}

/** The state with nothing but the unit and one other thing on its table: the rules then speak of that thing. */
function alone(state: OrionsGateState, id: string, other: string | null, piece: Piece | null): OrionsGateState {
  const pieces = piece ? onlyPiece(piece) : NO_PIECES;
  return {
    ...state,
    units: state.units.filter((unit) => unit.id === id || unit.id === other),
    tables: state.tables.map((table) => ({ ...table, pieces })),
  };
}

const NO_PIECES: readonly Piece[] = [];
/** One list for each piece, so that its world is opened once. */
const lists = new WeakMap<Piece, readonly Piece[]>();

function onlyPiece(piece: Piece): readonly Piece[] {
  let list = lists.get(piece);
  if (!list) lists.set(piece, (list = [piece]));
  return list;
}
