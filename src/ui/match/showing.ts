import type { Stage } from '../table/stage.ts';
import { settings$ } from '../theme/settings.ts';
import type { Attempt } from './desk-core.ts';
import type { LoggedPly } from './log.ts';

/** What a desk shows on its table, one command after the other. */
export interface Showing<V, E, O> {
  readonly stage: () => Stage<V, E, O> | null;
  /** Takes a table into use, in place of the one before. */
  use(stage: Stage<V, E, O>): void;
  /** Resolves when everything asked for so far has been shown. */
  shown(): Promise<void>;
  /** Shows a command when those before it are over, `haste` times as fast as the person's own speed. */
  play(log: LoggedPly<E>, view: V, haste: number | null): void;
  /** Does something when everything asked for so far has been shown. */
  after(work: () => void): void;
  /** Whether commands are only shown by where they lead. */
  rush(on: boolean): void;
  close(): void;
}

interface Hooks {
  readonly attempt: Attempt;
  readonly failed: (error: unknown) => void;
  /** Everything has been shown. */
  readonly atRest: () => void;
}

/** Opens the queue of what is shown; without a table every command is over at once. */
export function openShowing<V, E, O>({ attempt, failed, atRest }: Hooks): Showing<V, E, O> {
  let stage: Stage<V, E, O> | null = null;
  let shown: Promise<void> = Promise.resolve();
  let playing = 0;
  let rushing = false;

  const setSpeed = (table: Stage<V, E, O> | null, haste: number): void => {
    // A table that was put away meanwhile is left alone.
    if (table && table === stage) attempt(() => table.configure({ speed: settings$.value.animationSpeed * haste }));
  };
  const show = async (table: Stage<V, E, O> | null, log: LoggedPly<E>, view: V, haste: number): Promise<void> => {
    if (rushing) return table?.show(view);
    if (haste === 1) return table?.play(log.events, view);
    setSpeed(table, haste);
    try {
      await table?.play(log.events, view);
    } finally {
      setSpeed(table, 1);
    }
  };

  return {
    stage: () => stage,
    use(next) {
      stage = next;
    },
    shown: () => shown,
    play(log, view, haste) {
      const table = stage;
      playing += 1;
      shown = shown
        .then(() => show(table, log, view, haste ?? 1))
        .catch((error: unknown) => {
          failed(error);
          attempt(() => table?.show(view));
        })
        .then(() => {
          playing -= 1;
          if (playing === 0) atRest();
        });
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
