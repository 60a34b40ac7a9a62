import type { CoverageGuide, RawOptions, Shown } from '../../games/coverage.ts';

/** How often each thing was reached, by group and name. Names that nobody asked for are counted too. */
export interface Reached {
  readonly [group: string]: { [name: string]: number };
}

const zeros = (names: readonly string[]): { [name: string]: number } =>
  Object.fromEntries(names.map((name) => [name, 0]));

const optionGroup = (option: string): string => `option ${option}`;

/** Nothing reached yet, everything named that has to be. */
export const nothingReached = ({ wanted, spread }: Pick<CoverageGuide, 'wanted' | 'spread'>): Reached => ({
  commands: {},
  events: {},
  refusals: {},
  endings: {},
  ...Object.fromEntries(Object.entries(wanted).map(([group, names]) => [group, zeros(names)])),
  ...Object.fromEntries(
    Object.entries(spread).map(([option, values]) => [optionGroup(option), zeros(values.map(String))]),
  ),
});

/** What was never reached, as `refusals I28`. */
export const notReached = (reached: Reached): readonly string[] =>
  Object.entries(reached).flatMap(([group, counts]) =>
    Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [`${group} ${name}`] : [])),
  );

/** Counts one thing that was reached. */
export function countShown(reached: Reached, { group, name }: Shown): void {
  const counts = reached[group];
  if (!counts) throw new Error(`Nothing is counted as ${group}.`);
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Counts the options of a match that came to its end, as far as the spread asks for their values. */
export function countOptions(reached: Reached, { spread }: Pick<CoverageGuide, 'spread'>, raw: RawOptions): void {
  for (const option of Object.keys(spread)) {
    const counts = reached[optionGroup(option)]!;
    const value = String(raw[option]);
    if (value in counts) counts[value]! += 1;
  }
}
