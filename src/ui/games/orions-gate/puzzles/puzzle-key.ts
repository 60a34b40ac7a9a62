import { briefingOf } from '../../../match/briefings.ts';

/** What the ids of shipped puzzles begin with. */
const PREFIX = 'puzzle-';
/** What the keys of the reader's own puzzles begin with; their title follows. */
export const OWN = 'own/';
/** What the keys of puzzles that are being recorded begin with; the id of the draft follows. */
export const RECORD = 'record/';

/**
 * The key of the puzzle a match was begun with: the id of a shipped one, or the title of one's own; null = none.
 */
export function puzzleOf(match: string): string | null {
  const { scenario, own, recording } = briefingOf(match) ?? {};
  if (recording !== undefined) return RECORD + recording;
  if (own !== undefined) return OWN + own;
  return scenario?.startsWith(PREFIX) ? scenario : null;
}
