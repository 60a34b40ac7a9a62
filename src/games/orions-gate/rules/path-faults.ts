import type { Rejection } from '../../../engine/game.ts';
import { dotAt } from '../../../table/exact.ts';
import {
  compareGap,
  compareGaps,
  gapBetween,
  gapMils,
  leastGap,
  leastGapToPart,
  offTable,
  rnd,
  rootFloor,
  squaredDistance,
  type Footprint,
  type Gap,
  type Leg,
  type Part,
  type Point,
} from '../../../table/index.ts';
import type { OrionsGateState } from '../state.ts';
import { baseOf, isInPlay, radiusOf, type PlacedUnit } from '../units.ts';
import { nearBox, nearPoint, tableOf, worldOf, type BoxedPiece } from '../world.ts';
import type { PathLeg } from './path.ts';
import * as refusals from './refusals.ts';
import type { Rules } from './rules.ts';

/** Least gap to every other unit on a path (OG-6.10). */
export const SPACING = 1000;

/**
 * The first fault of a path, leg by leg: solid piece in piece order, unit in unit order, table edge at both ends
 * (OG-6.10 to 6.12, 20.4); null when the path is legal. `unit` stands at the start of the path; `entered` is the gate
 * it ends at, which is no obstacle (OG-14.3).
 */
export function pathFault(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  legs: readonly PathLeg[],
  entered: string | null = null,
): Rejection | null {
  if (legs.length === 0) return null;
  const start = baseOf(state.options, unit);
  const table = tableOf(state.tables, unit.pose.table);
  const { solid } = worldOf(rules, table);
  for (let i = 0; i < legs.length; i++) {
    const { leg } = legs[i]!;
    const fault = pieceFault(solid, leg, start.radius, i + 1, entered) ?? spacingFault(state, unit, start, leg, i + 1);
    if (fault) return fault;
    const off = offTable({ x: leg.to.x, y: leg.to.y, radius: start.radius }, table);
    if (off > 0) return refusals.offTheTable(off, { leg: i + 1, at: leg.to });
  }
  return null;
}

function pieceFault(
  solid: readonly BoxedPiece[],
  leg: Leg,
  radius: number,
  number: number,
  entered: string | null,
): Rejection | null {
  for (const { piece, box } of solid) {
    if (piece.id === entered || !nearBox(leg.from, leg.to, radius, box)) continue;
    const { part, gap } = nearestPart(piece.parts, leg, radius);
    if (compareGap(gap, 0) >= 0) continue;
    const at = nearestOn(leg, part.kind === 'circle' ? part : middleOf(part.corners));
    return refusals.entersPiece(piece, -gapMils(gap, 'min'), { leg: number, at });
  }
  return null;
}

/** The part of a piece a leg comes nearest to. */
function nearestPart(parts: readonly Part[], leg: Leg, radius: number): { readonly part: Part; readonly gap: Gap } {
  let nearest: { part: Part; gap: Gap } | null = null;
  for (const part of parts) {
    const gap = leastGapToPart(leg, radius, part);
    if (!nearest || compareGaps(gap, nearest.gap) < 0) nearest = { part, gap };
  }
  return nearest!;
}

/**
 * OG-6.10: at least 1" away over the whole leg; nearer at the start already, then never nearer than there, less 1 mil
 * for rounding.
 */
function spacingFault(
  state: OrionsGateState,
  unit: PlacedUnit,
  start: Footprint,
  leg: Leg,
  number: number,
): Rejection | null {
  for (const other of state.units) {
    if (other.id === unit.id || !isInPlay(other) || other.pose.table !== unit.pose.table) continue;
    const reach = SPACING + start.radius + radiusOf(state.options, other.unitType);
    if (!nearPoint(leg.from, leg.to, reach, other.pose)) continue;
    const base = baseOf(state.options, other);
    const gap = leastGap(leg, start.radius, base);
    if (compareGap(gap, SPACING) >= 0) continue;
    const spot = { leg: number, at: nearestOn(leg, base) };
    const before = squaredDistance(start, base);
    if (before >= reach * reach) return refusals.tooNear(other, gap, spot);
    if (compareGap(gap, rootFloor(before) - 1 - gap.less) < 0)
      return refusals.nearerThanStart(other, gap, gapBetween(start, base), spot);
  }
  return null;
}

/** The place on a leg nearest to a point, to the nearest mil; only to be drawn. */
export function nearestOn({ from, to }: { readonly from: Point; readonly to: Point }, point: Point): Point {
  const length2 = squaredDistance(from, to);
  const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, dotAt(from, to, point) / length2));
  return { x: from.x + rnd(share * (to.x - from.x)), y: from.y + rnd(share * (to.y - from.y)) };
}

function middleOf(corners: readonly Point[]): Point {
  let [x, y] = [0, 0];
  for (const corner of corners) {
    x += corner.x;
    y += corner.y;
  }
  return { x: rnd(x / corners.length), y: rnd(y / corners.length) };
}
