import { ZONE_DEPTH } from '../rules/deployment.ts';
import { scoreOf } from '../rules/score.ts';
import type { Edge, OrionsGateState, Side } from '../state.ts';
import { isInPlay, pointsOf } from '../units.ts';
import type { Box } from './contour.ts';

/** How the mission stands for one side (OG-25.10). */
export interface SideStanding {
  readonly side: Side;
  readonly score: number;
  /** Points and number of its units still in play. */
  readonly pointsInPlay: number;
  readonly unitsInPlay: number;
  readonly edge: Edge | null;
  /** Its deployment zone, the same on every table; null before the edges are chosen (OG-4.3). */
  readonly zone: Box | null;
}

/** Score now, who would win if the game ended, and the zones (OG-16.5, 25.10). */
export interface MissionAid {
  readonly A: SideStanding;
  readonly B: SideStanding;
  readonly leader: Side | null;
  /** Points between the sides. */
  readonly lead: number;
}

/** The mission aid of OG-25.10 for the missions of this scope (Annihilation). */
export function missionAid(state: OrionsGateState): MissionAid {
  const score = scoreOf(state);
  const standing = (side: Side): SideStanding => {
    const own = state.units.filter((unit) => unit.side === side && isInPlay(unit));
    return {
      side,
      score: score[side],
      pointsInPlay: own.reduce((sum, unit) => sum + pointsOf(unit), 0),
      unitsInPlay: own.length,
      edge: state.edges[side],
      zone: zoneOf(state, state.edges[side]),
    };
  };
  const leader = score.A === score.B ? null : score.A > score.B ? 'A' : 'B';
  return { A: standing('A'), B: standing('B'), leader, lead: Math.abs(score.A - score.B) };
}

function zoneOf({ tables, options }: OrionsGateState, edge: Edge | null): Box | null {
  const table = tables[0];
  if (edge === null || !table) return null;
  const bottom = edge === 'south' ? 0 : table.height - ZONE_DEPTH;
  return { left: 0, right: options.tableWidth, bottom, top: bottom + ZONE_DEPTH };
}
