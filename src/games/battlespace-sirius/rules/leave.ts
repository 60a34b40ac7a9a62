import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusEvent } from '../event.ts';
import type { BattlespaceSiriusState } from '../state.ts';
import { playerOf, vesselOf } from './players.ts';

/** BS-10.4: all draw flags go off; no event when none is on. */
export const flagsOff = ({ players }: BattlespaceSiriusState): readonly BattlespaceSiriusEvent[] =>
  players.some(({ agree }) => agree) ? [{ type: 'drawFlagsCleared' }] : [];

/**
 * A vessel is shot down: a ship makes room for its lifeboat (BS-12.4); without one its owner is out (BS-10.1, BS-12.19,
 * BS-12.20).
 */
export function vesselLost(state: BattlespaceSiriusState, seat: Seat, by: Seat): readonly BattlespaceSiriusEvent[] {
  const { kind, cell } = vesselOf(state, seat);
  const lifeboat = kind === 'ship' ? playerOf(state, seat)!.lifeboat : null;
  const lost = { type: 'vesselLost', seat, by, kind, cell, lifeboat } as const;
  return lifeboat ? [lost] : [lost, { type: 'playerLeft', seat, reason: 'destroyed' }];
}

/**
 * BS-10.6: the vessel leaves the grid. In their own turn open repair points are lost; of the engaged opponent the locks
 * vanish. `advance` ends the turn where that follows.
 */
export function resigned(state: BattlespaceSiriusState, seat: Seat): readonly BattlespaceSiriusEvent[] {
  const { turnSeat, engagedSeat, repairPoints } = state;
  const events: BattlespaceSiriusEvent[] = [{ type: 'playerLeft', seat, reason: 'resigned' }];
  if (seat === turnSeat && repairPoints > 0) events.push({ type: 'repairsLost', seat, points: repairPoints });
  if (seat === engagedSeat) events.push({ type: 'locksDropped', seat });
  return [...events, ...flagsOff(state)];
}
