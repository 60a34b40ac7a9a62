import * as v from 'valibot';
import type { Kept } from './start.ts';

const KEY = 'orion.lessons';

const schema = v.record(
  v.string(),
  v.object({
    done: v.fallback(v.boolean(), false),
    index: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    plies: v.fallback(v.array(v.object({ seat: v.string(), command: v.any() })), []),
  }),
);

/** How far a lesson was played. */
export interface Progress {
  /** It was played to its end once. */
  readonly done: boolean;
  readonly index: number;
  /** The commands so far. */
  readonly plies: readonly Kept[];
}

const NONE: Progress = { done: false, index: 0, plies: [] };

/** Where progress lies: the browser's storage, or nothing when it is blocked. */
type Storing = Pick<Storage, 'getItem' | 'setItem'>;

const storage = (): Storing | null => {
  try {
    // A program without a window, e.g. a test, has none.
    return (globalThis as { readonly localStorage?: Storing }).localStorage ?? null;
  } catch {
    return null; // Blocked by the browser: progress then lasts as long as the page.
  }
};

function all(store: Storing | null): { readonly [id: string]: Progress } {
  try {
    const read = v.safeParse(schema, JSON.parse(store?.getItem(KEY) ?? '{}'));
    return read.success ? read.output : {};
  } catch {
    return {}; // Damaged text is as good as none.
  }
}

/** How far a lesson was played in this browser. */
export const progressOf = (lesson: string, store: Storing | null = storage()): Progress => all(store)[lesson] ?? NONE;

/** Keeps how far a lesson was played. Once done it stays done. */
export function keepProgress(lesson: string, progress: Progress, store: Storing | null = storage()): void {
  const before = all(store);
  try {
    store?.setItem(
      KEY,
      JSON.stringify({ ...before, [lesson]: { ...progress, done: progress.done || (before[lesson]?.done ?? false) } }),
    );
  } catch {
    // A full or blocked storage costs only the way back to this step.
  }
}
