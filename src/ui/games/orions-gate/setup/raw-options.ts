import type { Fault } from '../../../../engine/game.ts';
import { parseOptions, type Options } from '../../../../games/orions-gate/index.ts';
import { setupText as words } from '../../../match/words/setup.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import type { Loose } from '../../../match/setup/loose.ts';

/** Shown elsewhere on the page: layouts by the tables, captains by the seats. */
type Elsewhere = 'layout' | 'playersA' | 'playersB';

/** Options that the rules leave out while they say nothing; the page always says them. */
const SAID = {
  gatesPerTable: 0,
  wormholesPerTable: 0,
  pointSplit: 'even' as 'even' | 'pooled',
  stationCheck: 'endOfRound' as 'endOfRound' | 'immediate',
  mysteriousObjectives: false as boolean,
  firingArcs: false as boolean,
  debris: false as boolean,
  boarding: false as boolean,
  captureScores: false as boolean,
  repairSelf: false as boolean,
  deflectorLimit: 0,
};
type Said = typeof SAID;

/** Options as set on the page. */
export type RawOptions = { -readonly [key in Exclude<keyof Options, Elsewhere | keyof Said>]: Options[key] } & Said;

/** Without a layout a custom table is empty: nothing is generated where options alone are judged. */
const BARE = { terrainSource: 'custom' } as const;

const rawOf = ({ layout: _layout, playersA: _a, playersB: _b, ...options }: Options): RawOptions => ({
  ...SAID,
  ...options,
  terrainSource: 'generated',
});

/** All defaults of OG-26.1, but a fresh table. */
export function standardOptions(terrainSeed: string = randomSeed(6)): RawOptions {
  const parsed = parseOptions({ terrainSeed, ...BARE });
  if (!parsed.ok) throw new Error('The default options are broken.');
  return rawOf(parsed.value);
}

/** Why an option of untrusted data is not one of this page, or null. */
const misplaced = (path: string): string | null =>
  path === 'layout'
    ? words.layoutElsewhere
    : path === 'playersA' || path === 'playersB'
      ? words.playersElsewhere(path)
      : null;

/**
 * Options of the page from untrusted data; what is wrong with one costs only that one, which is then as in `instead`.
 */
export function readOptions(
  raw: Loose | undefined,
  instead: RawOptions,
): { readonly options: RawOptions; readonly faults: readonly Fault[] } {
  const given = Object.entries(raw ?? {}).filter(([key]) => key !== 'terrainSource');
  const elsewhere = given.flatMap(([path]) => (misplaced(path) === null ? [] : [{ path, reason: misplaced(path)! }]));
  const here = Object.fromEntries(given.filter(([key]) => misplaced(key) === null));
  const first = parseOptions({ ...instead, ...here, ...BARE });
  if (first.ok) return { options: rawOf(first.value), faults: elsewhere };
  const faults = [...first.faults, ...elsewhere];
  const sound = Object.fromEntries(Object.entries(here).filter(([key]) => !faults.some(({ path }) => path === key)));
  const parsed = parseOptions({ ...instead, ...sound, ...BARE });
  return { faults, options: parsed.ok ? rawOf(parsed.value) : instead };
}
