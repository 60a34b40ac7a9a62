import { planOf } from '../../draw/skaxar/layout.ts';
import type { Shape } from '../../draw/skaxar/stage.ts';
import type { PanelParts } from '../../play/docks.tsx';
import type { Insets, Room } from '../../play/layout.ts';

/** Pixels the docked panels take from the table on each side, for plain text: everything lies in one column at the right. On a small screen they are measured instead. */
export const INSETS: { readonly [room in Room]: Insets } = {
  wide: { top: 54, right: 384, bottom: 8, left: 8 },
  middle: { top: 56, right: 332, bottom: 8, left: 8 },
  narrow: { top: 100, right: 6, bottom: 330, left: 6 },
};

/** The table itself shows both sides: their list waits folded. On a small screen the action panel alone is open. */
export const openAtFirst = ({ id }: PanelParts, room: Room): boolean => id === 'act' || (room !== 'narrow' && id === 'log');

/** The shape in which the table is shown larger in so many free pixels. */
export function shapeFor(width: number, height: number): Shape {
  const scale = (shape: Shape) => {
    const { whole } = planOf(shape);
    return Math.min(width / whole.width, height / whole.height);
  };
  return scale('tall') > scale('wide') ? 'tall' : 'wide';
}
