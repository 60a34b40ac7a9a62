import type { Seat } from '../../engine/seat.ts';
import type { LifeboatId } from './data/lifeboats.ts';
import type { Direction, Side, Turn } from './data/sides.ts';
import type { Cell, Lock, Power } from './state.ts';

/**
 * One line of Sentry Fire. `die` is null where none is rolled (BS-7.10); `against` = Shield of the firing side, or
 * Hull.
 */
export interface SentryShot {
  readonly line: Direction;
  readonly die: number | null;
  readonly against: number;
  readonly hit: boolean;
}

/** Facts, results inside. `auto`: the engine gave the command itself (BS-4.4). */
export type BattlespaceSiriusEvent =
  /** BS-16.2; `lifeboat` is null for whoever may not know it. */
  | { readonly type: 'lifeboatDrawn'; readonly seat: Seat; readonly lifeboat: LifeboatId | null }
  /** One throw of all who roll for Priority; `tied` roll again (BS-2.6). */
  | {
      readonly type: 'priorityRolled';
      readonly rolls: readonly { readonly seat: Seat; readonly dice: readonly [number, number] }[];
      readonly tied: readonly Seat[];
    }
  /** BS-2.7, BS-2.8: the turn order, and with it where the ships stand. */
  | { readonly type: 'shipsPlaced'; readonly order: readonly Seat[] }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly round: number }
  /**
   * Cell, heading and Power afterwards; `turn` is 0 where nothing turned, `heading` and `power` null for a lifeboat.
   */
  | {
      readonly type: 'maneuvered';
      readonly seat: Seat;
      readonly kind: 'stay' | 'rotate' | 'position' | 'rotatePosition';
      readonly cell: Cell;
      readonly heading: Direction | null;
      readonly turn: Turn | 0;
      readonly paid: readonly Side[];
      readonly power: Power | null;
      readonly auto: boolean;
    }
  | {
      readonly type: 'locked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly locks: readonly Lock[];
      readonly auto: boolean;
    }
  | { readonly type: 'heldStill'; readonly seat: Seat; readonly auto: boolean }
  /** The reaction Rotate: `heading`, `power` and `locks` afterwards. */
  | {
      readonly type: 'turnedAway';
      readonly seat: Seat;
      readonly turn: Turn;
      readonly heading: Direction;
      readonly paid: readonly Side[];
      readonly power: Power;
      readonly locks: readonly Lock[];
    }
  /**
   * BS-7.6. `target` = the turn player; `destroyed` = their vessel is lost; `power` = that of the shooter after paying,
   * null for a lifeboat.
   */
  | {
      readonly type: 'sentryFired';
      readonly seat: Seat;
      readonly target: Seat;
      readonly paid: readonly Side[];
      readonly power: Power | null;
      readonly shots: readonly SentryShot[];
      readonly destroyed: boolean;
    }
  /**
   * One `fire` command. `weapons` 0 = held fire. `against` = Shield of the side before the volley, or Hull; `removed` =
   * Power the side lost; `points` = repair points rolled; `firingPower` = Power left on the firing side after paying,
   * null for a lifeboat.
   */
  | {
      readonly type: 'fired';
      readonly seat: Seat;
      readonly target: Seat;
      readonly line: Direction;
      readonly weapons: number;
      readonly firingSide: Side | null;
      readonly targetSide: Side | null;
      readonly cost: number;
      readonly firingPower: number | null;
      readonly dice: readonly number[];
      readonly against: number;
      readonly hits: number;
      readonly removed: number;
      readonly points: number;
      readonly destroyed: boolean;
    }
  /** `power` = that of the ship afterwards. */
  | {
      readonly type: 'repaired';
      readonly seat: Seat;
      readonly sides: readonly Side[];
      readonly power: Power;
      readonly auto: boolean;
    }
  /** Open repair points that nobody can place any more (BS-10.6). */
  | { readonly type: 'repairsLost'; readonly seat: Seat; readonly points: number }
  /** A ship or lifeboat is lost; `lifeboat` = what stands in its cell now, or null. */
  | {
      readonly type: 'vesselLost';
      readonly seat: Seat;
      readonly by: Seat;
      readonly kind: 'ship' | 'lifeboat';
      readonly cell: Cell;
      readonly lifeboat: LifeboatId | null;
    }
  | { readonly type: 'playerLeft'; readonly seat: Seat; readonly reason: 'destroyed' | 'resigned' }
  /** The locks vanish with the opponent they were on (BS-10.6). */
  | { readonly type: 'locksDropped'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly shot: boolean; readonly quietTurns: number }
  | { readonly type: 'drawFlagged'; readonly seat: Seat; readonly agree: boolean }
  | { readonly type: 'drawFlagsCleared' }
  | { readonly type: 'lifeboatRevealed'; readonly seat: Seat; readonly lifeboat: LifeboatId }
  /** `winner` null = a draw. `placing`: seats by rank, best first; `scores` in seat order (BS-10.7). */
  | {
      readonly type: 'gameEnded';
      readonly winner: Seat | null;
      readonly reason: 'lastVessel' | 'agreement' | 'noShots';
      readonly placing: readonly (readonly Seat[])[];
      readonly scores: readonly number[];
    };

export type EventType = BattlespaceSiriusEvent['type'];
export type EventOf<T extends EventType> = Extract<BattlespaceSiriusEvent, { readonly type: T }>;
