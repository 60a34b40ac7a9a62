import { checkLayout, generateLayout, namedTable, parseOptions, type Layout, type Options } from '../../../../../games/orions-gate/index.ts';
import type { Reason } from '../../../../kit/index.ts';
import { optionsText as words } from '../../../../messages/options.ts';
import type { HandTable, RawOptions } from './draft.ts';

/** The rule behind each option (OG-26.1). */
const RULES: { readonly [key in keyof RawOptions]: string } = {
  points: 'OG-3.5', stackPassives: 'OG-1.10', tableWidth: 'OG-4.2', baseSet: 'OG-2.4', baseScouts: 'OG-2.4', baseFighters: 'OG-2.4',
  baseDestroyers: 'OG-2.4', baseBattleships: 'OG-2.4', terrainSource: 'OG-4.5', terrainMinimum: 'OG-4.4', terrainSeed: 'OG-4.6',
  terrainDensity: 'OG-4.6', terrainSymmetry: 'OG-4.6', rounds: 'OG-5.1', activationOrder: 'OG-5.6', componentsAfterCruiseRam: 'OG-9.6',
  cruisePivot: 'OG-6.7', theme: 'OG-1.11', advancedComponents: 'OG-3.8', firingArcs: 'OG-12.1', debris: 'OG-12.4', boarding: 'OG-13.1', repairSelf: 'OG-9.37',
  deflectorLimit: 'OG-9.34',
};

/** Typed in inches, so told in inches. */
const BASES: readonly (keyof RawOptions)[] = ['baseScouts', 'baseFighters', 'baseDestroyers', 'baseBattleships'];

export interface Resolved {
  /** With its layout; null while an option is out of range. */
  readonly options: Options | null;
  readonly layout: Layout | null;
  readonly faultsAt: (field: keyof RawOptions) => readonly Reason[];
  readonly layoutFaults: readonly Reason[];
}

/** Raw options with the table made from them, and what is wrong with each. */
export function resolve(raw: RawOptions, table: HandTable | null = null): Resolved {
  const bare = parseOptions({ ...raw, layout: [[]] });
  if (!bare.ok) {
    const faultsAt = (field: keyof RawOptions) => bare.faults.filter(({ path }) => path === field).map(({ reason }) => ({ rule: RULES[field], reason: BASES.includes(field) ? words.baseFault : `Must be ${reason}.` }));
    return { options: null, layout: null, faultsAt, layoutFaults: [] };
  }
  const layout = table ? ('own' in table ? table.own : namedTable(table.named, raw.tableWidth)) : generateLayout(bare.value);
  const options = layout && { ...bare.value, layout, terrainSource: table ? ('custom' as const) : ('generated' as const) };
  return { options, layout, faultsAt: () => [], layoutFaults: options ? checkLayout(options) : [words.noLayout] };
}
