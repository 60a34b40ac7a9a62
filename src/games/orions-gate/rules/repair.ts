import type { Rejection } from '../../../engine/game.ts';
import type { Unit, UnitId } from '../state.ts';
import { componentIn, isWorking, theUnit } from '../units.ts';
import { record, type Ledger } from './play-ledger.ts';
import * as refusals from './refusals.ts';

/** Why no point can be taken off the component in a slot, or null: it must be damaged and not destroyed (OG-8.6). */
export function cannotRepair(unit: Unit, slot: number): Rejection | null {
  const component = componentIn(unit, slot);
  if (!component) return refusals.noSlot(unit, slot);
  if (component.damage === 0) return refusals.nothingToRepair(component);
  return isWorking(component) ? null : refusals.beyondRepair(component);
}

/** The slots of a unit from which a point can be taken off, in slot order (OG-8.6). */
export const repairableSlots = (unit: Unit): readonly number[] =>
  unit.components.filter((component) => component.damage > 0 && isWorking(component)).map(({ slot }) => slot);

/** Takes one point off the component in a slot (OG-8.6). */
export function repair(ledger: Ledger, id: UnitId, slot: number, by: UnitId): void {
  const component = componentIn(theUnit(ledger.state, id), slot)!;
  record(ledger, { type: 'repaired', unit: id, by, slot, damage: component.damage - 1 });
}
