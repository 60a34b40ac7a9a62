import type { Seat } from '../../../../engine/seat.ts';
import type { PileName } from './stage.ts';

/** Where a card lies on the table, by name: what that is in units depends on the shape of the table (`layout.ts`). */
export type Place =
  | { readonly at: 'shop'; readonly slot: number }
  | { readonly at: 'asteroid'; readonly slot: number }
  /** The lead ship (SK-4.6); `out` = how far it leans out of its place towards the other, 0..1. */
  | { readonly at: 'lead'; readonly seat: Seat; readonly out?: number }
  /** The `index`-th of `of` other ships of a field, oldest first. */
  | { readonly at: 'older'; readonly seat: Seat; readonly index: number; readonly of: number }
  | { readonly at: 'item'; readonly seat: Seat; readonly index: number; readonly of: number }
  | { readonly at: 'pile'; readonly pile: PileName; readonly seat: Seat | null };

/** A pile as a place. */
export const pileAt = (pile: PileName, seat: Seat | null = null): Place => ({ at: 'pile', pile, seat });

/** The piles that belong to a seat, and those of both. */
export const OWN_PILES = ['fleetDeck', 'repairBay', 'scrapyard', 'usedCards'] as const satisfies readonly PileName[];
export const SHARED_PILES = ['shopDeck', 'asteroidDeck', 'asteroidsTaken'] as const satisfies readonly PileName[];
