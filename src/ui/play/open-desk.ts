import { BehaviorSubject, Subject } from 'rxjs';
import { AUDIENCE, type Seat, type Viewer } from '../../engine/seat.ts';
import type { Notice } from '../../session/bus.ts';
import type { LocalSession } from '../../session/local.ts';
import type { SoundName } from '../draw/sound.ts';
import type { Stage } from '../draw/stage.ts';
import type { Desk, DeskParts, Listening } from './desk.ts';
import { settings$ } from '../settings.ts';
import type { PlayState } from './state.ts';
import { toldOf, type Told } from './told.ts';

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

  const state$ = new BehaviorSubject<State>(firstState(parts, session, seen));
  const change = (next: Partial<PlayState<V, E, S>>, own?: Partial<X>): void =>
    state$.next({ ...state$.value, ...next, ...own });

  /** Takes the session's present as what is shown, and lets the game open the tool of the moment. */
  const settle = (): void => {
    const last = state$.value;
    if (session.outcome() || deciding(session).seat !== null) rushing = false;
    const now: State = {
      ...last,
      ...deciding(session),
      view: seen.view(),
      viewer: seen.viewer(),
      busy: false,
      undo: session.undoable(),
      redoable: session.redoable(),
    };
    state$.next({ ...now, ...parts.settled(now, last) });
  };

  const play = (told: Told<E>): void => {
    if (told.lines.some(({ dice }) => dice)) cues$.next('dice');
    const now = state$.value;
    change({ told: [...now.told, told], busy: true, seat: null, why: null }, parts.playing?.(now));
    const view = seen.view();
    const table = stage;
    const haste = parts.haste?.(told, now) ?? null;
    playing += 1;
    shown = shown
      .then(() => {
        if (rushing) return table?.show(view);
        if (haste !== null) table?.configure({ speed: settings$.value.animationSpeed * haste });
        return table?.play(told.events, view);
      })
      .then(() => {
        playing -= 1;
        if (playing === 0) settle();
      });
  };

  const hear = (notice: Notice): void => {
    switch (notice.kind) {
      case 'ply':
        return play(tellPly(parts, session, seen, notice.plies, notice.seat, notice.events));
      case 'undone':
        stage?.skip();
        // The offer before this one speaks of a command that is gone.
        change({
          undo: session.undoable(),
          redoable: session.redoable(),
          told: state$.value.told.filter((told) => told.plies <= notice.plies),
          sheet: 'none',
          why: null,
        });
        shown = shown.then(() => {
          settle();
          stage?.show(state$.value.view);
        });
        return;
      case 'refused': {
        refusals += 1;
        cues$.next('refuse');
        const entry = parts.refused?.(notice.seat, notice.command, notice.rejections, session);
        const plies = session.timeline().plies.length;
        const line: readonly Told<E>[] = entry
          ? [{ plies, seat: notice.seat, events: [], lines: [{ ...entry, key: `refused ${refusals}`, plies }] }]
          : [];
        return change({
          why: { rejections: notice.rejections, count: refusals },
          told: [...state$.value.told, ...line],
        });
      }
      case 'thinking':
        return change({ thinking: notice.seat });
      case 'ended':
        shown = shown.then(() => change({ sheet: 'result' }));
        return;
      case 'saved':
        return change({ saved: notice.plies });
      case 'trouble':
        return change({ trouble: notice.trouble });
      case 'spoken':
      case 'opened':
        return settle();
    }
  };
  const hearing = session.notices$.subscribe(hear);

  return {
    session,
    state$,
    cues$,
    stage: () => stage,
    set: (own) => change({}, own),
    attach(table) {
      for (const one of onTable) one.unsubscribe();
      stage = table;
      table.show(state$.value.view);
      // A tap during the show wants to see its end.
      const taps = table.input$.subscribe(({ kind }) => kind === 'tap' && state$.value.busy && table.skip());
      onTable = [taps, ...(parts.attached?.(table) ?? [])];
    },
    order(command, seat = state$.value.seat ?? undefined) {
      const ok = seat !== undefined && session.submit(seat, command).ok;
      if (ok) cues$.next('confirm');
      return ok;
    },
    undo(consented = false) {
      if (session.undoable().terms === 'consent' && !consented) return change({ sheet: 'undo' });
      session.undo(consented);
    },
    redo: () => void session.redo(),
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
  /** What they saw after so many commands, nothing to choose in it. */
  viewAt(plies: number): V;
}

function eyesOf<V, E, X extends object, S extends string, O>(
  { shared }: DeskParts<V, E, X, S, O>,
  session: LocalSession,
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
    viewAt: (plies) => session.view(viewer(), plies) as V,
  };
}

function firstState<V, E, X extends object, S extends string, O>(
  parts: DeskParts<V, E, X, S, O>,
  session: LocalSession,
  seen: Eyes<V>,
): PlayState<V, E, S> & X {
  const { opening, plies } = session.timeline();
  const told = [
    tellPly(parts, session, seen, 0, null, opening),
    ...plies.map((ply, index) => tellPly(parts, session, seen, index + 1, ply.seat, ply.events)),
  ];
  const view = seen.view();
  const shared: PlayState<V, E, S> = {
    view,
    viewer: seen.viewer(),
    seat: null,
    decision: null,
    busy: false,
    thinking: null,
    why: null,
    told,
    undo: session.undoable(),
    redoable: 0,
    sheet: session.outcome() ? 'result' : 'none',
    rule: null,
    trouble: null,
    saved: plies.length,
  };
  return { ...shared, ...parts.first(view, session) };
}

/** What those at the screen may hear of a played command. */
function tellPly<V, E, X extends object, S extends string, O>(
  parts: DeskParts<V, E, X, S, O>,
  session: LocalSession,
  seen: Eyes<V>,
  plies: number,
  seat: Seat | null,
  raw: readonly unknown[],
): Told<E> {
  const viewer = seen.viewer();
  const events = raw
    .map((event) => session.game.redact(event, viewer))
    .filter((event) => event !== null) as readonly E[];
  const view = seen.viewAt(plies);
  return toldOf({ plies, seat, events }, (event) => parts.tell(event, view, session, events));
}

/** Whose decision at this screen is open now, and which. */
function deciding(session: LocalSession): { readonly seat: Seat | null; readonly decision: string | null } {
  const decisions = session.decisions();
  const viewer = session.viewer();
  for (const open of decisions) {
    const able = open.seats.filter((one) => session.isHuman(one));
    const seat = able.find((one) => viewer.kind === 'seat' && viewer.seat === one) ?? able[0];
    if (seat !== undefined) return { seat, decision: open.kind };
  }
  return { seat: null, decision: decisions[0]?.kind ?? null };
}
