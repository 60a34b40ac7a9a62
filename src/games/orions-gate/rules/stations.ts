import type { EventOf } from '../event.ts';
import type { OrionsGateState } from '../state.ts';
import { otherSide } from '../units.ts';
import { isLying, sidesNear } from './markers.ts';

/**
 * The stations that fall as the units stand now, all at the same time: a hostile unit within 3" and none of its own
 * side (OG-16.12).
 */
export function fallingStations(state: OrionsGateState): readonly EventOf<'stationDestroyed'>[] {
  const falling: EventOf<'stationDestroyed'>[] = [];
  for (const marker of state.markers) {
    if (marker.kind !== 'station' || marker.side === null || !isLying(marker)) continue;
    const near = sidesNear(state, marker);
    const by = otherSide(marker.side);
    if (near[by] && !near[marker.side]) falling.push({ type: 'stationDestroyed', marker: marker.id, by });
  }
  return falling;
}

/**
 * The check after an activation and its windows, where the option asks for it; none before the first activation of a
 * round (OG-16.12, 20.5).
 */
export const fallingAtOnce = (state: OrionsGateState): readonly EventOf<'stationDestroyed'>[] =>
  state.options.stationCheck === 'immediate' && state.lastActivatedBy !== null ? fallingStations(state) : [];
