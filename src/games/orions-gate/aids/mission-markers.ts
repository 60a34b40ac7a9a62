import type { MarkerKind } from '../data/missions.ts';
import { artifactSide, holderOf, isLying, isNear, lying, type Holder } from '../rules/markers.ts';
import { fallingStations } from '../rules/stations.ts';
import type { Marker, OrionsGateState, Pose, Side, UnitId } from '../state.ts';
import { isInPlay } from '../units.ts';

/** How a marker, an artifact or a station stands now (OG-25.10). */
export interface MarkerStanding {
  readonly marker: string;
  readonly kind: MarkerKind;
  /** Whose station it is. */
  readonly side: Side | null;
  /** Where it is now, with its carrier where it has one; null when it was moved off or destroyed. */
  readonly at: Pick<Pose, 'table' | 'x' | 'y'> | null;
  /**
   * Who would score it now: the side that seizes or holds it, both sides near it (`contested`), or nobody (OG-16.6,
   * 16.10).
   */
  readonly holder: Holder;
  readonly carrier: UnitId | null;
  /** The side that moved it off or destroyed it. */
  readonly takenBy: Side | null;
  /** Units within 3" of it where it lies, in unit order. */
  readonly near: { readonly A: readonly UnitId[]; readonly B: readonly UnitId[] };
  /** The mysterious result once it is rolled (OG-15.2). */
  readonly mystery: number | null;
  /** A station that would fall if it were looked at now (OG-16.12). */
  readonly falling: boolean;
}

/** Every marker as it stands now, in marker order. */
export function markerStandings(state: OrionsGateState): readonly MarkerStanding[] {
  const falling = fallingStations(state).map(({ marker }) => marker);
  return state.markers.map((marker) => {
    const { id, kind, side, carrier, takenBy, mystery } = marker;
    const holder = kind === 'artifact' ? artifactSide(state, marker) : holderOf(state, marker);
    return {
      marker: id,
      kind,
      side,
      at: lying(state, marker),
      holder: takenBy !== null && kind === 'station' ? null : holder,
      carrier,
      takenBy,
      near: { A: nearOf(state, marker, 'A'), B: nearOf(state, marker, 'B') },
      mystery,
      falling: falling.includes(id),
    };
  });
}

const nearOf = (state: OrionsGateState, marker: Marker, side: Side): readonly UnitId[] =>
  isLying(marker)
    ? state.units.flatMap((unit) =>
        unit.side === side && isInPlay(unit) && isNear(state, unit, marker) ? [unit.id] : [],
      )
    : [];
