import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { RetrogradeCommand, RetrogradeEvent, RetrogradeView } from '../../../games/retrograde/index.ts';
import type { Desk } from '../../match/desk.ts';
import type { PlayState } from '../../match/state.ts';
import type { OrreryOverlay, Shape, Target } from './table/stage.ts';
import { IDLE, type Tool, type ToolInput } from './tools/tool.ts';

/** Sheets of this game: a card to read, a pile to list. */
export type RetrogradeSheet = 'card' | 'pile';

/** What can be read of one card: a thing on the table, or a card by its name. */
export type CardAbout =
  | { readonly kind: 'asset' | 'spacecraft' | 'upgrade' | 'project' | 'debris'; readonly id: string }
  | { readonly kind: 'hand'; readonly card: string };

export type PileName = 'hand' | 'deck' | 'removed';

/** What can be read or listed: one card, or a pile of a seat. */
export type About = CardAbout | { readonly kind: 'pile'; readonly pile: PileName; readonly seat: Seat };

/** This game's own part of the screen's state. */
export interface Own {
  readonly tool: Tool;
  /** What is pointed at, on the table or in a panel. */
  readonly pointed: Target | null;
  /** The form of the room for the table. */
  readonly shape: Shape;
  /** What a sheet of this game shows. */
  readonly about: About | null;
}

/** Nothing in hand, nothing pointed at. */
export const FIRST_OWN: Own = { tool: IDLE, pointed: null, shape: 1.38, about: null };

export type RetrogradeScreenState = PlayState<RetrogradeView, RetrogradeEvent, RetrogradeSheet> & Own;

/** The desk of a match of this game. */
export type RetrogradeDesk = Desk<
  RetrogradeView,
  RetrogradeEvent,
  RetrogradeCommand,
  Own,
  OrreryOverlay,
  RetrogradeSheet
>;

/** What can be done at the table of Retrograde. */
export interface RetrogradeTable extends RetrogradeDesk {
  /** Moves the tool; what it orders is ordered. */
  input(given: ToolInput): void;
  /** Orders commands one after another, until one is refused. */
  orderAll(commands: readonly RetrogradeCommand[]): void;
  /** Gives a way of the coach as it is drawn, all its commands in turn; true where there is something to give. */
  way(commands: readonly Json[]): boolean;
  /** Something is looked at, from a panel; null = no longer. */
  point(target: Target | null): void;
  /** Opens what can be read of something. */
  read(about: About): void;
}

/** What the parts of the screen are given. */
export interface TableProps {
  readonly table: RetrogradeTable;
  readonly state: RetrogradeScreenState;
}
