import type { Chance } from '../../../engine/rng.ts';
import type { UnitPlan } from '../state.ts';
import { COMPONENT_KINDS, COMPONENTS, type ComponentKind } from './components.ts';
import { UNITS, UNIT_TYPES } from './units.ts';

const BASIC = COMPONENT_KINDS.filter((kind) => COMPONENTS[kind].set === 'basic');

/**
 * A random legal fleet that spends all its points: unit types uniform among those still affordable, components uniform
 * among the basic kinds, or with `advanced` among all that the ship may still take (OG-3.3, 3.8).
 */
export function randomFleet(points: number, chance: Chance, advanced = false): readonly UnitPlan[] {
  const fleet: UnitPlan[] = [];
  for (let left = points; left > 0;) {
    const affordable = UNIT_TYPES.filter((type) => UNITS[type].points <= left);
    const type = affordable[chance.die(affordable.length) - 1]!;
    const components: { kind: ComponentKind }[] = [];
    while (components.length < UNITS[type].slots) {
      const kinds = advanced
        ? COMPONENT_KINDS.filter(
            (kind) => COMPONENTS[kind].max === null || !components.some((one) => one.kind === kind),
          )
        : BASIC;
      components.push({ kind: kinds[chance.die(kinds.length) - 1]! });
    }
    fleet.push({ type, name: '', components });
    left -= UNITS[type].points;
  }
  return fleet;
}
