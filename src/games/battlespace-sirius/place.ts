import { readPosition } from '../../engine/fault.ts';
import type { Fault, Parsed } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { LifeboatId } from './data/lifeboats.ts';
import type { Direction } from './data/sides.ts';
import { checkSetup, type Options } from './options.ts';
import { boardFaults } from './place-faults.ts';
import { positionSchema, type GivenPosition } from './place-schema.ts';
import { turnOf } from './place-turn.ts';
import { vesselFrom } from './place-vessel.ts';
import { locksOf } from './rules/lock.ts';
import { seatsOf } from './rules/setup.ts';
import type { BattlespaceSiriusState, Cell, Lock, Player, Power, Vessel } from './state.ts';

/** A described position (referee, tests, lessons, puzzles). What is left out has the value of a fresh turn. */
export interface BattlespaceSiriusPosition {
  /**
   * The vessel of each player still in: a ship, or the lifeboat that has replaced it. `heading` N and `power` all 6
   * when left out.
   */
  readonly vessels: readonly (
    | { readonly seat: Seat; readonly cell: Cell; readonly heading?: Direction; readonly power?: Power }
    | { readonly seat: Seat; readonly cell: Cell; readonly lifeboat: LifeboatId }
  )[];
  /** Players who are out, in the order they left. */
  readonly out?: readonly Seat[];
  /**
   * The cards drawn, by seat; a seat whose vessel is its lifeboat has that one. Needed for each seat with `lifeboats`.
   */
  readonly cards?: { readonly [seat: Seat]: LifeboatId };
  /** Seats whose hidden card was revealed (BS-12.1). */
  readonly revealed?: readonly Seat[];
  /** Turn order; seat order when left out. */
  readonly order?: readonly Seat[];
  /** Whose turn it is; the first of the order still in when left out. */
  readonly turn?: Seat;
  readonly phase?: 'maneuver' | 'lock' | 'reaction' | 'fire' | 'repair';
  /**
   * In `reaction`, `fire` and `repair`: the engaged opponent and the locked lines; `resolved` are those of them already
   * fired along.
   */
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

/**
 * Builds a state from a described position (see `BattlespaceSiriusPosition`), in any phase; the engine's own steps run
 * from it. In `repair` the first line counts as fired along and a shot as fired unless the position says otherwise, and
 * without an engaged opponent still in the turn ends once the points are placed. Faults name the path and what is wrong
 * there.
 */
export function place(options: Options, position: unknown): Parsed<BattlespaceSiriusState> {
  const read = readPosition(checkSetup(options), positionSchema, position);
  if (!read.ok) return read;
  const given = read.value;
  const faults: readonly Fault[] = boardFaults(options, given);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: stateOf(options, given) };
}

function stateOf(options: Options, given: GivenPosition): BattlespaceSiriusState {
  const seats = seatsOf(options);
  const { phase, repairPoints, turnNumber, round, quietTurns } = given;
  const order = given.order ?? seats;
  const turnSeat = turnOf(options, given);
  const players = seats.map((seat, index) => playerFrom(options, given, seat, index));
  const engaged = phase === 'maneuver' || phase === 'lock' ? null : (given.engaged ?? null);
  const vesselOf = (seat: Seat | null): Vessel | null => players.find((one) => one.seat === seat)?.vessel ?? null;
  const target = vesselOf(engaged);
  const resolved = given.resolved ?? (phase === 'repair' ? (given.lines ?? []).slice(0, 1) : []);
  const locks = target
    ? locksOf(vesselOf(turnSeat)!, target, given.lines ?? []).map((lock): Lock => ({
        ...lock,
        resolved: resolved.includes(lock.line),
      }))
    : [];
  return {
    options,
    players,
    order,
    rolling: [],
    phase,
    turnSeat,
    turnNumber,
    round,
    engagedSeat: engaged,
    locks,
    repairPoints,
    shot: given.shot ?? phase === 'repair',
    quietTurns,
    ending: phase === 'repair' && target === null,
    outcome: null,
  };
}

function playerFrom(
  options: Options,
  { vessels, out, cards, revealed, agree }: GivenPosition,
  seat: Seat,
  index: number,
): Player {
  const given = vessels.find((one) => one.seat === seat);
  return {
    seat,
    ship: options.ships[index]!,
    lifeboat: given?.lifeboat ?? cards[seat] ?? null,
    shown: given?.lifeboat !== undefined || revealed.includes(seat),
    vessel: given ? vesselFrom(given) : null,
    agree: agree.includes(seat),
    left: given ? null : out.indexOf(seat) + 1,
  };
}
