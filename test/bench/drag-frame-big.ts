import { draggedFrame } from './drag-frame.ts';
import type { BenchResult } from './harness.ts';

/** The drag frame of the biggest battles: 100 ships and 60 pieces on a table of 144 in (OG-18.2). */
export const run = (): Promise<BenchResult> => draggedFrame('drag-frame-big', '?big', '100 ships, 60 pieces, 144 in');
