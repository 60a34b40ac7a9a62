import { AUDIENCE, type Seat, type Viewer } from '../../engine/seat.ts';
import type { Notice } from '../../session/bus.ts';
import type { Answer } from '../../session/session.ts';
import type { Stage } from '../table/stage.ts';
import type { AnyDesk, Desk, DeskParts, Listening } from './desk.ts';
import { openCore, type DeskCore } from './desk-core.ts';
import { deciding } from './hand-over.ts';
import type { LoggedPly } from './log.ts';
import { openShowing, type Showing } from './showing.ts';
import type { PlayState } from './state.ts';

/** The controller of one match: session on one side, table and panels on the other. Closing it closes the session. */
export function openDesk<V, E, C, X extends object, O, S extends string = never>(
  parts: DeskParts<V, E, X, S, O>,
): Desk<V, E, C, X, O, S> {
  const showing: Showing<V, E, O> = openShowing<V, E, O>({
    attempt: (work) => core.attempt(work),
    failed: (error) => core.fail('animation', error),
    atRest: () => settle(core, showing),
  });
  const core: DeskCore<V, E, X, S, O> = openCore(parts, showing.pace);
  const { session, state$, cues$, change } = core;
  let onTable: readonly Listening[] = [];
  const hearing = session.notices$.subscribe((notice) => hear(core, showing, notice));

  return {
    session,
    state$,
    cues$,
    stage: showing.stage,
    set: (own) => change({}, own),
    imagine: (view, decision, own) => change({ view, decision }, own),
    attach(table) {
      for (const one of onTable) one.unsubscribe();
      onTable = takeTable(core, showing, table);
    },
    async order(command, seat = state$.value.seat ?? undefined, byItself = false) {
      if (seat === undefined) return false;
      const accepted = (await answered(core, session.submit(seat, command, byItself)))?.kind === 'accepted';
      if (accepted) cues$.next('confirm');
      return accepted;
    },
    undo(consented = false) {
      if (session.undoable().terms === 'consent' && !consented) return change({ sheet: 'undo' });
      void answered(core, session.undo(consented));
    },
    redo: () => void answered(core, session.redo()),
    skip: showing.skip,
    rush() {
      showing.rush(state$.value.seat === null && !session.outcome());
      showing.skip();
    },
    ...handsOf(core, showing),
    open: (sheet, rule) => change({ sheet, rule: rule ?? null }),
    explain: (rejections) => change({ why: { rejections, count: core.nextRefusal() } }),
    dismissWhy: () => change({ why: null }),
    fail: core.fail,
    dismissFault: core.dismissFault,
    report: core.report,
    close() {
      for (const one of [hearing, ...onTable]) one.unsubscribe();
      session.close();
      showing.close();
    },
  };
}

/** What became of something asked; a failure is announced and has no answer. */
const answered = ({ fail }: Pick<AnyDesk, 'fail'>, asked: Promise<Answer>): Promise<Answer | undefined> =>
  asked.catch((error: unknown) => {
    fail('rules', error);
    return undefined;
  });

/** What is done with the hands of the screen. */
const handsOf = <V, E, X extends object, S extends string, O>(
  core: DeskCore<V, E, X, S, O>,
  showing: Showing<V, E, O>,
): Pick<AnyDesk, 'takeScreen' | 'coverScreen' | 'callFor'> => ({
  takeScreen: () => core.seen.hands?.take() && turnRound(core, showing),
  coverScreen: () => core.seen.hands?.drop() && turnRound(core, showing),
  callFor(seat) {
    core.seen.hands?.call(seat);
    turnRound(core, showing);
  },
});

/** Takes a table into use; what is listened to on it. */
function takeTable<V, E, X extends object, S extends string, O>(
  { parts, state$, attempt }: DeskCore<V, E, X, S, O>,
  showing: Showing<V, E, O>,
  table: Stage<V, E, O>,
): readonly Listening[] {
  attempt(() => table.show(state$.value.view));
  showing.use(table);
  // A tap during the show wants to see its end.
  const taps = table.input$.subscribe(({ kind }) => kind === 'tap' && state$.value.busy && showing.skip());
  return [taps, ...(parts.attached?.(table) ?? [])];
}

/** Takes the session's present as what is shown, and lets the game open the tool of the moment. */
function settle<V, E, X extends object, S extends string, O>(
  core: DeskCore<V, E, X, S, O>,
  showing: Showing<V, E, O>,
): void {
  const { parts, session, seen, state$, change, attempt } = core;
  const last = state$.value;
  if (session.outcome() || deciding(session).seat !== null) showing.rush(false);
  const now = {
    ...seen.present(),
    ...seenNow(core),
    busy: false,
    undo: session.undoable(),
    redoable: session.redoable(),
  };
  // Without the game's own part the match still goes on by menu, undo and the next decision.
  const own = attempt(() => parts.settled({ ...last, ...now }, last));
  change(now, own);
}

/** What is seen now; the log is told anew where other eyes look at a screen that is handed round. */
function seenNow<V, E, X extends object, S extends string, O>({
  session,
  seen,
  state$,
  logTo,
}: DeskCore<V, E, X, S, O>): Pick<PlayState<V, E, S>, 'view' | 'viewer' | 'log' | 'why'> {
  const { viewer: before, log, why } = state$.value;
  const now = { view: seen.view(), viewer: seen.viewer() };
  // A refusal may speak of what only the one who was refused may know.
  return seen.hands && !sameEyes(before, now.viewer)
    ? { ...now, log: logTo(session.plies()), why: null }
    : { ...now, log, why };
}

const sameEyes = (one: Viewer, other: Viewer): boolean =>
  one.kind === other.kind && (one.kind !== 'seat' || other.kind !== 'seat' || one.seat === other.seat);

/** Whoever had the screen gives it away: what is shown and told from now on is everybody's. */
function giveAway<V, E, X extends object, S extends string, O>(
  { seen, change, attempt, logTo }: DeskCore<V, E, X, S, O>,
  showing: Showing<V, E, O>,
  view: V,
  plies: number,
): void {
  change({ view, viewer: seen.viewer(), holder: null, seat: null, log: logTo(plies), why: null, sheet: 'none' });
  attempt(() => showOnly(showing, view));
}

/** Shows a view, and lets go of the pictures of what those who looked before saw. */
function showOnly<V, E, O>({ stage }: Showing<V, E, O>, view: V): void {
  stage()?.show(view);
  stage()?.forget();
}

/** The screen has come into other hands: what is shown follows at once, and what lay over it is gone. */
function turnRound<V, E, X extends object, S extends string, O>(
  core: DeskCore<V, E, X, S, O>,
  showing: Showing<V, E, O>,
): void {
  const { state$, change, attempt } = core;
  const show = () => attempt(() => showOnly(showing, state$.value.view));
  change({ sheet: 'none' });
  if (!state$.value.busy) {
    settle(core, showing);
    show();
    return;
  }
  change({ ...seenNow(core), holder: core.seen.present().holder });
  showing.skip();
  showing.after(show);
}

/** Logs a command and has the table show it. Whoever must give the screen away sees nothing more of their own first. */
function play<V, E, X extends object, S extends string, O>(
  core: DeskCore<V, E, X, S, O>,
  showing: Showing<V, E, O>,
  { plies, seat }: Extract<Notice, { kind: 'ply' }>,
): void {
  const { parts, session, seen, state$, cues$, change, attempt } = core;
  const now = state$.value;
  const lost = seen.hands?.moved(seat, now.seat) ? (session.heard(plies - 1, AUDIENCE).view as V) : null;
  const viewer = seen.viewer();
  if (lost !== null) giveAway(core, showing, lost, plies - 1);
  const log = core.logPlyAt(plies);
  if (log.lines.some(({ dice }) => dice)) cues$.next('dice');
  const told = { log: [...state$.value.log, log] };
  // What another commits beside a decision that stays open takes nothing out of the hands of whoever decides.
  if (lost === null && isBeside(core, seat)) change(told);
  else
    change(
      { ...told, busy: true, seat: null, handover: null, why: null },
      attempt(() => parts.playing?.(state$.value)),
    );
  const { events } = log;
  const view = seen.view();
  showing.play({
    scenes() {
      if (!seen.hands || sameEyes(viewer, seen.viewer())) return { from: now.busy ? lost : null, events, view };
      const heard = session.heard(Math.min(plies, session.plies()), seen.viewer());
      return { from: null, events: heard.events as readonly E[], view: heard.view as V };
    },
    haste: attempt(() => parts.haste?.(log, now)) ?? 1,
    pause: parts.pause && attempt(() => parts.pause?.after(log)) ? parts.pause.ms : 0,
  });
}

/** Whether a command of `seat` leaves somebody else at this screen with the decision they had. */
function isBeside<V, E, X extends object, S extends string, O>(
  { seen, state$ }: DeskCore<V, E, X, S, O>,
  seat: Seat | null,
): boolean {
  const { seat: deciding, decision, busy } = state$.value;
  if (deciding === null || busy || seat === deciding) return false;
  const now = seen.present();
  return now.seat === deciding && now.decision === decision;
}

/** Takes back on the screen what was taken back in the session; `plies` commands are left. */
function takeBack<V, E, X extends object, S extends string, O>(
  core: DeskCore<V, E, X, S, O>,
  showing: Showing<V, E, O>,
  plies: number,
): void {
  const { session, state$, seen } = core;
  showing.skip();
  if (seen.hands?.moved(null, null)) giveAway(core, showing, seen.view(), plies);
  // The offer before this one speaks of a command that is gone.
  core.change({
    undo: session.undoable(),
    redoable: session.redoable(),
    log: state$.value.log.filter((log) => log.plies <= plies),
    sheet: 'none',
    why: null,
  });
  showing.after(() => {
    settle(core, showing);
    core.attempt(() => showing.stage()?.show(state$.value.view));
  });
}

/** Shows why a command was refused, and logs it where the game has words for it. */
function refuse<V, E, X extends object, S extends string, O>(
  { parts, session, state$, cues$, change, attempt, nextRefusal }: DeskCore<V, E, X, S, O>,
  { seat, command, rejections }: Extract<Notice, { kind: 'refused' }>,
): void {
  const count = nextRefusal();
  cues$.next('refuse');
  const entry = attempt(() => parts.refused?.(seat, command, rejections, session));
  const plies = session.plies();
  const line: readonly LoggedPly<E>[] = entry
    ? [{ plies, seat, events: [], lines: [{ ...entry, key: `refused ${count}`, plies }] }]
    : [];
  change({ why: { rejections, count }, log: [...state$.value.log, ...line] });
}

function hear<V, E, X extends object, S extends string, O>(
  core: DeskCore<V, E, X, S, O>,
  showing: Showing<V, E, O>,
  notice: Notice,
): void {
  const { session, change } = core;
  switch (notice.kind) {
    case 'ply':
      return play(core, showing, notice);
    case 'undone':
      return takeBack(core, showing, notice.plies);
    case 'refused':
      return refuse(core, notice);
    case 'thinking':
      return change({ thinking: notice.seat });
    case 'ended':
      return showing.after(() => change({ sheet: 'result' }));
    case 'saving':
      return change({ saving: notice.saving });
    case 'failed': {
      const { seat, failure, replaced } = notice;
      return core.reportFault({ ...failure, plies: session.plies(), computer: { seat, replaced } });
    }
    case 'activePlayer':
      return core.seen.hands?.moved(null, null) ? turnRound(core, showing) : settle(core, showing);
    case 'opened':
      return settle(core, showing);
  }
}
