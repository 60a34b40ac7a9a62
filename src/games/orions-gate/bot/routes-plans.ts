import { along, bearingOf, turned } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import { cannotComeOut, EXIT_REACH, type StandingPiece } from '../rules/gates.ts';
import { widestTurn } from '../rules/move.ts';
import type { Plan } from '../rules/path.ts';
import type { Activation, OrionsGateState, Piece, UnitId } from '../state.ts';
import { radiusOf, theUnit, type PlacedUnit } from '../units.ts';
import { middleOf, sizeOf, type Spot } from './routes.ts';

/** Places tried with each way into a gate. */
const PLACES = 3;
/** Directions looked at round an exit, and the parts of the 3" between its edge and the base. */
const ROUND = 12;
const OFF = [0.95, 0.4, 0] as const;
/** Parts of the allowance before the turn toward a gate. */
const BEFORE = [0, 0.4] as const;

/**
 * Ways of the active unit into a gate and out of another one, on the side of where it wants to go (OG-14.3). Not all
 * are legal.
 */
export function* gatePlans(
  state: OrionsGateState,
  unit: PlacedUnit,
  { allowance, action }: Activation,
  enter: Piece,
  leave: StandingPiece,
  to: Spot,
): Generator<Plan> {
  const places = exitPlaces(state, unit.id, leave)
    .sort((a, b) => squared(a, to) - squared(b, to))
    .slice(0, PLACES);
  const middle = middleOf(enter);
  for (const { x, y } of places) {
    const gate = { enter: enter.id, leave: leave.piece.id, x, y };
    if (unit.unitType === 'scouts') {
      const far = Math.min(allowance - 1, Math.floor(Math.sqrt(squared(unit.pose, middle))));
      const end = along(unit.pose, bearingOf(unit.pose, middle) ?? 0, far);
      yield {
        type: 'plan',
        points: far > 0 ? [[end.x, end.y]] : [],
        heading: bearingOf({ x, y }, to) ?? unit.pose.heading,
        gate,
      };
      continue;
    }
    for (const share of BEFORE) {
      const first = Math.floor(allowance * share);
      const corner = along(unit.pose, unit.pose.heading, first);
      const pivot = turnTo(
        unit.pose.heading,
        bearingOf(corner, middle) ?? unit.pose.heading,
        widestTurn(state.options, action),
      );
      yield { type: 'plan', first, pivot, second: allowance - first, gate };
    }
  }
}

/** Standing places of a unit near an exit, evenly round it, the farther ones first (OG-14.3, 14.6). */
export function exitPlaces(state: OrionsGateState, id: UnitId, leave: StandingPiece): Point[] {
  const radius = radiusOf(state.options, theUnit(state, id).unitType);
  const middle = middleOf(leave.piece);
  const found: Point[] = [];
  for (const off of OFF) {
    for (let k = 0; k < ROUND; k++) {
      const at = along(
        { x: Math.round(middle.x), y: Math.round(middle.y) },
        (k * 36_000) / ROUND,
        Math.floor(sizeOf(leave.piece) + radius + off * EXIT_REACH) + 2,
      );
      if (!cannotComeOut(state, leave, { x: at.x, y: at.y, radius }, id)) found.push({ x: at.x, y: at.y });
    }
  }
  return found;
}

/** The turn from a heading toward a bearing, at most `widest` either way. */
export function turnTo(heading: number, bearing: number, widest: number): number {
  const turn = turned(bearing - heading);
  return Math.max(-widest, Math.min(widest, turn > 18_000 ? turn - 36_000 : turn));
}

const squared = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
