import { COMPONENTS, fleetCost, UNITS } from '../../../../games/orions-gate/index.ts';
import type { KeptFleet } from '../setup/fleet-library-text.ts';

export const SORTS = ['date', 'name', 'points'] as const;
export type Sort = (typeof SORTS)[number];

/** What of the library is shown, and in which order. */
export interface Look {
  readonly words: string;
  readonly tags: readonly string[];
  readonly sort: Sort;
}

/** Everything of a fleet that can be searched for. */
const saidOf = ({ name, tags, units }: KeptFleet): string =>
  [
    name,
    ...tags,
    ...units.flatMap((unit) => [
      unit.name,
      UNITS[unit.type].name,
      UNITS[unit.type].one,
      ...unit.components.map(({ kind }) => COMPONENTS[kind].name),
    ]),
  ]
    .join('\n')
    .toLowerCase();

/** The fleets that hold every word and every tag asked for, in order; of equals the later kept comes first. */
export function shownFleets(fleets: readonly KeptFleet[], { words, tags, sort }: Look): readonly KeptFleet[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = fleets.filter(
    (fleet) => tags.every((tag) => fleet.tags.includes(tag)) && wanted.every((word) => saidOf(fleet).includes(word)),
  );
  const latest = fits
    .map((fleet, at) => ({ fleet, at }))
    .sort((a, b) => (b.fleet.saved ?? 0) - (a.fleet.saved ?? 0) || b.at - a.at)
    .map(({ fleet }) => fleet);
  if (sort === 'name') return latest.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return sort === 'points' ? latest.sort((a, b) => fleetCost(b.units) - fleetCost(a.units)) : latest;
}

/** All tags there are, most used first, with how often. */
export function tagCounts(fleets: readonly KeptFleet[]): readonly { readonly tag: string; readonly count: number }[] {
  const tags = [...new Set(fleets.flatMap((fleet) => fleet.tags))];
  return tags
    .map((tag) => ({ tag, count: fleets.filter((fleet) => fleet.tags.includes(tag)).length }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'));
}
