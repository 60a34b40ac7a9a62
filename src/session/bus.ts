import { Subject, type Observable } from 'rxjs';
import type { Outcome, Rejection } from '../engine/game.ts';
import type { Seat } from '../engine/seat.ts';
import type { Failure } from './failure.ts';
import type { Saving } from './local/saving.ts';

/** What a session emits, in the order it happened. */
export type Notice =
  | { readonly kind: 'opened'; readonly plies: number }
  /** A command was played; `plies` counts the commands played so far. */
  | {
      readonly kind: 'ply';
      readonly plies: number;
      readonly seat: Seat;
      readonly by: 'human' | 'computer' | 'redo';
    }
  | {
      readonly kind: 'refused';
      readonly seat: Seat;
      readonly command: unknown;
      readonly rejections: readonly Rejection[];
    }
  /** Another of several people who may decide does so now. */
  | { readonly kind: 'activePlayer'; readonly seat: Seat }
  /** A computer seat is choosing, or null when none is. */
  | { readonly kind: 'thinking'; readonly seat: Seat | null }
  | { readonly kind: 'undone'; readonly plies: number }
  | { readonly kind: 'ended'; readonly outcome: Outcome }
  /** What is kept of the match has become another thing. */
  | { readonly kind: 'saving'; readonly saving: Saving }
  /**
   * A computer seat gave no command the rules accept. `replaced`: a plain legal command is played for it; false: there
   * was none, the match waits.
   */
  | { readonly kind: 'failed'; readonly seat: Seat; readonly failure: Failure; readonly replaced: boolean };

export interface Bus {
  readonly notices$: Observable<Notice>;
  publish(notice: Notice): void;
  close(): void;
}

/** An event bus that keeps order: a notice published while another is delivered waits its turn (FIFO). */
export function createBus(): Bus {
  const subject = new Subject<Notice>();
  const waiting: Notice[] = [];
  let delivering = false;
  return {
    notices$: subject.asObservable(),
    publish(notice) {
      waiting.push(notice);
      if (delivering) return;
      delivering = true;
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) subject.next(next);
      } finally {
        delivering = false;
      }
    },
    close: () => subject.complete(),
  };
}
