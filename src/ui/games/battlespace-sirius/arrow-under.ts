import { CELL, centreOf, degreesOf, RAIL, RAIL_DEPTH, turnArc } from './table/card-layout.ts';
import type { CardOverlay, Under } from './table/stage.ts';
import type { Point } from '../../../table/shape.ts';

/**
 * How far from the middle of the cell an arrow and its words can be met, cells: past a corner of the card, or off its
 * stern.
 */
const RINGS = { corner: [0.52, 0.8], stern: [0.49, 0.66] } as const;
/** To each side of the middle of its arc, radians. */
const REACH = 0.4;

/** The arrow of a turn under a point of the stage, as the stage draws it; null over none. */
export function arrowUnder(overlays: readonly CardOverlay[], at: Point): Under | null {
  for (const aid of overlays) {
    if (aid.kind !== 'turn') continue;
    const { from, to } = turnArc(degreesOf(aid.heading ?? 'N'), aid.turn);
    const centre = centreOf(aid.cell);
    // The angles of an arc are those of the canvas, whose y points down.
    const [x, y] = [(at.x - centre.x) / CELL, (centre.y - at.y) / CELL];
    const [near, far] = RINGS[aid.turn === 180 ? 'stern' : 'corner'];
    const away = Math.hypot(x, y);
    const middle = (from + to) / 2;
    const off = Math.atan2(Math.sin(Math.atan2(y, x) - middle), Math.cos(Math.atan2(y, x) - middle));
    if (away >= near && away <= far && Math.abs(off) <= REACH) return { kind: 'turn', turn: aid.turn, cell: aid.cell };
  }
  return null;
}

/**
 * Whether a side that is asked for lies under a point on its own rail: there it goes before the arrow of a ghost beside
 * it, which reaches over the edge.
 */
export function clipAsked(overlays: readonly CardOverlay[], under: Under, at: Point): boolean {
  if (under.kind !== 'side') return false;
  const centre = centreOf(under.cell);
  const away = Math.max(Math.abs(at.x - centre.x), Math.abs(at.y - centre.y)) / CELL;
  return (
    away <= RAIL + RAIL_DEPTH / 2 &&
    overlays.some(
      (aid) =>
        aid.kind === 'side' &&
        aid.seat === under.seat &&
        aid.side === under.side &&
        (aid.mark === 'open' || aid.mark === 'picked'),
    )
  );
}
