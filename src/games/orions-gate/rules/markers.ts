import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { CommandOf } from '../command.ts';
import { MARKERS_OF, MISSIONS } from '../data/missions.ts';
import type { OrionsGateEvent } from '../event.ts';
import { rollD3, rollDice } from '../roll.ts';
import type { Marker, OrionsGateState, Side } from '../state.ts';
import { cannotPlaceMarker } from './markers-faults.ts';
import { firstGridPoint, thereIsRoom } from './room.ts';
import { rollOff } from './roll-off.ts';

/** The die of a random mission (OG-16.1, 23.1). */
export function rollMission(chance: Chance): OrionsGateEvent {
  const roll = rollDice(chance, 1, false);
  return { type: 'missionRolled', roll, mission: MISSIONS[roll.total - 1]! };
}

/** Artifacts of a hunt (OG-16.7), stations of an assault (OG-16.11). */
const ARTIFACTS = 3;
const STATIONS = 2;

/** The start of the placing: the number of markers, then the roll-off (OG-16.3, 16.6); none in missions without markers. */
export function beginPlacing({ mission }: OrionsGateState, chance: Chance): readonly OrionsGateEvent[] {
  const kind = mission && MARKERS_OF[mission];
  if (!kind) return [];
  if (kind !== 'objective')
    return [{ type: 'placingBegan', ...rollOff(chance), count: kind === 'artifact' ? ARTIFACTS : STATIONS }];
  const roll = rollD3(chance, false);
  const count = roll.total + 2;
  return [
    { type: 'markersRolled', roll, count },
    { type: 'placingBegan', ...rollOff(chance), count },
  ];
}

/** A claim of "no room" is refused while some point of the 250 mil grid is legal (OG-2.14, 16.4). */
export function markerHasRoom(state: OrionsGateState): Rejection | null {
  const free = markerRoom(state);
  if (!free) return null;
  const fault = thereIsRoom(free);
  return { ...fault, data: { ...fault.data, table: free.table } };
}

/** The first point of the 250 mil grids, table by table, on which a marker may be placed now, or null (OG-2.14). */
export function markerRoom(state: OrionsGateState): CommandOf<'placeMarker'> | null {
  for (const { number: table, width, height } of state.tables) {
    const free = firstGridPoint(width, height, (x, y) => cannotPlaceMarker(state, { table, x, y }) === null);
    if (free) return { type: 'placeMarker', table, x: free.x, y: free.y };
  }
  return null;
}

/** The marker a captain of the side to place puts down. */
export function placedMarker(state: OrionsGateState, { table, x, y }: CommandOf<'placeMarker'>): Marker {
  const kind = MARKERS_OF[state.mission!]!;
  const side: Side | null = kind === 'station' ? state.placing!.side : null;
  return { id: `O${state.markers.length + 1}`, kind, table, x, y, side, mystery: null, carrier: null, takenBy: null };
}
