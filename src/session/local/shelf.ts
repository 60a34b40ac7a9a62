import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Glance, Outcome } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { KeptAnalysis } from '../../engine/kept-analysis.ts';
import type { RecordedPly, Recording, SeatInfo } from '../../engine/recording.ts';
import { MatchConflict, MatchMissing, sameMark, type Mark } from './mark.ts';

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
  /** The title of its scenario. */
  readonly scenario?: string;
  /** How it stands, for the list; entries of older programs do not say. */
  readonly glance?: Glance;
  /** It lives in this page's memory, for the browser has not kept it as it is. */
  readonly unsaved?: true;
}

/** How a match was left, beside its recording; each part is left out where there is nothing of it. */
export interface Left {
  /** Commands that were taken back and can come again, the next one first. */
  readonly undone?: readonly RecordedPly[];
  /** Which commands the screen gave by itself, counted from 0: the played ones, then those that were taken back. */
  readonly byItself?: readonly number[];
}

/** A stored match without its plies. */
export interface Shelved extends MatchSummary, Left {
  readonly header: Omit<Recording, 'plies'>;
  /** The hash of the last ply, null without any. Entries of older programs do not say. */
  readonly last?: string | null;
  /**
   * The plies it was begun with (fleets handed in): with no more than these nobody has played it yet. Absent of what
   * was brought in.
   */
  readonly begun?: number;
  /**
   * What this browser keeps beside the match, e.g. plans; no part of its recording. Left out while there is nothing.
   */
  readonly aside?: Json;
}

/** The latest match that is not over, played or not; null if there is none. */
export const unfinishedOf = (entries: readonly Shelved[]): MatchSummary | null =>
  entries.filter(({ outcome }) => outcome === null).sort((a, b) => b.updated - a.updated)[0] ?? null;

/** Where matches lie: append-only plies beside one entry a match. */
export interface Shelf {
  /** False when nothing outlives the page. */
  readonly durable: boolean;
  get(id: string): Promise<Shelved | null>;
  list(): Promise<readonly Shelved[]>;
  plies(id: string): Promise<readonly RecordedPly[]>;
  /**
   * Writes the entry, the plies from index `from` on, and drops all stored plies at `from` and later that are not among
   * them; one transaction. `stored` is the mark of what lies there, null when nothing may: else it rejects with
   * `MatchConflict` or `MatchMissing`.
   */
  write(entry: Shelved, from: number, plies: readonly RecordedPly[], stored: Mark | null): Promise<void>;
  remove(id: string): Promise<void>;
  /**
   * Keeps something beside a match, in place of what was kept before; one transaction. Nothing happens for a match that
   * is not there.
   */
  writeAside(id: string, aside: Json): Promise<void>;
  /** Keeps the analysis of a match in its head, where the match is still the one that was judged; one transaction. */
  writeAnalysis(id: string, analysis: KeptAnalysis): Promise<void>;
  /** Lets go of a connection that does not answer; the next call opens another. */
  reopen(): void;
}

/**
 * Throws when an entry is not what a writer believes to lie there. Entries of older programs have no hash; their length
 * alone counts.
 */
function checkStored(stored: Shelved | undefined, believed: Mark | null): void {
  if (!stored) {
    if (believed !== null) throw new MatchMissing();
    return;
  }
  const last = stored.last === undefined && believed !== null ? believed.last : (stored.last ?? null);
  const found = { plies: stored.plies, last };
  if (believed === null || !sameMark(found, believed)) throw new MatchConflict(found);
}

interface Schema extends DBSchema {
  matches: { key: string; value: Shelved };
  plies: { key: [string, number]; value: RecordedPly & { match: string; index: number } };
}

/** The connection to the browser's database, opened when it is asked for. */
interface Connection {
  /** Does something with the database. */
  on<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T>;
  /** Lets it go; the next work opens another. */
  forget(): void;
}

function connectionTo(name: string): Connection {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = (): void => {
    const old = opening;
    opening = null;
    void old?.then(
      (db) => db.close(),
      () => undefined,
    );
  };
  const connect = (): Promise<IDBPDatabase<Schema>> => {
    const own: Promise<IDBPDatabase<Schema>> = openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('matches', { keyPath: 'id' });
        fresh.createObjectStore('plies', { keyPath: ['match', 'index'] });
      },
      blocking: () => opening === own && forget(),
      terminated: () => opening === own && forget(),
    });
    own.catch(() => opening === own && (opening = null));
    return (opening = own);
  };
  const on = async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const db = await (opening ?? connect());
    try {
      return await work(db);
    } catch (error) {
      // A connection that is closing cannot begin anything: nothing was done, so another one may do it.
      if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
      forget();
      return work(await connect());
    }
  };
  return { on, forget };
}

/**
 * Matches in the browser's database. A connection that the browser closes, or that another tab wants gone to delete the
 * database, is opened again by the next call. Calls reject when the browser gives no database (private mode, blocked
 * storage) or refuses a write.
 */
export function browserShelf(name = 'orion-tabletop'): Shelf {
  const { on, forget } = connectionTo(name);
  const all = (id: string, from: number) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
  const change = (id: string, to: (stored: Shelved) => Shelved): Promise<void> =>
    on((db) =>
      whole(db.transaction(['matches'], 'readwrite'), async (tx) => {
        const stored = await tx.objectStore('matches').get(id);
        if (stored) await tx.objectStore('matches').put(to(stored));
      }),
    );
  return {
    durable: true,
    get: (id) => on(async (db) => (await db.get('matches', id)) ?? null),
    list: () => on((db) => db.getAll('matches')),
    plies: (id) => on(async (db) => (await db.getAll('plies', all(id, 0))).map(recorded)),
    write: (entry, from, plies, believed) =>
      on((db) =>
        whole(db.transaction(['matches', 'plies'], 'readwrite'), async (tx) => {
          const stored = await tx.objectStore('matches').get(entry.id);
          checkStored(stored, believed);
          const lies = tx.objectStore('plies');
          await lies.delete(all(entry.id, from));
          for (const [k, ply] of plies.entries()) await lies.put({ ...ply, match: entry.id, index: from + k });
          await tx.objectStore('matches').put(besides(entry, stored));
        }),
      ),
    remove: (id) =>
      on((db) =>
        whole(db.transaction(['matches', 'plies'], 'readwrite'), async (tx) => {
          await tx.objectStore('matches').delete(id);
          await tx.objectStore('plies').delete(all(id, 0));
        }),
      ),
    writeAside: (id, aside) => change(id, (stored) => ({ ...stored, aside })),
    writeAnalysis: (id, analysis) => change(id, (stored) => analysed(stored, analysis)),
    reopen: forget,
  };
}

/**
 * Does the work of a transaction whole or not at all: what it throws aborts it, and an abort by the browser rejects
 * with its cause.
 */
async function whole<Tx extends { readonly done: Promise<void>; abort(): void }>(
  tx: Tx,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const done = tx.done.then(
    () => null,
    (error: unknown) => error,
  );
  try {
    await work(tx);
  } catch (error) {
    const over = abortFails(tx);
    const cause = await done;
    // Of a transaction that was over before, its own error says more than that of the request that came too late.
    throw over && cause instanceof Error ? cause : error;
  }
  const cause = await done;
  if (cause !== null) throw cause;
}

/** Aborts a transaction; true when it was over already. */
function abortFails(tx: { abort(): void }): boolean {
  try {
    tx.abort();
    return false;
  } catch {
    return true;
  }
}

const recorded = ({ seat, command, hash, drawn }: RecordedPly): RecordedPly => ({
  seat,
  command,
  hash,
  ...(drawn && { drawn }),
});

/** Matches in memory: for tests, and where the browser keeps nothing. Gone with the page. */
export function memoryShelf(): Shelf {
  const entries = new Map<string, Shelved>();
  const kept = new Map<string, readonly RecordedPly[]>();
  const change = (id: string, to: (stored: Shelved) => Shelved): void => {
    const stored = entries.get(id);
    if (stored) entries.set(id, to(stored));
  };
  return {
    durable: false,
    get: async (id) => entries.get(id) ?? null,
    list: async () => [...entries.values()],
    plies: async (id) => kept.get(id) ?? [],
    async write(entry, from, plies, believed) {
      checkStored(entries.get(entry.id), believed);
      kept.set(entry.id, [...(kept.get(entry.id) ?? []).slice(0, from), ...plies]);
      entries.set(entry.id, besides(entry, entries.get(entry.id)));
    },
    async remove(id) {
      entries.delete(id);
      kept.delete(id);
    },
    writeAside: async (id, aside) => change(id, (stored) => ({ ...stored, aside })),
    writeAnalysis: async (id, analysis) => change(id, (stored) => analysed(stored, analysis)),
    reopen: () => undefined,
  };
}

/** An entry with the analysis of its match; as it is where the match is another by now. */
const analysed = (stored: Shelved, analysis: KeptAnalysis): Shelved =>
  stored.last === analysis.last ? { ...stored, header: { ...stored.header, analysis } } : stored;

/** An entry with what is kept beside the match as it is now, not as its writer last read it. */
function besides({ aside: _old, ...entry }: Shelved, stored: Shelved | undefined): Shelved {
  return stored?.aside === undefined ? entry : { ...entry, aside: stored.aside };
}
