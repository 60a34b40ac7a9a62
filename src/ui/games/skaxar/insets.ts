import type { SkaxarView } from '../../../games/skaxar/index.ts';
import { fieldsOf, planOf } from './table/layout.ts';
import type { Shape } from './table/stage.ts';
import { underPlayer, type RoomInsets } from '../../match/layout.ts';

/**
 * Pixels the docked panels take from the table on each side, for plain text: everything lies in one column at the
 * right. On a small screen they are measured instead.
 */
export const INSETS: RoomInsets = {
  wide: { top: 54, right: 384, bottom: 8, left: 8 },
  middle: { top: 56, right: 332, bottom: 8, left: 8 },
  narrow: { top: 100, right: 6, bottom: 330, left: 6 },
};

/** The same for a replay. */
export const REPLAY_INSETS = underPlayer(INSETS);

/**
 * How the table lies on the screen: its shape, and whether room is so short that only both fields are brought to fit.
 */
export interface Lying {
  readonly shape: Shape;
  readonly part: 'fields' | null;
}

/** The wide table shows more at a glance: the others must be so much larger to take its place. */
const TALLER = 1.25;
const SQUARER = 1.1;
/** Cards of a whole table that are so much smaller than those of the fields alone are too small. */
const SMALL = 0.8;

/** How the table lies in so many free pixels; `phone`: the panel lists the Shop, so that the fields alone will do. */
export function lyingIn(width: number, height: number, phone: boolean): Lying {
  const scale = (box: { readonly width: number; readonly height: number }) =>
    Math.min(width / box.width, height / box.height);
  const [wide, square, tall, fields] = [
    scale(planOf('wide').whole),
    scale(planOf('square').whole),
    scale(planOf('tall').whole),
    scale(fieldsOf(planOf('phone'))),
  ];
  if (phone && Math.max(wide, square, tall) < fields * SMALL) return { shape: 'phone', part: 'fields' };
  if (tall > Math.max(wide, square) * TALLER) return { shape: 'tall', part: null };
  return { shape: square > wide * SQUARER ? 'square' : 'wide', part: null };
}

/** Ships, and items, of one side that are still read over the piles of a phone. */
const READ = 2;

/**
 * The shape a view is shown in. The piles of a phone lie in the fields while there is room for them: where more lies
 * there than can be read over them, it takes the room, and the piles are listed beside the table.
 */
export const shapeIn = ({ shape }: Lying, { sides }: Pick<SkaxarView, 'sides'>): Shape =>
  shape === 'phone' && sides.some(({ field, equipped }) => field.length > READ || equipped.length > READ)
    ? 'tall'
    : shape;
