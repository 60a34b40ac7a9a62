import { BehaviorSubject, Subject } from 'rxjs';
import type { Session } from '../../session/session.ts';
import type { SoundName } from '../table/sound.ts';
import { leftOpen } from './came-from.ts';
import type { DeskParts } from './desk.ts';
import { errorText } from '../../session/failure.ts';
import { faultKey, reportText, type Fault, type ScreenFault } from './fault.ts';
import { openEyes, type Eyes } from './hand-over.ts';
import type { PlayState } from './state.ts';
import { logPly, type LoggedPly } from './log.ts';

/** What the parts of a desk share: the session, the state of the screen, and the way a failure gets there. */
export interface DeskCore<V, E, X extends object, S extends string, O> {
  readonly parts: DeskParts<V, E, X, S, O>;
  readonly session: Session;
  readonly seen: Eyes<V>;
  readonly state$: BehaviorSubject<PlayState<V, E, S> & X>;
  readonly cues$: Subject<SoundName>;
  change(next: Partial<PlayState<V, E, S>>, own?: Partial<X>): void;
  /** What a command is logged as. */
  logPlyAt(plies: number): LoggedPly<E>;
  /** The whole log up to a command, as those at the screen may hear of it now. */
  logTo(plies: number): readonly LoggedPly<E>[];
  /** The number of a refusal, so that the same one given again shows again. */
  nextRefusal(): number;
  readonly attempt: Attempt;
  reportFault(fault: Fault): void;
  fail(kind: ScreenFault, error: unknown): void;
  dismissFault(): void;
  report(): Promise<string>;
}

/** Opens the session of a desk and the state of its screen. A computer's answer waits for `pace`. */
export function openCore<V, E, X extends object, S extends string, O>(
  parts: DeskParts<V, E, X, S, O>,
  pace: () => Promise<void>,
): DeskCore<V, E, X, S, O> {
  const session = parts.open(pace);
  const seen = openEyes(parts, session);
  const early: unknown[] = [];
  const firstTry = attemptOr((error) => early.push(error));
  const state$ = new BehaviorSubject(firstState(parts, session, seen, firstTry));
  const change: DeskCore<V, E, X, S, O>['change'] = (next, own) => state$.next({ ...state$.value, ...next, ...own });
  let refusals = 0;

  const dismissed = new Set<string>();
  const reportFault = (fault: Fault): void => {
    const shown = dismissed.has(faultKey(fault)) ? state$.value.fault : fault;
    change({ faults: [...state$.value.faults, fault], fault: shown });
  };
  const fail = (kind: ScreenFault, error: unknown): void =>
    reportFault({ kind, detail: errorText(error), plies: session.plies(), computer: null });
  const attempt = attemptOr((error) => fail('drawing', error));
  for (const error of early) fail('drawing', error);

  return {
    parts,
    session,
    seen,
    state$,
    cues$: new Subject<SoundName>(),
    change,
    logPlyAt: (plies) => logPlyAt(parts, session, seen, attempt, plies),
    logTo: (plies) => logTo(parts, session, seen, attempt, plies),
    nextRefusal() {
      refusals += 1;
      return refusals;
    },
    attempt,
    reportFault,
    fail,
    dismissFault() {
      const { fault } = state$.value;
      if (fault) dismissed.add(faultKey(fault));
      change({ fault: null });
    },
    report: () => reportText(state$.value.faults, session),
  };
}

function firstState<V, E, X extends object, S extends string, O>(
  parts: DeskParts<V, E, X, S, O>,
  session: Session,
  seen: Eyes<V>,
  attempt: Attempt,
): PlayState<V, E, S> & X {
  const view = seen.view();
  const shared: PlayState<V, E, S> = {
    view,
    viewer: seen.viewer(),
    seat: null,
    decision: null,
    holder: null,
    handover: null,
    busy: false,
    thinking: null,
    why: null,
    log: logTo(parts, session, seen, attempt, session.plies()),
    undo: session.undoable(),
    redoable: session.redoable(),
    sheet: session.outcome() ? (leftOpen()?.part ?? 'result') : 'none',
    rule: null,
    faults: [],
    fault: null,
    saving: session.host?.saving() ?? { kind: 'kept' },
  };
  return { ...shared, ...parts.first(view, session) };
}

/** Runs what may fail; undefined when it did, and that is announced. */
export type Attempt = <T>(work: () => T) => T | undefined;

const attemptOr =
  (onError: (error: unknown) => void): Attempt =>
  (work) => {
    try {
      return work();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };

/** What those at the screen may hear of a played command. An event that cannot be put into words has no line. */
function logPlyAt<V, E, X extends object, S extends string, O>(
  parts: DeskParts<V, E, X, S, O>,
  session: Session,
  seen: Eyes<V>,
  attempt: Attempt,
  plies: number,
): LoggedPly<E> {
  const heard = session.heard(plies, seen.viewer());
  const { seat } = heard;
  const [events, view] = [heard.events as readonly E[], heard.view as V];
  return logPly(
    { plies, seat, events },
    (event) => attempt(() => parts.logEntry(event, view, session, events)) ?? null,
  );
}

const logTo = <V, E, X extends object, S extends string, O>(
  parts: DeskParts<V, E, X, S, O>,
  session: Session,
  seen: Eyes<V>,
  attempt: Attempt,
  last: number,
): readonly LoggedPly<E>[] =>
  Array.from({ length: last + 1 }, (_, plies) => logPlyAt(parts, session, seen, attempt, plies));
