import type { Seat } from '../../../engine/seat.ts';
import type {
  BattlespaceSiriusCommand,
  BattlespaceSiriusEvent,
  BattlespaceSiriusView,
  Cell,
} from '../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../table/shape.ts';
import { NO_CARRY, type Carry } from '../../cards/table/carry.ts';
import type { CardOverlay } from './table/stage.ts';
import type { Desk } from '../../match/desk.ts';
import type { PlayState } from '../../match/state.ts';
import { IDLE, type Tool, type ToolInput } from './tools/tool.ts';

/**
 * Sheets of this game: a vessel to read, a look at a hidden lifeboat, and what is asked before it is shown or a player
 * gives up.
 */
export type SiriusSheet = 'vessel' | 'lifeboat' | 'reveal' | 'resign';

/** A vessel that is dragged over the table in the Maneuver step. */
export interface Held {
  /** Where the pointer is, units of the stage. */
  readonly at: Point;
  /** The cell it would be put down in. */
  readonly cell: Cell;
  /** Why it cannot be put down there; null where it can, and over its own cell. */
  readonly why: string | null;
}

/** This game's own part of the screen's state. */
export interface Own {
  readonly tool: Tool;
  /** The player whose row or vessel is marked. */
  readonly selected: Seat | null;
  /** The player whose vessel is pointed at, on the table or in the list. */
  readonly pointed: Seat | null;
  /** BS-19.14: coordinates were asked for. */
  readonly coordinates: boolean;
  /** Whom a sheet of this game is about. */
  readonly about: Seat | null;
  readonly held: Held | null;
  /** The gesture that holds it. */
  readonly carry: Carry;
}

/** Nothing in hand, nothing marked. */
export const FIRST_OWN: Own = {
  tool: IDLE,
  selected: null,
  pointed: null,
  coordinates: false,
  about: null,
  held: null,
  carry: NO_CARRY,
};

export type SiriusState = PlayState<BattlespaceSiriusView, BattlespaceSiriusEvent, SiriusSheet> & Own;

/** The desk of a match of this game. */
export type SiriusDesk = Desk<
  BattlespaceSiriusView,
  BattlespaceSiriusEvent,
  BattlespaceSiriusCommand,
  Own,
  CardOverlay,
  SiriusSheet
>;

/** What can be done at the card table. */
export interface CardTable extends SiriusDesk {
  /** Moves the tool; what it orders is ordered. */
  input(given: ToolInput): void;
  select(seat: Seat | null, focus?: boolean): void;
  /** A vessel is looked at, from the list; null = no longer. */
  point(seat: Seat | null): void;
  /** Opens a sheet about a player. */
  ask(sheet: SiriusSheet, about: Seat): void;
}

/** What the parts of the screen are given. */
export interface TableProps {
  readonly table: CardTable;
  readonly state: SiriusState;
}
