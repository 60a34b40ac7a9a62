import { checkLayout, parseOptions, type Layout, type Options } from '../../../../games/orions-gate/index.ts';
import type { Reason } from '../../../kit/index.ts';
import { optionsText as words } from '../words/options.ts';
import { byHand, layoutFrom, type TableSources } from './hand-tables.ts';
import type { RawOptions } from './raw-options.ts';

/** The rule behind each option (OG-26.1). */
const RULES: { readonly [key in keyof RawOptions]: string } = {
  points: 'OG-3.5',
  stackPassives: 'OG-1.10',
  tableWidth: 'OG-4.2',
  tables: 'OG-4.2',
  baseSet: 'OG-2.4',
  baseScouts: 'OG-2.4',
  baseFighters: 'OG-2.4',
  baseDestroyers: 'OG-2.4',
  baseBattleships: 'OG-2.4',
  terrainSource: 'OG-4.5',
  terrainMinimum: 'OG-4.4',
  terrainSeed: 'OG-4.6',
  terrainDensity: 'OG-4.6',
  terrainSymmetry: 'OG-4.6',
  gatesPerTable: 'OG-14.1',
  wormholesPerTable: 'OG-14.1',
  mission: 'OG-16.1',
  rounds: 'OG-5.1',
  pointSplit: 'OG-17.2',
  activationOrder: 'OG-5.6',
  componentsAfterCruiseRam: 'OG-9.6',
  cruisePivot: 'OG-6.7',
  stationCheck: 'OG-16.12',
  mysteriousObjectives: 'OG-15.1',
  theme: 'OG-1.11',
  advancedComponents: 'OG-3.8',
  firingArcs: 'OG-12.1',
  debris: 'OG-12.4',
  boarding: 'OG-13.1',
  captureScores: 'OG-13.8',
  repairSelf: 'OG-9.37',
  deflectorLimit: 'OG-9.34',
};

/** Typed in inches, so refused in inches. */
const BASES: readonly (keyof RawOptions)[] = ['baseScouts', 'baseFighters', 'baseDestroyers', 'baseBattleships'];

/** How many captains lead each side. */
export interface CaptainCounts {
  readonly playersA: number;
  readonly playersB: number;
}

export interface Resolved {
  /** With its layout; null while an option is out of range. */
  readonly options: Options | null;
  readonly layout: Layout | null;
  readonly faultsAt: (field: keyof RawOptions) => readonly Reason[];
  /** What the rules say against the tables, those of one table and those of all. */
  readonly layoutFaults: readonly Reason[];
}

/** Raw options with the tables made from them, and what is wrong with each. */
export function resolve(
  raw: RawOptions,
  sources: TableSources = [],
  captains: CaptainCounts = { playersA: 1, playersB: 1 },
): Resolved {
  const bare = parseOptions({ ...raw, ...captains, terrainSource: 'custom' });
  if (!bare.ok) {
    const faultsAt = (field: keyof RawOptions) =>
      bare.faults
        .filter(({ path }) => path === field)
        .map(({ reason }) => ({
          rule: RULES[field],
          reason: BASES.includes(field) ? words.baseFault : `Must be ${reason}.`,
        }));
    return { options: null, layout: null, faultsAt, layoutFaults: [] };
  }
  const layout = layoutFrom(bare.value, sources);
  const options = layout && {
    ...bare.value,
    layout,
    terrainSource: byHand(sources, bare.value.tables) ? ('custom' as const) : ('generated' as const),
  };
  return { options, layout, faultsAt: () => [], layoutFaults: options ? checkLayout(options) : [words.noLayout] };
}

/** The table a fault is about, counted from 1; null = all of them. */
export const tableOfFault = (fault: Reason): number | null => {
  const { table } = ((fault as { readonly data?: unknown }).data ?? {}) as { readonly table?: unknown };
  return typeof table === 'number' ? table : null;
};
