import type { SeatInfo } from '../../../engine/recording.ts';
import { paintOf } from '../../../games/orions-gate/index.ts';
import type { Paints } from './table/world/paints.ts';

/** How the fleets of a match are painted; a paint that this program does not know is left away. */
export const paintsOf = (seats: readonly SeatInfo[]): Paints =>
  Object.fromEntries(
    seats.flatMap(({ seat, paint = 'bare' }) => {
      const known = paintOf(paint);
      return known && known !== 'bare' ? [[seat, known]] : [];
    }),
  );

/** The first paint of a match that this program does not know, as its file names it. */
export const unknownPaint = (seats: readonly SeatInfo[]): string | undefined =>
  seats.find(({ paint }) => paint !== undefined && !paintOf(paint))?.paint;
