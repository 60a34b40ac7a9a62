import type { AnyGame } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { KeptAnalysis } from '../../engine/kept-analysis.ts';
import { RECORDING_VERSION, type Recording } from '../../engine/recording.ts';
import type { Seat } from '../../engine/seat.ts';
import { extend, openTimeline, recordedPly, recordingOf, type Ply, type Timeline } from '../../engine/timeline.ts';
import type { FindGame } from '../find-game.ts';
import { entryFor, isUnplayed, sweep } from './entry.ts';
import { saversOn, type Savers } from './savers.ts';
import { systemClock, type Clock, type Saver } from './saving.ts';
import {
  browserShelf,
  memoryShelf,
  unfinishedOf,
  type Left,
  type MatchSummary,
  type Shelf,
  type Shelved,
} from './shelf.ts';
import type { SavedFile } from '../replay/saved-file.ts';

export type { MatchSummary } from './shelf.ts';

// Fetched when a file is read or made: the first screen reads the store of matches.
const savedFiles = () => import('../replay/saved-file.ts');
const matchReader = () => import('../replay/read-match.ts');

type AnyTimeline = Timeline<unknown, unknown>;

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

/** Commands that a match begins with. */
type Opening = readonly { readonly seat: Seat; readonly command: Json }[];

export type Imported = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: string };

/** All matches of this browser. Every command is kept at once; nothing is overwritten but by undo. */
export interface MatchStore {
  /** False when the browser keeps nothing: matches then live as long as the page. */
  readonly durable: boolean;
  /**
   * Starts a match, plays the `opening` commands on it and keeps it. Throws a sentence when options or a command are
   * refused.
   */
  createMatch(header: Header, opening?: Opening): Promise<string>;
  /** The recording, or null when there is none of this id. Not verified: opening a session replays it. */
  loadMatch(id: string): Promise<Recording | null>;
  /** How the match was left beside that: what had been taken back, and what the screen gave by itself. */
  loadLeft(id: string): Promise<Left>;
  /**
   * The saving of a match that is played: the one that still has something to write, else a new one on what `loadMatch`
   * and `loadLeft` gave.
   */
  saverOf(
    id: string,
    game: AnyGame,
    timeline: Timeline<unknown, unknown>,
    undone?: readonly Ply<unknown, unknown>[],
  ): Saver;
  /** What this browser keeps beside a match (plans), or null. It is in no recording and no file. */
  loadAside(id: string): Promise<Json | null>;
  keepAside(id: string, aside: Json): Promise<void>;
  /** Keeps the analysis of a match that is over with it: it goes into its file. */
  keepAnalysis(id: string, analysis: KeptAnalysis): Promise<void>;
  /** Those that somebody has played, newest first. */
  listMatches(): Promise<readonly MatchSummary[]>;
  /** The latest match that is not over, played or not; null if there is none. */
  latestUnfinished(): Promise<MatchSummary | null>;
  deleteMatch(id: string): Promise<void>;
  /** Verifies a match file by replaying it and keeps a copy. A faulty file changes nothing here. */
  importMatch(text: string): Promise<Imported>;
  /** The file of a match as it stands, whole: sealed until it is over. Null when there is none of this id. */
  exportMatch(id: string): Promise<SavedFile | null>;
}

/**
 * The beginning of a match: its header by the rules of now, and the `opening` commands played on it. Throws a sentence
 * when they are refused.
 */
async function beginning(find: FindGame, header: Header, opening: Opening) {
  const game = await find(header.game);
  if (!game) throw new Error(`This program has no game called ${header.game}.`);
  // A match that begins now begins by the rules of now, whatever another it is made from was played by.
  let timeline: AnyTimeline = openTimeline(game, { ...header, rulesVersion: game.rulesVersion });
  for (const { seat, command } of opening) {
    const next = extend(game, timeline, seat, command);
    if (!next.ok) throw new Error(`${next.rejections[0]!.rule}: ${next.rejections[0]!.reason}`);
    timeline = next.timeline;
  }
  return { game, timeline };
}

/** All matches of a shelf and those that are not kept on it yet. */
async function entriesOf(shelf: Shelf, savers: Savers): Promise<readonly Shelved[]> {
  await savers.allSettled();
  const own = savers.entries().map((entry): Shelved => ({ ...entry, unsaved: true }));
  const stored = (await shelf.list()).filter(({ id }) => !own.some((entry) => entry.id === id));
  return [...stored, ...own];
}

/** What a list shows of them: the matches that somebody has played, newest first. */
const listOf = (entries: readonly Shelved[]): readonly MatchSummary[] =>
  entries
    .filter((entry) => !isUnplayed(entry))
    .sort((a, b) => b.updated - a.updated)
    .map(
      ({
        header: _header,
        aside: _aside,
        last: _last,
        begun: _begun,
        undone: _undone,
        byItself: _byItself,
        ...summary
      }) => summary,
    );

/** How a match was left, kept or not. */
async function leftOn(shelf: Shelf, savers: Savers, id: string): Promise<Left> {
  await savers.settled(id);
  const { undone, byItself } = savers.unsaved(id)?.entry() ?? (await shelf.get(id)) ?? {};
  return { ...(undone && { undone }), ...(byItself && { byItself }) };
}

/** A store on a shelf. `now` gives milliseconds since 1970, `newId` a fresh id, `after` is a timer. */
export function storeOn(
  shelf: Shelf,
  find: FindGame,
  now: () => number = systemClock.now,
  newId: () => string = freshId,
  after: Clock['after'] = systemClock.after,
): MatchStore {
  const savers = saversOn(shelf, { now, after });
  const store: MatchStore = {
    durable: shelf.durable,
    async createMatch(header, opening = []) {
      const { game, timeline } = await beginning(find, header, opening);
      const id = newId();
      const saver = savers.open(id, game, timeline, null, { created: now(), begun: timeline.plies.length });
      saver.retry();
      await saver.settled();
      await sweep(shelf, now).catch(() => undefined); // Another time will do.
      return id;
    },
    async loadMatch(id) {
      await savers.settled(id);
      const own = savers.unsaved(id);
      if (own) return recordingOf(own.saver.timeline());
      const entry = await shelf.get(id);
      return entry && { ...entry.header, plies: await shelf.plies(id) };
    },
    loadLeft: (id) => leftOn(shelf, savers, id),
    saverOf(id, game, timeline, undone = []) {
      const own = savers.unsaved(id);
      if (!own) return savers.open(id, game, timeline, timeline.plies, null, undone);
      own.saver.save(timeline, undone);
      return own.saver;
    },
    loadAside: async (id) => (await shelf.get(id))?.aside ?? null,
    keepAside: (id, aside) => shelf.writeAside(id, aside),
    keepAnalysis: (id, analysis) => shelf.writeAnalysis(id, analysis),
    listMatches: async () => listOf(await entriesOf(shelf, savers)),
    latestUnfinished: async () => unfinishedOf(await entriesOf(shelf, savers)),
    async deleteMatch(id) {
      savers.drop(id);
      await shelf.remove(id);
    },
    async importMatch(text) {
      const read = await (await matchReader()).readMatchFile(find, text);
      if (!read.ok) return read;
      const { game, timeline } = read;
      const id = newId();
      const entry = entryFor(id, game, timeline, { created: now() }, now());
      await shelf.write(entry, 0, timeline.plies.map(recordedPly), null);
      return { ok: true, id };
    },
    async exportMatch(id) {
      const recording = await store.loadMatch(id);
      const entry = savers.unsaved(id)?.entry() ?? (await shelf.get(id));
      if (!recording || !entry) return null;
      return (await savedFiles()).fileOfMatch(recording, entry.outcome !== null, id, entry.created);
    },
  };
  return store;
}

/** How often a database that does not open is asked, and how long, in milliseconds, it may take each time. */
const OPEN_TRIES = 3;
const OPEN_LIMIT = 3000;

/** Whether a shelf can be read. */
async function answers(shelf: Shelf): Promise<boolean> {
  let cancel = (): void => undefined;
  const late = new Promise<false>((resolve) => (cancel = systemClock.after(OPEN_LIMIT, () => resolve(false))));
  const read = shelf.get('').then(
    () => true,
    () => false,
  );
  return Promise.race([read, late]).finally(() => cancel());
}

/** The browser's store; falls back to memory when the browser keeps nothing (`durable` is then false). */
export async function openStore(find: FindGame): Promise<MatchStore> {
  const shelf = browserShelf();
  for (let tries = 0; tries < OPEN_TRIES; tries++) {
    if (await answers(shelf)) return storeOn(shelf, find);
    shelf.reopen();
  }
  return storeOn(memoryShelf(), find);
}

const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
