import type { Point } from '../../../table/index.ts';
import type { MarkerKind } from '../data/missions.ts';
import { isLying, MARKER_REACH } from '../rules/markers.ts';
import { CENTRE_REACH } from '../rules/score-missions.ts';
import type { OrionsGateState, Side } from '../state.ts';

/** A circle of the mission: a base that touches it is within the distance that counts (OG-25.3). */
export interface MissionCircle {
  readonly kind: MarkerKind | 'centre';
  /** The marker; null for a table centre. */
  readonly marker: string | null;
  /** Whose station it is. */
  readonly side: Side | null;
  readonly table: number;
  readonly centre: Point;
  readonly radius: number;
}

/**
 * The 3" circle of every marker, artifact and station that lies on a table, in marker order, then 12" round the centre
 * of each table (OG-25.3).
 */
export const missionCircles = ({
  markers,
  tables,
}: Pick<OrionsGateState, 'markers' | 'tables'>): readonly MissionCircle[] => [
  ...markers.filter(isLying).map(({ id, kind, side, table, x, y }) => ({
    kind,
    marker: id,
    side,
    table,
    centre: { x, y },
    radius: MARKER_REACH,
  })),
  ...tables.map(({ number, width, height }) => ({
    kind: 'centre' as const,
    marker: null,
    side: null,
    table: number,
    centre: { x: width / 2, y: height / 2 },
    radius: CENTRE_REACH,
  })),
];
