import type { Seat } from '../../../../engine/seat.ts';
import type { SkaxarEvent, SkaxarView, Totals } from '../../../../games/skaxar/index.ts';
import type { Spot } from '../../../cards/table/box.ts';
import type { Pose } from '../../../cards/table/pose.ts';
import type { Stage } from '../../../table/stage.ts';

/**
 * How the table lies (SK-3.8 in each), always with seat A left and B right: `phone` like `tall`, but for the piles,
 * which lie in the fields.
 */
export type Shape = 'wide' | 'square' | 'tall' | 'phone';

/** A pile on the table; `seat` null = shared. A seat's Scrapyard lies at the other seat's side (SK-11.4). */
export type PileName =
  | 'fleetDeck'
  | 'repairBay'
  | 'scrapyard'
  | 'usedCards'
  | 'money'
  | 'shopDeck'
  | 'asteroidDeck'
  | 'asteroidsTaken'
  | 'bank';

/** A thing on the table that can be pointed at. */
export type Target =
  | { readonly kind: 'shop'; readonly slot: number }
  | { readonly kind: 'asteroid'; readonly slot: number }
  /** A face-up ship on a field. */
  | { readonly kind: 'ship'; readonly seat: Seat; readonly ship: string }
  /** An equipped item. */
  | { readonly kind: 'item'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'pile'; readonly pile: PileName; readonly seat: Seat | null };

/** How much an aid asks for attention: open to choose, pointed at, chosen. */
export type Emphasis = 'offered' | 'pointed' | 'chosen';

/**
 * What a purchase would make of this fight, for its buyer: the enemy destroyed alone, the own side alone, both,
 * neither, a chance of several (a hidden ship decides), or no change at all.
 */
export type Tone = 'win' | 'loss' | 'both' | 'stalemate' | 'chance' | 'same';

/**
 * An aid drawn over the table: plain data, made by pure functions from the view and what is in hand. A card is 1000
 * units wide and 1397 high.
 */
export type SkaxarOverlay =
  /**
   * How the table lies; `wide` without it. `part`: where room is short, only that part is brought to fit, both fields,
   * or the asteroids with A's; the rest lies beside it.
   */
  | { readonly kind: 'shape'; readonly shape: Shape; readonly part?: 'fields' | 'asteroids' }
  | { readonly kind: 'mark'; readonly target: Target; readonly emphasis: Emphasis }
  /** Something that cannot be chosen now, in a few words, e.g. "2,000 short". */
  | { readonly kind: 'shut'; readonly target: Target; readonly label: string }
  /** What a shop card would make of this fight. */
  | { readonly kind: 'effect'; readonly slot: number; readonly tone: Tone; readonly label: string }
  /** The totals as they would be, beside those that are. */
  | { readonly kind: 'would'; readonly seat: Seat; readonly totals: Totals }
  /** A way from one thing to another, in the colour of a seat: what a purchase would bring there. */
  | { readonly kind: 'goes'; readonly from: Target; readonly to: Target; readonly seat: Seat }
  /**
   * A card of the Shop that is dragged, where it is (its `pose`): the field it may be brought to, whether it is over
   * it, and why it cannot be put down where it is.
   */
  | {
      readonly kind: 'held';
      readonly seat: Seat;
      readonly spot: Spot;
      readonly over: boolean;
      readonly why: string | null;
    }
  | Pose
  /** A seat's place is framed: it decides now. */
  | { readonly kind: 'decides'; readonly seat: Seat };

/** The card table of Skaxar. */
export type SkaxarStage = Stage<SkaxarView, SkaxarEvent, SkaxarOverlay>;
