import type { Side } from '../../../../games/orions-gate/index.ts';
import { sideOf, type Desk, type Shown } from '../state.ts';
import { battle as words } from '../words/play.ts';
import { FleetCrowd } from './parts.ts';
import { UnitRow } from './unit-row.tsx';

/** A side of more units than this is grouped, searched and filtered, one side at a time. */
const FEW = 8;

/** Both fleets as a list that mirrors the table: every unit can be found, selected and measured without seeing it. */
export function FleetPanel({ battle, state }: { readonly battle: Desk; readonly state: Shown }) {
  const own: Side = state.viewer.kind === 'seat' ? sideOf(state.viewer.seat) : 'A';
  const sides: readonly Side[] = own === 'A' ? ['A', 'B'] : ['B', 'A'];
  const crowded = sides.some((side) => state.view.units.filter((unit) => unit.side === side).length > FEW);
  // Several captains each have a list of their own.
  if (crowded && battle.session.seats.length === sides.length)
    return <FleetCrowd battle={battle} state={state} sides={sides} />;
  return (
    <div class="fleets">
      {sides.map((side) => (
        <SideList key={side} side={side} battle={battle} state={state} />
      ))}
    </div>
  );
}

function SideList({ side, battle, state }: { readonly side: Side; readonly battle: Desk; readonly state: Shown }) {
  const captains = battle.session.seats.filter((info) => sideOf(info.seat) === side);
  const units = state.view.units.filter((unit) => unit.side === side);
  const lists =
    captains.length > 1
      ? captains.map(({ seat, name, squadron }) => ({
          seat,
          name,
          squadron,
          units: units.filter(({ captain }) => captain === seat),
        }))
      : [{ seat: side, name: captains[0]?.name ?? words.side(side), squadron: captains[0]?.squadron, units }];
  return (
    <div class={`fleet side-${side}`}>
      {lists.map((list) => (
        <div key={list.seat} class="fleet-captain">
          <h3 class="fleet-name">
            <span class="side-letter">{captains.length > 1 ? list.seat.toUpperCase() : side}</span> {list.name}
            {list.squadron && <span class="fleet-squadron">{list.squadron}</span>}
          </h3>
          <ul>
            {list.units.map((unit) => (
              <UnitRow key={unit.id} unit={unit} battle={battle} state={state} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
