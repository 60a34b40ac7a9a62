import { Subject, type Observable } from 'rxjs';
import type { Outcome, Rejection } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Seat } from '../engine/seat.ts';

/** What a session tells whoever listens, in the order it happened. */
export type Notice =
  | { readonly kind: 'opened'; readonly plies: number }
  /** A command was played; `plies` counts the commands now on the timeline. */
  | {
      readonly kind: 'ply';
      readonly plies: number;
      readonly seat: Seat;
      readonly command: Json;
      readonly events: readonly unknown[];
      readonly by: 'human' | 'computer' | 'redo';
    }
  | {
      readonly kind: 'refused';
      readonly seat: Seat;
      readonly command: unknown;
      readonly rejections: readonly Rejection[];
    }
  /** Another of several people who may decide takes the word. */
  | { readonly kind: 'spoken'; readonly seat: Seat }
  /** A computer seat is choosing, or null when none is. */
  | { readonly kind: 'thinking'; readonly seat: Seat | null }
  | { readonly kind: 'undone'; readonly plies: number }
  | { readonly kind: 'ended'; readonly outcome: Outcome }
  | { readonly kind: 'saved'; readonly plies: number }
  /** Something outside the rules went wrong; play goes on. */
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

/** `conflict`: another tab played on, this one no longer saves. `unsaved`: the browser did not keep a command. `slow`: the computer player was replaced by the watchdog for one command. */
export type Trouble = 'conflict' | 'unsaved' | 'slow';

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
