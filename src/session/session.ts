import type { Observable } from 'rxjs';
import type { AnyGame, Decision, Outcome, Rejection } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Briefing, SeatInfo } from '../engine/recording.ts';
import type { Seat, Viewer } from '../engine/seat.ts';
import type { Timeline } from '../engine/timeline.ts';
import type { Notice } from './bus.ts';
import type { Saving } from './local/saving.ts';
import type { UndoOffer } from './local/undo.ts';

/**
 * What became of something asked of a session. `pending`: others have to agree first, a notice says when they did.
 * `gone`: the line broke, and whether it arrived is not known. Sessions at this device accept or refuse before they
 * return.
 */
export type Answer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly rejections: readonly Rejection[] }
  | { readonly kind: 'pending' }
  | { readonly kind: 'gone' };

/** A played command as a viewer may hear of it. */
export interface Heard {
  /** Commands played when it was done; 0 = the opening. */
  readonly plies: number;
  /** Null for the opening. */
  readonly seat: Seat | null;
  /** Null where another screen gave it: it may hold what this one must not know. */
  readonly command: Json | null;
  readonly events: readonly unknown[];
  /** What the viewer saw afterwards. */
  readonly view: unknown;
}

/**
 * The whole match, with dice to come: only the device that hosts it has that, for files and for what is disclosed when
 * all is over.
 */
export interface Host {
  timeline(): Timeline<unknown, unknown>;
  /** Resolves when all commands so far are kept, or an attempt to keep them has failed. */
  saved(): Promise<void>;
  /** What of them is kept now. */
  saving(): Saving;
  /** Tries at once to keep what is not kept yet. */
  saveNow(): void;
}

/**
 * A match with its seats connected, wherever its rules are carried out. Whoever shows it holds views and redacted
 * events only, and knows nothing of how they come.
 */
export interface Session {
  readonly id: string;
  /** Its rules, to be asked about what is seen: nothing else is at hand. */
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  /** The briefing its players were given before it began. */
  readonly briefing: Briefing | null;
  /** Led by a lesson, which asks for every step: nothing is done by itself. */
  readonly guided?: boolean;
  readonly notices$: Observable<Notice>;
  /** Null where the match is hosted elsewhere. */
  readonly host: Host | null;
  /** Number of commands played. */
  plies(): number;
  /** The match as a viewer at this screen sees it. */
  view(viewer: Viewer): unknown;
  /** A played command as a viewer at this screen heard it; `plies` 0 is the opening. */
  heard(plies: number, viewer: Viewer): Heard;
  /** The viewer at the screen: the person who must decide, else the first person, else the audience. */
  viewer(): Viewer;
  decisions(): readonly Decision[];
  outcome(): Outcome | null;
  /** Whether a person at this screen plays the seat. */
  isHuman(seat: Seat): boolean;
  /** Of several people who may decide this one does, until another is named. */
  setActivePlayer(seat: Seat): void;
  /** A computer player makes the decision that a person of its side could make as well. */
  leaveTo(seat: Seat): void;
  /**
   * Asks for a command of a seat. A refusal is published too. `byItself`: the screen gives it where nothing is left to
   * decide; an undo takes it back together with the decision before it.
   */
  submit(seat: Seat, command: unknown, byItself?: boolean): Promise<Answer>;
  /** Would the command be legal now, as far as this screen knows? Nothing is played. */
  check(seat: Seat, command: unknown): readonly Rejection[];
  undoable(): UndoOffer;
  /**
   * Takes back by the offer's terms; `consented` stands for the click of another person at this screen. With `to`
   * further back, to so many commands, where nobody has to agree to that.
   */
  undo(consented?: boolean, to?: number): Promise<Answer>;
  /** Number of undone commands that can come back. */
  redoable(): number;
  redo(): Promise<Answer>;
  /** Lets computer players play from now on. */
  start(): void;
  close(): void;
}
