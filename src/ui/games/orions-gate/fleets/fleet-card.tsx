import type { ComponentChildren } from 'preact';
import { faultsOfFleet, fleetCost, UNITS, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { Refusal } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { FleetShip } from '../art/fleet-ship.tsx';
import { composition, liveryLine } from '../setup/fleet-library-line.ts';

/** Ships drawn on a card, at most. */
const MAX_SHIPS = 8;

interface CardProps {
  readonly fleet: NamedFleet;
  /** Below the ships: how it is played, or when it was kept. */
  readonly line?: string | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Between the words and the buttons. */
  readonly children?: ComponentChildren;
  readonly actions: ComponentChildren;
}

/** One fleet of the library: ships, name, what it costs, what can be done with it. */
export function FleetCard({ fleet, line, chosen, onChoose, children, actions }: CardProps) {
  const name = fleet.name || words.unnamed;
  const faults = faultsOfFleet(fleet);
  const livery = liveryLine(fleet);
  const ships = [...fleet.units].sort((a, b) => UNITS[b.type].points - UNITS[a.type].points);
  return (
    <li class={`shelf-card ${chosen ? 'shelf-chosen' : ''}`}>
      <div class="shelf-head">
        <label class="shelf-choose">
          <input type="checkbox" checked={chosen} onChange={onChoose} />
          <span class="unseen">{words.choose(name)}</span>
        </label>
        <h3>{name}</h3>
        <span class="figure shelf-points">{words.points(fleetCost(fleet.units))}</span>
      </div>
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
      {faults.length > 0 && (
        <details class="more shelf-illegal">
          <summary>{words.illegalFleet(faults.length)}</summary>
          <Refusal reasons={faults} />
        </details>
      )}
      {line && <p class="small quiet">{line}</p>}
      {children}
      <div class="row shelf-do">{actions}</div>
    </li>
  );
}
