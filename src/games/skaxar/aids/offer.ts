import type { Rejection } from '../../../engine/game.ts';
import type { Fight, Fraction } from '../odds/index.ts';
import type { CombatOutcome } from '../state.ts';

/** A ship that could come, its chance, and the fight it would make; `fight` null while the enemy has no ship. */
export interface Arrival {
  readonly ship: string;
  readonly chance: Fraction;
  readonly fight: Fight | null;
}

/** The chance of an outcome of this turn's combat. */
export interface OutcomeChance {
  readonly outcome: CombatOutcome;
  readonly chance: Fraction;
}

/** What a card would do now. */
export type OfferEffect =
  /** SK-6.8: nothing; it is paid and out of the game. */
  | { readonly kind: 'none' }
  /** An item. */
  | { readonly kind: 'raise'; readonly fight: Fight | null }
  /** Repair: each ship it could bring back, best for the buyer first. */
  | { readonly kind: 'repair'; readonly targets: readonly { readonly ship: string; readonly fight: Fight | null }[] }
  /**
   * Reinforcements! and Redraw!: the ships that could come up, best for the buyer first. `from` = the pile they come
   * out of: the Repair Bay where the Fleet Deck has run out (SK-4.3). Null: the viewer may not list that pile.
   */
  | {
      readonly kind: 'flip';
      readonly from: 'fleetDeck' | 'repairBay';
      readonly arrivals: readonly Arrival[] | null;
      /** Items that go to the used stack with the ship that is sent back (SK-7.8). */
      readonly itemsLeaving: readonly string[];
    }
  /** Rapid Repair!: this many ships join the Fleet Deck, which holds `deck` afterwards; this fight stays as it is. */
  | {
      readonly kind: 'shuffle';
      readonly joining: readonly string[] | null;
      readonly count: number;
      readonly deck: number;
      readonly fight: Fight | null;
    };

/** A card with which the seat that buys later could still turn the fight their way. */
export interface Answer {
  readonly slot: number;
  readonly card: string;
  readonly price: number;
  /** The ship a Repair card would bring; the best one. */
  readonly ship: string | null;
  /** The chance that it turns the fight; null where it depends on a pile that may not be listed. */
  readonly chance: Fraction | null;
  /** What it turns it to; the likeliest where several are possible. */
  readonly outcome: CombatOutcome | null;
}

/** A card of the Shop, as a seat may look at it before its session, in it, or after it. */
export interface OfferOutlook {
  /** From 1. */
  readonly slot: number;
  readonly card: string;
  readonly price: number;
  /** Money missing; 0 = the seat can pay. */
  readonly shortBy: number;
  /** Why the seat could not buy it, were its session (or rescue window) open; null = it could. */
  readonly refusal: Rejection | null;
  /** Money left after the purchase; null if it cannot be paid. */
  readonly moneyLeft: number | null;
  readonly effect: OfferEffect;
  /**
   * The outcomes of this turn's combat with the card and nothing more, likeliest first, exact; a Repair card with its
   * best ship. Null: there is no fight, or it depends on a pile that may not be listed.
   */
  readonly outcomes: readonly OutcomeChance[] | null;
  /** True if the outcome with it is, or may be, another one than without. */
  readonly turns: boolean;
  /**
   * While the other seat's session is still to come: cards that would be left for them, one of which turns the fight
   * their way, cheapest first.
   */
  readonly answers: readonly Answer[];
}
