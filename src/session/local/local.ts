import { skip } from 'rxjs';
import type { AnyGame } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Ply, Timeline } from '../../engine/timeline.ts';
import { createBus } from '../bus.ts';
import type { Host, Session } from '../session.ts';
import type { Thinker } from '../threads/think/thinker.ts';
import { seatComputers } from './computer-players.ts';
import { checkNow, isPerson, playOn, stateOf, type Course, type Guide, type Played } from './course.ts';
import { heardAt, viewerAt } from './seen.ts';
import type { MatchStore } from './store.ts';
import { bringBack, takeBack } from './take-back.ts';
import { undoOffer } from './undo.ts';

export type { Guide, Played } from './course.ts';

/** A match whose rules are carried out at this device: people at one screen and computer players. */
export interface LocalSession extends Session {
  readonly host: Host;
  /** Plays a command at once, as `submit` does. A refusal is published too. */
  play(seat: Seat, command: unknown, byItself?: boolean): Played;
}

export interface SessionParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly timeline: Timeline<unknown, unknown>;
  /** What had been taken back when the match was left, the next to come again first. */
  readonly undone?: readonly Ply<unknown, unknown>[];
  readonly store: Pick<MatchStore, 'saverOf'>;
  readonly thinker: Thinker;
  /** Resolves when the screen has shown what happened so far; a computer's answer waits for it. */
  readonly pace?: () => Promise<void>;
  /** Commands that no undo takes back: how the match was set up. */
  readonly floor?: number;
  /**
   * Asked about a person's command that the rules accept: reasons to turn it down all the same (a lesson has its own
   * order). Empty = it is played.
   */
  readonly guide?: Guide;
}

/** Opens a session on a timeline that came from the store. */
export function openLocal({ thinker, pace, floor = 0, guide, ...parts }: SessionParts): LocalSession {
  const course = courseOf(parts);
  const { id, game, seats, bus, saver } = course;
  const saving = saver.state$.pipe(skip(1)).subscribe((state) => bus.publish({ kind: 'saving', saving: state }));
  const computers = seatComputers(course, thinker, pace);
  let started = false;
  let activePlayer: Seat | null = null;
  /** Lets the computer players answer what was done. */
  const answered = (done: Played): Played => {
    if (done.kind === 'accepted') computers.think();
    return done;
  };
  const play = (seat: Seat, command: unknown, byItself = false) =>
    answered(playOn(course, seat, command, byItself ? 'screen' : 'human', guide));
  return {
    id,
    game,
    seats,
    briefing: parts.timeline.header.briefing ?? null,
    notices$: bus.notices$,
    host: hostOf(course),
    plies: () => course.timeline.plies.length,
    view: (viewer) => game.view(stateOf(course), viewer),
    heard: (plies, viewer) => heardAt(course, plies, viewer),
    viewer: () => viewerAt(course, activePlayer),
    decisions: () => game.pending(stateOf(course)),
    setActivePlayer(seat) {
      activePlayer = seat;
      bus.publish({ kind: 'activePlayer', seat });
    },
    leaveTo: computers.leaveTo,
    outcome: () => game.outcome(stateOf(course)),
    isHuman: (seat) => isPerson(course, seat),
    play,
    submit: async (seat, command, byItself) => play(seat, command, byItself),
    check: (seat, command) => checkNow(course, seat, command),
    undoable: () => undoOffer(course.timeline, seats, floor),
    undo: async (consented = false, to) => answered(takeBack(course, thinker, floor, consented, to)),
    redoable: () => course.undone.length,
    redo: async () => answered(bringBack(course, thinker)),
    start() {
      if (started) return;
      started = true;
      bus.publish({ kind: 'opened', plies: course.timeline.plies.length });
      computers.begin();
    },
    close() {
      computers.close();
      saving.unsubscribe();
      bus.close();
    },
  };
}

const courseOf = ({
  id,
  game,
  timeline,
  undone = [],
  store,
}: Pick<SessionParts, 'id' | 'game' | 'timeline' | 'undone' | 'store'>): Course => ({
  id,
  game,
  seats: timeline.header.seats,
  bus: createBus(),
  saver: store.saverOf(id, game, timeline, undone),
  timeline,
  undone,
  turn: 0,
});

const hostOf = (course: Course): Host => ({
  timeline: () => course.timeline,
  saved: () => course.saver.settled(),
  saving: () => course.saver.state$.value,
  saveNow: () => course.saver.retry(),
});
