import type { Rejection } from '../../../engine/game.ts';
import { componentData } from '../data/components.ts';
import { defaultOptions } from '../options.ts';
import type { UnitPlan } from '../state.ts';
import { checkFleet } from './fleet.ts';
import { fleetCost } from './fleet-cost.ts';

/** The smallest and the largest game (OG-3.5). */
const POINTS = { least: 12, most: 96 } as const;

/**
 * Raw options under which fleets may meet: as many points as the dearest costs, and advanced components if one of them
 * carries any (OG-3.5, 3.8).
 */
export function optionsForFleets(fleets: readonly (readonly UnitPlan[])[]): {
  readonly points: number;
  readonly advancedComponents?: true;
} {
  const points = Math.min(POINTS.most, Math.max(POINTS.least, ...fleets.map(fleetCost)));
  const advanced = fleets.some((units) =>
    units.some(({ components }) => components.some(({ kind }) => componentData(kind).set === 'advanced')),
  );
  return { points, ...(advanced && { advancedComponents: true }) };
}

/**
 * What is wrong with a fleet in any game that is large enough for it, all components allowed (chapter 3); empty = it
 * can be played.
 */
export const faultsAnywhere = (units: readonly UnitPlan[]): readonly Rejection[] =>
  checkFleet({ ...defaultOptions(), ...optionsForFleets([units]) }, units);

/** The command that hands a fleet in (OG-20.1). */
export const submission = (units: readonly UnitPlan[]) => ({
  type: 'submitFleet' as const,
  units: units.map((unit) => ({ ...unit, components: [...unit.components] })),
});
