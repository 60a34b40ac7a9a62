import type { Seat } from '../../../engine/seat.ts';
import type { Direction, Side } from '../data/sides.ts';
import { sidePointing } from '../rules/facing.ts';
import type { Cell } from '../state.ts';
import type { BattlespaceSiriusView } from '../view.ts';
import { vesselOf } from './vessels.ts';

/** BS-3.10: the name of a cell seen from a vessel next to it, as data for the words of the screen. */
export type PositionName =
  /** Square: "off his Starboard". */
  | { readonly kind: 'off'; readonly side: Side }
  /** Corner: "Bow/Starboard corner". */
  | { readonly kind: 'corner'; readonly first: 'bow' | 'stern'; readonly second: 'starboard' | 'port' }
  /** Seen from a lifeboat: "NE". */
  | { readonly kind: 'compass'; readonly point: Direction | 'NE' | 'SE' | 'SW' | 'NW' };

/** The name of a cell seen from the vessel of a seat; null if that seat has none or the cell is not next to it. */
export function positionName(view: BattlespaceSiriusView, cell: Cell, relativeTo: Seat): PositionName | null {
  const vessel = vesselOf(view, relativeTo);
  if (!vessel) return null;
  const [dx, dy] = [cell[0] - vessel.cell[0], cell[1] - vessel.cell[1]];
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return null;
  const vertical: Direction | null = dy === 0 ? null : dy > 0 ? 'N' : 'S';
  const horizontal: Direction | null = dx === 0 ? null : dx > 0 ? 'E' : 'W';
  if (vessel.kind === 'lifeboat')
    return { kind: 'compass', point: `${vertical ?? ''}${horizontal ?? ''}` as Direction | 'NE' | 'SE' | 'SW' | 'NW' };
  const sides = [vertical, horizontal].flatMap((direction) =>
    direction ? [sidePointing(direction, vessel.heading)] : [],
  );
  if (sides.length === 1) return { kind: 'off', side: sides[0]! };
  return {
    kind: 'corner',
    first: sides.includes('bow') ? 'bow' : 'stern',
    second: sides.includes('starboard') ? 'starboard' : 'port',
  };
}
