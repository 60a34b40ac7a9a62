import { INCH, pointBase, within } from '../../../table/index.ts';
import type { Mission } from '../data/missions.ts';
import type { OrionsGateState, Side, Unit } from '../state.ts';
import { baseOf, isInPlay, isThere, otherSide, pointsOf, type PlacedUnit } from '../units.ts';
import { tableOf } from '../world.ts';
import { sideOfCaptain } from './captains.ts';
import { ZONE_DEPTH } from './deployment.ts';
import { artifactSide, holderOf } from './markers.ts';

/** The centre of a table reaches so far, mils (OG-16.15). */
export const CENTRE_REACH = 12 * INCH;

/** What a side scores in a mission as the units stand now, over all tables (OG-16.2). */
export type Scoring = (state: OrionsGateState, side: Side) => number;

/**
 * Points of the units whose loss a side scores, by whatever cause, units left out included; not the captured and the
 * removed (OG-8.5, 16.5).
 */
export function destroyedPoints(state: Pick<OrionsGateState, 'units'>, side: Side): number {
  let sum = 0;
  for (const unit of state.units) if (unit.scoredBy === side) sum += pointsOf(unit);
  return sum;
}

/**
 * Whether a side holds a unit of the other side's fleet captured: one taken back by its own side is held by nobody
 * (OG-13.8).
 */
export const isHeldCaptive = (unit: Unit, side: Side): boolean =>
  unit.side === side && sideOfCaptain(unit.id) !== side && isThere(unit);

/** Points of the enemy units a side holds captured (OG-13.8). */
export const capturedPoints = (state: Pick<OrionsGateState, 'units'>, side: Side): number =>
  state.units.reduce((sum, unit) => sum + (isHeldCaptive(unit, side) ? pointsOf(unit) : 0), 0);

/** OG-16.5, with `captureScores` the captured units too (OG-13.8). */
const annihilation: Scoring = (state, side) =>
  destroyedPoints(state, side) + (state.options.captureScores ? capturedPoints(state, side) : 0);

/** Whether a unit stands wholly in the deployment zone of the enemy, on any table (OG-16.14, 4.3). */
export function standsInEnemyZone(state: OrionsGateState, unit: PlacedUnit): boolean {
  const edge = state.edges[otherSide(unit.side)];
  const { y, radius } = baseOf(state.options, unit);
  if (edge === 'south') return y + radius <= ZONE_DEPTH;
  return edge === 'north' && y - radius >= tableOf(state.tables, unit.pose.table).height - ZONE_DEPTH;
}

/** Whether a unit is within 12" of the centre of its table (OG-16.15). */
export function standsNearCentre(state: OrionsGateState, unit: PlacedUnit): boolean {
  const { width, height } = tableOf(state.tables, unit.pose.table);
  return within(baseOf(state.options, unit), pointBase({ x: width / 2, y: height / 2 }), CENTRE_REACH);
}

const pointsWhere =
  (counts: (state: OrionsGateState, unit: PlacedUnit) => boolean): Scoring =>
  (state, side) =>
    state.units.reduce(
      (sum, unit) => sum + (unit.side === side && isInPlay(unit) && counts(state, unit) ? pointsOf(unit) : 0),
      0,
    );

/** 1 for the side whose station alone still stands after the other was destroyed (OG-16.13). */
const stationTaken: Scoring = ({ markers }, side) => {
  const fallen = (of: Side): boolean =>
    markers.some((marker) => marker.kind === 'station' && marker.side === of && marker.takenBy !== null);
  return fallen(otherSide(side)) && !fallen(side) ? 1 : 0;
};

/**
 * The score of each mission (OG-16.5, 16.6, 16.10, 16.13 to 16.15). No rule pins a ship, so every ship counts
 * (OG-16.16).
 */
export const SCORINGS: { readonly [mission in Mission]: Scoring } = {
  annihilation,
  territoryControl: (state, side) => state.markers.filter((marker) => holderOf(state, marker) === side).length,
  artifactHunt: (state, side) => state.markers.filter((marker) => artifactSide(state, marker) === side).length,
  stationAssault: stationTaken,
  breakthrough: pointsWhere(standsInEnemyZone),
  captureTheGate: pointsWhere(standsNearCentre),
};
