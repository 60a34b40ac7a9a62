import type { BehaviorSubject, Subject } from 'rxjs';
import type { Rejection } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { LocalSession } from '../../session/local.ts';
import type { SoundName } from '../draw/sound.ts';
import type { Stage } from '../draw/stage.ts';
import type { LogEntry } from './told.ts';
import type { PlayState, Sheet } from './state.ts';

/** What a game brings to its desk: `V` view, `E` events, `X` its own part of the screen's state (tool in hand, what is selected), `S` its own sheets. */
export interface DeskParts<V, E, X extends object, S extends string = never> {
  /** Opens the session; a computer's answer waits for `pace`. */
  readonly open: (pace: () => Promise<void>) => LocalSession;
  /** The own part at first. */
  readonly first: (view: V, session: LocalSession) => X;
  /** Everything shown and at rest: what of the own part changes with the new view and decision. `last` is the state before the events. */
  readonly settled: (now: PlayState<V, E, S> & X, last: PlayState<V, E, S> & X) => Partial<X>;
  /** Events begin to be shown: what of the own part changes meanwhile. */
  readonly playing?: (now: PlayState<V, E, S> & X) => Partial<X>;
  /** The words for an event, or null when another line already says it. `view` is the one after the command, `ply` all events of it. */
  readonly tell: (event: E, view: V, session: Pick<LocalSession, 'game' | 'seats'>, ply: readonly E[]) => LogEntry | null;
  /** The words for a refused command, which then stands in the log too until the match is opened again; without it the why-card alone tells. */
  readonly refused?: (seat: Seat, command: unknown, rejections: readonly Rejection[], session: Pick<LocalSession, 'game' | 'seats'>) => LogEntry | null;
}

/** What can be done at the screen of any game. Every panel, key and gesture goes through it. */
export interface Desk<V, E, C, X extends object, O, S extends string = never> {
  readonly session: LocalSession;
  readonly state$: BehaviorSubject<PlayState<V, E, S> & X>;
  /** What the interface wants heard. */
  readonly cues$: Subject<SoundName>;
  /** Changes the own part. */
  set(change: Partial<X>): void;
  /** Takes a table into use, in place of the one before. */
  attach(stage: Stage<V, E, O>): void;
  readonly stage: () => Stage<V, E, O> | null;
  /** Orders a command of the person who decides; `seat` for commands open at other times. Returns whether it was legal. */
  order(command: C, seat?: string): boolean;
  undo(consented?: boolean): void;
  redo(): void;
  skip(): void;
  open(sheet: Sheet | S, rule?: string): void;
  /** Shows why something cannot be done. */
  explain(rejections: readonly Rejection[]): void;
  dismissWhy(): void;
  close(): void;
}
