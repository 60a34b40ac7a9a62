import { measured } from './drag-frame.ts';
import type { BenchResult } from './harness.ts';

/**
 * A frame in which a maneuver among six ships is looked for, against that of a duel: all places, arrows and facing
 * lines, one of them pointed at, Canvas renderer, 1440x900.
 */
export const run = (): Promise<BenchResult> =>
  measured({
    name: 'duel-frame',
    page: 'test/browser/card-demo/duel-frame.html',
    baseline: 'the same frame of a duel of two (a maneuver is looked for, Canvas renderer)',
    target: 3,
    figures: ['duelFrameMs', 'sixFrameMs'],
  });
