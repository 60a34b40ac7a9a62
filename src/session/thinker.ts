import type { AnyGame } from '../engine/game.ts';
import { openChance, seedChance } from '../engine/rng.ts';
import type { Seat } from '../engine/seat.ts';

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

export interface Answered {
  readonly ticket: number;
  /** The command, or null when the player failed. */
  readonly command: unknown;
}

/** A computer player somewhere else that never stalls. */
export interface Thinker {
  /** The chosen command, or null when it failed or took too long. */
  choose(question: Question): Promise<unknown>;
  /** Legal commands without judgement, from the same view: what the watchdog plays. */
  fallback(game: AnyGame, view: unknown, seat: Seat, ply: number): readonly unknown[];
  /** Forgets the open question. */
  drop(): void;
  close(): void;
}

/** The part of a `Worker` that is used. */
export interface Mailbox {
  postMessage(message: Asked): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Answered }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** Longest wait for an answer, in milliseconds; the levels are tuned to stay below 2 s. */
const PATIENCE = 6000;

/** A thinker over a worker made by `hire`; a worker that fails or oversleeps is let go and a new one hired. */
export function workerThinker(hire: () => Mailbox, patience: number = PATIENCE): Thinker {
  let worker: Mailbox | null = null;
  let ticket = 0;
  let open: { readonly ticket: number; readonly settle: (command: unknown) => void } | null = null;

  const close = () => {
    worker?.terminate();
    worker = null;
    open?.settle(null);
    open = null;
  };
  const engage = (): Mailbox => {
    const hired = hire();
    hired.onmessage = ({ data }) => {
      if (open?.ticket !== data.ticket) return;
      open.settle(data.command);
      open = null;
    };
    hired.onerror = close;
    return hired;
  };

  return {
    choose(question) {
      open?.settle(null);
      ticket += 1;
      const mine = ticket;
      worker ??= engage();
      const answer = new Promise<unknown>((resolve) => {
        const timer = setTimeout(() => open?.ticket === mine && close(), patience);
        open = {
          ticket: mine,
          settle(command) {
            clearTimeout(timer);
            resolve(command);
          },
        };
      });
      worker.postMessage({ ...question, ticket: mine });
      return answer;
    },
    fallback: anyLegal,
    // A worker in the middle of a thought cannot be told to stop: it is let go.
    drop: () => open && close(),
    close,
  };
}

/** Legal commands drawn from what the seat knows; deterministic for a ply. */
export function anyLegal(game: AnyGame, view: unknown, seat: Seat, ply: number): readonly unknown[] {
  const chance = openChance(seedChance(`watchdog/${ply}`));
  return game.choices(game.guess(view, seat, chance), seat, { chance, count: 8 });
}
