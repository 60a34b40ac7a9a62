import type { ComponentKind } from '../../data/components.ts';
import type { ComponentRule } from './component-rule.ts';
import { hangar } from './hangar.ts';
import { missileCluster } from './missile-cluster.ts';
import { oneAttack } from './one-target.ts';
import { tractorBeam } from './tractor-beam.ts';
import { warpDrive } from './warp-drive.ts';

/**
 * Every kind a game of this scope may field, and how it is used. Null: it works by itself, asked for by name where its rule
 * speaks (Ablative Armor and Reinforced Ram in ram.ts, EMP Blaster in emp.ts, Engine and Inhibitor in activation.ts,
 * Precision Sensor and Shield in units.ts). A later component is one more row.
 */
export const COMPONENT_RULES: { readonly [kind in ComponentKind]?: ComponentRule | null } = {
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
};
