import { COLUMNS, ROWS, type OwnFleet } from '../../../../games/orions-spur/index.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { designFace } from '../art/face.ts';
import { TABLE_SHIPS } from '../card-art.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { speciesNames } from '../words/names.ts';
import './fleets.css';

/** Width of a ship's picture, CSS pixels of plain text. */
const WIDTH = 44;
/** Ships drawn of a fleet without places, at most: two rows. */
const MOST_LOOSE = 10;

const Hull = ({ design }: { readonly design: string }) => (
  <CardPicture art={TABLE_SHIPS} face={designFace(design, '1')} width={WIDTH} />
);

/** A fleet on its card: its formation as on the table, whose it is, and how many ships. */
export function FleetCard({ list: { species, ships } }: { readonly list: OwnFleet }) {
  const stands = ships.some(({ slot }) => slot !== null);
  const at = (slot: string) => ships.find((ship) => ship.slot === slot);
  return (
    <>
      <div class="sf-mini" aria-hidden="true">
        {stands
          ? ROWS.flatMap((row) =>
              COLUMNS.map((column) => {
                const ship = at(`${row}${column}`);
                return (
                  <span key={`${row}${column}`} class={`sf-mini-slot sf-mini-${row}`}>
                    {ship && <Hull design={ship.design} />}
                  </span>
                );
              }),
            )
          : ships.slice(0, MOST_LOOSE).map(({ design }, place) => (
              <span key={place} class="sf-mini-slot">
                <Hull design={design} />
              </span>
            ))}
      </div>
      <p class="small second">{words.about(speciesNames[species], ships.length)}</p>
      {!stands && ships.length > 0 && <p class="small second">{words.noPlaces}</p>}
    </>
  );
}
