import type { Rejection } from '../../engine/game.ts';
import type { Seat, Viewer } from '../../engine/seat.ts';
import type { Saving } from '../../session/local/saving.ts';
import type { UndoOffer } from '../../session/local/undo.ts';
import type { Fault } from './fault.ts';
import type { HandOver } from './hand-over.ts';
import type { LoggedPly } from './log.ts';

/** What lies over the screen of any game. */
export type Sheet =
  | 'none'
  | 'keys'
  | 'menu'
  | 'share'
  | 'rules'
  | 'settings'
  | 'result'
  | 'undo'
  | 'concede'
  | 'dice'
  | 'verify'
  | 'luck'
  | 'analysis';

/** A refusal with the moment it answered, shown as a why-card. */
export interface Why {
  readonly rejections: readonly Rejection[];
  readonly count: number;
}

/** The state of any game's screen, for the parts they share. */
export type AnyState = PlayState<unknown, unknown, string>;

/**
 * What the screen of a running match shows, whatever the game: `V` its view, `E` its events, `S` its own sheets. A
 * plain value; the desk makes the next one.
 */
export interface PlayState<V, E, S extends string = never> {
  readonly view: V;
  readonly viewer: Viewer;
  /**
   * The person who decides now at this screen; null while the computer decides, events play, they do not have the
   * screen yet, or the match is over.
   */
  readonly seat: Seat | null;
  /** Kind of the open decision. */
  readonly decision: string | null;
  /** A screen that is handed round: whose private view is shown; null = nobody's. */
  readonly holder: Seat | null;
  /** The cover that lies over everything until a person takes the screen: nothing that is anybody's is shown. */
  readonly handover: HandOver | null;
  /** Events are being shown. */
  readonly busy: boolean;
  readonly thinking: Seat | null;
  readonly why: Why | null;
  readonly log: readonly LoggedPly<E>[];
  readonly undo: UndoOffer;
  readonly redoable: number;
  readonly sheet: Sheet | S;
  /** The rule the rule book is open at. */
  readonly rule: string | null;
  /** What of the program failed in this match since it was opened, and the failure that is shown. */
  readonly faults: readonly Fault[];
  readonly fault: Fault | null;
  /** Whether what was played is kept. */
  readonly saving: Saving;
}
