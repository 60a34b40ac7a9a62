import type { Seat } from '../../engine/seat.ts';

/** What a seat has in a described position. Ships without the seat letter belong to the seat: `E07` or `A-E07`. */
export interface SidePosition {
  /** `startingMoney` when left out. */
  readonly money?: number;
  /** Top first. Ships of the fleet that are named nowhere lie below these in table order; with `rest: 'scrapyard'` they are destroyed. */
  readonly fleetDeck?: readonly string[];
  readonly rest?: 'fleetDeck' | 'scrapyard' | 'repairBay';
  readonly field?: readonly string[];
  /** Of those on the field, the ones that came by Reinforcements! in this turn. */
  readonly reinforcements?: readonly string[];
  /** The last of the field when left out. */
  readonly leadShip?: string | null;
  readonly repairBay?: readonly string[];
  readonly scrapyard?: readonly string[];
  readonly equipped?: readonly string[];
  readonly usedCards?: readonly string[];
}

/**
 * A described position (referee, tests, lessons, puzzles). Shop cards are named by id (`I25`), asteroids by theirs (`R01`); what is
 * left out lies in the deck below what is named, in table order. Without `at` the turn begins with its flip.
 */
export interface SkaxarPosition {
  readonly A?: SidePosition;
  readonly B?: SidePosition;
  /** Slots 1 to 6; null = empty. Left out: the first six cards of `shopDeck` are dealt (SK-3.4). */
  readonly shop?: readonly (string | null)[];
  readonly shopDeck?: readonly string[];
  /** Shop cards not named go under the deck (default) or are out of the game, on A's used stack. */
  readonly shopRest?: 'deck' | 'used';
  /** Slots 1 to 5; null = empty. Left out: the first five of `asteroidDeck` are dealt. */
  readonly asteroidRow?: readonly (string | null)[];
  readonly asteroidDeck?: readonly string[];
  readonly asteroidsTaken?: readonly string[];
  /** Asteroids not named go under the deck (default) or are taken. */
  readonly asteroidRest?: 'deck' | 'taken';
  readonly turn?: number;
  readonly battle?: number;
  readonly stalemates?: number;
  readonly tieSeat?: Seat;
  readonly lastFirstBuyer?: Seat | null;
  /**
   * Where the engine stands: `flip` (default) both fields as given and the next ships about to be turned up; `stranded` after the flips, the
   * rescue windows about to be tested; `dealer` ships face up and the order of buying about to be found; `session` that of `decider` is open,
   * `buyers` and `closed` say the rest; `combat` about to be fought; `harvest` that of `decider` is open; `recovery` the refills about
   * to be made.
   */
  readonly at?: 'flip' | 'stranded' | 'dealer' | 'session' | 'combat' | 'harvest' | 'recovery';
  readonly decider?: Seat;
  readonly buyers?: readonly Seat[];
  readonly closed?: readonly Seat[];
}
