import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';
import { TURNS, type Side, type Turn } from '../data/sides.ts';
import type { EventOf } from '../event.ts';
import type { BattlespaceSiriusState, Lock, Ship } from '../state.ts';
import { turned } from './facing.ts';
import { locksOf } from './lock.ts';
import { lacking } from './maneuver.ts';
import { turnVessel, vesselOf } from './players.ts';
import { listsOf, moved, overdrawn, powerOf, timesNamed, totalOf } from './power.ts';
import { sentryChoices } from './sentry.ts';

type React = Extract<BattlespaceSiriusCommand, { type: 'react' }>;
type TurnAway = Extract<React, { kind: 'rotate' }>;

/** BS-7.2, BS-7.3: what a reaction Rotate costs. */
export const turnCost = (turn: Turn): 1 | 2 => (turn === 180 ? 2 : 1);

/** The tests of table 13.B for the reaction Rotate, in their order; null = legal. */
export function cannotTurnAway(
  state: BattlespaceSiriusState,
  seat: Seat,
  { turn, pay = [] }: TurnAway,
): Rejection | null {
  const ship = vesselOf(state, seat);
  if (ship.kind === 'lifeboat')
    return { rule: 'BS-12.5', reason: 'a lifeboat has no heading and no Power; it cannot rotate.' };
  if (!TURNS.includes(turn)) {
    const given: number = turn;
    return {
      rule: 'BS-7.1',
      reason: `90, 180 or 270 degrees; ${given} is ${given === 0 || given === 360 ? 'Nothing' : 'not possible'}.`,
      data: { turn: given },
    };
  }
  const cost = turnCost(turn);
  if (pay.length !== cost) {
    return {
      rule: cost === 2 ? 'BS-7.3' : 'BS-7.2',
      reason: `Rotate ${cost === 2 ? 180 : 90} costs ${cost} Power; you named ${pay.length}.`,
      data: { cost, named: pay.length },
    };
  }
  const short = overdrawn(ship, pay);
  return short ? lacking(powerOf(ship, short), short, timesNamed(pay, short)) : null;
}

/**
 * The fact a legal Rotate makes: paid first (BS-7.4), then every line locks the side that points along it now (BS-7.5).
 */
export function turnedAway(state: BattlespaceSiriusState, seat: Seat, { turn, pay }: TurnAway): EventOf<'turnedAway'> {
  const ship = vesselOf(state, seat) as Ship;
  const heading = turned(ship.heading, turn);
  const locks = locksOf(
    turnVessel(state),
    { ...ship, heading },
    state.locks.map(({ line }) => line),
  );
  return {
    type: 'turnedAway',
    seat,
    turn,
    heading,
    paid: pay,
    power: moved(ship.power, pay, -1),
    locks: resolvedAs(locks, state.locks),
  };
}

const resolvedAs = (locks: readonly Lock[], before: readonly Lock[]): readonly Lock[] =>
  locks.map((lock) =>
    before.some(({ line, resolved }) => resolved && line === lock.line) ? { ...lock, resolved: true } : lock,
  );

/** All legal reactions: Nothing, rotations by 90, 180 and 270, then Sentry Fire (table 7.A). */
export function reactions(state: BattlespaceSiriusState, seat: Seat): readonly React[] {
  const vessel = vesselOf(state, seat);
  const found: React[] = [{ type: 'react', kind: 'nothing' }];
  if (vessel.kind === 'ship') {
    const most = (side: Side): number => powerOf(vessel, side);
    for (const turn of TURNS)
      for (const pay of listsOf(turnCost(turn), most)) found.push({ type: 'react', kind: 'rotate', turn, pay });
  }
  found.push(...sentryChoices(state, seat));
  return found;
}

/** BS-4.4 (b): Nothing is the only legal reaction. */
export function mustDoNothing(state: BattlespaceSiriusState, seat: Seat): boolean {
  const vessel = vesselOf(state, seat);
  return (vessel.kind === 'lifeboat' || totalOf(vessel) === 0) && sentryChoices(state, seat).length === 0;
}
