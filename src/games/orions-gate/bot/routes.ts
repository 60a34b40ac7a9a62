import { boxAround, cosine, INCH, sine, squaredDistance, UNIT } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import { UNITS } from '../data/units.ts';
import { EXIT_REACH, otherPieces, type StandingPiece } from '../rules/gates.ts';
import { awaitsActivation } from '../rules/eligible.ts';
import { halverOf } from '../rules/mystery.ts';
import type { OrionsGateState, Piece, Pose } from '../state.ts';
import { radiusOf, workingCopies, type PlacedUnit } from '../units.ts';
import { tableOf } from '../world.ts';

/** A point of a table. */
export type Spot = Pick<Pose, 'table' | 'x' | 'y'>;

/** The way of a unit to a place: straight, or through a pair of gates (OG-14.3). */
export interface Way {
  /** Activations it takes, as a fraction; 0 = the unit is there; Infinity = no way leads there. */
  readonly turns: number;
  /** The gate to enter and the one to leave by; null where the way goes straight on. */
  readonly gate: { readonly enter: Piece; readonly leave: StandingPiece } | null;
}

/** Mils of a Cruise, its Engines with a little less than their mean of 7". */
const ENGINES_ON_CRUISE = 6 * INCH;

/**
 * Mils a unit covers in an activation on its way somewhere: its Cruise, halved where it stands slowed (OG-6.3 to 6.5).
 */
export function paceOf(state: OrionsGateState, unit: PlacedUnit): number {
  const full = UNITS[unit.unitType].cruise + workingCopies(state.options, unit, 'engine').length * ENGINES_ON_CRUISE;
  return halverOf(state, unit) === null ? full : 0.75 * full;
}

/** Activations a unit still has: one in each round to come, and the one of this round. */
export const activationsLeft = (state: OrionsGateState, unit: PlacedUnit): number =>
  Math.max(0, state.options.rounds - state.round) + (awaitsActivation(unit, state.round) ? 1 : 0);

/** What it costs a ship to have its aim behind it: it turns at most 90 degrees in an activation (OG-6.7). */
const ABOUT = 0.4;

/** The quickest way to within `reach` mils of a point (base edge to point). What stands in the way is not looked at. */
export function wayTo(state: OrionsGateState, unit: PlacedUnit, to: Spot, reach: number): Way {
  const pace = paceOf(state, unit);
  const radius = radiusOf(state.options, unit.unitType);
  const far = unit.pose.table === to.table ? Math.max(0, distance(unit.pose, to) - radius - reach) : Infinity;
  const straight: Way = { turns: far === 0 ? 0 : far / pace + behind(unit, to), gate: null };
  if (far <= pace) return straight;
  return throughGates(state, unit, to.table, straight, ({ piece }) =>
    Math.max(0, distance(middleOf(piece), to) - sizeOf(piece) - EXIT_REACH - 2 * radius - reach),
  );
}

/** How a way over a line is looked at: through gates too, and with the turn a ship has to make first. */
interface Look {
  readonly gates: boolean;
  readonly turns: boolean;
}

/** The quickest way wholly over a line of a table that runs along its long edges (OG-16.14). */
export function wayOver(state: OrionsGateState, unit: PlacedUnit, { table, y }: Spot, { gates, turns }: Look): Way {
  const pace = paceOf(state, unit);
  const far = unit.pose.table === table ? Math.abs(y - unit.pose.y) + radiusOf(state.options, unit.unitType) : Infinity;
  const first = turns ? pace * facing(unit, y) : pace;
  const straight: Way = { turns: far <= first ? far / first : 1 + (far - first) / pace, gate: null };
  if (far <= first || !gates) return straight;
  // It comes out on the far side: its radius is won there and needed behind the line.
  return throughGates(state, unit, table, straight, ({ piece }) =>
    Math.max(0, Math.abs(y - middleOf(piece).y) - sizeOf(piece) - EXIT_REACH),
  );
}

/** A way, or a quicker one to the same table through a pair of gates; `beyond`: mils still to go from an exit. */
function throughGates(
  state: OrionsGateState,
  unit: PlacedUnit,
  table: number,
  straight: Way,
  beyond: (leave: StandingPiece) => number,
): Way {
  const pace = paceOf(state, unit);
  const radius = radiusOf(state.options, unit.unitType);
  let best = straight;
  for (const enter of gatesOn(state, unit.pose.table)) {
    // Whatever is left of the move is lost in the gate, so that it takes one activation at least.
    const before = Math.max(
      1,
      (distance(unit.pose, middleOf(enter)) - radius - sizeOf(enter)) / pace + behind(unit, middleOf(enter)),
    );
    if (before >= best.turns) continue;
    for (const leave of otherPieces(state.tables, enter)) {
      if (leave.table.number !== table) continue;
      const turns = before + beyond(leave) / pace;
      if (turns < best.turns) best = { turns, gate: { enter, leave } };
    }
  }
  return best;
}

/** The warp gates of a table that lead somewhere. */
function gatesOn(state: OrionsGateState, table: number): readonly Piece[] {
  const gates = tableOf(state.tables, table).pieces.filter(({ kind }) => kind === 'warpGate');
  return gates.length > 0 && otherPieces(state.tables, gates[0]!).length > 0 ? gates : [];
}

/** The middle of a piece, in mils. */
export function middleOf({ parts }: Piece): Point {
  const { left, right, bottom, top } = boxAround(parts);
  return { x: (left + right) / 2, y: (bottom + top) / 2 };
}

/** About how far a piece reaches from its middle, in mils. */
export function sizeOf({ parts }: Piece): number {
  const { left, right, bottom, top } = boxAround(parts);
  return Math.min(right - left, top - bottom) / 2;
}

/** The part of its pace that a unit makes toward a line in its next activation: a ship turns 90 degrees (OG-6.7). */
function facing({ unitType, pose }: PlacedUnit, y: number): number {
  if (unitType === 'scouts') return 1;
  const ahead = ((y > pose.y ? 1 : -1) * sine(pose.heading)) / UNIT;
  // Of a heading more than 90 degrees off, what the widest turn leaves.
  return ahead >= 0 ? 1 : Math.abs(cosine(pose.heading)) / UNIT;
}

function behind(unit: PlacedUnit, to: Point): number {
  if (unit.unitType === 'scouts') return 0;
  const [dx, dy] = [to.x - unit.pose.x, to.y - unit.pose.y];
  // Quarter turns suffice for judgement: ahead is where the heading's own half plane lies.
  const quarter = Math.floor(((unit.pose.heading + 4500) % 36_000) / 9000);
  const ahead = [dx, dy, -dx, -dy][quarter]!;
  const length = Math.abs(dx) + Math.abs(dy);
  return ahead < -0.2 * length ? ABOUT : 0;
}

/** Distance in mils as a double: judgement only. */
const distance = (a: Point, b: Point): number => Math.sqrt(squaredDistance(a, b));
