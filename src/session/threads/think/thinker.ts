import type { AnyGame } from '../../../engine/game.ts';
import { openChance, seedChance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import { errorText, threadFailure, type Failure } from '../../failure.ts';
import type { ThreadPort } from '../port.ts';

/** A question to a computer player: a view, never the state or the seed. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  /** Feeds the computer's own chance, apart from the match's. */
  readonly seed: string;
}

export interface Asked extends Question {
  readonly ticket: number;
}

/** What the thread sends back: a command, or why there is none. */
export type Answered =
  | { readonly ticket: number; readonly command: unknown }
  | { readonly ticket: number; readonly failure: Failure };

/** What came of a question. `dropped`: it was overtaken, nobody waits for it any more. */
export type Choice =
  | { readonly kind: 'command'; readonly command: unknown }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'dropped' };

/** A computer player somewhere else that never stalls. */
export interface Thinker {
  /** The chosen command, or why there is none. Never rejects. */
  choose(question: Question): Promise<Choice>;
  /** Legal commands without judgement, from the same view: what the watchdog plays. */
  fallback(game: AnyGame, view: unknown, seat: Seat, ply: number): readonly unknown[];
  /** Forgets the open question. */
  drop(): void;
  close(): void;
}

export type Mailbox = ThreadPort<Asked, Answered>;

/** A new worker thread with the computer players. */
export const hireThinker = (): Mailbox =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'computer-player',
  }) as unknown as Mailbox;

/**
 * Longest wait for an answer, in milliseconds. The levels are tuned to stay below 2 s; a device ten times slower, or
 * busy with other things, still gets the move of the level it chose.
 */
const PATIENCE = 20_000;

/** A thinker over a worker made by `hire`; a worker that fails or oversleeps is let go and a new one hired. */
export function workerThinker(hire: () => Mailbox, patience: number = PATIENCE): Thinker {
  let worker: Mailbox | null = null;
  let ticket = 0;
  let open: { readonly ticket: number; readonly settle: (choice: Choice) => void } | null = null;

  const settle = (choice: Choice): void => {
    const waiting = open;
    open = null;
    waiting?.settle(choice);
  };
  const letGo = (choice: Choice): void => {
    worker?.terminate();
    worker = null;
    settle(choice);
  };
  const engage = (): Mailbox => {
    const hired = hire();
    hired.onmessage = ({ data }) => {
      if (open?.ticket !== data.ticket) return;
      if ('command' in data) settle({ kind: 'command', command: data.command });
      // Another thread may fetch what this one could not, and has none of its broken state.
      else letGo({ kind: 'failed', failure: data.failure });
    };
    hired.onerror = (event) => letGo({ kind: 'failed', failure: threadFailure(event) });
    return hired;
  };

  return {
    choose(question) {
      settle({ kind: 'dropped' });
      ticket += 1;
      const mine = ticket;
      return new Promise<Choice>((resolve) => {
        const late: Failure = { kind: 'slow', detail: `No answer within ${patience} ms.` };
        const timer = setTimeout(() => open?.ticket === mine && letGo({ kind: 'failed', failure: late }), patience);
        open = {
          ticket: mine,
          settle(choice) {
            clearTimeout(timer);
            resolve(choice);
          },
        };
        try {
          worker ??= engage();
          worker.postMessage({ ...question, ticket: mine });
        } catch (error) {
          letGo({ kind: 'failed', failure: { kind: 'lost', detail: errorText(error) } });
        }
      });
    },
    fallback: anyLegal,
    // A worker in the middle of a thought cannot be told to stop: it is let go.
    drop: () => open && letGo({ kind: 'dropped' }),
    close: () => letGo({ kind: 'dropped' }),
  };
}

/** Legal commands drawn from what the seat knows; deterministic for a ply. */
export function anyLegal(game: AnyGame, view: unknown, seat: Seat, ply: number): readonly unknown[] {
  const chance = openChance(seedChance(`watchdog/${ply}`));
  return game.choices(game.guess(view, seat, chance), seat, { chance, count: 8 });
}
