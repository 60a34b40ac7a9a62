import type { ComponentChildren, ComponentType } from 'preact';
import type { Observable } from 'rxjs';
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

/**
 * What a game gives to the pages that show matches. Each game's lies in `src/ui/games/<id>/index.ts` and is fetched
 * when a match of it is opened.
 */
export interface GameUi {
  /** Makes the screen of a match; `open` gives the session, whose computer waits for `pace`. */
  openScreen(open: (pace: () => Promise<void>) => Session): OpenScreen;
  /** Fetches what shows a match that is watched. */
  replay(): Promise<ComponentType<ReplayProps>>;
  /** What a computer player of this match is to do where the match knows better; null = it chooses for itself. */
  advice?(match: string): Advice | null;
  /** Commands that no undo takes back: how the match was set up. Without it there are none. */
  floor?(timeline: Timeline<unknown, unknown>): number;
}
