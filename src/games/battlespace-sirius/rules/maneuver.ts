import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';
import { lifeboatData, type LifeboatId } from '../data/lifeboats.ts';
import { SIDES, TURNS, type Side } from '../data/sides.ts';
import type { EventOf } from '../event.ts';
import type { BattlespaceSiriusState, Cell } from '../state.ts';
import { distance, isAdjacent, neighbours, sameCell, turned } from './facing.ts';
import { adjacentTo, nameOf, opponentsOf, standing, vesselOf } from './players.ts';
import { moved, overdrawn, powerOf, timesNamed, totalOf } from './power.ts';
import { sideName } from './well-formed.ts';

export type Maneuver = Extract<BattlespaceSiriusCommand, { type: 'maneuver' }>;

const NOBODY_NEAR = 'no opponent is next to you; use Position or Rotate & Position.';

/** Whether a lifeboat with Position No is bound to its cell: an opponent is next to it (BS-12.10). */
export function isBound(state: BattlespaceSiriusState, seat: Seat): boolean {
  const vessel = vesselOf(state, seat);
  return vessel.kind === 'lifeboat' && !lifeboatData(vessel.lifeboat).position && adjacentTo(state, seat).length > 0;
}

/** The tests of table 13.B for a maneuver, in their order; null = legal. */
export function cannotManeuver(state: BattlespaceSiriusState, seat: Seat, command: Maneuver): Rejection | null {
  const vessel = vesselOf(state, seat);
  const near = adjacentTo(state, seat);
  const afloat = vessel.kind === 'lifeboat' ? lifeboatCannot(state, vessel.lifeboat, near[0]?.seat, command) : null;
  if (afloat) return afloat;
  if ((command.kind === 'stay' || command.kind === 'rotate') && near.length === 0)
    return { rule: 'BS-11.3', reason: NOBODY_NEAR };
  return (
    (command.kind === 'rotate' || command.kind === 'rotatePosition' ? noSuchTurn(command) : null) ??
    (command.kind === 'position' || command.kind === 'rotatePosition' ? noSuchPlace(state, seat, command) : null) ??
    (command.kind === 'rotatePosition' ? cannotPay(state, seat, command.pay) : null)
  );
}

/** `near`: the first opponent next to the lifeboat. */
function lifeboatCannot(
  state: BattlespaceSiriusState,
  lifeboat: LifeboatId,
  near: Seat | undefined,
  { kind }: Maneuver,
): Rejection | null {
  if (kind === 'rotate' || kind === 'rotatePosition')
    return { rule: 'BS-12.9', reason: 'a lifeboat has no heading; it cannot rotate.' };
  const { name, position } = lifeboatData(lifeboat);
  if (kind !== 'position' || position || near === undefined) return null;
  return {
    rule: 'BS-12.10',
    reason: `${name} has Position No and ${nameOf(state, near)} is next to it; it stays put.`,
  };
}

function noSuchTurn({ kind, turn }: Extract<Maneuver, { turn: unknown }>): Rejection | null {
  if (TURNS.includes(turn)) return null;
  const given: number = turn;
  const none = given === 0 || given === 360;
  if (kind === 'rotatePosition' && none)
    return {
      rule: 'BS-5.3',
      reason: '90, 180 or 270 degrees; to move only, use Position (free).',
      data: { turn: given },
    };
  return {
    rule: 'BS-5.3',
    reason: `Rotate is 90, 180 or 270 degrees; ${given} is ${none ? 'Stay Put' : 'not possible'}.`,
    data: { turn: given },
  };
}

/** How messages write a cell. */
const cellName = ([x, y]: Cell): string => `(${x},${y})`;

function noSuchPlace(
  state: BattlespaceSiriusState,
  seat: Seat,
  { kind, to }: Extract<Maneuver, { to: unknown }>,
): Rejection | null {
  const own = vesselOf(state, seat);
  if (sameCell(own.cell, to)) {
    if (kind === 'rotatePosition')
      return { rule: 'BS-5.6', reason: 'the cell must change; to turn only, use Rotate (free).', data: { to } };
    return {
      rule: 'BS-5.4',
      reason: `your ${own.kind} already stands in ${cellName(to)}; choose another cell.`,
      data: { to },
    };
  }
  const opponents = opponentsOf(state, seat);
  const taken = opponents.find(({ vessel }) => sameCell(vessel.cell, to));
  if (taken)
    return {
      rule: 'BS-3.1',
      reason: `cell ${cellName(to)} is taken by ${nameOf(state, taken.seat)}.`,
      data: { to, seat: taken.seat },
    };
  if (opponents.some(({ vessel }) => isAdjacent(vessel.cell, to))) return null;
  let nearest = opponents[0]!;
  for (const one of opponents) if (distance(one.vessel.cell, to) < distance(nearest.vessel.cell, to)) nearest = one;
  const far = distance(nearest.vessel.cell, to);
  const who = `${nameOf(state, nearest.seat)} in ${cellName(nearest.vessel.cell)}`;
  const said = opponents.length === 1 ? `${who} is` : `the nearest, ${who}, is`;
  return {
    rule: 'BS-5.4',
    reason: `${cellName(to)} is not next to an opponent; ${said} ${far} cells away.`,
    data: { to, seat: nearest.seat, cells: far },
  };
}

function cannotPay(state: BattlespaceSiriusState, seat: Seat, pay: readonly Side[]): Rejection | null {
  const ship = vesselOf(state, seat);
  if (ship.kind !== 'ship') return null;
  if (pay.length !== 1)
    return {
      rule: 'BS-5.6',
      reason: `Rotate & Position costs 1 Power; you named ${pay.length}.`,
      data: { cost: 1, named: pay.length },
    };
  if (totalOf(ship) === 0)
    return { rule: 'BS-5.7', reason: 'your ship has 0 Power; Rotate & Position costs 1.', data: { cost: 1, power: 0 } };
  const short = overdrawn(ship, pay);
  return short ? lacking(powerOf(ship, short), short, timesNamed(pay, short)) : null;
}

/** BS-1.9: a side is named more often than it has Power. */
export const lacking = (power: number, side: Side, needed: number): Rejection => ({
  rule: 'BS-1.9',
  reason: `${sideName(side)} has ${power} Power; ${needed} ${needed === 1 ? 'is' : 'are'} needed.`,
  data: { side, power, needed },
});

/** BS-5.4, BS-11.4: the free cells next to an opponent but for the own one, row by row from the South-West. */
export function destinations(state: BattlespaceSiriusState, seat: Seat): readonly Cell[] {
  const taken = standing(state).map(({ vessel }) => vessel.cell);
  const found: Cell[] = [];
  for (const { vessel } of opponentsOf(state, seat)) {
    for (const cell of neighbours(vessel.cell)) if (!includes(taken, cell) && !includes(found, cell)) found.push(cell);
  }
  return found.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

function includes(cells: readonly Cell[], cell: Cell): boolean {
  for (const one of cells) if (sameCell(one, cell)) return true;
  return false;
}

/**
 * All legal maneuvers: Stay Put, Rotate, Position, Rotate & Position; places from the South-West on, then turns, then
 * payers.
 */
export function maneuvers(state: BattlespaceSiriusState, seat: Seat): readonly Maneuver[] {
  const vessel = vesselOf(state, seat);
  const found: Maneuver[] = [];
  const near = adjacentTo(state, seat).length > 0;
  if (near) found.push({ type: 'maneuver', kind: 'stay' });
  if (near && vessel.kind === 'ship') for (const turn of TURNS) found.push({ type: 'maneuver', kind: 'rotate', turn });
  if (isBound(state, seat)) return found;
  const cells = destinations(state, seat);
  for (const to of cells) found.push({ type: 'maneuver', kind: 'position', to });
  if (vessel.kind === 'lifeboat') return found;
  const payments = SIDES.filter((side) => powerOf(vessel, side) > 0).map((side) => [side]);
  for (const to of cells)
    for (const turn of TURNS)
      for (const pay of payments) found.push({ type: 'maneuver', kind: 'rotatePosition', to, turn, pay });
  return found;
}

/** The fact a legal maneuver makes: Power is paid first (BS-5.6), then the vessel stands where and how it wants. */
export function maneuvered(
  state: BattlespaceSiriusState,
  seat: Seat,
  command: Maneuver,
  auto: boolean,
): EventOf<'maneuvered'> {
  const vessel = vesselOf(state, seat);
  const turn = command.kind === 'rotate' || command.kind === 'rotatePosition' ? command.turn : 0;
  const to = command.kind === 'position' || command.kind === 'rotatePosition' ? command.to : vessel.cell;
  const paid = command.kind === 'rotatePosition' ? command.pay : [];
  const ship = vessel.kind === 'ship' ? vessel : null;
  return {
    type: 'maneuvered',
    seat,
    kind: command.kind,
    // A cell given as -0 is the cell 0: only one of them survives the way through a file.
    cell: [to[0] + 0, to[1] + 0],
    heading: ship && (turn === 0 ? ship.heading : turned(ship.heading, turn)),
    turn,
    paid,
    power: ship && moved(ship.power, paid, -1),
    auto,
  };
}
