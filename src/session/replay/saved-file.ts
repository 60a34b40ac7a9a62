import type { AnyGame } from '../../engine/game.ts';
import { parseRecording, type Recording } from '../../engine/recording.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Timeline } from '../../engine/timeline.ts';
import { HUMAN } from '../local/undo.ts';
import { watchFileOf } from './watch-file.ts';

/**
 * A file to be handed out. `whole`: a match that is over. `sealed`: one that goes on. `watch`: what one seat saw of it.
 */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
  readonly kind: 'whole' | 'sealed' | 'watch';
}

const nameOf = (game: string, id: string, created: number, ending: string): string =>
  `${game}-${new Date(created).toISOString().slice(0, 10)}-${id}${ending}.json`;

/** The file of a whole match: open once it is over, sealed before. `created` in milliseconds since 1970. */
export async function fileOfMatch(
  recording: Recording,
  over: boolean,
  id: string,
  created: number,
): Promise<SavedFile> {
  if (over) return { name: nameOf(recording.game, id, created, ''), text: JSON.stringify(recording), kind: 'whole' };
  // Fetched when it is needed: the first screen reads the store of matches.
  const { sealRecording } = await import('./sealed-file.ts');
  return { name: nameOf(recording.game, id, created, '-sealed'), text: sealRecording(recording), kind: 'sealed' };
}

/** Reads the text of a match file, opening it if it is sealed. */
export async function readSavedFile(text: string): Promise<ReturnType<typeof parseRecording>> {
  if (!/^\uFEFF?\s*\{\s*"format"\s*:\s*"orion-sealed"/.test(text)) return parseRecording(text);
  const { unsealRecording } = await import('./sealed-file.ts');
  return unsealRecording(text);
}

/** The watching copy of a match for a seat; not named: of the one person who plays, else of what everybody may see. */
export function watchCopy(
  game: AnyGame,
  timeline: Timeline<unknown, unknown>,
  id: string,
  created: number,
  seat?: Seat,
): SavedFile {
  const people = timeline.header.seats.filter((info) => info.player === HUMAN);
  const watcher = seat ?? (people.length === 1 ? people[0]!.seat : null);
  const text = JSON.stringify(watchFileOf(game, timeline, watcher));
  return { name: nameOf(game.id, id, created, '-watch'), text, kind: 'watch' };
}
