import type { Outcome } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Fleet } from './data/cards.ts';
import type { Options } from './options.ts';

/** SK-3.1: the two seats, in this order everywhere. */
export const SEATS = ['A', 'B'] as const satisfies readonly Seat[];

/** A ship in a battle. `reinforcement`: it came by Reinforcements! in this turn (SK-7.4). */
export interface FieldShip {
  /** Seat letter, hyphen, card id: `A-E07` (SK-2.11). */
  readonly ship: string;
  readonly reinforcement: boolean;
}

/** All that belongs to a seat. Piles of ids, top or oldest first. */
export interface Side {
  readonly seat: Seat;
  readonly fleet: Fleet;
  /** Multiple of 1,000, never negative (SK-2.8). */
  readonly money: number;
  /** Face down, index 0 is the top (SK-11.1). */
  readonly fleetDeck: readonly string[];
  /** In order of arrival (SK-4.7). */
  readonly field: readonly FieldShip[];
  /** SK-4.6; null with an empty field. */
  readonly leadShip: string | null;
  /** Face down, in order of arrival (SK-8.6). */
  readonly repairBay: readonly string[];
  /** Own destroyed ships, in order of destruction (SK-8.5). */
  readonly scrapyard: readonly string[];
  /** Items with the field, in order of purchase (SK-7.2). */
  readonly equipped: readonly string[];
  /**
   * Where items leave with their ship: the ship each equipped item belongs to, in the same order, which led when it was
   * bought (SK-7.8). Else empty: a ship whose items stayed may lie face down again.
   */
  readonly equippedTo: readonly string[];
  readonly usedCards: readonly string[];
}

/** The windows of chapter 0: the only places where the engine waits for a player. */
export type Window = 'rescue' | 'session' | 'harvest';

export type Phase = 'flip' | 'dealer' | 'combat' | 'recovery' | 'over';

/** SK-8.4. */
export type CombatOutcome = 'aWins' | 'bWins' | 'bothDestroyed' | 'stalemate';

/**
 * The engine's next own step, or the window it waits in. Flip: `setUp` (a new game), `flip`, `stranded` (the rescue
 * windows in tie order, then who has a ship, SK-5.7, SK-5.8). Dealer: `order` (SK-6.1), `session` (the next session
 * opens, goes on, or closes). Combat: `fight`. Recovery: `harvest`, `asteroids`, `shop` (SK-10.1). `end` of the turn,
 * after a stalemate too. `rest` = the game is over.
 */
export type Step =
  | 'setUp'
  | 'flip'
  | 'stranded'
  | 'order'
  | 'session'
  | 'fight'
  | 'harvest'
  | 'asteroids'
  | 'shop'
  | 'end'
  | 'rest';

export interface SkaxarState {
  readonly options: Options;
  readonly phase: Phase;
  readonly step: Step;
  /** Where the engine waits, and for whom; null while it goes on by itself. */
  readonly window: Window | null;
  readonly decider: Seat | null;
  /** From 1 (SK-4.1). */
  readonly turn: number;
  readonly battle: number;
  /** Consecutive stalemates of this battle (SK-9.7). */
  readonly stalemates: number;
  /** Seats whose rescue window of this turn is over, bought in, passed or skipped (SK-5.5). */
  readonly rescued: readonly Seat[];
  /** SK-6.3: first buyer of the latest Arms Dealer Phase; null before the first. */
  readonly lastFirstBuyer: Seat | null;
  /** Buyers of this turn in their order; empty before the Arms Dealer Phase. */
  readonly buyers: readonly Seat[];
  /** Seats whose session of this turn is closed. */
  readonly closed: readonly Seat[];
  /** SK-3.7. */
  readonly tieSeat: Seat;
  /** The defeated seat of the latest combat, who may harvest; null after both were destroyed or a stalemate. */
  readonly defeated: Seat | null;
  /** A, then B. */
  readonly sides: readonly [Side, Side];
  readonly shopDeck: readonly string[];
  /** Slots 1 to 6 (SK-3.4); null = empty. */
  readonly shop: readonly (string | null)[];
  readonly asteroidDeck: readonly string[];
  /** Slots 1 to 5, face down (SK-3.5); null = empty. */
  readonly asteroidRow: readonly (string | null)[];
  readonly asteroidsTaken: readonly string[];
  readonly outcome: Outcome | null;
}
