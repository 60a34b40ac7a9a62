import type { AnyGame } from '../../engine/game.ts';
import { recordedPly, type Ply, type Timeline } from '../../engine/timeline.ts';
import { entryFor, originOf, type Origin } from './entry.ts';
import { openSaver, type Clock, type Saver } from './saving.ts';
import type { Shelf, Shelved } from './shelf.ts';

type AnyTimeline = Timeline<unknown, unknown>;
type AnyPlies = readonly Ply<unknown, unknown>[];

/** A match that this page saves, and the entry it is listed by. */
interface Played {
  readonly saver: Saver;
  readonly entry: () => Shelved;
}

/** The matches that this page saves. */
export interface Savers {
  /**
   * Opens the saving of a match; `stored` is what lies on the shelf, `known` its beginning where that need not be
   * looked up, `undone` what was taken back of it.
   */
  open(
    id: string,
    game: AnyGame,
    timeline: AnyTimeline,
    stored: AnyPlies | null,
    known: Origin | null,
    undone?: AnyPlies,
  ): Saver;
  /** A match of which something is not kept, else null. */
  unsaved(id: string): Played | null;
  /** The entries of all such matches. */
  entries(): readonly Shelved[];
  /** Resolves when a match is kept, or an attempt to keep it has failed. */
  settled(id: string): Promise<void>;
  /** Resolves when this is so of every match: a list read earlier would lack the last commands. */
  allSettled(): Promise<void>;
  /** Writes nothing of a match any more. */
  drop(id: string): void;
}

/** The savers of a shelf. */
export function saversOn(shelf: Shelf, clock: Clock): Savers {
  const played = new Map<string, Played>();
  const unsaved = (id: string): Played | null => {
    const own = played.get(id) ?? null;
    return own?.saver.state$.value.kind === 'unsaved' ? own : null;
  };
  return {
    open(id, game, timeline, stored, known, undone = []) {
      // Matches that are kept by now need not be remembered; one that is played on comes back with its next write.
      for (const [other, { saver }] of played) if (saver.state$.value.kind === 'kept') played.delete(other);
      const remember = (one: Played) => played.set(id, one);
      const own = playedOn(shelf, clock, { id, game, timeline, undone, stored, known, remember });
      remember(own);
      return own.saver;
    },
    unsaved,
    entries: () => [...played.keys()].flatMap((id) => unsaved(id)?.entry() ?? []),
    settled: async (id) => played.get(id)?.saver.settled(),
    async allSettled() {
      await Promise.all([...played.values()].map(({ saver }) => saver.settled()));
    },
    drop(id) {
      played.get(id)?.saver.drop();
      played.delete(id);
    },
  };
}

interface PlayedParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly timeline: AnyTimeline;
  readonly undone: AnyPlies;
  readonly stored: AnyPlies | null;
  readonly known: Origin | null;
  /** Called with every write. */
  readonly remember: (own: Played) => void;
}

function playedOn(shelf: Shelf, clock: Clock, parts: PlayedParts): Played {
  const { id, game, timeline, undone, stored, known, remember } = parts;
  let origin = known;
  const own: Played = {
    entry() {
      const { value: saving } = own.saver.state$;
      const at = saving.kind === 'kept' ? clock.now() : saving.since;
      return entryFor(id, game, own.saver.timeline(), origin ?? { created: at }, at, own.saver.undone());
    },
    saver: openSaver({
      timeline,
      undone,
      stored,
      clock,
      reopen: shelf.reopen,
      async write(next, from, mark, taken) {
        remember(own);
        origin ??= await originOf(shelf, id, clock.now());
        const block = next.plies.slice(from).map(recordedPly);
        await shelf.write(entryFor(id, game, next, origin, clock.now(), taken), from, block, mark);
      },
    }),
  };
  return own;
}
