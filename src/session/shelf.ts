import { openDB, type DBSchema } from 'idb';
import type { Outcome } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { RecordedPly, Recording, SeatInfo } from '../engine/recording.ts';

/** What a list of matches shows. `created` and `updated` in milliseconds since 1970. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly updated: number;
  readonly seats: readonly SeatInfo[];
  readonly plies: number;
  readonly outcome: Outcome | null;
  readonly title: string;
}

/** A stored match without its plies. */
export interface Shelved extends MatchSummary {
  readonly header: Omit<Recording, 'plies'>;
  /** What this browser keeps beside the match, e.g. plans; no part of its recording. Left out while there is nothing. */
  readonly aside?: Json;
}

/** Where matches lie: append-only plies beside one entry a match. */
export interface Shelf {
  /** False when nothing outlives the page. */
  readonly durable: boolean;
  get(id: string): Promise<Shelved | null>;
  list(): Promise<readonly Shelved[]>;
  plies(id: string): Promise<readonly RecordedPly[]>;
  /** Writes the entry, the plies from index `from` on, and drops all stored plies at `from` and later that are not among them; one transaction. */
  write(entry: Shelved, from: number, plies: readonly RecordedPly[], expected: number | null): Promise<void>;
  remove(id: string): Promise<void>;
  /** Keeps something beside a match, in place of what was kept before; one transaction. Nothing happens for a match that is not there. */
  writeAside(id: string, aside: Json): Promise<void>;
}

/** Thrown by `write` when the stored match has another length than the writer believes: another tab played on. */
export const isConflict = (error: unknown): boolean => error instanceof Error && error.name === 'MatchConflict';

function conflict(): Error {
  const error = new Error('The match was changed elsewhere.');
  error.name = 'MatchConflict';
  return error;
}

interface Schema extends DBSchema {
  matches: { key: string; value: Shelved };
  plies: { key: [string, number]; value: RecordedPly & { match: string; index: number } };
}

/** Matches in the browser's database. Rejects when the browser gives none (private mode, blocked storage). */
export async function browserShelf(name = 'orion-tabletop'): Promise<Shelf> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' });
      fresh.createObjectStore('plies', { keyPath: ['match', 'index'] });
    },
  });
  const all = (id: string, from: number) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
  return {
    durable: true,
    get: async (id) => (await db.get('matches', id)) ?? null,
    list: () => db.getAll('matches'),
    plies: async (id) =>
      (await db.getAll('plies', all(id, 0))).map(({ seat, command, hash }) => ({ seat, command, hash })),
    async write(entry, from, plies, expected) {
      const tx = db.transaction(['matches', 'plies'], 'readwrite');
      const stored = await tx.objectStore('matches').get(entry.id);
      if (expected !== null && stored?.plies !== expected) {
        tx.abort();
        await tx.done.catch(() => undefined);
        throw conflict();
      }
      if (expected === null || from < expected) await tx.objectStore('plies').delete(all(entry.id, from));
      for (const [k, ply] of plies.entries())
        await tx.objectStore('plies').put({ ...ply, match: entry.id, index: from + k });
      await tx.objectStore('matches').put(besides(entry, stored));
      await tx.done;
    },
    async remove(id) {
      const tx = db.transaction(['matches', 'plies'], 'readwrite');
      await tx.objectStore('matches').delete(id);
      await tx.objectStore('plies').delete(all(id, 0));
      await tx.done;
    },
    async writeAside(id, aside) {
      const tx = db.transaction('matches', 'readwrite');
      const stored = await tx.store.get(id);
      if (stored) await tx.store.put({ ...stored, aside });
      await tx.done;
    },
  };
}

/** Matches in memory: for tests, and where the browser keeps nothing. Gone with the page. */
export function memoryShelf(): Shelf {
  const entries = new Map<string, Shelved>();
  const kept = new Map<string, readonly RecordedPly[]>();
  return {
    durable: false,
    get: async (id) => entries.get(id) ?? null,
    list: async () => [...entries.values()],
    plies: async (id) => kept.get(id) ?? [],
    async write(entry, from, plies, expected) {
      if (expected !== null && entries.get(entry.id)?.plies !== expected) throw conflict();
      kept.set(entry.id, [...(kept.get(entry.id) ?? []).slice(0, from), ...plies]);
      entries.set(entry.id, besides(entry, entries.get(entry.id)));
    },
    async remove(id) {
      entries.delete(id);
      kept.delete(id);
    },
    async writeAside(id, aside) {
      const stored = entries.get(id);
      if (stored) entries.set(id, { ...stored, aside });
    },
  };
}

/** An entry with what is kept beside the match as it is now, not as its writer last read it. */
function besides({ aside: _old, ...entry }: Shelved, stored: Shelved | undefined): Shelved {
  return stored?.aside === undefined ? entry : { ...entry, aside: stored.aside };
}
