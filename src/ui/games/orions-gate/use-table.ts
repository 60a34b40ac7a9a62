import { useEffect } from 'preact/hooks';
import type { SeatInfo } from '../../../engine/recording.ts';
import { showToast } from '../../kit/index.ts';
import { useStage, type Staged } from '../../match/use-stage.ts';
import { openTable } from './open-table.ts';
import { unknownPaint } from './seat-paints.ts';
import type { DrawnTable } from './table/create-stage.ts';
import { battle as words } from './words/play.ts';

/** The table of a match, with its hulls in their paints; says once that a paint is not known here. */
export function useTable(seats: readonly SeatInfo[]): Staged<DrawnTable> {
  useEffect(() => {
    const paint = unknownPaint(seats);
    if (paint !== undefined) showToast(words.unknownPaint(paint));
  }, []);
  return useStage(openTable(seats));
}
