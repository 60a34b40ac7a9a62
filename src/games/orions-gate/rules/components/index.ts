import type { ComponentKind } from '../../data/components.ts';
import type { ComponentRule } from './component-rule.ts';
import { deflector } from './deflector.ts';
import { hangar } from './hangar.ts';
import { mineLauncher } from './mine-launcher.ts';
import { missileCluster } from './missile-cluster.ts';
import { oneAttack } from './one-target.ts';
import { repairBay } from './repair-bay.ts';
import { stealthGenerator } from './stealth-generator.ts';
import { tractorBeam } from './tractor-beam.ts';
import { warpDrive } from './warp-drive.ts';

/**
 * Every kind and how it is used. Null: it works by itself, asked for by name where its rule speaks (Ablative Armor and
 * Reinforced Ram in ram.ts, Barracks and Boarding Pods in boarding.ts, EMP Blaster in emp.ts, Engine and Inhibitor in
 * activation.ts, Precision Sensor and Shield in units.ts, Salvage Arm in windows.ts); Armored Plating is its four
 * boxes.
 */
export const COMPONENT_RULES: { readonly [kind in ComponentKind]: ComponentRule | null } = {
  ablativeArmor: null,
  cannon: oneAttack,
  empBlaster: null,
  engine: null,
  gigaCannon: oneAttack,
  hangar,
  inhibitor: null,
  missileCluster,
  precisionSensor: null,
  railgun: oneAttack,
  reinforcedRam: null,
  shield: null,
  torpedo: oneAttack,
  tractorBeam,
  warpDrive,
  armoredPlating: null,
  barracks: null,
  boardingPods: null,
  deflector,
  mineLauncher,
  plasmaCannon: oneAttack,
  repairBay,
  salvageArm: null,
  stealthGenerator,
  tsunamiCannon: oneAttack,
};
