import type { Seat } from '../../engine/seat.ts';
import type { LifeboatId } from './data/lifeboats.ts';
import type { Direction } from './data/sides.ts';
import type { Cell, Power } from './state.ts';

/** A described position (referee, tests, lessons, puzzles). What is left out has the value of a fresh turn. */
export interface BattlespaceSiriusPosition {
  /** The vessel of each player still in: a ship, or the lifeboat that has replaced it. `heading` N and `power` all 6 when left out. */
  readonly vessels: readonly ({ readonly seat: Seat; readonly cell: Cell; readonly heading?: Direction; readonly power?: Power } | { readonly seat: Seat; readonly cell: Cell; readonly lifeboat: LifeboatId })[];
  /** Players who are out, in the order they left. */
  readonly out?: readonly Seat[];
  /** The cards drawn, by seat; a seat whose vessel is its lifeboat has that one. Needed for each seat with `lifeboats`. */
  readonly cards?: { readonly [seat: Seat]: LifeboatId };
  /** Seats whose hidden card was revealed (BS-12.1). */
  readonly revealed?: readonly Seat[];
  /** Turn order; seat order when left out. */
  readonly order?: readonly Seat[];
  /** Whose turn it is; the first of the order still in when left out. */
  readonly turn?: Seat;
  readonly phase?: 'maneuver' | 'lock' | 'reaction' | 'fire' | 'repair';
  /** In `reaction`, `fire` and `repair`: the engaged opponent and the locked lines; `resolved` are those of them already fired along. */
  readonly engaged?: Seat;
  readonly lines?: readonly Direction[];
  readonly resolved?: readonly Direction[];
  /** In `repair`: points to place. */
  readonly repairPoints?: number;
  readonly turnNumber?: number;
  readonly round?: number;
  readonly quietTurns?: number;
  /** A shot was fired in this turn. */
  readonly shot?: boolean;
  /** Seats whose draw flag is on. */
  readonly agree?: readonly Seat[];
}
