import type { Seat } from '../../../engine/seat.ts';
import type { SpurCommand, SpurEvent, SpurView } from '../../../games/orions-spur/index.ts';
import type { Desk } from '../../match/desk.ts';
import type { PlayState } from '../../match/state.ts';
import type { Shape, SpurOverlay, Target } from './table/stage.ts';
import { IDLE, type Tool, type ToolInput } from './tools/tool.ts';

/** Sheets of this game: a card to read, a pile, all cards, the reference card, how one wants to be asked. */
export type SpurSheet = 'card' | 'pile' | 'lists' | 'reference' | 'asking';

/** What can be read of one card. */
export type CardAbout =
  | { readonly kind: 'ship'; readonly id: string }
  /** A ship that is not in play, by its design, as a seat has it. */
  | { readonly kind: 'design'; readonly design: string; readonly seat: Seat }
  | { readonly kind: 'card'; readonly card: string };

export type PileName = 'hand' | 'discard' | 'deck' | 'shipDeck' | 'reserve' | 'trophies';

/** What can be read or listed: one card, or a pile of a seat. */
export type About = CardAbout | { readonly kind: 'pile'; readonly pile: PileName; readonly seat: Seat };

/** This game's own part of the screen's state. */
export interface Own {
  readonly tool: Tool;
  /** What is pointed at, on the table or in a panel. */
  readonly pointed: Target | null;
  /** A reaction that is looked at: what it would change is shown. */
  readonly answer: Extract<SpurCommand, { readonly type: 'react' }> | null;
  readonly shape: Shape;
  /** Whose fleet was asked to lie above the own one on a tall screen, for this turn; null = whoever it is about. */
  readonly far: Seat | null;
  /** Whose fleet lay there last. */
  readonly faced: Seat | null;
  /** What a sheet of this game shows. */
  readonly about: About | null;
  /** A seat that passes in every window of a turn. */
  readonly passing: { readonly seat: Seat; readonly turn: number } | null;
}

/** Nothing in hand, nothing pointed at. */
export const FIRST_OWN: Own = {
  tool: IDLE,
  pointed: null,
  answer: null,
  shape: 'wide',
  far: null,
  faced: null,
  about: null,
  passing: null,
};

export type SpurScreenState = PlayState<SpurView, SpurEvent, SpurSheet> & Own;

/** The desk of a match of this game. */
export type SpurDesk = Desk<SpurView, SpurEvent, SpurCommand, Own, SpurOverlay, SpurSheet>;

/** What can be done at the table of Orion's Spur. */
export interface SpurTable extends SpurDesk {
  /** Moves the tool; what it orders is ordered. */
  input(given: ToolInput): void;
  /** Something is looked at, from a panel; null = no longer. */
  point(target: Target | null): void;
  /** Opens what can be read of something. */
  read(about: About): void;
  /** Passes now and in every later window of this turn, until something is taken back. */
  passTurn(): void;
}

/** What the parts of the screen are given. */
export interface TableProps {
  readonly table: SpurTable;
  readonly state: SpurScreenState;
}
