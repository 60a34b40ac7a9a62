import { UNITS, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { FleetShip } from '../art/fleet-ship.tsx';
import { composition, liveryLine } from '../setup/fleet-library-line.ts';
import './fleets.css';

/** Ships drawn on a card, at most. */
const MAX_SHIPS = 8;

/** A fleet on its card: its ships, heaviest first, what it is made of, and what it goes by. */
export function FleetCard({ list: fleet }: { readonly list: NamedFleet }) {
  const livery = liveryLine(fleet);
  const ships = [...fleet.units].sort((a, b) => UNITS[b.type].points - UNITS[a.type].points);
  return (
    <>
      <div class="shelf-ships" aria-hidden="true">
        {ships.slice(0, MAX_SHIPS).map((unit, place) => (
          <FleetShip
            key={place}
            type={unit.type}
            side="A"
            paint={fleet.paint}
            size={22 + UNITS[unit.type].points * 1.9}
          />
        ))}
        {ships.length > MAX_SHIPS && <span class="figure quiet">+{ships.length - MAX_SHIPS}</span>}
      </div>
      <p class="small second">{composition(fleet.units)}</p>
      {livery && <p class="small second">{livery}</p>}
    </>
  );
}
