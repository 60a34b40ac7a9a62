import type { AnyGame } from '../../engine/game.ts';
import { timelineOf, type Timeline } from '../../engine/timeline.ts';
import type { FindGame } from '../find-game.ts';
import { playersFault } from '../players.ts';
import { readSavedFile } from './saved-file.ts';
import { readWatchFile } from './watch-file.ts';

/** A match read from a file or a link and played again, or why not. */
export type ReadMatch =
  | { readonly ok: true; readonly game: AnyGame; readonly timeline: Timeline<unknown, unknown> }
  | { readonly ok: false; readonly reason: string };

/** Reads and verifies a match file without keeping it. */
export async function readMatchFile(find: FindGame, text: string): Promise<ReadMatch> {
  if (readWatchFile(text))
    return {
      ok: false,
      reason:
        'This is a watching copy of a match that was not over; it is not kept here. Open it on the page of any replay to watch it.',
    };
  const parsed = await readSavedFile(text);
  if (!parsed.ok) return parsed;
  const game = await find(parsed.recording.game);
  if (!game)
    return {
      ok: false,
      reason: `The file is of a game called ${parsed.recording.game}, which this program does not have.`,
    };
  const fault = await playersFault(game.id, parsed.recording.seats);
  if (fault !== null) return { ok: false, reason: fault };
  const result = timelineOf(game, parsed.recording);
  return result.ok ? { ok: true, game, timeline: result.timeline } : { ok: false, reason: result.reason };
}
