import type { Layout } from './data/layout.ts';

/** Resolved options (OG-26.1): every key of this scope is present. Lengths in mils, angles in hundredths of a degree. */
export interface Options {
  readonly points: number;
  readonly advancedComponents: false;
  readonly stackPassives: boolean;
  readonly tableWidth: number;
  readonly tables: 1;
  readonly baseSet: 'skirmish' | 'massBattle' | 'custom';
  /** Base diameters in force, from `baseSet` or the custom values (OG-2.4). */
  readonly baseScouts: number;
  readonly baseFighters: number;
  readonly baseDestroyers: number;
  readonly baseBattleships: number;
  readonly terrainSource: 'generated' | 'custom';
  readonly terrainMinimum: number;
  readonly terrainSeed: string;
  readonly terrainDensity: 'sparse' | 'normal' | 'dense';
  readonly terrainSymmetry: 'none' | 'rotate' | 'mirror';
  /** The pieces of every table: made by the generator when options are parsed, or given (OG-4.7). */
  readonly layout: Layout;
  readonly mission: 'annihilation';
  readonly rounds: number;
  readonly playersA: 1;
  readonly playersB: 1;
  readonly activationOrder: 'auto' | 'block' | 'alternate';
  readonly componentsAfterCruiseRam: boolean;
  readonly cruisePivot: 9000 | 4500;
  readonly theme: 'space' | 'dogfight' | 'naval';
}
