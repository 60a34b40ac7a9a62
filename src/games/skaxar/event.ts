import type { Seat } from '../../engine/seat.ts';
import type { CombatOutcome } from './state.ts';

/** Summed Firepower and Shield of a seat (SK-8.1). */
export interface Totals {
  readonly firepower: number;
  readonly shield: number;
}

/** Why a seat buys first (SK-6.1, SK-6.2). */
export type OrderReason = 'speed' | 'money' | 'turn' | 'tieSeat';

/** Why the game ended (SK-12.8). */
export type EndReason = 'lastShips' | 'bothOut' | 'resign' | 'turnLimit';

/**
 * Facts, results inside. `order`: a pile after a shuffle, top first; null for whoever may not know it (SK-13.7).
 * `money` is that of the seat afterwards.
 */
export type SkaxarEvent =
  /** The table as it was laid (chapter 3). */
  | { readonly type: 'tableLaid'; readonly shop: readonly string[]; readonly tieSeat: Seat; readonly money: number }
  /** A turn number begins; `battle` has grown if a new battle does (SK-4.1). */
  | { readonly type: 'turnBegan'; readonly turn: number; readonly battle: number }
  /** The Repair Bay became the Fleet Deck (SK-4.3). */
  | {
      readonly type: 'deckRenewed';
      readonly seat: Seat;
      readonly count: number;
      readonly order: readonly string[] | null;
    }
  /** One for each seat, A first; `ship` null = nothing left to flip (SK-4.5). `stranded`: the field is empty too. */
  | { readonly type: 'flipped'; readonly seat: Seat; readonly ship: string | null; readonly stranded: boolean }
  | { readonly type: 'rescueOpened'; readonly seat: Seat }
  /** SK-5.3: no Repair card the stranded seat can pay. */
  | { readonly type: 'noRescue'; readonly seat: Seat }
  /** SK-6.1: the Arms Dealer Phase begins. */
  | { readonly type: 'buyersOrdered'; readonly first: Seat; readonly reason: OrderReason }
  | { readonly type: 'sessionOpened'; readonly seat: Seat }
  /**
   * `ship` = the target of a Repair card; `rescue`: bought in a rescue window. What an action card does follows as an
   * event of its own.
   */
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: string;
      readonly price: number;
      readonly money: number;
      readonly ship: string | null;
      readonly noEffect: boolean;
      readonly rescue: boolean;
    }
  | { readonly type: 'equipped'; readonly seat: Seat; readonly card: string }
  /** SK-7.3; `lead`: it is the lead ship now (a rescue). */
  | { readonly type: 'repaired'; readonly seat: Seat; readonly ship: string; readonly lead: boolean }
  /** SK-7.4. */
  | { readonly type: 'reinforced'; readonly seat: Seat; readonly ship: string }
  /** SK-7.5. */
  | {
      readonly type: 'rapidlyRepaired';
      readonly seat: Seat;
      readonly count: number;
      readonly order: readonly string[] | null;
    }
  /** SK-7.6: `back` went into the deck, `ship` came up and leads; `order` = the deck afterwards, without `ship`. */
  | {
      readonly type: 'redrawn';
      readonly seat: Seat;
      readonly back: string;
      readonly ship: string;
      readonly order: readonly string[] | null;
    }
  /** A rescue window or session was passed. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly window: 'rescue' | 'session' }
  /** `auto`: by itself, as nothing could be bought (SK-6.11). */
  | { readonly type: 'sessionClosed'; readonly seat: Seat; readonly auto: boolean }
  /** Totals of A and B; `forced`: the limit of SK-9.6 decided. `stalemates` = the count afterwards (SK-9.7). */
  | {
      readonly type: 'fought';
      readonly totals: readonly [Totals, Totals];
      readonly outcome: CombatOutcome;
      readonly forced: boolean;
      readonly stalemates: number;
    }
  /** To the Scrapyard; `value` = what they are worth to the enemy (SK-8.5, SK-10.2). */
  | { readonly type: 'shipsDestroyed'; readonly seat: Seat; readonly ships: readonly string[]; readonly value: number }
  /** To the Repair Bay: survivors (SK-8.6), or reinforcements after a stalemate (SK-9.3). */
  | {
      readonly type: 'shipsToBay';
      readonly seat: Seat;
      readonly ships: readonly string[];
      readonly reinforcements: boolean;
    }
  /** Items to the used stack: when a battle is decided (SK-8.7), or with a ship that Redraw! sends back (SK-7.8). */
  | { readonly type: 'itemsUsed'; readonly seat: Seat; readonly cards: readonly string[] }
  /** SK-10.2. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly amount: number; readonly money: number }
  | { readonly type: 'harvestOpened'; readonly seat: Seat }
  | {
      readonly type: 'harvested';
      readonly seat: Seat;
      readonly slot: number;
      readonly asteroid: string;
      readonly amount: number;
      readonly money: number;
    }
  | { readonly type: 'declined'; readonly seat: Seat }
  /** SK-10.6: a new row, face down; `cards` null for whoever may not know them. */
  | { readonly type: 'asteroidsDealt'; readonly count: number; readonly cards: readonly string[] | null }
  /** SK-10.7: from slot 1. */
  | { readonly type: 'shopDealt'; readonly cards: readonly string[] }
  | { readonly type: 'resigned'; readonly seat: Seat }
  /** `winner` null = a draw. */
  | { readonly type: 'gameEnded'; readonly winner: Seat | null; readonly reason: EndReason };

export type EventType = SkaxarEvent['type'];
export type EventOf<T extends EventType> = Extract<SkaxarEvent, { readonly type: T }>;
