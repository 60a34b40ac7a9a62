import type { BehaviorSubject, Subject } from 'rxjs';
import type { Rejection } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Session } from '../../session/session.ts';
import type { SoundName } from '../table/sound.ts';
import type { Stage } from '../table/stage.ts';
import type { ScreenFault } from './fault.ts';
import type { HandOverParts } from './hand-over.ts';
import type { LogEntry, LoggedPly } from './log.ts';
import type { PlayState, Sheet } from './state.ts';

/** What is needed of a session to say what happened in it; a replay has it too. */
export type LogContext = Pick<Session, 'game' | 'seats'>;

/** Something that is listened to until it is let go. */
export interface Listening {
  unsubscribe(): void;
}

/**
 * What a game brings to its desk: `V` view, `E` events, `X` its own part of the screen's state (tool in hand, what is
 * selected), `S` its own sheets, `O` the aids its stage draws.
 */
export interface DeskParts<V, E, X extends object, S extends string = never, O = unknown> {
  /** Opens the session; a computer's answer waits for `pace`. */
  readonly open: (pace: () => Promise<void>) => Session;
  /** The own part at first. */
  readonly first: (view: V, session: Session) => X;
  /**
   * Everything shown and at rest: what of the own part changes with the new view and decision. `last` is the state
   * before the events.
   */
  readonly settled: (now: PlayState<V, E, S> & X, last: PlayState<V, E, S> & X) => Partial<X>;
  /** Events begin to be shown: what of the own part changes meanwhile. */
  readonly playing?: (now: PlayState<V, E, S> & X) => Partial<X>;
  /**
   * How many times faster than the person's own speed a command is shown, e.g. one that concerns nobody at this screen;
   * 1 without it.
   */
  readonly haste?: (log: LoggedPly<E>, now: PlayState<V, E, S> & X) => number;
  /** A table is taken into use: what is listened to on it, until the next one takes its place. */
  readonly attached?: (stage: Stage<V, E, O>) => readonly Listening[];
  /**
   * A game with hidden things. What a screen shared by several people may show, made of what everybody sees (`open`)
   * and what the person who decides sees (`own`): take `open`, and from `own` no more than what they may choose. The
   * state's view is then this, events are heard as by the audience, and what only one person may know is shown behind
   * the `Curtain`. Alone at the screen it is not asked.
   */
  readonly shared?: (open: V, own: V) => V;
  /**
   * A game in which a person decides by what they alone may see: a screen shared by several people is handed round.
   * Whoever has it sees their own view and hears what they may hear; everybody else's time at it is the audience's, and
   * for decisions that need no private view `shared` says what is shown.
   */
  readonly handOver?: HandOverParts<V>;
  /**
   * The pause after commands that ask others than those at this screen, so that its length does not tell whether they
   * had a choice: milliseconds at speed 1, none where nothing is animated. `after` must look at public facts alone.
   */
  readonly pause?: { readonly ms: number; readonly after: (log: LoggedPly<E>) => boolean };
  /**
   * The words for an event, or null when another line already says it. `view` is the one after the command, `ply` all
   * events of it.
   */
  readonly logEntry: (event: E, view: V, session: LogContext, ply: readonly E[]) => LogEntry | null;
  /**
   * The words for a refused command, which then stands in the log too until the match is opened again; without it the
   * why-card alone gives them.
   */
  readonly refused?: (
    seat: Seat,
    command: unknown,
    rejections: readonly Rejection[],
    session: LogContext,
  ) => LogEntry | null;
}

/** What the shared parts of the screen need of a desk, whatever the game. */
export interface AnyDesk<S extends string = never> {
  readonly session: Session;
  /** What the interface wants heard. */
  readonly cues$: Subject<SoundName>;
  readonly stage: () => Pick<Stage<never, never, never>, 'fit' | 'overview' | 'zoom' | 'focus'> | null;
  undo(consented?: boolean): void;
  redo(): void;
  /** Ends what is being shown. */
  skip(): void;
  /** Shows nothing on the way to the next decision at this screen; the log has it all. */
  rush(): void;
  open(sheet: Sheet | S, rule?: string): void;
  /** The person named on the cover has the screen from now on. */
  takeScreen(): void;
  /** Covers what belongs to whoever has the screen. */
  coverScreen(): void;
  /** Somebody who has committed to a secret choice wants the screen to take it back; null = they do not. */
  callFor(seat: Seat | null): void;
  /** Shows why something cannot be done. */
  explain(rejections: readonly Rejection[]): void;
  dismissWhy(): void;
  /** Says and keeps that a part of the program failed. */
  fail(kind: ScreenFault, error: unknown): void;
  /** Puts the failure away that is shown; the same does not show again. */
  dismissFault(): void;
  /** All failures of this match as text, with the match. */
  report(): Promise<string>;
  close(): void;
}

/** What can be done at the screen of any game. Every panel, key and gesture goes through it. */
export interface Desk<V, E, C, X extends object, O, S extends string = never> extends AnyDesk<S> {
  readonly state$: BehaviorSubject<PlayState<V, E, S> & X>;
  /** Changes the own part. */
  set(change: Partial<X>): void;
  /**
   * Shows what is not played, e.g. a command that is tried before it is given: panels and tools see this view and
   * decision until the match goes on. The stage goes on showing the match.
   */
  imagine(view: V, decision: string | null, change: Partial<X>): void;
  /** Takes a table into use, in place of the one before. */
  attach(stage: Stage<V, E, O>): void;
  readonly stage: () => Stage<V, E, O> | null;
  /**
   * Orders a command of the person who decides; `seat` for commands open at other times, `byItself` for what the screen
   * gives where nothing is left to decide. Resolves to whether it was accepted.
   */
  order(command: C, seat?: Seat, byItself?: boolean): Promise<boolean>;
}
