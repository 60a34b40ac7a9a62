import {
  ALL_DESIGNS,
  designsIn,
  fleetFigures,
  KEYWORD_NAMES,
  KEYWORDS,
  WEAPONS,
  type FleetFigures,
  type OwnFleet,
} from '../../../../games/orions-spur/index.ts';
import type { CompareGroup, CompareRow } from '../../../match/lists/compare-rows.ts';
import { EVEN } from '../setup/draft.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { speciesNames } from '../words/names.ts';
import { numberedIn } from './bench.ts';

const row = (label: string, a: number, b: number): CompareRow => ({ label, decimals: 0, values: [a, b] });
const isThere = ({ values }: CompareRow): boolean => values.some((value) => value !== 0);

/** Every figure of two fleets, with the numbers a new match proposes. All are counted at once. */
export function compareGroups(a: OwnFleet, b: OwnFleet): readonly CompareGroup[] {
  const [one, two] = [fleetFigures(numberedIn(EVEN.dataSet, a)), fleetFigures(numberedIn(EVEN.dataSet, b))];
  const both = (label: string, of: (figures: FleetFigures) => number): CompareRow => row(label, of(one), of(two));
  const copies = (fleet: OwnFleet, design: string): number => designsIn(fleet).filter((id) => id === design).length;
  return [
    {
      title: words.groups.totals,
      rows: [
        ...(['points', 'ships', 'shield', 'hull', 'energy'] as const).map((key) =>
          both(words.totals[key], (figures) => figures[key]),
        ),
        both(words.volleyRow, ({ volley }) => volley),
        both(words.totals.vp, ({ vp }) => vp),
      ],
    },
    {
      title: words.groups.weapons,
      rows: Object.values(WEAPONS)
        .map(({ id, name }) => both(name, ({ weapons }) => weapons.find(({ weapon }) => weapon.id === id)?.ships ?? 0))
        .filter(isThere),
    },
    {
      title: words.groups.abilities,
      rows: KEYWORDS.map((keyword) =>
        both(KEYWORD_NAMES[keyword], ({ keywords }) => keywords.find((found) => found.keyword === keyword)?.ships ?? 0),
      ).filter(isThere),
    },
    {
      title: words.groups.ships,
      rows: ALL_DESIGNS.map(({ id, name, species }) =>
        row(words.shipOf(name, speciesNames[species]), copies(a, id), copies(b, id)),
      ).filter(isThere),
    },
  ].filter(({ rows }) => rows.length > 0);
}
