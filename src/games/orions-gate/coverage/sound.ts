import type { OrionsGateState, Unit } from '../state.ts';
import { baseOf, boxesLeft, boxesOf, isInPlay, type PlacedUnit } from '../units.ts';
import { isSolid } from '../world.ts';
import { baseOnTable, overlaps, squaredDistance } from '../../../table/index.ts';

/** Statuses in which nobody scores a unit (OG-8.5, 16.5). */
const UNSCORED: readonly Unit['status'][] = ['inPlay', 'waiting', 'removed', 'lifted'];

/**
 * What of the laws that hold in every state of a battle, whatever its captains do, this one breaks; null = nothing.
 * Plain and fast: it is asked by the 100,000.
 */
export function unsound(state: OrionsGateState): string | null {
  const standing = state.units.filter(isInPlay);
  for (const unit of state.units) {
    const fault = unsoundUnit(state, unit) ?? (isInPlay(unit) ? unsoundPlace(state, unit, standing) : null);
    if (fault) return `round ${state.round}: ${unit.id} ${fault}`;
  }
  return unsoundThings(state);
}

function unsoundUnit(state: OrionsGateState, unit: Unit): string | null {
  for (const { kind, damage } of unit.components) if (damage > boxesOf(kind)) return `has ${damage} damage on ${kind}`;
  if (
    unit.unitType !== 'scouts' &&
    unit.status !== 'leftOut' &&
    (boxesLeft(unit) === 0) !== (unit.status === 'destroyed')
  )
    return `is ${unit.status} with ${boxesLeft(unit)} boxes`;
  if ((unit.scoredBy === null) !== UNSCORED.includes(unit.status))
    return `is ${unit.status}, scored by ${unit.scoredBy}`;
  if (unit.activatedIn > state.round) return `was activated in round ${unit.activatedIn}`;
  if (!unit.captain.startsWith(unit.side.toLowerCase())) return `of side ${unit.side} has captain ${unit.captain}`;
  if (!state.captains.some(({ id }) => id === unit.captain))
    return `has captain ${unit.captain}, who is not in the game`;
  // OG-14.11: whoever is lifted waits for an exit.
  const waits = state.windows.some((window) => window.kind === 'exit' && window.unit === unit.id);
  return state.outcome === null && (unit.status === 'lifted') !== waits
    ? `is ${unit.status}, an exit ${waits ? 'waits' : 'does not wait'} for it`
    : null;
}

/** OG-2.1, 2.12, 6.10 to 6.12, 10.4, 10.10: on the table, in no solid piece, in no other base. */
function unsoundPlace(state: OrionsGateState, unit: PlacedUnit, standing: readonly PlacedUnit[]): string | null {
  const base = baseOf(state.options, unit);
  const { heading, table: number } = unit.pose;
  const table = state.tables[number - 1];
  if (!table) return `stands on table ${number}`;
  if (!baseOnTable(base, table)) return 'stands off the table';
  if (heading < 0 || heading >= 36_000 || !Number.isInteger(heading)) return `has heading ${heading}`;
  for (const { id, kind, parts } of table.pieces)
    if (isSolid(kind) && parts.some((part) => overlaps(base, part))) return `stands in ${id}`;
  for (const other of standing) {
    if (other.id <= unit.id || other.pose.table !== number) continue;
    const reach = base.radius + baseOf(state.options, other).radius;
    if (squaredDistance(base, other.pose) < reach * reach) return `overlaps ${other.id}`;
  }
  return null;
}

/** Markers, mines and captains (OG-9.35, 16.7, 19.5). */
function unsoundThings(state: OrionsGateState): string | null {
  for (const { id, carrier, takenBy, table } of state.markers) {
    if (!state.tables[table - 1]) return `${id} lies on table ${table}`;
    const holder = state.units.find((unit) => unit.id === carrier);
    if (carrier !== null && takenBy === null && holder?.status !== 'inPlay' && holder?.status !== 'lifted')
      return `${id} is held by ${carrier}, who is ${holder?.status}`;
  }
  for (const { id, table } of state.mines) if (!state.tables[table - 1]) return `${id} lies on table ${table}`;
  const ids = state.tables.flatMap(({ pieces }) => pieces.map(({ id }) => id));
  if (new Set(ids).size !== ids.length) return 'two pieces have one id';
  return null;
}
