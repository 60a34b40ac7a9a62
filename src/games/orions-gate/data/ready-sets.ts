import type { Mission } from './missions.ts';

/** Raw options of a ready-made set; what it does not name keeps its default (OG-26.1). */
export interface ReadySetOptions {
  readonly points?: number;
  readonly advancedComponents?: boolean;
  readonly tableWidth?: number;
  readonly tables?: number;
  readonly gatesPerTable?: number;
  readonly wormholesPerTable?: number;
  readonly mission?: Mission | 'random';
  readonly firingArcs?: boolean;
  readonly debris?: boolean;
  readonly boarding?: boolean;
  readonly mysteriousObjectives?: boolean;
}

/**
 * The ready-made sets (OG-26.2). Every set says `advancedComponents`, which the catalogue makes true and an option left
 * out makes false (README, decisions).
 */
export const READY_SETS = {
  standard: { advancedComponents: true },
  core: { advancedComponents: true, tableWidth: 48_000 },
  advanced: {
    advancedComponents: true,
    firingArcs: true,
    debris: true,
    boarding: true,
    mysteriousObjectives: true,
    mission: 'random',
  },
  twoTables: { advancedComponents: true, tables: 2, points: 24, gatesPerTable: 1, wormholesPerTable: 1 },
} as const satisfies { readonly [id: string]: ReadySetOptions };

export type ReadySetId = keyof typeof READY_SETS;
export const READY_SET_IDS = Object.keys(READY_SETS) as readonly ReadySetId[];
