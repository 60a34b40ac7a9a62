/** OG-27.2: what a component does and its numbers. Ranges in mils; null = none. */
export interface ComponentData {
  readonly name: string;
  readonly set: 'basic' | 'advanced';
  readonly use: 'attack' | 'active' | 'toggle' | 'aura' | 'passive' | 'triggered';
  readonly boxes: number;
  /** Most of its kind on one ship (OG-3.3); null = no limit. */
  readonly max: number | null;
  readonly range: number | null;
  readonly accuracy: number | null;
  readonly strength: number | null;
  /** Enemy units named with its use. */
  readonly targets: 'one' | 'upToThree' | 'all' | null;
  readonly sight: boolean;
  readonly rule: string;
}

const passive = {
  use: 'passive',
  boxes: 2,
  max: null,
  range: null,
  accuracy: null,
  strength: null,
  targets: null,
  sight: false,
} as const;
const attack = { use: 'attack', boxes: 2, max: null, targets: 'one', sight: true } as const;

export const COMPONENTS = {
  ablativeArmor: { ...passive, name: 'Ablative Armor', set: 'basic', use: 'triggered', rule: 'OG-9.11' },
  cannon: { ...attack, name: 'Cannon', set: 'basic', range: 18000, accuracy: 3, strength: 5, rule: 'OG-9.12' },
  empBlaster: { ...passive, name: 'EMP Blaster', set: 'basic', use: 'aura', range: 12000, rule: 'OG-9.13' },
  engine: { ...passive, name: 'Engine', set: 'basic', rule: 'OG-9.14' },
  gigaCannon: { ...attack, name: 'Giga Cannon', set: 'basic', range: 6000, accuracy: 2, strength: 8, rule: 'OG-9.15' },
  hangar: {
    ...attack,
    name: 'Hangar',
    set: 'basic',
    range: 6000,
    accuracy: 6,
    strength: 0,
    targets: 'all',
    sight: false,
    rule: 'OG-9.16',
  },
  inhibitor: { ...passive, name: 'Inhibitor', set: 'basic', use: 'aura', range: 12000, rule: 'OG-9.17' },
  missileCluster: {
    ...attack,
    name: 'Missile Cluster',
    set: 'basic',
    range: 12000,
    accuracy: 3,
    strength: 3,
    targets: 'upToThree',
    rule: 'OG-9.18',
  },
  precisionSensor: { ...passive, name: 'Precision Sensor', set: 'basic', rule: 'OG-9.19' },
  railgun: { ...attack, name: 'Railgun', set: 'basic', range: 48000, accuracy: 0, strength: 4, rule: 'OG-9.20' },
  reinforcedRam: { ...passive, name: 'Reinforced Ram', set: 'basic', rule: 'OG-9.21' },
  shield: { ...passive, name: 'Shield', set: 'basic', rule: 'OG-9.22' },
  torpedo: { ...attack, name: 'Torpedo', set: 'basic', range: 36000, accuracy: 0, strength: 6, rule: 'OG-9.23' },
  tractorBeam: {
    ...passive,
    name: 'Tractor Beam',
    set: 'basic',
    use: 'active',
    range: 18000,
    targets: 'one',
    sight: true,
    rule: 'OG-9.24',
  },
  warpDrive: { ...passive, name: 'Warp Drive', set: 'basic', use: 'active', rule: 'OG-9.25' },
  armoredPlating: { ...passive, name: 'Armored Plating', set: 'advanced', boxes: 4, max: 1, rule: 'OG-9.31' },
  barracks: { ...passive, name: 'Barracks', set: 'advanced', rule: 'OG-9.32' },
  boardingPods: { ...passive, name: 'Boarding Pods', set: 'advanced', rule: 'OG-9.33' },
  deflector: { ...passive, name: 'Deflector', set: 'advanced', use: 'active', range: 3000, rule: 'OG-9.34' },
  mineLauncher: { ...passive, name: 'Mine Launcher', set: 'advanced', use: 'active', range: 6000, rule: 'OG-9.35' },
  plasmaCannon: {
    ...attack,
    name: 'Plasma Cannon',
    set: 'advanced',
    range: 24000,
    accuracy: 3,
    strength: 5,
    rule: 'OG-9.36',
  },
  repairBay: { ...passive, name: 'Repair Bay', set: 'advanced', use: 'active', max: 1, range: 3000, rule: 'OG-9.37' },
  salvageArm: {
    ...passive,
    name: 'Salvage Arm',
    set: 'advanced',
    use: 'triggered',
    max: 1,
    range: 6000,
    rule: 'OG-9.38',
  },
  stealthGenerator: { ...passive, name: 'Stealth Generator', set: 'advanced', use: 'toggle', rule: 'OG-9.39' },
  tsunamiCannon: {
    ...attack,
    name: 'Tsunami Cannon',
    set: 'advanced',
    max: 1,
    range: 48000,
    accuracy: 0,
    strength: 4,
    rule: 'OG-9.40',
  },
} as const satisfies Record<string, ComponentData>;

export type ComponentKind = keyof typeof COMPONENTS;
export const COMPONENT_KINDS = Object.keys(COMPONENTS) as readonly ComponentKind[];

/** The numbers of a kind, with the wide type. */
export const componentData = (kind: ComponentKind): ComponentData => COMPONENTS[kind];
