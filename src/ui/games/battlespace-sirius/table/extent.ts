import type { BattlespaceSiriusView, Cell } from '../../../../games/battlespace-sirius/index.ts';
import type { Extent } from '../../../table/camera/camera.ts';
import { CELL } from './card-layout.ts';
import type { CardOverlay } from './stage.ts';

/** Space kept round the vessels, from the middle of their cells; cells. */
const ROUND = 0.57;
/** At least so many cells are shown each way, so that two cards alone do not fill the screen. */
const MIN = 3.14;

/** BS-19.14: the view follows the vessels, and makes room for where a maneuver would put one. There is no edge. */
export const extentOf = (view: BattlespaceSiriusView | null, overlays: readonly CardOverlay[]): Extent => {
  const ghosts = overlays.flatMap((aid) => (aid.kind === 'ghost' ? [aid.vessel.cell] : []));
  const stand = (view?.players ?? []).flatMap((player) => (player.vessel ? [player.vessel.cell] : []));
  const cells: readonly Cell[] = stand.length > 0 ? [...stand, ...ghosts] : [[0, 0]];
  const span = (axis: 0 | 1): { start: number; size: number } => {
    const low = Math.min(...cells.map((cell) => cell[axis])) - ROUND;
    const high = Math.max(...cells.map((cell) => cell[axis])) + ROUND;
    const more = Math.max(MIN - (high - low), 0) / 2;
    return { start: Math.round((low - more) * CELL), size: Math.round((high - low + more * 2) * CELL) };
  };
  const [x, y] = [span(0), span(1)];
  return { x: x.start, y: y.start, width: x.size, height: y.size, closest: 460, margin: 10, beyond: 1200 };
};
