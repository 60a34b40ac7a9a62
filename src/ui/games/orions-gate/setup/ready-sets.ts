import { READY_SET_IDS, READY_SETS, type ReadySetId } from '../../../../games/orions-gate/index.ts';
import { standardOptions, type RawOptions } from './raw-options.ts';

/** How the terrain of a battle looks belongs to its tables, not to a ready-made set (OG-26.2). */
const OF_TABLES: readonly (keyof RawOptions)[] = [
  'terrainSeed',
  'terrainSource',
  'terrainDensity',
  'terrainSymmetry',
  'baseScouts',
  'baseFighters',
  'baseDestroyers',
  'baseBattleships',
];

/** The options of a ready-made set (OG-26.2). */
export function setOf(set: ReadySetId): Partial<RawOptions> {
  const standard = Object.entries(standardOptions('')).filter(([key]) => !OF_TABLES.includes(key as keyof RawOptions));
  return { ...Object.fromEntries(standard), ...READY_SETS[set] };
}

/** The set that the options are, or null when they are somebody's own. */
export const setIn = (options: RawOptions): ReadySetId | null =>
  READY_SET_IDS.find((set) =>
    Object.entries(setOf(set)).every(([key, value]) => options[key as keyof RawOptions] === value),
  ) ?? null;
