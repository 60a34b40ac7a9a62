import { MAX_POWER, SIDES, type Side } from '../data/sides.ts';
import { moved } from '../rules/power.ts';
import type { Power } from '../state.ts';
import type { BattlespaceSiriusView } from '../view.ts';
import { powerOf, vesselOf } from './vessels.ts';

/** What points placed so far give (BS-19.9). */
export interface RepairOutlook {
  /** The sides named, one for each point. */
  readonly sides: readonly Side[];
  /** Power of the ship with them. */
  readonly power: Power;
  /** Points still to be placed. */
  readonly left: number;
  /** Sides that can take no further point. */
  readonly full: readonly Side[];
}

/** BS-19.9: the ship of the turn player with points placed on sides, confirmed or not. Throws if it is no ship. */
export function repairOutlook(view: BattlespaceSiriusView, sides: readonly Side[]): RepairOutlook {
  const vessel = vesselOf(view, view.turnSeat);
  if (vessel?.kind !== 'ship') throw new Error('Only a ship repairs.');
  const power = moved(vessel.power, sides, 1);
  return {
    sides,
    power,
    left: view.repairPoints - sides.length,
    full: SIDES.filter((side) => powerOf(power, side) >= MAX_POWER),
  };
}

/** Every legal placement of the viewer with the Power it gives; empty unless they are to repair. */
export const repairOutlooks = (view: BattlespaceSiriusView): readonly RepairOutlook[] =>
  view.choices.flatMap((command) => (command.type === 'repair' ? [repairOutlook(view, command.sides)] : []));
