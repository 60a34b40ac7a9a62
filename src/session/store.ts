import type { AnyGame, Outcome } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import { parseRecording, RECORDING_VERSION, type RecordedPly, type Recording } from '../engine/recording.ts';
import type { Seat } from '../engine/seat.ts';
import { extend, openTimeline, present, recordingOf, timelineOf, type Timeline } from '../engine/timeline.ts';
import type { FindGame } from './find-game.ts';
import { browserShelf, memoryShelf, type MatchSummary, type Shelf, type Shelved } from './shelf.ts';
import { HUMAN } from './undo.ts';
import { readWatchFile, watchFileOf } from './watch-file.ts';

export type { MatchSummary } from './shelf.ts';

/** The head of a recording: everything but its plies. */
export type Header = Omit<Recording, 'plies'>;

/** A new recording head, with the version of the file format filled in. */
export const headerOf = (
  game: AnyGame,
  fields: Pick<Header, 'options' | 'seats'> &
    Partial<Pick<Header, 'seed' | 'commitment' | 'salt' | 'dice' | 'position' | 'briefing'>>,
): Header => ({
  format: 'orion-match',
  version: RECORDING_VERSION,
  game: game.id,
  rulesVersion: game.rulesVersion,
  ...fields,
});

export type Imported = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: string };

/** All matches of this browser. Every command is kept at once; nothing is overwritten but by undo. */
export interface MatchStore {
  /** False when the browser keeps nothing: matches then live as long as the page. */
  readonly durable: boolean;
  /** Starts a match, plays the `opening` commands on it and keeps it. Throws a sentence when options or a command are refused. */
  createMatch(header: Header, opening?: readonly { readonly seat: Seat; readonly command: Json }[]): Promise<string>;
  /** The recording, or null when there is none of this id. Not verified: opening a session replays it. */
  loadMatch(id: string): Promise<Recording | null>;
  /** Keeps ply number `index` (from 0). Throws `MatchConflict` when another tab has played on. */
  appendPly(id: string, index: number, ply: RecordedPly, outcome: Outcome | null): Promise<void>;
  /** Undo: keeps the first `plies` of `before`. */
  truncate(id: string, before: number, plies: number): Promise<void>;
  /** What this browser keeps beside a match (plans), or null. It is in no recording and no file. */
  loadAside(id: string): Promise<Json | null>;
  keepAside(id: string, aside: Json): Promise<void>;
  /** Newest first. */
  listMatches(): Promise<readonly MatchSummary[]>;
  deleteMatch(id: string): Promise<void>;
  /** Verifies a match file by replaying it and keeps a copy. A faulty file changes nothing here. */
  importMatch(text: string): Promise<Imported>;
  /** The file of a match: the whole recording once it is over; before, the view and events of `seat` without the seed, for watching (not named: of the one person who plays, else of the audience). */
  exportMatch(
    id: string,
    seat?: Seat,
  ): Promise<{ readonly name: string; readonly text: string; readonly whole: boolean } | null>;
}

/** A store on a shelf. `now` gives milliseconds, `newId` a fresh id. */
export function storeOn(
  shelf: Shelf,
  find: FindGame,
  now: () => number = Date.now,
  newId: () => string = freshId,
): MatchStore {
  const keep = async (timeline: Timeline<unknown, unknown>, outcome: Outcome | null): Promise<string> => {
    const { plies, ...header } = recordingOf(timeline);
    const at = now();
    const title = header.seats.map((seat) => seat.name).join(' · ');
    const entry: Shelved = {
      id: newId(),
      game: header.game,
      created: at,
      updated: at,
      seats: header.seats,
      plies: plies.length,
      outcome,
      title,
      header,
    };
    await shelf.write(entry, 0, plies, null);
    return entry.id;
  };
  const store: MatchStore = {
    durable: shelf.durable,
    async createMatch(header, opening = []) {
      const game = await find(header.game);
      if (!game) throw new Error(`This program has no game called ${header.game}.`);
      let timeline: Timeline<unknown, unknown> = openTimeline(game, header);
      for (const { seat, command } of opening) {
        const next = extend(game, timeline, seat, command);
        if (!next.ok) throw new Error(`${next.rejections[0]!.rule}: ${next.rejections[0]!.reason}`);
        timeline = next.timeline;
      }
      return keep(timeline, game.outcome(present(timeline).state));
    },
    async loadMatch(id) {
      const entry = await shelf.get(id);
      return entry && { ...entry.header, plies: await shelf.plies(id) };
    },
    async appendPly(id, index, ply, outcome) {
      const entry = await entryOf(shelf, id);
      await shelf.write({ ...entry, updated: now(), plies: index + 1, outcome }, index, [ply], index);
    },
    async truncate(id, before, plies) {
      const entry = await entryOf(shelf, id);
      await shelf.write({ ...entry, updated: now(), plies, outcome: null }, plies, [], before);
    },
    loadAside: async (id) => (await shelf.get(id))?.aside ?? null,
    keepAside: (id, aside) => shelf.writeAside(id, aside),
    async listMatches() {
      const entries = [...(await shelf.list())].sort((a, b) => b.updated - a.updated);
      return entries.map(({ header: _header, aside: _aside, ...summary }) => summary);
    },
    deleteMatch: (id) => shelf.remove(id),
    async importMatch(text) {
      const read = await readMatchFile(find, text);
      return read.ok
        ? { ok: true, id: await keep(read.timeline, read.game.outcome(present(read.timeline).state)) }
        : read;
    },
    async exportMatch(id, seat) {
      const recording = await store.loadMatch(id);
      const game = recording && (await find(recording.game));
      if (!recording || !game) return null;
      const entry = await entryOf(shelf, id);
      const day = new Date(entry.created).toISOString().slice(0, 10);
      if (entry.outcome)
        return { name: `${recording.game}-${day}-${id}.json`, text: JSON.stringify(recording), whole: true };
      const replayed = timelineOf(game, recording);
      if (!replayed.ok) return null;
      // What several people share a screen for is what everybody may see.
      const people = recording.seats.filter((info) => info.player === HUMAN);
      const watcher = seat ?? (people.length === 1 ? people[0]!.seat : null);
      return {
        name: `${recording.game}-${day}-${id}-watch.json`,
        text: JSON.stringify(watchFileOf(game, replayed.timeline, watcher)),
        whole: false,
      };
    },
  };
  return store;
}

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
  const parsed = parseRecording(text);
  if (!parsed.ok) return parsed;
  const game = await find(parsed.recording.game);
  if (!game)
    return {
      ok: false,
      reason: `The file is of a game called ${parsed.recording.game}, which this program does not have.`,
    };
  const result = timelineOf(game, parsed.recording);
  return result.ok ? { ok: true, game, timeline: result.timeline } : { ok: false, reason: result.reason };
}

/** The browser's store; falls back to memory when the browser keeps nothing (`durable` is then false). */
export async function openStore(find: FindGame): Promise<MatchStore> {
  const shelf = await browserShelf().catch(() => memoryShelf());
  return storeOn(shelf, find);
}

async function entryOf(shelf: Shelf, id: string): Promise<Shelved> {
  const entry = await shelf.get(id);
  if (!entry) throw new Error('This match is no longer kept here.');
  return entry;
}

const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
