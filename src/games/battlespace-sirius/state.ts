import type { Outcome } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { LifeboatId } from './data/lifeboats.ts';
import type { ShipId } from './data/ships.ts';
import type { Direction, Side } from './data/sides.ts';
import type { Options } from './options.ts';

/** A square of the unbounded grid, `[x, y]`; x grows to the East, y to the North (BS-3.1). */
export type Cell = readonly [x: number, y: number];

/** Power of bow, starboard, stern, port: whole numbers 0 to 6 (BS-1.3). */
export type Power = readonly [bow: number, starboard: number, stern: number, port: number];

/** The main vessel of a player. */
export interface Ship {
  readonly kind: 'ship';
  readonly cell: Cell;
  /** The direction in which the bow points. */
  readonly heading: Direction;
  readonly power: Power;
}

/** A lifeboat that has replaced its ship: no sides, no heading, no Power (BS-12.5). */
export interface Lifeboat {
  readonly kind: 'lifeboat';
  readonly cell: Cell;
  readonly lifeboat: LifeboatId;
}

export type Vessel = Ship | Lifeboat;

export interface Player {
  readonly seat: Seat;
  readonly ship: ShipId;
  /** The card drawn at the start; null without lifeboats. */
  readonly lifeboat: LifeboatId | null;
  /** BS-15.2: the card is public. */
  readonly shown: boolean;
  /** Null before the ships are placed and once the player is out. */
  readonly vessel: Vessel | null;
  /** BS-10.4: the draw flag. */
  readonly agree: boolean;
  /** When the player left: 1 = first of all; null = still in. */
  readonly left: number | null;
}

/** BS-6.1: a facing line chosen for this turn. A side is null where a lifeboat stands (BS-12.12). */
export interface Lock {
  readonly line: Direction;
  readonly firingSide: Side | null;
  /** The side that is in the lock now (BS-7.5). */
  readonly targetSide: Side | null;
  readonly resolved: boolean;
}

/** The windows of table 13.A. `setup` is before the first of them: the engine draws and rolls by itself. */
export type Phase = 'setup' | 'maneuver' | 'lock' | 'reaction' | 'fire' | 'repair' | 'over';

export interface BattlespaceSiriusState {
  readonly options: Options;
  /** In seat order. */
  readonly players: readonly Player[];
  /** Turn order from the Priority player on (BS-2.7); empty before the Priority roll. */
  readonly order: readonly Seat[];
  /** Seats that still roll for Priority (BS-2.6); empty once it is settled. */
  readonly rolling: readonly Seat[];
  readonly phase: Phase;
  readonly turnSeat: Seat;
  /** From 1. */
  readonly turnNumber: number;
  /** From 1 (BS-4.6). */
  readonly round: number;
  readonly engagedSeat: Seat | null;
  readonly locks: readonly Lock[];
  /** Points to be placed (BS-9.5). */
  readonly repairPoints: number;
  /** A shot was fired in this turn (BS-10.5). */
  readonly shot: boolean;
  readonly quietTurns: number;
  /** The turn is over as soon as open repair points are placed (BS-10.6, BS-12.19). */
  readonly ending: boolean;
  readonly outcome: Outcome | null;
}
