import { standardOptions, type RawOptions } from './draft.ts';

/** What a ready-made set says (OG-26.2); terrain seed and the like belong to the table, not to the set. */
const SET_KEYS = [
  'points', 'rounds', 'stackPassives', 'tableWidth', 'baseSet', 'terrainMinimum', 'activationOrder', 'componentsAfterCruiseRam', 'cruisePivot', 'theme',
  'advancedComponents', 'firingArcs', 'debris', 'boarding', 'repairSelf', 'deflectorLimit',
] as const;

/** The ready-made sets of OG-26.2, as far as their rules are played. */
export const READY_SETS = ['standard', 'core', 'advanced'] as const;
export type ReadySet = (typeof READY_SETS)[number];

/** What a set says otherwise than Standard (OG-26.2). */
const OWN: { readonly [set in ReadySet]: Partial<RawOptions> } = {
  standard: {},
  core: { tableWidth: 48_000 },
  advanced: { firingArcs: true, debris: true, boarding: true },
};

/** The options of a ready-made set (OG-26.2). */
export function setOf(set: ReadySet): Partial<RawOptions> {
  const standard = standardOptions('');
  return { ...Object.fromEntries(SET_KEYS.map((key) => [key, standard[key]])), ...OWN[set] };
}

/** The set that the options are, or null when they are somebody's own. */
export const setIn = (options: RawOptions): ReadySet | null => READY_SETS.find((set) => {
  const wanted = setOf(set);
  return SET_KEYS.every((key) => options[key] === wanted[key]);
}) ?? null;
