import { BehaviorSubject } from 'rxjs';
import type { Ply, Timeline } from '../../engine/timeline.ts';
import { MatchConflict, MatchMissing, sameMark, type Mark } from './mark.ts';

/** Why a write failed: no room left, the database was closed, it does not answer, or anything else. */
export type SavingFault = 'full' | 'closed' | 'silent' | 'refused';

/**
 * Whether what was played is kept. `commands` counts the played commands that are not; it may be 0 when only an undo is missing.
 * `since` says when the oldest change that is not kept was made, in milliseconds since 1970.
 * `conflict`: another tab played on, and this one overwrites nothing.
 */
export type Saving =
  | { readonly kind: 'kept' }
  | { readonly kind: 'unsaved'; readonly commands: number; readonly since: number; readonly fault: SavingFault }
  | { readonly kind: 'conflict'; readonly commands: number; readonly since: number };

/** A time source and a timer, both in milliseconds. `after` returns a function that calls the timer off. */
export interface Clock {
  now(): number;
  after(wait: number, run: () => void): () => void;
}

/** The clock of the browser. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(wait, run) {
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
};

type AnyTimeline = Timeline<unknown, unknown>;
type AnyPly = Ply<unknown, unknown>;

/** Writes the plies of a timeline from `from` on; `stored` is what lies there, null when nothing does. Rejects with `MatchConflict` or `MatchMissing` when that is not so. */
export type WriteMatch = (timeline: AnyTimeline, from: number, stored: Mark | null) => Promise<void>;

/** Keeps one match written down while it is played. */
export interface Saver {
  readonly state$: BehaviorSubject<Saving>;
  /** The match as it is played, kept or not. */
  timeline(): AnyTimeline;
  /** The match has become this: it is written as soon as that is possible. */
  save(timeline: AnyTimeline): void;
  /** Tries at once what would be tried later. */
  retry(): void;
  /** Resolves when everything is kept, or an attempt to keep it has failed. */
  settled(): Promise<void>;
  /** Writes nothing any more; a running write comes to its end. */
  drop(): void;
}

interface SaverParts {
  readonly timeline: AnyTimeline;
  /** What of the timeline is known to be stored; null = nothing. */
  readonly stored: readonly AnyPly[] | null;
  readonly write: WriteMatch;
  /** Called when a write did not answer in time: its connection is worth nothing. */
  readonly reopen?: () => void;
  readonly clock?: Clock;
}

/** Milliseconds before each further attempt; the last one stands for all that follow. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000, 15_000] as const;
/** Milliseconds after which a write counts as failed. */
const TIME_LIMIT = 10_000;

/** The mark of a list of plies. */
export const markOf = (plies: readonly AnyPly[]): Mark => ({
  plies: plies.length,
  last: plies.at(-1)?.match.hash ?? null,
});

/** Number of plies at the beginning that two lists share. */
function shared(a: readonly AnyPly[], b: readonly AnyPly[]): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

/** Reads from an error why a write failed. */
export function faultOf(error: unknown): SavingFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'TimeoutError') return 'silent';
  return name === 'InvalidStateError' || name === 'AbortError' ? 'closed' : 'refused';
}

/**
 * Opens the saving of a match. Whatever is missing is written as one block; a write that fails is tried again after growing waits, or as
 * soon as the match changes again. A match that was deleted meanwhile is written anew, whole. Nothing is written before `save` or `retry`.
 */
export function openSaver({ timeline: first, stored, write, reopen, clock = systemClock }: SaverParts): Saver {
  const state$ = new BehaviorSubject<Saving>({ kind: 'kept' });
  let wanted = first;
  let kept = stored;
  // Writes that failed may have come through all the same: an abort can be told for a finished transaction.
  let attempted: (readonly AnyPly[])[] = [];
  let since: number | null = stored !== null && shared(stored, first.plies) === first.plies.length ? null : clock.now();
  let conflict = false;
  let fault: SavingFault | null = null;
  let dropped = false;
  let failures = 0;
  let running = 0;
  let ticket = 0;
  let cancel: () => void = () => undefined;
  let waiting: (() => void)[] = [];

  const isKept = () =>
    kept !== null && kept.length === wanted.plies.length && shared(kept, wanted.plies) === kept.length;

  const announce = (): void => {
    const commands = wanted.plies.length - (kept === null ? 0 : shared(kept, wanted.plies));
    const at = since ?? clock.now();
    if (conflict) state$.next({ kind: 'conflict', commands, since: at });
    else if (fault !== null && !isKept()) state$.next({ kind: 'unsaved', commands, since: at, fault });
    else if (state$.value.kind !== 'kept') state$.next({ kind: 'kept' });
    if (conflict || fault !== null || isKept() || dropped) {
      const done = waiting;
      waiting = [];
      for (const resolve of done) resolve();
    }
  };

  const attempt = (): void => {
    cancel();
    if (running !== 0 || conflict || dropped || isKept()) return announce();
    const mine = (running = ticket += 1);
    const target = wanted;
    const stop = clock.after(TIME_LIMIT, () => end(mine, () => (reopen?.(), failed('silent'))));
    const from = kept === null ? 0 : shared(kept, target.plies);
    attempted.push(target.plies);
    write(target, from, kept && markOf(kept)).then(
      () => end(mine, () => succeeded(target), stop),
      (error: unknown) => end(mine, () => refused(error), stop),
    );
  };

  /** Ends an attempt once; an answer that comes after its time limit is not listened to. */
  const end = (mine: number, then: () => void, stop?: () => void): void => {
    stop?.();
    if (running !== mine) return;
    running = 0;
    then();
  };

  const knownAs = (plies: readonly AnyPly[] | null): void => {
    kept = plies;
    attempted = [];
    if (isKept()) since = null;
    attempt();
  };

  const succeeded = (target: AnyTimeline): void => {
    failures = 0;
    fault = null;
    knownAs(target.plies);
  };

  const refused = (error: unknown): void => {
    if (error instanceof MatchMissing && kept !== null) return knownAs(null);
    if (!(error instanceof MatchConflict)) return failed(faultOf(error));
    const own = attempted.find((plies) => sameMark(markOf(plies), error.stored));
    if (own && !(kept !== null && sameMark(markOf(kept), error.stored))) return knownAs(own);
    conflict = true;
    announce();
  };

  const failed = (why: SavingFault): void => {
    fault = why;
    const wait = WAITS[Math.min(failures, WAITS.length - 1)]!;
    failures += 1;
    cancel = clock.after(wait, attempt);
    announce();
  };

  return {
    state$,
    timeline: () => wanted,
    save(timeline) {
      wanted = timeline;
      if (isKept()) since = null;
      else since ??= clock.now();
      attempt();
    },
    retry: attempt,
    settled: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (running === 0) announce();
      }),
    drop() {
      dropped = true;
      cancel();
      announce();
    },
  };
}

/** A saver that keeps nothing, for a match that is to be found nowhere (a lesson). */
export const unkept = (timeline: AnyTimeline): Saver =>
  openSaver({ timeline, stored: timeline.plies, write: () => Promise.resolve() });
