import type { Seat } from '../../../../engine/seat.ts';
import type {
  BattlespaceSiriusEvent,
  BattlespaceSiriusView,
  Cell,
  Direction,
  Side,
  Turn,
  Vessel,
} from '../../../../games/battlespace-sirius/index.ts';
import type { Pose } from '../../../cards/table/pose.ts';
import type { Stage } from '../../../table/stage.ts';

/** How much an aid asks for attention: open to choose, pointed at, chosen. */
export type Emphasis = 'offered' | 'pointed' | 'chosen';

/**
 * An aid drawn over the card table (BS-19.2 to BS-19.5): plain data, made by pure functions from the view and the tool,
 * drawn by the stage. On the stage a cell is 1000 units wide, cell [x, y] lies round the point (1000 x, 1000 y), North
 * is up.
 */
export type CardOverlay =
  /**
   * A vessel where a maneuver would put it, with the name of the position (BS-3.10); `short` stands in for it where an
   * offered one has no room.
   */
  | {
      readonly kind: 'ghost';
      readonly id: string;
      readonly seat: Seat;
      readonly vessel: Vessel;
      readonly emphasis: Emphasis;
      readonly label: string;
      readonly short?: string;
      /** Among many offered places one is a mark; its words come when it is pointed at. */
      readonly mark?: true;
      /** A vessel is being dragged: here it may be put down. */
      readonly glow?: true;
    }
  /**
   * Turning by `turn` as an arrow round a ship's cell, or a ghost's: `heading` is where the bow is now; without it,
   * that of the ship that lies there.
   */
  | {
      readonly kind: 'turn';
      readonly cell: Cell;
      readonly heading?: Direction;
      readonly turn: Turn;
      readonly emphasis: Emphasis;
      readonly label: string;
    }
  /**
   * A facing line: straight across the edge, or bent through the shared cell. `lock`: solid, with a target mark at the
   * far end. `short` stands in for the label of an offered line where cells are small.
   */
  | {
      readonly kind: 'line';
      readonly from: Cell;
      readonly to: Cell;
      readonly line: Direction;
      readonly through: Cell | null;
      readonly style: 'facing' | 'lock' | 'resolved' | 'would';
      readonly emphasis: Emphasis;
      readonly label: string;
      readonly short?: string;
      /** Among many lines one has only its numbers until it is pointed at. */
      readonly mark?: true;
    }
  /** A side that can be picked (to pay, to repair), is picked (`count` times), is full, or is in danger. */
  | {
      readonly kind: 'side';
      readonly seat: Seat;
      readonly side: Side;
      readonly mark: 'open' | 'picked' | 'full' | 'danger';
      readonly count: number;
      readonly label?: string;
    }
  /** A card is where a hand has it. */
  | Pose
  /** A vessel that is dragged; `to` = the place it would be put down, else `why` not. */
  | {
      readonly kind: 'held';
      readonly seat: Seat;
      readonly vessel: Vessel;
      readonly to: Cell | null;
      readonly why: string | null;
    }
  /**
   * What a shot would do to a side, or to a lifeboat, as marks on its clip: the Power it takes on average, and in words
   * what shot, how much, and the chance.
   */
  | {
      readonly kind: 'harm';
      readonly vessel: Vessel;
      readonly side: Side | null;
      readonly power: number;
      readonly expected: number;
      readonly head: string;
      readonly figure: string;
      readonly chance: string;
      /** No other stands on the same card. */
      readonly alone?: true;
      /** The side of the other that stands on the same card. */
      readonly other?: Side;
    }
  /** The engaged opponent is framed, other vessels are dimmed (BS-19.4). */
  | { readonly kind: 'frame'; readonly seat: Seat }
  | { readonly kind: 'dim'; readonly seats: readonly Seat[] }
  /** BS-19.14: coordinates of the cells. */
  | { readonly kind: 'coordinates' };

/** The card table of Battlespace Sirius. */
export type CardStage = Stage<BattlespaceSiriusView, BattlespaceSiriusEvent, CardOverlay>;

/**
 * What lies under a point of the card table, nearest first in meaning: an arrow of a `turn` aid, a side's clip, a
 * vessel, or an empty cell. `under.ts` finds all but the arrows, purely.
 */
export type Under =
  | { readonly kind: 'turn'; readonly turn: Turn; readonly cell: Cell }
  | { readonly kind: 'side'; readonly seat: Seat; readonly side: Side; readonly cell: Cell }
  | { readonly kind: 'vessel'; readonly seat: Seat; readonly cell: Cell }
  | { readonly kind: 'cell'; readonly cell: Cell };
