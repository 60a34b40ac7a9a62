import { within } from '../../../table/index.ts';
import { componentData } from '../data/components.ts';
import type { OrionsGateState, SalvageWindow } from '../state.ts';
import { baseOf, isInPlay, isWorking, type PlacedUnit } from '../units.ts';

const REACH = componentData('salvageArm').range!;

/**
 * A window for each other friendly ship with a working Salvage Arm within 6" of where a unit was lost, in unit order (OG-8.5, 9.38).
 * Whether there is anything to repair is asked when its turn comes.
 */
export function salvageWindows(state: OrionsGateState, lost: PlacedUnit): readonly SalvageWindow[] {
  const windows: SalvageWindow[] = [];
  for (const ship of state.units) {
    if (ship.side !== lost.side || ship.id === lost.id || !isInPlay(ship) || ship.pose.table !== lost.pose.table)
      continue;
    const arm = ship.components.find((component) => component.kind === 'salvageArm' && isWorking(component));
    if (!arm || !within(baseOf(state.options, ship), baseOf(state.options, lost), REACH)) continue;
    windows.push({ kind: 'salvage', unit: ship.id, captain: ship.captain, slot: arm.slot, lost: lost.id });
  }
  return windows;
}
