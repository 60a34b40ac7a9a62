import { shipNames } from '../words/ships.ts';
import { ShipCardPicture } from './ship-card-picture.tsx';

const SHIPS = Object.keys(shipNames) as (keyof typeof shipNames)[];

/** The six ships as the palette in force shows them, for the settings. */
export const PaletteSample = () => (
  <>
    {SHIPS.map((ship) => (
      <li key={ship}>
        <ShipCardPicture ship={ship} size={20} />
        {shipNames[ship]}
      </li>
    ))}
  </>
);
