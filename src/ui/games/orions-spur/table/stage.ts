import type { Seat } from '../../../../engine/seat.ts';
import type { Attack, Layout, Packet, ShipOutlook, SpurEvent, SpurView } from '../../../../games/orions-spur/index.ts';
import type { Stage } from '../../../table/stage.ts';

/** What may lie under a point of the table. */
export type Target =
  | { readonly kind: 'ship'; readonly id: string }
  /** An empty slot of a fleet. */
  | { readonly kind: 'slot'; readonly seat: Seat; readonly slot: string }
  /** What a player has besides ships: decks, hand, points. */
  | { readonly kind: 'plaque'; readonly seat: Seat }
  /** The enemy ships a player has taken. */
  | { readonly kind: 'trophies'; readonly seat: Seat };

/** What an aid says of what it speaks of; each has a shape of its own besides its colour. */
export type Tone = 'offered' | 'pointed' | 'chosen' | 'danger';

/**
 * How the table lies: `wide` all fleets side by side, `deep` so with a high arena between them, `broad` two fleets
 * larger with their plaques beside them, `tall` two above one another and the others beside them.
 */
export type Shape = 'wide' | 'deep' | 'broad' | 'tall';

/** An aid drawn over the table: plain data, made by pure functions from the view and the tool. */
export type SpurOverlay =
  /**
   * How the table lies; `near` = whose fleet lies below, `ally` = whose beside it where all have room; `far` = who lies
   * right above it on a tall screen; `attacked` = an attack waits or is under way: there a tall screen makes room for
   * the arena, and shows the back row of the fleet below where a ship of it may answer (`helps`).
   */
  | {
      readonly kind: 'shape';
      readonly shape: Shape;
      readonly near: Seat;
      readonly ally?: Seat | null;
      readonly far: Seat | null;
      readonly attacked: boolean;
      readonly helps?: boolean;
    }
  | { readonly kind: 'mark'; readonly target: Target; readonly tone: Tone }
  /** Ships stand where a layout that is being made has them. */
  | { readonly kind: 'layout'; readonly seat: Seat; readonly layout: Layout }
  /** An attack that is thought of: from ship to ship, with what it carries. */
  | {
      readonly kind: 'aim';
      readonly from: string;
      readonly to: string;
      readonly packet: Packet;
      readonly missile: boolean;
    }
  /** An attack that would join those that wait; `place` = its place among them. */
  | { readonly kind: 'joins'; readonly attack: Attack; readonly place: number }
  /** What the packet of an attack that waits (`A0`) would become; null = the attack would come to nothing. */
  | { readonly kind: 'would'; readonly name: string; readonly packet: Packet | null }
  /** What becomes of a ship as things stand. */
  | { readonly kind: 'outlook'; readonly ship: ShipOutlook }
  /** Whose turn it is, and who is asked: their plaques are framed. */
  | { readonly kind: 'decides'; readonly seat: Seat };

/** The drawn table of Orion's Spur. */
export type SpurStage = Stage<SpurView, SpurEvent, SpurOverlay>;
