import { within } from '../../../table/index.ts';
import { componentData, type ComponentKind } from '../data/components.ts';
import type { OrionsGateState, Unit } from '../state.ts';
import { baseOf, hasWorking, isInPlay, type PlacedUnit } from '../units.ts';

/**
 * Whether a unit's rolls stand under an enemy EMP Blaster at its place now; never for a unit out of play (OG-9.13,
 * 9.50).
 */
export const underEmp = (state: OrionsGateState, unit: Unit): boolean => auraOn(state, unit, 'empBlaster') !== null;

/**
 * The first enemy, in unit order, with a working aura of a kind that reaches the unit where it stands, or null
 * (OG-9.13, 9.17).
 */
export function auraOn(
  state: OrionsGateState,
  unit: Unit,
  kind: Extract<ComponentKind, 'empBlaster' | 'inhibitor'>,
): PlacedUnit | null {
  if (!isInPlay(unit)) return null;
  const range = componentData(kind).range!;
  for (const enemy of state.units) {
    if (
      enemy.side === unit.side ||
      !isInPlay(enemy) ||
      enemy.pose.table !== unit.pose.table ||
      !hasWorking(enemy, kind)
    )
      continue;
    if (within(baseOf(state.options, enemy), baseOf(state.options, unit), range)) return enemy;
  }
  return null;
}
