import { useEffect, useState } from 'preact/hooks';
import type { Side } from '../../../../games/orions-gate/index.ts';
import { Button } from '../../../kit/index.ts';
import { stateOf } from '../asking.ts';
import { sideOf, type Desk, type Shown } from '../state.ts';
import { crowdWords as words } from '../words/crowd.ts';
import { battle as common } from '../words/play.ts';
import { classLists, type ClassList, type FleetFilter } from './fleet-filter.ts';
import { usePressedInSight } from './pressed-in-sight.ts';
import { UnitRow } from './unit-row.tsx';
import './fleet-crowd.css';

interface CrowdProps {
  readonly battle: Desk;
  readonly state: Shown;
  /** One's own side first. */
  readonly sides: readonly Side[];
}

const FILTERS: readonly FleetFilter[] = ['ready', 'damaged', 'danger'];

/** Fleets of many units: one side at a time, by class, with a search and filters. The list follows who is selected. */
export function FleetCrowd({ battle, state, sides }: CrowdProps) {
  const { view, selected } = state;
  const [side, setSide] = useState(sides[0]!);
  const [name, setName] = useState('');
  const [filters, setFilters] = useState<readonly FleetFilter[]>([]);
  const chosen = view.units.find(({ id }) => id === selected);
  useEffect(() => {
    if (chosen) setSide(chosen.side);
  }, [selected]);
  const row = usePressedInSight(`${selected} ${side}`);
  const units = view.units.filter((unit) => unit.side === side);
  const squadron = battle.session.seats.find(({ seat }) => sideOf(seat) === side)?.squadron;
  const lists = classLists(view, units, { name, filters }, () => stateOf(battle.session.game, view));
  const toggle = (filter: FleetFilter) =>
    setFilters(filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter]);
  return (
    <div class="fleets crowd">
      <div class="crowd-head">
        <div class="crowd-row" role="group" aria-label={words.sides}>
          {sides.map((one) => (
            <SideButton key={one} side={one} pressed={one === side} battle={battle} state={state} onPick={setSide} />
          ))}
        </div>
        <input
          class="input"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <div class="crowd-row" role="group" aria-label={words.filters}>
          {FILTERS.map((filter) => (
            <Button key={filter} small pressed={filters.includes(filter)} onClick={() => toggle(filter)}>
              {words.filter[filter]}
            </Button>
          ))}
        </div>
      </div>
      <div class={`fleet side-${side}`} ref={row}>
        {squadron && <p class="fleet-squadron">{squadron}</p>}
        {lists.every((list) => list.units.length === 0) && <p class="quiet small">{words.none}</p>}
        {lists.map((list) => (
          <ClassSection
            key={`${side} ${list.type}`}
            list={list}
            sought={name.trim() !== '' || filters.length > 0}
            battle={battle}
            state={state}
          />
        ))}
      </div>
    </div>
  );
}

interface SideProps extends Pick<CrowdProps, 'battle' | 'state'> {
  readonly side: Side;
  readonly pressed: boolean;
  readonly onPick: (side: Side) => void;
}

/** A side with the number of its units that are left. */
function SideButton({ side, pressed, battle, state, onPick }: SideProps) {
  const captains = battle.session.seats.filter(({ seat }) => sideOf(seat) === side);
  const name = captains.length === 1 ? captains[0]!.name : common.side(side);
  const left = state.view.units.filter((unit) => unit.side === side && unit.status === 'inPlay').length;
  return (
    <Button small pressed={pressed} onClick={() => onPick(side)}>
      {words.side(name, left)}
    </Button>
  );
}

interface ClassProps extends Pick<CrowdProps, 'battle' | 'state'> {
  readonly list: ClassList;
  /** Something is asked for: then all that is found is in sight. */
  readonly sought: boolean;
}

/** The units of one class: folded until it holds who is selected, or who can act, or what is asked for. */
function ClassSection({ list, sought, battle, state }: ClassProps) {
  const holds = list.units.some(({ id }) => id === state.selected);
  const [open, setOpen] = useState(holds || sought || list.ready > 0);
  useEffect(() => {
    if (holds) setOpen(true);
  }, [state.selected]);
  useEffect(() => setOpen(holds || sought || list.ready > 0), [sought, list.ready > 0]);
  if (list.units.length === 0) return null;
  return (
    <details class="crowd-class" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {common.phases[list.type]} <span class="figure">{words.of(list.units.length, list.all)}</span>
        {list.ready > 0 && <span class="unit-tag unit-tag-ready">{words.ready(list.ready)}</span>}
      </summary>
      <ul>
        {list.units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} battle={battle} state={state} />
        ))}
      </ul>
    </details>
  );
}
