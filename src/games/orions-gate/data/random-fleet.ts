import type { Chance } from '../../../engine/rng.ts';
import type { UnitPlan } from '../state.ts';
import { COMPONENT_KINDS, COMPONENTS, type ComponentKind } from './components.ts';
import { UNITS, UNIT_TYPES } from './units.ts';

const BASIC = COMPONENT_KINDS.filter((kind) => COMPONENTS[kind].set === 'basic');

/** A random legal fleet that spends all its points: unit types uniform among those still affordable, components uniform among the basic kinds. */
export function randomFleet(points: number, chance: Chance): readonly UnitPlan[] {
  const fleet: UnitPlan[] = [];
  for (let left = points; left > 0; ) {
    const affordable = UNIT_TYPES.filter((type) => UNITS[type].points <= left);
    const type = affordable[chance.die(affordable.length) - 1]!;
    const components = Array.from({ length: UNITS[type].slots }, (): { kind: ComponentKind } => ({ kind: BASIC[chance.die(BASIC.length) - 1]! }));
    fleet.push({ type, name: '', components });
    left -= UNITS[type].points;
  }
  return fleet;
}
