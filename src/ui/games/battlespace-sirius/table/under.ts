import {
  sameCell,
  sidePointing,
  type BattlespaceSiriusView,
  type Cell,
} from '../../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { CELL, centreOf, RAIL, RAIL_DEPTH } from './card-layout.ts';
import type { Under } from './stage.ts';

/** A finger needs so many CSS pixels. */
const FINGER = 44;
/** A side's target never reaches nearer to the middle than this, so that the ship itself can be met; cells. */
const DEEPEST = 0.16;

/**
 * What lies under a point of the card table. `pixel` = units of the stage in one CSS pixel. A side can be met in a
 * strip along its edge of the cell, the strip as deep as the rail or a finger, whichever is more.
 */
export const under = (view: BattlespaceSiriusView, point: Point, pixel: number): Under => {
  // Plus zero: no cell is called -0.
  const cell: Cell = [Math.round(point.x / CELL) + 0, Math.round(point.y / CELL) + 0];
  const player = view.players.find(({ vessel }) => vessel !== null && sameCell(vessel.cell, cell));
  const vessel = player?.vessel;
  if (!player || !vessel) return { kind: 'cell', cell };
  if (vessel.kind === 'lifeboat') return { kind: 'vessel', seat: player.seat, cell };
  const centre = centreOf(cell);
  const [x, y] = [(point.x - centre.x) / CELL, (point.y - centre.y) / CELL];
  const inner = Math.max(Math.min(RAIL - RAIL_DEPTH / 2 - 0.02, 0.5 - (FINGER * pixel) / CELL), DEEPEST);
  if (Math.max(Math.abs(x), Math.abs(y)) < inner) return { kind: 'vessel', seat: player.seat, cell };
  const direction = Math.abs(y) >= Math.abs(x) ? (y > 0 ? 'N' : 'S') : x > 0 ? 'E' : 'W';
  return { kind: 'side', seat: player.seat, side: sidePointing(direction, vessel.heading), cell };
};
