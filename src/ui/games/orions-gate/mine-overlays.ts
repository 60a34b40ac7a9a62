import { mineCircles, type OrionsGateView } from '../../../games/orions-gate/index.ts';
import type { Overlay } from './table/stage.ts';
import { battleAdvanced as words } from './words/play-advanced.ts';

/** The circles of all mines of a table, for the aid that shows ranges (OG-25.3). */
export const mineOverlays = (view: OrionsGateView, table: number): readonly Overlay[] =>
  mineCircles(view)
    .filter((mine) => mine.table === table)
    .map(({ centre, radius, side }): Overlay => ({
      kind: 'ring',
      ...centre,
      radius,
      tone: side === 'A' ? 'sideA' : 'sideB',
      dashed: true,
      label: words.mineRing(radius),
    }));
