import type { ComponentChildren } from 'preact';
import type { Outcome } from '../../../src/engine/game.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { EMPTY_HAND, type Hand } from '../../../src/ui/cards/table/hand.ts';
import type { Played } from '../../../src/ui/cards/table/gesture.ts';
import type { Desk, DeskParts, LogContext } from '../../../src/ui/match/desk.ts';
import type { PlayState } from '../../../src/ui/match/state.ts';
import type { DrawnStage } from '../../../src/ui/table/open-stage.ts';
import type { Board, BoardCard, ToyOverlay } from './board.ts';

/** The part of a toy's screen that is its own. */
export interface Own {
  /** The hand of whoever sits in front. */
  readonly hand: Hand;
  /** Whose hand lies in front. */
  readonly front: Seat;
  /** The card that is read. */
  readonly read: string | null;
  /** The screen is tall. */
  readonly tall: boolean;
}

export type ToySheet = 'card' | 'discard';
export type ToyState<V, E> = PlayState<V, E, ToySheet> & Own;
export type ToyStage<V, E> = DrawnStage<V, E, ToyOverlay>;
export type ToyDesk<V, E, C> = Desk<V, E, C, Own, ToyOverlay, ToySheet>;

export const firstOwn = (front: Seat): Own => ({ hand: EMPTY_HAND, front, read: null, tall: false });

/** What a toy looks at to say what may be done. */
export interface Asked<V, E, C> {
  readonly state: ToyState<V, E>;
  readonly session: ToyDesk<V, E, C>['session'];
}

/** A button of the action panel. */
export interface Order<C> {
  readonly say: string;
  readonly command: C;
  /** The seat that gives it, where that is not the one who decides. */
  readonly seat?: Seat;
}

/** What one toy gives to the screen both share: views `V`, events `E`, commands `C`. */
export interface Toy<V, E, C> {
  readonly boardOf: (view: V) => Board;
  readonly seatsOf: (view: V) => readonly Seat[];
  /** What is printed on a card, in words. */
  readonly describe: (card: BoardCard) => { readonly line: string; readonly texts: readonly string[] };
  /** Where a card may be brought now: `middle`, or a seat. */
  readonly targets: (asked: Asked<V, E, C>, card: string) => readonly string[];
  readonly play: (asked: Asked<V, E, C>, card: string, target: string | null) => Played<C>;
  readonly orders: (asked: Asked<V, E, C>) => readonly Order<C>[];
  /** Parts of the action panel beside the orders. */
  readonly panel?: (asked: Asked<V, E, C>, desk: ToyDesk<V, E, C>) => ComponentChildren;
  /** What lies over the table because it is decided now. */
  readonly over?: (asked: Asked<V, E, C>, desk: ToyDesk<V, E, C>) => ComponentChildren;
  readonly desk: Pick<DeskParts<V, E, Own, ToySheet, ToyOverlay>, 'logEntry' | 'handOver' | 'pause'>;
  readonly sentence: (view: V, nameOf: (seat: Seat) => string) => string;
  readonly undo: (command: C) => string;
  readonly outcome: (view: V) => Outcome | null;
  /** Figures of the result, a line for each seat. */
  readonly result: { readonly title: string; readonly of: (view: V, seat: Seat) => number };
  readonly words: {
    readonly heading: string;
    readonly tableHelp: string;
    readonly middle: string;
    readonly sides: string;
  };
}

/** The name of a seat. */
export const nameIn =
  ({ seats }: Pick<LogContext, 'seats'>) =>
  (seat: Seat): string =>
    seats.find((one) => one.seat === seat)?.name ?? seat;
