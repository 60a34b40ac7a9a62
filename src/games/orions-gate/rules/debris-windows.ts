import type { EventOf } from '../event.ts';
import type { DebrisWindow } from '../state.ts';
import { boxesOf, isWorking, type PlacedUnit } from '../units.ts';

/** A window for each component that damage destroys, in slot order, measured from where the ship stands (OG-12.4). Scouts leave none. */
export const debrisWindows = (before: PlacedUnit, slots: EventOf<'damaged'>['slots']): readonly DebrisWindow[] =>
  slots.flatMap(({ slot, damage }): DebrisWindow[] => {
    const component = before.components[slot - 1];
    if (!component || !isWorking(component) || damage < boxesOf(component.kind)) return [];
    return [{ kind: 'debris', unit: before.id, captain: before.captain, slot, from: before.pose }];
  });
