import {
  endangered,
  UNIT_TYPES,
  type OrionsGateState,
  type OrionsGateView,
  type Unit,
  type UnitId,
  type UnitType,
} from '../../../../games/orions-gate/index.ts';

/** What a list of fleets is narrowed to. */
export type FleetFilter = 'ready' | 'damaged' | 'danger';

/** What is asked of a list: a part of a name, and everything that has to be true of a unit. */
export interface Wanted {
  readonly name: string;
  readonly filters: readonly FleetFilter[];
}

/** One class of units in a list. */
export interface ClassList {
  readonly type: UnitType;
  readonly all: number;
  readonly ready: number;
  readonly units: readonly Unit[];
}

const dangers = new WeakMap<OrionsGateView, ReadonlySet<UnitId>>();

/** The units of a view that some enemy on their table may strike; counted once a view, and only when asked. */
function inDanger(view: OrionsGateView, board: () => OrionsGateState): ReadonlySet<UnitId> {
  const known = dangers.get(view) ?? new Set(endangered(board()));
  dangers.set(view, known);
  return known;
}

/** The units of a list by class, those asked for alone; classes of which there is none are left out. */
export function classLists(
  view: OrionsGateView,
  units: readonly Unit[],
  { name, filters }: Wanted,
  board: () => OrionsGateState,
): readonly ClassList[] {
  const passes: { readonly [filter in FleetFilter]: (unit: Unit) => boolean } = {
    ready: ({ id }) => view.activatable.includes(id),
    damaged: ({ status, components }) => status === 'inPlay' && components.some(({ damage }) => damage > 0),
    danger: ({ id }) => inDanger(view, board).has(id),
  };
  const part = name.trim().toLowerCase();
  const wanted = (unit: Unit): boolean =>
    unit.name.toLowerCase().includes(part) && filters.every((filter) => passes[filter](unit));
  return UNIT_TYPES.flatMap((type) => {
    const all = units.filter(({ unitType }) => unitType === type);
    return all.length === 0
      ? []
      : [{ type, all: all.length, ready: all.filter(passes.ready).length, units: all.filter(wanted) }];
  });
}
