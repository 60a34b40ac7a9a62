import {
  COLUMNS,
  costOf,
  designNamed,
  designsIn,
  KEYWORD_NAMES,
  LORE,
  ROWS,
  WEAPONS,
  writeFleet,
  type DataSet,
  type FleetShip,
  type OwnFleet,
} from '../../../../games/orions-spur/index.ts';
import { Paper } from '../../../match/lists/sheet-page.tsx';
import { fleetsText as words } from '../words/fleets.ts';
import { classNames } from '../words/names.ts';
import { spurWords } from '../words/play.ts';
import { numberedIn } from './bench.ts';

interface SheetProps {
  readonly fleet: OwnFleet;
  /** The numbers of its ships. */
  readonly dataSet: DataSet;
  readonly text: boolean;
}

/** A fleet in black on white: its formation, then a line for each ship. */
export function Sheet({ fleet, dataSet, text }: SheetProps) {
  const { name, species, ships } = fleet;
  const { sheetColumns: columns } = words;
  return (
    <Paper
      class="sf-sheet"
      name={name || words.unnamed}
      line={[LORE[species].name, words.ships(ships.length), words.points(costOf(designsIn(fleet)))].join(' · ')}
    >
      {ships.some(({ slot }) => slot !== null) && <Grid ships={ships} />}
      <table class="paper-lines">
        <thead>
          <tr>
            <th scope="col">{columns.place}</th>
            <th scope="col">{columns.ship}</th>
            <th scope="col">{columns.values}</th>
            <th scope="col">{columns.weapon}</th>
            <th scope="col">{columns.points}</th>
          </tr>
        </thead>
        <tbody>
          {numberedIn(dataSet, fleet).ships.map((ship, place) => (
            <SheetRow key={place} ship={ship} />
          ))}
        </tbody>
      </table>
      {text && <pre class="paper-text">{writeFleet(fleet)}</pre>}
    </Paper>
  );
}

/** The three rows, the front on top. */
const Grid = ({ ships }: { readonly ships: readonly FleetShip[] }) => (
  <table class="sf-sheet-grid">
    <caption class="unseen">{words.sheetGrid}</caption>
    <tbody>
      {ROWS.map((row) => (
        <tr key={row}>
          <th scope="row">{spurWords.rows[row]}</th>
          {COLUMNS.map((column) => {
            const ship = ships.find(({ slot }) => slot === `${row}${column}`);
            return <td key={column}>{ship && (designNamed(ship.design)?.name ?? ship.design)}</td>;
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

function SheetRow({ ship: { design: id, slot } }: { readonly ship: FleetShip }) {
  const design = designNamed(id);
  if (!design) return null;
  const { name, shipClass, shield, hull, energy, weapon, keywords, cost } = design;
  const bears = [weapon ? WEAPONS[weapon].name : words.unarmed, ...keywords.map((one) => KEYWORD_NAMES[one])];
  return (
    <tr>
      <td>{slot ?? '–'}</td>
      <th scope="row">
        {name}, {classNames[shipClass]}
      </th>
      <td>{words.values(shield, hull, energy)}</td>
      <td>{bears.join(', ')}</td>
      <td>{cost}</td>
    </tr>
  );
}
