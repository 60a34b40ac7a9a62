import {
  COMPARED_GAPS,
  COMPARED_TYPES,
  COMPONENTS,
  fleetFacts,
  toNumber,
  UNITS,
  type FleetFacts,
  type NamedFleet,
} from '../../../../games/orions-gate/index.ts';
import type { CompareGroup, CompareRow } from '../../../match/lists/compare-rows.ts';
import { fleetsText as words } from '../words/fleets.ts';

const INCH = 1000;

type Both = readonly [FleetFacts, FleetFacts];
type Decimals = CompareRow['decimals'];

const row = (facts: Both, label: string, decimals: Decimals, of: (one: FleetFacts) => number): CompareRow => ({
  label,
  decimals,
  values: [of(facts[0]), of(facts[1])],
});

const atGaps = (facts: Both, decimals: Decimals, of: (one: FleetFacts, at: number) => number): readonly CompareRow[] =>
  COMPARED_GAPS.map((gap, at) => row(facts, words.atRange(gap / INCH), decimals, (one) => of(one, at)));

const sizeGroup = (facts: Both): CompareGroup => ({
  title: words.groups.size,
  rows: [
    row(facts, words.rows.points, 0, ({ points }) => points),
    row(facts, words.rows.units, 0, ({ units }) => COMPARED_TYPES.reduce((sum, type) => sum + units[type], 0)),
    ...COMPARED_TYPES.filter((type) => facts.some(({ units }) => units[type] > 0)).map((type) =>
      row(facts, UNITS[type].name, 0, ({ units }) => units[type]),
    ),
    row(facts, words.rows.boxes, 0, ({ boxes }) => boxes),
  ],
});

const volleyGroup = (volleys: Volleys): CompareGroup => ({
  title: words.groups.volley,
  how: words.volleyHow,
  rows:
    volleys === null
      ? []
      : COMPARED_GAPS.map((gap, at) => ({
          label: words.atRange(gap / INCH),
          decimals: 2,
          values: volleys[at] ?? [null, null],
        })),
});

const mobilityGroup = (facts: Both): CompareGroup => ({
  title: words.groups.mobility,
  how: words.mobilityHow,
  rows: [
    row(facts, words.rows.move, 1, ({ mobility }) => mobility.move),
    row(facts, words.rows.cruise, 1, ({ mobility }) => mobility.cruise),
    row(facts, words.rows.slowest, 1, ({ mobility }) => mobility.slowest),
    row(facts, words.rows.fastest, 1, ({ mobility }) => mobility.fastest),
  ].map((one) => ({ ...one, unit: '″' })),
});

function componentGroup(facts: Both): CompareGroup {
  const kinds = [...new Set(facts.flatMap(({ components }) => components.map(({ kind }) => kind)))].sort((one, other) =>
    COMPONENTS[one].name.localeCompare(COMPONENTS[other].name, 'en'),
  );
  return {
    title: words.groups.components,
    rows: kinds.map((kind) =>
      row(facts, COMPONENTS[kind].name, 0, ({ components }) => components.find((one) => one.kind === kind)?.count ?? 0),
    ),
  };
}

type Volleys = readonly (readonly [number, number] | null)[] | null;

/**
 * All figures of two fleets but their volleys at each other, which take longer: those are handed in, by gap, null while
 * unknown; left out where the fleets cannot fight.
 */
export function compareGroups(a: NamedFleet, b: NamedFleet, volleys: Volleys): readonly CompareGroup[] {
  const facts: Both = [fleetFacts(a.units), fleetFacts(b.units)];
  return [
    sizeGroup(facts),
    volleyGroup(volleys),
    { title: words.groups.guns, rows: atGaps(facts, 0, ({ guns }, at) => guns[at]!) },
    ...COMPARED_TYPES.map((type) => ({
      title: words.groups.against(UNITS[type].one),
      ...(type === COMPARED_TYPES[0] && { how: words.againstHow }),
      rows: atGaps(facts, 2, ({ against }, at) => toNumber(against[type][at]!)),
    })),
    mobilityGroup(facts),
    componentGroup(facts),
  ].filter(({ rows }) => rows.length > 0);
}
