import type { Chance } from '../../../engine/rng.ts';
import { componentData, type ComponentKind } from './components.ts';
import type { Options } from '../options.ts';
import type { Facing, UnitPlan } from '../state.ts';

type Fit = UnitPlan['components'][number];

/** From so many slots on a ship has room for a plate, and one slot for a special task. */
const ROOMY = 3;

/** What a special task takes and what makes way for it, the first that is aboard (OG-9.31 to 9.40). */
interface Task {
  readonly kind: ComponentKind;
  readonly instead: readonly ComponentKind[];
  readonly when?: (options: Options, fleet: readonly UnitPlan[]) => boolean;
}

const company = (least: number) => (_options: Options, fleet: readonly UnitPlan[]) => fleet.length > least;
const boarding = (options: Options) => options.boarding === true;
const TASKS: readonly Task[] = [
  // One Torpedo of several waits for a blow of Strength 8 or 12 (OG-9.40).
  { kind: 'tsunamiCannon', instead: ['torpedo', 'railgun'] },
  // Toughness for a ship that works by its aura (OG-9.39).
  { kind: 'stealthGenerator', instead: ['empBlaster', 'precisionSensor'] },
  { kind: 'mineLauncher', instead: ['inhibitor', 'reinforcedRam'] },
  // Both need friends beside them (OG-9.37, 9.38).
  { kind: 'repairBay', instead: ['missileCluster', 'shield'], when: company(3) },
  { kind: 'salvageArm', instead: ['engine', 'missileCluster'], when: company(4) },
  // Marines pay only where ships may be boarded (OG-13.1, 13.3).
  { kind: 'boardingPods', instead: ['reinforcedRam', 'engine', 'missileCluster'], when: boarding },
  { kind: 'barracks', instead: ['ablativeArmor', 'shield'], when: boarding },
];

/**
 * A fleet of the basic list fitted out from both lists (OG-3.8): every Cannon gives way to a Plasma Cannon, which
 * reaches 6" farther for a chance of 1/36 of a backfire (OG-9.36); the first of several Shields to four boxes of
 * plating in front of the rest (OG-9.31, 8.2); and every roomy ship draws one special task. Ships keep type, name and
 * number of components. Without the advanced list nothing changes.
 */
export function refit(options: Options, fleet: readonly UnitPlan[], chance: Chance): readonly UnitPlan[] {
  if (!options.advancedComponents) return fleet;
  return fleet.map((unit) => {
    const fitted = plated(
      unit.components.map((fit) => (fit.kind === 'cannon' ? { ...fit, kind: 'plasmaCannon' as const } : fit)),
    );
    return { ...unit, components: fitted.length < ROOMY ? fitted : tasked(options, fleet, fitted, chance) };
  });
}

function plated(fits: readonly Fit[]): readonly Fit[] {
  const first = fits.findIndex(({ kind }) => kind === 'shield');
  if (fits.length < ROOMY || fits.filter(({ kind }) => kind === 'shield').length < 2) return fits;
  return [{ ...fits[first]!, kind: 'armoredPlating' }, ...fits.filter((_fit, at) => at !== first)];
}

function tasked(options: Options, fleet: readonly UnitPlan[], fits: readonly Fit[], chance: Chance): readonly Fit[] {
  const open = TASKS.filter(
    ({ instead, when }) => (when?.(options, fleet) ?? true) && fits.some(({ kind }) => instead.includes(kind)),
  );
  // As likely as each task: none at all.
  const task = open[chance.die(open.length + 1) - 1];
  if (!task) return fits;
  const gone = fits.findIndex(({ kind }) => kind === task.instead.find((one) => fits.some((fit) => fit.kind === one)));
  return fits.map((fit, at) => (at === gone ? { ...fit, kind: task.kind } : fit));
}

/** Weapons of a broadside: from so many on, the last two look to the sides. */
const BROADSIDE = 4;

/**
 * A fleet with its facings under `firingArcs` (OG-3.9): ahead, where a ship goes; a ship of many weapons guards its
 * sides with two of them.
 */
export function faced(options: Options, fleet: readonly UnitPlan[]): readonly UnitPlan[] {
  if (!options.firingArcs) return fleet;
  return fleet.map((unit) => {
    const weapons = unit.components.flatMap(({ kind }, at) => (componentData(kind).use === 'attack' ? [at] : []));
    const facing = (at: number): Facing => {
      const fromLast = weapons.length - weapons.indexOf(at);
      if (weapons.length < BROADSIDE || !weapons.includes(at) || fromLast > 2) return 'front';
      return fromLast === 2 ? 'left' : 'right';
    };
    return { ...unit, components: unit.components.map((fit, at) => ({ ...fit, facing: facing(at) })) };
  });
}

/** A fleet of components of the basic list as a computer captain brings it to a battle of these options. */
export const fittedOut = (options: Options, fleet: readonly UnitPlan[], chance: Chance): readonly UnitPlan[] =>
  faced(options, refit(options, fleet, chance));
