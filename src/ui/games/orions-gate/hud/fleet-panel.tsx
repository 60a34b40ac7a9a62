import type { OrionsGateView, Side, Unit } from '../../../../games/orions-gate/index.ts';
import { sideOf, type Desk, type Shown } from '../state.ts';
import { flagIcon } from '../../../../../assets/icons/interface.ts';
import { Icon } from '../../../kit/index.ts';
import { ShipPicture } from '../art/ship-picture.tsx';
import { battle as words } from '../words/play.ts';
import { boxStates } from './boxes.ts';
import { hoverProps } from './hover-props.ts';
import { isCaptured, lineOf } from './unit-line.ts';

/** Both fleets as a list that mirrors the table: every unit can be found, selected and measured without seeing it. */
export function FleetPanel({ battle, state }: { readonly battle: Desk; readonly state: Shown }) {
  const own: Side = state.viewer.kind === 'seat' ? sideOf(state.viewer.seat) : 'A';
  const sides: readonly Side[] = own === 'A' ? ['A', 'B'] : ['B', 'A'];
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
  // One captain leads every unit of their side; several each have their list.
  const lists =
    captains.length > 1
      ? captains.map(({ seat, name }) => ({ seat, name, units: units.filter(({ captain }) => captain === seat) }))
      : [{ seat: side, name: captains[0]?.name ?? words.side(side), units }];
  return (
    <div class={`fleet side-${side}`}>
      {lists.map((list) => (
        <div key={list.seat} class="fleet-captain">
          <h3 class="fleet-name">
            <span class="side-letter">{captains.length > 1 ? list.seat.toUpperCase() : side}</span> {list.name}
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

function UnitRow({ unit, battle, state }: { readonly unit: Unit; readonly battle: Desk; readonly state: Shown }) {
  const { view, selected, hovered } = state;
  const gone = unit.status === 'destroyed' || unit.status === 'leftOut' || unit.status === 'removed';
  const tag = tagOf(view, unit);
  return (
    <li>
      <button
        type="button"
        class={`unit-row ${gone ? 'unit-gone' : ''} ${hovered === unit.id ? 'unit-hovered' : ''}`}
        aria-pressed={selected === unit.id}
        aria-label={lineOf(battle.session.game, view, unit, selected)}
        data-unit={unit.id}
        onClick={() => battle.select(unit.id, true)}
        {...hoverProps(battle, unit.id)}
      >
        <ShipPicture type={unit.unitType} side={unit.side} size={24} />
        <span class="unit-name" title={unit.name}>
          {unit.name}
        </span>
        {isCaptured(unit) && <Icon of={flagIcon} size={12} />}
        {tag && <span class={`unit-tag unit-tag-${tag.kind}`} data-word={tag.word} />}
        <span class="pips" aria-hidden="true">
          {boxStates(unit).map((full, index) => (
            <i key={index} class={full ? 'pip' : 'pip pip-lost'} />
          ))}
        </span>
      </button>
    </li>
  );
}

function tagOf(view: OrionsGateView, unit: Unit): { kind: string; word: string } | null {
  if (unit.status === 'waiting') return null;
  if (unit.status !== 'inPlay') return { kind: 'quiet', word: words.statusWords[unit.status] };
  if (view.activatable.includes(unit.id)) return { kind: 'ready', word: words.ready };
  if (view.stage === 'play' && unit.activatedIn === view.round && view.activation?.unit !== unit.id)
    return { kind: 'quiet', word: '✓' };
  return null;
}
