import { briefingOf } from '../../../match/briefings.ts';
import { lazy } from '../../../kit/lazy.tsx';

/** What the ids of shipped puzzles begin with. */
const PREFIX = 'puzzle-';

/** The shipped puzzle a match was begun with, or null. */
export function puzzleOf(match: string): string | null {
  const scenario = briefingOf(match)?.scenario;
  return scenario?.startsWith(PREFIX) ? scenario : null;
}

/** The task of a puzzle at the table; fetched with the first puzzle. */
export const PuzzlePanel = lazy(async () => (await import('./panel.tsx')).PuzzlePanel, 'silent');
