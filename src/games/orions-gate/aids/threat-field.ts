import type { Point } from '../../../table/index.ts';
import { UNIT_TYPES, type UnitType } from '../data/units.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, UnitId } from '../state.ts';
import { boxesLeft, theUnit, thePlaced } from '../units.ts';
import { openAnswers, type AnswerBoard, type Found } from './answers/search.ts';
import type { Fate } from './answers/deed.ts';
import { expected, lost } from './answers/tally.ts';

/** What enemies would do to a unit at one place. */
export interface ThreatHarm {
  /** How many of them have an answer there. */
  readonly count: number;
  /** Points it is expected to lose to all of them together; captured, all its boxes (OG-24.10, 24.11). */
  readonly points: number;
  /** Chance that it is destroyed or captured, 0..1. */
  readonly lost: number;
}

/** What the enemies would do to a unit at one place: all together, by class, and each alone. */
export interface ThreatPlace {
  /** Its place in the lattice: `row * columns + column`; -1 is where the unit stands. */
  readonly at: number;
  readonly all: ThreatHarm;
  /** Classes of which somebody has an answer. */
  readonly types: { readonly [type in UnitType]?: ThreatHarm };
  readonly each: { readonly [enemy: UnitId]: ThreatHarm };
}

/** The lattice of a threat field: its first node is the lower left corner of the table. */
export interface ThreatLattice {
  /** Mils between nodes. */
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

/** A threat field about to be counted. */
export interface ThreatField extends ThreatLattice {
  /** Places in all, that of the unit counted too. */
  readonly cells: number;
  /** Where the unit stands. */
  readonly from: Point;
  /** Boxes the unit has left. */
  readonly boxes: number;
  /** The round in which the answers come. */
  readonly round: number;
  /** Whoever acts in it. */
  readonly enemies: readonly UnitId[];
  /** Counts place after place: where the unit stands, every other node of every other row, then the rest. */
  readonly count: () => Generator<ThreatPlace>;
}

/** Tables are whole feet wide and long: nodes lie on all their edges, and so does every other one. */
const STEP = 3000;

/**
 * What the enemies' answers would do to a unit anywhere on its table, facing as it does now (OG-25.7, 25.9). At every
 * place the answers are looked for among sampled movements and their odds are exact: each number is a true lower bound.
 */
export function openThreatField(rules: Rules, state: OrionsGateState, id: UnitId): ThreatField {
  const { pose } = thePlaced(state, id);
  const { width, height } = state.tables[pose.table - 1]!;
  const board = openAnswers(rules, state, id, 'rough');
  const boxes = boxesLeft(thePlaced(state, id));
  const [columns, rows] = [Math.floor(width / STEP) + 1, Math.floor(height / STEP) + 1];
  const harmOf = (found: readonly Found[]): ThreatHarm => harm(board.together(found), found.length, boxes);
  return {
    step: STEP,
    columns,
    rows,
    cells: columns * rows + 1,
    from: { x: pose.x, y: pose.y },
    boxes,
    round: board.round,
    enemies: board.enemies,
    *count() {
      yield placeOf(state, board, harmOf, -1, pose);
      for (const at of coarseFirst(columns, rows)) {
        const column = at % columns;
        const place = { ...pose, x: column * STEP, y: ((at - column) / columns) * STEP };
        yield placeOf(state, board, harmOf, at, place);
      }
    },
  };
}

/** Nodes of a lattice, every other one of every other row first. */
function coarseFirst(columns: number, rows: number): readonly number[] {
  const nodes = Array.from({ length: columns * rows }, (_, at) => at);
  const coarse = (at: number): boolean => (at % columns) % 2 === 0 && Math.floor(at / columns) % 2 === 0;
  return [...nodes.filter(coarse), ...nodes.filter((at) => !coarse(at))];
}

function placeOf(
  state: OrionsGateState,
  board: AnswerBoard,
  harmOf: (found: readonly Found[]) => ThreatHarm,
  at: number,
  pose: Parameters<AnswerBoard['at']>[0],
): ThreatPlace {
  const found = board.at(pose);
  const all = harmOf(found);
  const each: { [enemy: UnitId]: ThreatHarm } = {};
  for (const one of found) each[one.enemy] = harmOf([one]);
  const types: { [type in UnitType]?: ThreatHarm } = {};
  for (const type of UNIT_TYPES) {
    const ofType = found.filter(({ enemy }) => theUnit(state, enemy).unitType === type);
    if (ofType.length > 0) types[type] = ofType.length === found.length ? all : harmOf(ofType);
  }
  return { at, all, types, each };
}

const harm = ({ tally, captured }: Fate, count: number, boxes: number): ThreatHarm => ({
  count,
  points: expected(tally) + boxes * captured,
  lost: lost(tally) + captured,
});
