import type { Rejection } from '../../../engine/game.ts';
import { sectorOf } from '../../../table/index.ts';
import { COMPONENTS } from '../data/components.ts';
import type { Weapon } from '../event.ts';
import type { Options } from '../options.ts';
import type { Facing } from '../state.ts';
import { componentIn, type PlacedUnit } from '../units.ts';

/** The sector a weapon is bound to, or null: without `firingArcs`, and for primary guns always (OG-12.1, 12.2). */
export const facingOf = (options: Options, unit: PlacedUnit, { slot }: Pick<Weapon, 'slot'>): Facing | null =>
  options.firingArcs && slot > 0 ? (componentIn(unit, slot)?.facing ?? null) : null;

/** Whether the centre of a unit's base lies in the sector a weapon faces, or the weapon has no arc (OG-12.1, 2.9). */
export function inArc(
  options: Options,
  attacker: PlacedUnit,
  target: PlacedUnit,
  weapon: Pick<Weapon, 'slot'>,
): boolean {
  const facing = facingOf(options, attacker, weapon);
  return facing === null || sectorOf(attacker.pose, target.pose) === facing;
}

/** Why a weapon cannot choose a unit by its arc, or null (OG-12.1). */
export function outOfArc(options: Options, attacker: PlacedUnit, target: PlacedUnit, weapon: Weapon): Rejection | null {
  if (weapon.kind === 'primary' || inArc(options, attacker, target, weapon)) return null;
  const facing = facingOf(options, attacker, weapon)!;
  const sector = sectorOf(attacker.pose, target.pose);
  return {
    rule: 'OG-12.1',
    reason: `${target.name} is in the ${sector} sector; this ${COMPONENTS[weapon.kind].name} faces ${facing}.`,
    data: { other: target.id, slot: weapon.slot, sector, facing },
  };
}
