import { BehaviorSubject } from 'rxjs';
import type { Ply, Timeline } from '../../engine/timeline.ts';
import { MatchConflict, MatchMissing, sameMark, type Mark } from './mark.ts';

/** Why a write failed: no room left, the database was closed, it does not answer, or anything else. */
export type SavingFault = 'full' | 'closed' | 'silent' | 'refused';

/**
 * Whether what was played is kept. `commands` counts the played commands that are not; it may be 0 when only an undo is
 * missing. `since` says when the oldest change that is not kept was made, in milliseconds since 1970. `conflict`:
 * another tab played on, and this one overwrites nothing.
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

/**
 * Writes the plies of a timeline from `from` on, and those that were taken back; `stored` is what lies there, null when
 * nothing does. Rejects with `MatchConflict` or `MatchMissing` when that is not so.
 */
export type WriteMatch = (
  timeline: AnyTimeline,
  from: number,
  stored: Mark | null,
  undone: readonly AnyPly[],
) => Promise<void>;

/** Keeps one match written down while it is played. */
export interface Saver {
  readonly state$: BehaviorSubject<Saving>;
  /** The match as it is played, kept or not. */
  timeline(): AnyTimeline;
  /** What was taken back of it and can come again. */
  undone(): readonly AnyPly[];
  /** The match has become this, with so much taken back: it is written as soon as that is possible. */
  save(timeline: AnyTimeline, undone?: readonly AnyPly[]): void;
  /** Tries at once what would be tried later. */
  retry(): void;
  /** Resolves when everything is kept, or an attempt to keep it has failed. */
  settled(): Promise<void>;
  /** Writes nothing any more; a running write comes to its end. */
  drop(): void;
}

interface SaverParts {
  readonly timeline: AnyTimeline;
  /** What was taken back of it, as it is stored. */
  readonly undone?: readonly AnyPly[];
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

/** What lies there of a match: its plies, and those that were taken back. */
interface Lying {
  readonly plies: readonly AnyPly[];
  readonly undone: readonly AnyPly[];
}

/** A match that is being kept: what is wanted, what is known to lie there, and the attempt between them. */
interface Keeping extends Required<Pick<SaverParts, 'write' | 'clock'>>, Pick<SaverParts, 'reopen'> {
  readonly state$: BehaviorSubject<Saving>;
  wanted: AnyTimeline;
  undone: readonly AnyPly[];
  kept: Lying | null;
  /** Writes that failed may have come through all the same: an abort can be reported for a finished transaction. */
  attempted: Lying[];
  since: number | null;
  conflict: boolean;
  fault: SavingFault | null;
  dropped: boolean;
  /** Attempts in a row that failed. */
  failures: number;
  /** The ticket of the write under way; 0 = none. */
  running: number;
  ticket: number;
  /** Calls the next attempt off. */
  cancel: () => void;
  waiting: (() => void)[];
}

const same = (a: readonly AnyPly[], b: readonly AnyPly[]): boolean =>
  a.length === b.length && shared(a, b) === a.length;

const isKept = ({ kept, wanted, undone }: Keeping): boolean =>
  kept !== null && same(kept.plies, wanted.plies) && same(kept.undone, undone);

/** Publishes how the match is kept, and lets go whoever waits for an attempt to end. */
function announce(keeping: Keeping): void {
  const { state$, wanted, kept, since, conflict, fault, clock } = keeping;
  const commands = wanted.plies.length - (kept === null ? 0 : shared(kept.plies, wanted.plies));
  const at = since ?? clock.now();
  if (conflict) state$.next({ kind: 'conflict', commands, since: at });
  else if (fault !== null && !isKept(keeping)) state$.next({ kind: 'unsaved', commands, since: at, fault });
  else if (state$.value.kind !== 'kept') state$.next({ kind: 'kept' });
  if (!keeping.conflict && keeping.fault === null && !isKept(keeping) && !keeping.dropped) return;
  const done = keeping.waiting;
  keeping.waiting = [];
  for (const resolve of done) resolve();
}

/** Writes what is missing, unless a write is under way or nothing may be written any more. */
function attempt(keeping: Keeping): void {
  const { wanted: target, undone, kept, clock, write } = keeping;
  keeping.cancel();
  if (keeping.running !== 0 || keeping.conflict || keeping.dropped || isKept(keeping)) return announce(keeping);
  const mine = (keeping.running = keeping.ticket += 1);
  /** Ends the attempt once; an answer that comes after its time limit is not listened to. */
  const end = (then: () => void): void => {
    stop();
    if (keeping.running !== mine) return;
    keeping.running = 0;
    then();
  };
  const stop = clock.after(TIME_LIMIT, () => end(() => (keeping.reopen?.(), failed(keeping, 'silent'))));
  const from = kept === null ? 0 : shared(kept.plies, target.plies);
  const lying = { plies: target.plies, undone };
  keeping.attempted.push(lying);
  write(target, from, kept && markOf(kept.plies), undone).then(
    () => end(() => succeeded(keeping, lying)),
    (error: unknown) => end(() => refused(keeping, error)),
  );
}

function knownAs(keeping: Keeping, lying: Lying | null): void {
  keeping.kept = lying;
  keeping.attempted = [];
  if (isKept(keeping)) keeping.since = null;
  attempt(keeping);
}

function succeeded(keeping: Keeping, lying: Lying): void {
  keeping.failures = 0;
  keeping.fault = null;
  knownAs(keeping, lying);
}

function refused(keeping: Keeping, error: unknown): void {
  const { kept, attempted } = keeping;
  if (error instanceof MatchMissing && kept !== null) return knownAs(keeping, null);
  if (!(error instanceof MatchConflict)) return failed(keeping, faultOf(error));
  const own = attempted.find(({ plies }) => sameMark(markOf(plies), error.stored));
  if (own && !(kept !== null && sameMark(markOf(kept.plies), error.stored))) return knownAs(keeping, own);
  keeping.conflict = true;
  announce(keeping);
}

function failed(keeping: Keeping, why: SavingFault): void {
  keeping.fault = why;
  const wait = WAITS[Math.min(keeping.failures, WAITS.length - 1)]!;
  keeping.failures += 1;
  keeping.cancel = keeping.clock.after(wait, () => attempt(keeping));
  announce(keeping);
}

/**
 * Opens the saving of a match. Whatever is missing is written as one block; a write that fails is tried again after
 * growing waits, or as soon as the match changes again. A match that was deleted meanwhile is written anew, whole.
 * Nothing is written before `save` or `retry`.
 */
export function openSaver({
  timeline: first,
  undone = [],
  stored,
  write,
  reopen,
  clock = systemClock,
}: SaverParts): Saver {
  const keeping: Keeping = {
    write,
    clock,
    ...(reopen && { reopen }),
    state$: new BehaviorSubject<Saving>({ kind: 'kept' }),
    wanted: first,
    undone,
    kept: stored && { plies: stored, undone },
    attempted: [],
    since: stored !== null && shared(stored, first.plies) === first.plies.length ? null : clock.now(),
    conflict: false,
    fault: null,
    dropped: false,
    failures: 0,
    running: 0,
    ticket: 0,
    cancel: () => undefined,
    waiting: [],
  };
  return {
    state$: keeping.state$,
    timeline: () => keeping.wanted,
    undone: () => keeping.undone,
    save(timeline, taken = []) {
      keeping.wanted = timeline;
      keeping.undone = taken;
      if (isKept(keeping)) keeping.since = null;
      else keeping.since ??= clock.now();
      attempt(keeping);
    },
    retry: () => attempt(keeping),
    settled: () =>
      new Promise((resolve) => {
        keeping.waiting.push(resolve);
        if (keeping.running === 0) announce(keeping);
      }),
    drop() {
      keeping.dropped = true;
      keeping.cancel();
      announce(keeping);
    },
  };
}

/** A saver that keeps nothing, for a match that is to be found nowhere (a lesson). */
export const unkept = (timeline: AnyTimeline): Saver =>
  openSaver({ timeline, stored: timeline.plies, write: () => Promise.resolve() });

/** Keeps matches nowhere: they are in no list, and gone with the page. */
export const NOWHERE = {
  saverOf: (_id: string, _game: unknown, timeline: AnyTimeline): Saver => unkept(timeline),
};
