import type { Mission } from '../data/missions.ts';
import type { RolledCommand } from '../odds/command.ts';
import { everyEnd } from '../odds/every-end.ts';
import { ZONE_DEPTH } from '../rules/deployment.ts';
import { scoreIfEnded } from '../rules/end.ts';
import { carryOut } from '../rules/play.ts';
import type { Rules } from '../rules/rules.ts';
import { destroyedPoints, standsInEnemyZone, standsNearCentre } from '../rules/score-missions.ts';
import type { Edge, OrionsGateState, Pose, Side, UnitId } from '../state.ts';
import { isInPlay, pointsOf, type PlacedUnit } from '../units.ts';
import type { Box } from './contour.ts';
import { markerStandings, type MarkerStanding } from './mission-markers.ts';

/** Units of a side that stand somewhere, with their points. */
export interface Standing {
  readonly units: readonly UnitId[];
  readonly points: number;
}

/** How the mission stands for one side (OG-25.10). */
export interface SideStanding {
  readonly side: Side;
  /** The score if the game ended now, stations checked first (OG-16.2, 16.12). */
  readonly score: number;
  /** Points of enemy units destroyed, in every mission (OG-19.6). */
  readonly destroyed: number;
  /** Points and number of its units still in play. */
  readonly pointsInPlay: number;
  readonly unitsInPlay: number;
  readonly edge: Edge | null;
  /** Its deployment zone, the same on every table; null before the edges are chosen (OG-4.3). */
  readonly zone: Box | null;
  /** Its units wholly in the enemy's zone (OG-16.14), and those within 12" of a table centre (OG-16.15). */
  readonly inEnemyZone: Standing;
  readonly nearCentre: Standing;
}

/** Score now, who would win if the game ended, markers and stations, zones and centres (OG-16.2, 25.10). */
export interface MissionAid {
  /** Null before a random mission is rolled. */
  readonly mission: Mission | null;
  readonly A: SideStanding;
  readonly B: SideStanding;
  readonly leader: Side | null;
  /** By how much. */
  readonly lead: number;
  /** In marker order. */
  readonly markers: readonly MarkerStanding[];
}

/** The mission aid of OG-25.10: how the mission stands now, counted by the rules themselves. */
export function missionAid(state: OrionsGateState): MissionAid {
  const score = scoreIfEnded(state);
  const sideStanding = (side: Side): SideStanding => {
    const own = state.units.filter((unit): unit is PlacedUnit => unit.side === side && isInPlay(unit));
    const { points, units } = standing(own);
    return {
      side,
      score: score[side],
      destroyed: destroyedPoints(state, side),
      pointsInPlay: points,
      unitsInPlay: units.length,
      edge: state.edges[side],
      zone: zoneOf(state, state.edges[side]),
      inEnemyZone: standing(own.filter((unit) => standsInEnemyZone(state, unit))),
      nearCentre: standing(own.filter((unit) => standsNearCentre(state, unit))),
    };
  };
  const leader = score.A === score.B ? null : score.A > score.B ? 'A' : 'B';
  return {
    mission: state.mission,
    A: sideStanding('A'),
    B: sideStanding('B'),
    leader,
    lead: Math.abs(score.A - score.B),
    markers: markerStandings(state),
  };
}

/**
 * The mission aid with one unit where it might end, in mils of its table: what a plan would change, before it is
 * ordered (OG-25.10). What it would meet on the way is left out.
 */
export const missionAidIf = (state: OrionsGateState, unit: UnitId, pose: Pose): MissionAid =>
  missionAid({ ...state, units: state.units.map((one) => (one.id === unit ? { ...one, pose } : one)) });

/**
 * The mission aid after an order, carried out by the rules themselves: with the artifacts it picks up or takes off the
 * table (OG-16.7, 16.9). Null where dice decide what comes of it.
 */
export function missionAidAfter(rules: Rules, state: OrionsGateState, command: RolledCommand): MissionAid | null {
  const { ends } = everyEnd(rules, state, (ledger) => carryOut(ledger, command));
  return ends.length === 1 ? missionAid(ends[0]!.value) : null;
}

const standing = (units: readonly PlacedUnit[]): Standing => ({
  units: units.map(({ id }) => id),
  points: units.reduce((sum, unit) => sum + pointsOf(unit), 0),
});

function zoneOf({ tables, options }: OrionsGateState, edge: Edge | null): Box | null {
  const table = tables[0];
  if (edge === null || !table) return null;
  const bottom = edge === 'south' ? 0 : table.height - ZONE_DEPTH;
  return { left: 0, right: options.tableWidth, bottom, top: bottom + ZONE_DEPTH };
}
