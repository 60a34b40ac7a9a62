import type { ComponentChildren, ComponentType } from 'preact';
import type { Observable } from 'rxjs';
import type { Weighed } from '../../ai/reason.ts';
import type { SeatInfo } from '../../engine/recording.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Session } from '../../session/session.ts';
import type { Advice } from '../../session/threads/think/advised.ts';
import type { Timeline } from '../../engine/timeline.ts';
import type { Stage } from '../table/stage.ts';
import type { Reel } from './replay/reel.ts';
import type { AnyState, Why } from './state.ts';

/** What of a drawn table a lesson looks at and moves. */
export type LookedAt = Pick<
  Stage<unknown, unknown, unknown>,
  'toScreen' | 'camera$' | 'camera' | 'sight' | 'fit' | 'frame'
>;

/** The screen of a running match, ready to be shown. */
export interface OpenScreen {
  readonly Screen: ComponentType<{ readonly durable: boolean }>;
  /** What the screen shows, as it changes. Lessons listen. */
  readonly state$?: Observable<AnyState>;
  /**
   * The why-card: what was refused last, or a greyed thing somebody asked about; null when it is put away. Lessons
   * listen.
   */
  readonly why$?: Observable<Why | null>;
  /** Puts the why-card away. */
  readonly dismissWhy?: () => void;
  /** The drawn table, once there is one: lessons point at things on it and bring them into sight. */
  readonly stage?: () => LookedAt | null;
  close(): void;
}

export interface ReplayProps {
  readonly reel: Reel;
  readonly matchId: string;
  /** The command it opens at; null = the start of a finished match, the end of an open one. */
  readonly first: number | null;
  /** Why a file dropped on the page was not opened. */
  readonly fault: ComponentChildren;
  readonly onOpen: () => void;
}

/** A weighed decision to be told, and what names things in it: what everybody saw before it. */
export interface WhyTold {
  readonly given: Weighed;
  readonly rival: Weighed | null;
  /** Whose decision it was. */
  readonly seat: Seat;
  readonly view: unknown;
  readonly seats: readonly SeatInfo[];
}

/**
 * A sentence or two in rule words: what was done with its figures, and what the best other way would have been; ''
 * where the game has nothing to say.
 */
export type TellWhy = (told: WhyTold) => string;

/** A game's words for weighed decisions. */
export interface WhyTeller {
  readonly tell: TellWhy;
  /** A short name of a way with its figures, as it would be done; null for one without words. */
  readonly way: (way: Weighed, view: unknown, seat: Seat) => string | null;
  /** The kind of ways it is one of, of which the coach tells the best alone; null for one that stands by itself. */
  readonly kind?: (way: Weighed) => string | null;
}

/**
 * What a game gives to the pages that show matches. Each game's lies in `src/ui/games/<id>/index.ts` and is fetched
 * when a match of it is opened.
 */
export interface GameUi {
  /** Makes the screen of a match; `open` gives the session, whose computer waits for `pace`. */
  openScreen(open: (pace: () => Promise<void>) => Session): OpenScreen;
  /** Fetches what shows a match that is watched. */
  replay(): Promise<ComponentType<ReplayProps>>;
  /** Fetches what says in words why a computer player did something, and what a person may do. */
  why?(): Promise<WhyTeller>;
  /** What a computer player of this match is to do where the match knows better; null = it chooses for itself. */
  advice?(match: string): Advice | null;
  /** Commands that no undo takes back: how the match was set up. Without it there are none. */
  floor?(timeline: Timeline<unknown, unknown>): number;
}
