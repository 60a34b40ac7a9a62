import type { Seat } from '../../../engine/seat.ts';
import type { SkaxarCommand, SkaxarEvent, SkaxarView } from '../../../games/skaxar/index.ts';
import { NO_CARRY, type Carry } from '../../cards/table/carry.ts';
import type { PileName, SkaxarOverlay, Target } from './table/stage.ts';
import type { Desk } from '../../match/desk.ts';
import type { PlayState } from '../../match/state.ts';
import type { Lying } from './insets.ts';
import { IDLE, type Tool, type ToolInput } from './tools/tool.ts';

/** Sheets of this game: a card to read, a pile to list, and what is asked before an order that may be a mistake. */
export type SkaxarSheet = 'card' | 'pile' | 'pointless';

/** What can be read or listed: one card, or a pile. */
export type About =
  | { readonly kind: 'ship'; readonly ship: string }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'asteroid'; readonly asteroid: string }
  /** An asteroid of the row, face down. */
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'pile'; readonly pile: PileName; readonly seat: Seat | null };

/** What can be read of one card. */
export type CardAbout = Exclude<About, { readonly kind: 'pile' }>;

/** A card of the Shop that is dragged over the table. */
export interface Held {
  readonly slot: number;
  /** It would be put down on the own field. */
  readonly over: boolean;
  /** Why it cannot be put down on the field it is over; null where it can, and over none. */
  readonly why: string | null;
}

/** This game's own part of the screen's state. */
export interface Own {
  readonly tool: Tool;
  /** What is pointed at, on the table or in a panel. */
  readonly pointed: Target | null;
  /** How the table lies: as large as the free part of the screen lets it. */
  readonly lying: Lying;
  /** What a sheet of this game shows. */
  readonly about: About | null;
  /** What is asked about before it is ordered: a purchase without effect (SK-6.8), going without a ship (SK-5.6). */
  readonly asked: SkaxarCommand | null;
  readonly held: Held | null;
  /** The gesture that holds it. */
  readonly carry: Carry;
  /** How the odds are counted is shown. */
  readonly maths: boolean;
}

/** Nothing in hand, nothing pointed at. */
export const FIRST_OWN: Own = {
  tool: IDLE,
  pointed: null,
  lying: { shape: 'wide', part: null },
  about: null,
  asked: null,
  held: null,
  carry: NO_CARRY,
  maths: false,
};

export type SkaxarScreenState = PlayState<SkaxarView, SkaxarEvent, SkaxarSheet> & Own;

/** The desk of a match of this game. */
export type SkaxarDesk = Desk<SkaxarView, SkaxarEvent, SkaxarCommand, Own, SkaxarOverlay, SkaxarSheet>;

/** What can be done at the table of Skaxar. */
export interface SkaxarTable extends SkaxarDesk {
  /** Moves the tool; what it orders is ordered. */
  input(given: ToolInput): void;
  /** Something is looked at, from a panel; null = no longer. */
  point(target: Target | null): void;
  /** Opens what can be read of something. */
  read(about: About): void;
  /** Orders what was asked about. */
  agree(): void;
}

/** What the parts of the screen are given. */
export interface TableProps {
  readonly table: SkaxarTable;
  readonly state: SkaxarScreenState;
}
