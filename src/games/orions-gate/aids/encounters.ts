import type { Rejection } from '../../../engine/game.ts';
import { firstStepOffTable, firstStepOverlapping, firstStepNearer, firstStepWithin, inches, stepPose, stepsEntering, touches, type Leg, type Point } from '../../../table/index.ts';
import { markerName } from '../describe-places.ts';
import { MINE_REACH } from '../rules/displacement-mines.ts';
import { pathOffTable } from '../rules/exit-path.ts';
import { isLying, MARKER_REACH } from '../rules/markers-near.ts';
import { TREACHEROUS } from '../rules/mystery.ts';
import { pathFault, SPACING } from '../rules/path-faults.ts';
import type { PathLeg, Plan, PlannedPath } from '../rules/path.ts';
import type { Marker, Mine, OrionsGateState, Piece } from '../state.ts';
import { othersOnTable, radiusOf } from '../units.ts';
import { isSolid } from '../world.ts';
import { pathGaps } from './path-gaps.ts';
import type { Trial } from './trial.ts';

/** One thing a path would meet, with step and place (OG-25.8). */
export interface Encounter {
  readonly kind: 'spacing' | 'solid' | 'edge' | 'dangerous' | 'obscuring' | 'contact' | 'mine' | 'marker' | 'artifact';
  /** Unit, piece, mine or marker; null for the table edge. */
  readonly id: string | null;
  readonly name: string;
  /** Leg, counted from 1; step pose on it; centre of the base there. */
  readonly leg: number;
  readonly step: number;
  readonly at: Point;
  /** Mils by which the rule is broken, 0 where nothing is broken. */
  readonly margin: number;
  readonly marginText: string;
  /** The sentence this thing alone would be refused with; null for what does not stop a path. */
  readonly refused: Rejection | null;
}

/** What a plan meets on its way, in the order in which it meets it, and the verdict on the whole (OG-6.10 to 6.13, 20.4). */
export interface Encounters {
  readonly list: readonly Encounter[];
  readonly refused: Rejection | null;
}

/** What a ghost's path would meet: spacing, solid pieces, the edge, mines, Dangerous pieces entered, mysterious markers, artifacts, the nebula it ends in, a ram's contact. */
export function encounters(trial: Trial, plan: Omit<Plan, 'type'>): Encounters {
  const path = travelled(trial, plan);
  const list: Encounter[] = [];
  for (const [index, leg] of path.legs.entries()) list.push(...onLeg(trial, path.legs, leg, index + 1, plan.exit === true));
  list.push(...pointsOn(trial, path.legs));
  const { state, unit } = trial;
  const radius = radiusOf(state.options, unit.unitType);
  const lastLeg = path.legs[path.legs.length - 1];
  for (const piece of state.tables[unit.pose.table - 1]!.pieces) {
    if (!lastLeg || piece.kind !== 'obscuring' || !piece.parts.some((part) => touches({ ...path.end, radius }, part))) continue;
    list.push(met('obscuring', piece, path.legs.length, lastLeg.leg.steps, lastLeg.leg.to, 0, null));
  }
  if (plan.target !== undefined && lastLeg) {
    const target = state.units.find(({ id }) => id === plan.target);
    if (target) list.push(met('contact', target, path.legs.length, lastLeg.leg.steps, lastLeg.leg.to, 0, null));
  }
  return { list: list.sort((a, b) => a.leg - b.leg || a.step - b.step), refused: trial.refuse(plan) };
}

/** The path of a plan; one over the table edge as far as its unit is there (OG-16.9). */
function travelled(trial: Trial, plan: Omit<Plan, 'type'>): PlannedPath {
  const path = trial.path(plan);
  const cut = plan.exit && trial.action !== 'ram' ? pathOffTable(trial.state, trial.unit, path) : null;
  return cut ? { ...path, legs: cut.legs, end: { ...cut.at, heading: cut.heading } } : path;
}

/**
 * Points that are met once, each at the first step pose near enough: enemy mines that go off, mysterious markers that roll, artifacts
 * the base touches (OG-6.13, 9.35, 15.2, 16.7).
 */
function pointsOn({ state, unit }: Trial, legs: readonly PathLeg[]): readonly Encounter[] {
  const radius = radiusOf(state.options, unit.unitType);
  const first = (kind: Encounter['kind'], id: string, name: string, point: Mine | Marker, reach: number): readonly Encounter[] => {
    if (point.table !== unit.pose.table) return [];
    for (const [index, { leg }] of legs.entries()) {
      const step = leg.steps === 0 ? null : firstStepWithin(leg, point, reach + radius);
      if (step !== null) return [met(kind, { id, name }, index + 1, step, stepPose(leg, step), 0, null)];
    }
    return [];
  };
  const mines = state.mines.flatMap((mine) => (mine.side === unit.side ? [] : first('mine', mine.id, 'Mine', mine, MINE_REACH)));
  const markers = state.markers.filter(isLying).flatMap((marker) => [
    // Known ones of another result bring nothing on the way.
    ...(state.options.mysteriousObjectives && (marker.mystery ?? TREACHEROUS) === TREACHEROUS ? first('marker', marker.id, markerName(state, marker.id), marker, MARKER_REACH) : []),
    ...(marker.kind === 'artifact' ? first('artifact', marker.id, markerName(state, marker.id), marker, 0) : []),
  ]);
  return [...mines, ...markers];
}

function onLeg(trial: Trial, legs: readonly PathLeg[], { leg, heading }: PathLeg, number: number, exits: boolean): readonly Encounter[] {
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
  for (const piece of table.pieces) {
    if (piece.kind === 'dangerous') {
      for (const step of stepsEntering(leg, radius, piece.parts)) found.push(met('dangerous', piece, number, step, stepPose(leg, step), 0, null));
    } else if (isSolid(piece.kind)) {
      const refused = action === 'ram' ? null : said('OG-6.11', null, piece);
      if (!refused && marginTo(piece.id) === 0) continue;
      const steps = piece.parts.map((part) => firstStepOverlapping(leg, radius, part)).filter((step) => step !== null);
      const step = first(steps.length > 0 ? Math.min(...steps) : null);
      found.push(met('solid', piece, number, step, stepPose(leg, step), marginTo(piece.id), refused));
    }
  }
  if (action !== 'ram') {
    for (const other of othersOnTable(state, unit)) {
      const refused = said('OG-6.10', other.id, null);
      if (!refused) continue;
      const step = first(firstStepNearer(leg, other.pose, SPACING + radius + radiusOf(state.options, other.unitType)));
      found.push(met('spacing', other, number, step, stepPose(leg, step), marginTo(other.id), refused));
    }
  }
  const off = firstStepOffTable(leg, radius, table);
  if (off !== null) {
    const refused = action === 'ram' || exits ? null : said('OG-6.12', null, null);
    found.push(met('edge', { id: null, name: 'Table edge' }, number, off, stepPose(leg, off), marginTo(null), refused));
  }
  return found;
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

const met = (
  kind: Encounter['kind'],
  { id, name }: { readonly id: string | null; readonly name: string },
  leg: number,
  step: number,
  at: Leg['from'],
  margin: number,
  refused: Rejection | null,
): Encounter => ({ kind, id, name, leg, step, at, margin, marginText: inches(margin), refused });
