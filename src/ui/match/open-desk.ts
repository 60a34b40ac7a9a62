import { BehaviorSubject, Subject } from 'rxjs';
import { AUDIENCE, type Seat, type Viewer } from '../../engine/seat.ts';
import type { Notice } from '../../session/bus.ts';
import type { Answer, Session } from '../../session/session.ts';
import type { SoundName } from '../table/sound.ts';
import type { Stage } from '../table/stage.ts';
import type { Desk, DeskParts, Listening } from './desk.ts';
import { errorText } from '../../session/failure.ts';
import { settings$ } from '../theme/settings.ts';
import { faultKey, reportText, type Fault, type ScreenFault } from './fault.ts';
import type { PlayState } from './state.ts';
import { logPly, type LoggedPly } from './log.ts';

/** The controller of one match: session on one side, table and panels on the other. Closing it closes the session. */
export function openDesk<V, E, C, X extends object, O, S extends string = never>(
  parts: DeskParts<V, E, X, S, O>,
): Desk<V, E, C, X, O, S> {
  type State = PlayState<V, E, S> & X;
  let stage: Stage<V, E, O> | null = null;
  let shown: Promise<void> = Promise.resolve();
  const session = parts.open(() => shown);
  const seen = eyesOf(parts, session);
  const cues$ = new Subject<SoundName>();
  let onTable: readonly Listening[] = [];
  let refusals = 0;
  let playing = 0;
  let rushing = false;

  const early: unknown[] = [];
  const state$ = new BehaviorSubject<State>(
    firstState(
      parts,
      session,
      seen,
      attemptOr((error) => early.push(error)),
    ),
  );
  const change = (next: Partial<PlayState<V, E, S>>, own?: Partial<X>): void =>
    state$.next({ ...state$.value, ...next, ...own });

  const dismissed = new Set<string>();
  const reportFault = (fault: Fault): void => {
    const shown = dismissed.has(faultKey(fault)) ? state$.value.fault : fault;
    change({ faults: [...state$.value.faults, fault], fault: shown });
  };
  const fail = (kind: ScreenFault, error: unknown): void =>
    reportFault({ kind, detail: errorText(error), plies: session.plies(), computer: null });

  const attempt = attemptOr((error) => fail('drawing', error));

  /** Takes the session's present as what is shown, and lets the game open the tool of the moment. */
  const settle = (): void => {
    const last = state$.value;
    if (session.outcome() || deciding(session).seat !== null) rushing = false;
    const now = {
      ...deciding(session),
      view: seen.view(),
      viewer: seen.viewer(),
      busy: false,
      undo: session.undoable(),
      redoable: session.redoable(),
    };
    // Without the game's own part the match still goes on by menu, undo and the next decision.
    const own = attempt(() => parts.settled({ ...last, ...now }, last));
    change(now, own);
  };

  const play = (log: LoggedPly<E>): void => {
    if (log.lines.some(({ dice }) => dice)) cues$.next('dice');
    const now = state$.value;
    change(
      { log: [...now.log, log], busy: true, seat: null, why: null },
      attempt(() => parts.playing?.(now)),
    );
    const view = seen.view();
    const table = stage;
    const haste = attempt(() => parts.haste?.(log, now)) ?? null;
    playing += 1;
    shown = shown
      .then(() => {
        if (rushing) return table?.show(view);
        if (haste !== null) table?.configure({ speed: settings$.value.animationSpeed * haste });
        return table?.play(log.events, view);
      })
      .catch((error: unknown) => {
        fail('animation', error);
        attempt(() => table?.show(view));
      })
      .then(() => {
        playing -= 1;
        if (playing === 0) settle();
      });
  };

  const hear = (notice: Notice): void => {
    switch (notice.kind) {
      case 'ply':
        return play(logPlyAt(parts, session, seen, attempt, notice.plies));
      case 'undone':
        stage?.skip();
        // The offer before this one speaks of a command that is gone.
        change({
          undo: session.undoable(),
          redoable: session.redoable(),
          log: state$.value.log.filter((log) => log.plies <= notice.plies),
          sheet: 'none',
          why: null,
        });
        shown = shown.then(() => {
          settle();
          attempt(() => stage?.show(state$.value.view));
        });
        return;
      case 'refused': {
        refusals += 1;
        cues$.next('refuse');
        const entry = attempt(() => parts.refused?.(notice.seat, notice.command, notice.rejections, session));
        const plies = session.plies();
        const line: readonly LoggedPly<E>[] = entry
          ? [{ plies, seat: notice.seat, events: [], lines: [{ ...entry, key: `refused ${refusals}`, plies }] }]
          : [];
        return change({
          why: { rejections: notice.rejections, count: refusals },
          log: [...state$.value.log, ...line],
        });
      }
      case 'thinking':
        return change({ thinking: notice.seat });
      case 'ended':
        shown = shown.then(() => change({ sheet: 'result' }));
        return;
      case 'saving':
        return change({ saving: notice.saving });
      case 'failed': {
        const { seat, failure, replaced } = notice;
        return reportFault({ ...failure, plies: session.plies(), computer: { seat, replaced } });
      }
      case 'activePlayer':
      case 'opened':
        return settle();
    }
  };
  /** What became of something asked; a failure is told and has no answer. */
  const answered = (asked: Promise<Answer>): Promise<Answer | undefined> =>
    asked.catch((error: unknown) => {
      fail('rules', error);
      return undefined;
    });

  const hearing = session.notices$.subscribe(hear);
  for (const error of early) fail('drawing', error);

  return {
    session,
    state$,
    cues$,
    stage: () => stage,
    set: (own) => change({}, own),
    attach(table) {
      for (const one of onTable) one.unsubscribe();
      stage = table;
      attempt(() => table.show(state$.value.view));
      // A tap during the show wants to see its end.
      const taps = table.input$.subscribe(({ kind }) => kind === 'tap' && state$.value.busy && table.skip());
      onTable = [taps, ...(parts.attached?.(table) ?? [])];
    },
    async order(command, seat = state$.value.seat ?? undefined) {
      if (seat === undefined) return false;
      const accepted = (await answered(session.submit(seat, command)))?.kind === 'accepted';
      if (accepted) cues$.next('confirm');
      return accepted;
    },
    undo(consented = false) {
      if (session.undoable().terms === 'consent' && !consented) return change({ sheet: 'undo' });
      void answered(session.undo(consented));
    },
    redo: () => void answered(session.redo()),
    skip: () => stage?.skip(),
    rush() {
      rushing = state$.value.seat === null && !session.outcome();
      stage?.skip();
    },
    open: (sheet, rule) => change({ sheet, rule: rule ?? null }),
    explain(rejections) {
      refusals += 1;
      change({ why: { rejections, count: refusals } });
    },
    dismissWhy: () => change({ why: null }),
    fail,
    dismissFault() {
      const { fault } = state$.value;
      if (fault) dismissed.add(faultKey(fault));
      change({ fault: null });
    },
    report: () => reportText(state$.value.faults, session),
    close() {
      for (const one of [hearing, ...onTable]) one.unsubscribe();
      session.close();
      stage?.destroy();
      stage = null;
    },
  };
}

/** Who looks at the screen, and what they see. */
interface Eyes<V> {
  viewer(): Viewer;
  view(): V;
}

function eyesOf<V, E, X extends object, S extends string, O>(
  { shared }: DeskParts<V, E, X, S, O>,
  session: Session,
): Eyes<V> {
  const people = session.seats.filter(({ seat }) => session.isHuman(seat)).length;
  const veiled = people > 1 ? shared : undefined;
  const viewer = () => (veiled ? AUDIENCE : session.viewer());
  return {
    viewer,
    view: () =>
      veiled
        ? veiled(session.view(AUDIENCE) as V, session.view(session.viewer()) as V)
        : (session.view(session.viewer()) as V),
  };
}

function firstState<V, E, X extends object, S extends string, O>(
  parts: DeskParts<V, E, X, S, O>,
  session: Session,
  seen: Eyes<V>,
  attempt: Attempt,
): PlayState<V, E, S> & X {
  const log = Array.from({ length: session.plies() + 1 }, (_, plies) => logPlyAt(parts, session, seen, attempt, plies));
  const view = seen.view();
  const shared: PlayState<V, E, S> = {
    view,
    viewer: seen.viewer(),
    seat: null,
    decision: null,
    busy: false,
    thinking: null,
    why: null,
    log,
    undo: session.undoable(),
    redoable: 0,
    sheet: session.outcome() ? 'result' : 'none',
    rule: null,
    faults: [],
    fault: null,
    saving: session.host?.saving() ?? { kind: 'kept' },
  };
  return { ...shared, ...parts.first(view, session) };
}

/** Runs what may fail; undefined when it did, and that is told. */
type Attempt = <T>(work: () => T) => T | undefined;

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

/** Whose decision at this screen is open now, and which. */
function deciding(session: Session): { readonly seat: Seat | null; readonly decision: string | null } {
  const decisions = session.decisions();
  const viewer = session.viewer();
  for (const open of decisions) {
    const able = open.seats.filter((one) => session.isHuman(one));
    const seat = able.find((one) => viewer.kind === 'seat' && viewer.seat === one) ?? able[0];
    if (seat !== undefined) return { seat, decision: open.kind };
  }
  return { seat: null, decision: decisions[0]?.kind ?? null };
}
