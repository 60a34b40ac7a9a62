import type { Given, Recorded, Said, Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { threadText } from '../../../../session/failure.ts';

/** A line that was played as the solution of a scenario's puzzle. */
export interface CountAsked {
  readonly scenario: Scenario;
  readonly line: readonly Given[];
  readonly said: Said;
}

/** What comes of it: lines counted so far, the puzzle, `many` = too many ways of the dice, or an exception. */
export type CountReply =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly recorded: Recorded }
  | { readonly kind: 'many' }
  | { readonly kind: 'fault'; readonly detail: string };

/** What whoever asks hears: `slow` = given up after `COUNT_LIMIT`. */
export type CountHeard = CountReply | { readonly kind: 'slow' };

/** The part of a `Worker` that is used. */
export interface CountPort {
  postMessage(message: CountAsked): void;
  terminate(): void;
  onmessage: ((event: { readonly data: CountReply }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** How long a puzzle may be counted, milliseconds: the shipped ones take from 0.1 to 5 s on one busy core. */
export const COUNT_LIMIT = 60_000;

/** A new worker thread that counts one puzzle. */
const hireCount = (): CountPort =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'puzzle-count',
  }) as unknown as CountPort;

/** Counts a recorded puzzle apart from the page; what it returns stops that. After the end nothing more is heard. */
export function countApart(
  asked: CountAsked,
  hear: (heard: CountHeard) => void,
  hire: () => CountPort = hireCount,
): () => void {
  const port = hire();
  const stop = (): void => {
    clearTimeout(due);
    port.onmessage = port.onerror = null;
    port.terminate();
  };
  const end = (heard: CountHeard): void => {
    stop();
    hear(heard);
  };
  const due = setTimeout(() => end({ kind: 'slow' }), COUNT_LIMIT);
  port.onerror = (event) => end({ kind: 'fault', detail: threadText(event) });
  port.onmessage = ({ data }) => (data.kind === 'progress' ? hear(data) : end(data));
  port.postMessage(asked);
  return stop;
}
