import type { CommandOf } from '../command.ts';
import { artifactsOf } from '../rules/artifacts.ts';
import { headingFrom, ZONE_DEPTH } from '../rules/deployment.ts';
import type { OrionsGateState, Side, Unit } from '../state.ts';
import { otherSide, radiusOf, replaceUnit, unitsInPlay, type PlacedUnit } from '../units.ts';
import { tableOf } from '../world.ts';
import type { Mind } from './mind.ts';
import { goalsOf } from './mission-goals.ts';
import { missionWorth } from './mission-value.ts';

type Place = CommandOf<'deploy'>;

/** How far beside a goal a unit may be placed for it, mils. */
const BESIDE = [0, 2500, -2500, 5000, -5000, 9000, -9000] as const;
/** Counts against standing behind a team mate. */
const QUEUED = 0.4;
/** A lane is blocked by who stands so near in front, mils. */
const LANE = 6000;

/**
 * Places of a unit's zone as near to each goal of its side as may be, facing the enemy's edge; not all are legal
 * (OG-4.10).
 */
export function* missionPlaces(mind: Mind, state: OrionsGateState, unit: Unit): Generator<Place> {
  const radius = radiusOf(state.options, unit.unitType);
  const south = state.edges[unit.side] === 'south';
  for (const { at, when } of goalsOf(mind, state, unit.side)) {
    // A zone is the same all along the edge.
    if (when === 'zone') continue;
    const { width, height } = tableOf(state.tables, at.table);
    const least = south ? radius : height - ZONE_DEPTH + radius;
    const most = south ? ZONE_DEPTH - radius : height - radius;
    for (const beside of BESIDE) {
      const x = Math.max(radius, Math.min(width - radius, Math.round(at.x) + beside));
      const y = Math.max(least, Math.min(most, Math.round(at.y)));
      yield { type: 'deploy', unit: unit.id, table: at.table, x, y, heading: headingFrom(state.edges[unit.side]) };
    }
  }
}

/**
 * The place with the heading in which the unit begins best: one that takes an artifact with its first step faces its
 * own edge (OG-16.9).
 */
export function facingHome(state: OrionsGateState, unit: Unit, place: Place): Place {
  if (state.mission !== 'artifactHunt' || artifactsOf(state, unit.id).length > 0) return place;
  const radius = radiusOf(state.options, unit.unitType);
  const touched = state.markers.some(
    ({ table, x, y }) =>
      table === place.table && (x - place.x) * (x - place.x) + (y - place.y) * (y - place.y) <= radius * radius,
  );
  return touched ? { ...place, heading: headingFrom(state.edges[otherSide(unit.side)]) } : place;
}

/** What a place does for the mission, and for team mates: their way is left open (OG-17.4). */
export function placedWorth(mind: Mind, state: OrionsGateState, unit: Unit, { table, x, y, heading }: Place): number {
  const placed: PlacedUnit = { ...unit, status: 'inPlay', pose: { table, x, y, heading } };
  return (
    missionWorth(mind, replaceUnit(state, placed), placed) -
    (isTeam(state, unit.side) && inLane(state, placed) ? QUEUED : 0)
  );
}

const isTeam = ({ captains }: OrionsGateState, side: Side): boolean =>
  captains.filter((one) => one.side === side).length > 1;

/** Whether a friend stands close before a place, or close behind it. */
function inLane(state: OrionsGateState, unit: PlacedUnit): boolean {
  const radius = radiusOf(state.options, unit.unitType);
  return unitsInPlay(state).some(({ id, side, unitType, pose }) => {
    if (id === unit.id || side !== unit.side || pose.table !== unit.pose.table) return false;
    return (
      Math.abs(pose.x - unit.pose.x) < radius + radiusOf(state.options, unitType) + 1000 &&
      Math.abs(pose.y - unit.pose.y) < LANE
    );
  });
}
