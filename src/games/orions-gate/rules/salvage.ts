import type { Rejection } from '../../../engine/game.ts';
import type { CommandOf } from '../command.ts';
import type { OrionsGateState, SalvageWindow } from '../state.ts';
import { componentIn, isInPlay, isWorking, theUnit } from '../units.ts';
import { record, type Ledger } from './play-ledger.ts';
import { cannotRepair, repair, repairableSlots } from './repair.ts';

/** Why the point of salvage cannot go there, or null (OG-9.38, 8.6). */
export const checkSalvage = (
  state: OrionsGateState,
  window: SalvageWindow,
  { slot }: CommandOf<'salvage'>,
): Rejection | null => cannotRepair(theUnit(state, window.unit), slot);

/** The answer to the window: a point comes off the ship, or not (OG-9.38). No dice (OG-23.2). */
export function decideSalvage(
  ledger: Ledger,
  { unit }: SalvageWindow,
  command: CommandOf<'salvage'> | CommandOf<'decline'>,
): void {
  if (command.type === 'salvage') repair(ledger, unit, command.slot, unit);
  record(ledger, { type: 'salvageClosed', unit, repaired: command.type === 'salvage' });
}

/**
 * Whether the open window is skipped: the ship is gone, its arm destroyed, or nothing can be repaired (OG-9.38, 20.3).
 */
export function isSkipped(state: OrionsGateState, window: SalvageWindow): boolean {
  const ship = theUnit(state, window.unit);
  return !isInPlay(ship) || !isWorking(componentIn(ship, window.slot)!) || repairableSlots(ship).length === 0;
}
