/** A document with everything that was done to it, to be undone and done again. */
export interface History<D> {
  readonly past: readonly D[];
  readonly now: D;
  readonly future: readonly D[];
  /** What the last change was about: a change about the same joins it, so that typing a word is one step. */
  readonly about: string | null;
}

/** Most steps that are kept. */
const MAX = 300;

/** A document nothing was done to yet. */
export const newHistory = <D>(now: D): History<D> => ({ past: [], now, future: [], about: null });

/**
 * The history with a change; `about` joins it to the one before when that was about the same. No change adds no step.
 */
export function changed<D>({ past, now, about: before }: History<D>, next: D, about: string | null = null): History<D> {
  if (next === now) return { past, now, future: [], about: before };
  const joins = about !== null && about === before && past.length > 0;
  return { past: joins ? past : [...past, now].slice(-MAX), now: next, future: [], about };
}

/** One step back; the same history when there is none. */
export function undone<D>(history: History<D>): History<D> {
  const { past, now, future } = history;
  return past.length === 0
    ? history
    : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], about: null };
}

/** One step on again; the same history when there is none. */
export function redone<D>(history: History<D>): History<D> {
  const { past, now, future } = history;
  return future.length === 0
    ? history
    : { past: [...past, now], now: future[0]!, future: future.slice(1), about: null };
}
