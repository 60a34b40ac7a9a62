import type { Stage } from '../table/stage.ts';
import { settings$ } from '../theme/settings.ts';
import type { Attempt } from './desk-core.ts';

/** What a desk shows on its table, one command after the other. */
export interface Showing<V, E, O> {
  readonly stage: () => Stage<V, E, O> | null;
  /** Takes a table into use, in place of the one before. */
  use(stage: Stage<V, E, O>): void;
  /** Resolves when everything asked for so far has been shown. */
  shown(): Promise<void>;
  /** The same, and the first pictures of the table are there. */
  pace(): Promise<void>;
  /** Shows a command when those before it are over. */
  play(film: Film<V, E>): void;
  /** Ends what is being shown. */
  skip(): void;
  /** Does something when everything asked for so far has been shown. */
  after(work: () => void): void;
  /** Whether commands are only shown by where they lead. */
  rush(on: boolean): void;
  close(): void;
}

/** What is shown of a command. */
interface Film<V, E> {
  /**
   * Asked for when it begins: who looks may have become another. `from` is shown first where it is not what is seen.
   */
  readonly scenes: () => { readonly from: V | null; readonly events: readonly E[]; readonly view: V };
  /** How many times as fast as the person's own speed. */
  readonly haste: number;
  /** Milliseconds at speed 1 that the table rests afterwards. */
  readonly pause: number;
}

interface Hooks {
  readonly attempt: Attempt;
  readonly failed: (error: unknown) => void;
  /** Everything has been shown. */
  readonly atRest: () => void;
}

/** A time in which nothing moves, until it is over or ended. */
function openPause() {
  let end = (): void => undefined;
  return {
    /** `ms` milliseconds at speed 1; at speed 0 nothing is waited for. */
    async wait(ms: number, speed: number): Promise<void> {
      if (ms === 0 || speed === 0) return;
      await new Promise<void>((resolve) => {
        end = resolve;
        setTimeout(resolve, ms / speed);
      });
    },
    end: () => end(),
  };
}

async function showFilm<V, E, O>(
  table: Stage<V, E, O> | null,
  { scenes, haste }: Film<V, E>,
  setSpeed: (table: Stage<V, E, O> | null, haste: number) => void,
): Promise<void> {
  const { from, events, view } = scenes();
  if (from !== null) {
    table?.show(from);
    table?.forget();
  }
  if (haste === 1) return table?.play(events, view);
  setSpeed(table, haste);
  try {
    await table?.play(events, view);
  } finally {
    setSpeed(table, 1);
  }
}

/** Opens the queue of what is shown; without a table every command is over at once. */
export function openShowing<V, E, O>({ attempt, failed, atRest }: Hooks): Showing<V, E, O> {
  let stage: Stage<V, E, O> | null = null;
  let pictures: Promise<unknown> | undefined;
  let shown: Promise<void> = Promise.resolve();
  let playing = 0;
  let rushing = false;
  const pause = openPause();

  const setSpeed = (table: Stage<V, E, O> | null, haste: number): void => {
    // A table that was put away meanwhile is left alone.
    if (table && table === stage) attempt(() => table.configure({ speed: settings$.value.animationSpeed * haste }));
  };
  const over = (): void => {
    playing -= 1;
    if (playing === 0) atRest();
  };
  const rest = async (table: Stage<V, E, O> | null, film: Film<V, E>): Promise<void> => {
    if (table && !rushing) await pause.wait(film.pause, settings$.value.animationSpeed * film.haste);
  };

  return {
    stage: () => stage,
    use(next) {
      stage = next;
      pictures = next.ready?.();
    },
    shown: () => shown,
    async pace() {
      await pictures;
      await shown;
    },
    play(film) {
      const table = stage;
      playing += 1;
      shown = shown
        .then(() => (rushing ? table?.show(film.scenes().view) : showFilm(table, film, setSpeed)))
        .catch((error: unknown) => {
          failed(error);
          attempt(() => table?.show(film.scenes().view));
        })
        .then(() => (film.pause > 0 ? rest(table, film).then(over) : over()));
    },
    skip() {
      stage?.skip();
      pause.end();
    },
    after(work) {
      shown = shown.then(work);
    },
    rush(on) {
      rushing = on;
    },
    close() {
      const table = stage;
      stage = null;
      table?.destroy();
    },
  };
}
