import type { DataSet, Fleet } from './data/data-sets.ts';

/** SK-15.1: the setup options, resolved. */
export interface Options {
  readonly fleetA: Fleet;
  readonly fleetB: Fleet;
  /** Any pairing of fleets is allowed (SK-3.2). */
  readonly mirror: boolean;
  /** 0 to 50,000 in steps of 1,000 (SK-3.6). */
  readonly startingMoney: number;
  /** 2 to 10 (SK-9.6). */
  readonly stalemateLimit: number;
  /** 0 = off, or 10 to 300 turns (SK-12.7). */
  readonly turnLimit: number;
  /** SK-6.8. */
  readonly purchaseWithoutEffect: boolean;
  /** SK-13.3. */
  readonly openTracker: boolean;
  /** Whose numbers the cards have; not an option of the catalogue. */
  readonly dataSet: DataSet;
}

/** SK-15.1: the ranges of the number options, and their defaults. */
export const STARTING_MONEY = { least: 0, most: 50000, step: 1000, standard: 8000 } as const;
export const STALEMATE_LIMIT = { least: 2, most: 10, standard: 5 } as const;
export const TURN_LIMIT = { off: 0, least: 10, most: 300, standard: 0 } as const;
