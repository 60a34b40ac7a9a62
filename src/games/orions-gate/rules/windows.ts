import { within } from '../../../table/index.ts';
import { componentData } from '../data/components.ts';
import type { EventOf } from '../event.ts';
import type { DebrisWindow, OrionsGateState, SalvageWindow } from '../state.ts';
import { baseOf, boxesOf, isInPlay, isWorking, type PlacedUnit } from '../units.ts';

/**
 * A window for each component that damage destroys, in slot order, measured from where the ship stands (OG-12.4).
 * Scouts leave none.
 */
export const debrisWindows = (before: PlacedUnit, slots: EventOf<'damaged'>['slots']): readonly DebrisWindow[] =>
  slots.flatMap(({ slot, damage }): DebrisWindow[] => {
    const component = before.components[slot - 1];
    if (!component || !isWorking(component) || damage < boxesOf(component.kind)) return [];
    return [{ kind: 'debris', unit: before.id, captain: before.captain, slot, from: before.pose }];
  });

/** How far a Salvage Arm reaches (OG-9.38). */
const SALVAGE_REACH = componentData('salvageArm').range!;

/**
 * A window for each other friendly ship with a working Salvage Arm within 6" of where a unit was lost, in unit order
 * (OG-8.5, 9.38). Whether there is anything to repair is asked when its turn comes.
 */
export function salvageWindows(state: OrionsGateState, lost: PlacedUnit): readonly SalvageWindow[] {
  const windows: SalvageWindow[] = [];
  for (const ship of state.units) {
    if (ship.side !== lost.side || ship.id === lost.id || !isInPlay(ship) || ship.pose.table !== lost.pose.table)
      continue;
    const arm = ship.components.find((component) => component.kind === 'salvageArm' && isWorking(component));
    if (!arm || !within(baseOf(state.options, ship), baseOf(state.options, lost), SALVAGE_REACH)) continue;
    windows.push({ kind: 'salvage', unit: ship.id, captain: ship.captain, slot: arm.slot, lost: lost.id });
  }
  return windows;
}
