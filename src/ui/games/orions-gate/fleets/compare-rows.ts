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
import { fleetsText as words } from '../words/fleets.ts';

/** One figure of both fleets; null while it is being counted. `decimals` of what is shown: what looks alike counts as alike. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly [number | null, number | null];
  readonly decimals: 0 | 1 | 2;
  /** Lengths are told with their unit. */
  readonly inches?: true;
}

export interface CompareGroup {
  readonly title: string;
  readonly how?: string;
  readonly rows: readonly CompareRow[];
}

/** A figure as it is shown. */
export const figureText = (value: number, decimals: number): string => value.toFixed(decimals);

/** Which of two figures is larger; 'alike' when they are shown alike or one is still being counted. */
export function larger({ values: [a, b], decimals }: CompareRow): 'a' | 'b' | 'alike' {
  if (a === null || b === null || figureText(a, decimals) === figureText(b, decimals)) return 'alike';
  return a > b ? 'a' : 'b';
}

const INCH = 1000;

/** All figures of two fleets but their volleys at each other, which take longer: those are handed in, by gap, null while unknown; left out where the fleets cannot fight. */
export function compareGroups(
  a: NamedFleet,
  b: NamedFleet,
  volleys: readonly (readonly [number, number] | null)[] | null,
): readonly CompareGroup[] {
  const facts = [fleetFacts(a.units), fleetFacts(b.units)] as const;
  const row = (label: string, decimals: CompareRow['decimals'], of: (one: FleetFacts) => number): CompareRow => ({
    label,
    decimals,
    values: [of(facts[0]), of(facts[1])],
  });
  const atGaps = (decimals: CompareRow['decimals'], of: (one: FleetFacts, at: number) => number) =>
    COMPARED_GAPS.map((gap, at) => row(words.atRange(gap / INCH), decimals, (one) => of(one, at)));
  const kinds = [...new Set(facts.flatMap(({ components }) => components.map(({ kind }) => kind)))].sort((one, other) =>
    COMPONENTS[one].name.localeCompare(COMPONENTS[other].name, 'en'),
  );
  return [
    {
      title: words.groups.size,
      rows: [
        row(words.rows.points, 0, ({ points }) => points),
        row(words.rows.units, 0, ({ units }) => COMPARED_TYPES.reduce((sum, type) => sum + units[type], 0)),
        ...COMPARED_TYPES.filter((type) => facts.some(({ units }) => units[type] > 0)).map((type) =>
          row(UNITS[type].name, 0, ({ units }) => units[type]),
        ),
        row(words.rows.boxes, 0, ({ boxes }) => boxes),
      ],
    },
    {
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
    },
    { title: words.groups.guns, rows: atGaps(0, ({ guns }, at) => guns[at]!) },
    ...COMPARED_TYPES.map((type) => ({
      title: words.groups.against(UNITS[type].one),
      ...(type === COMPARED_TYPES[0] && { how: words.againstHow }),
      rows: atGaps(2, ({ against }, at) => toNumber(against[type][at]!)),
    })),
    {
      title: words.groups.mobility,
      how: words.mobilityHow,
      rows: [
        row(words.rows.move, 1, ({ mobility }) => mobility.move),
        row(words.rows.cruise, 1, ({ mobility }) => mobility.cruise),
        row(words.rows.slowest, 1, ({ mobility }) => mobility.slowest),
        row(words.rows.fastest, 1, ({ mobility }) => mobility.fastest),
      ].map((one) => ({ ...one, inches: true })),
    },
    {
      title: words.groups.components,
      rows: kinds.map((kind) =>
        row(COMPONENTS[kind].name, 0, ({ components }) => components.find((one) => one.kind === kind)?.count ?? 0),
      ),
    },
  ].filter(({ rows }) => rows.length > 0) as readonly CompareGroup[];
}
