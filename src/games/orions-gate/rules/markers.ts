import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { CommandOf } from '../command.ts';
import { MARKERS_OF, MISSIONS } from '../data/missions.ts';
import type { OrionsGateEvent } from '../event.ts';
import { rollD3, rollDice } from '../roll.ts';
import type { Marker, OrionsGateState, Side } from '../state.ts';
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
  if (kind !== 'objective') return [{ type: 'placingBegan', ...rollOff(chance), count: kind === 'artifact' ? ARTIFACTS : STATIONS }];
  const roll = rollD3(chance, false);
  const count = roll.total + 2;
  return [{ type: 'markersRolled', roll, count }, { type: 'placingBegan', ...rollOff(chance), count }];
}

/** Why a marker cannot be placed there, or null, in the order of OG-20.4 (OG-16.3, 16.6, 16.7, 16.11). */
export function cannotPlaceMarker(state: OrionsGateState, { table: number }: CommandOf<'placeMarker'>): Rejection | null {
  const table = state.tables[number - 1];
  if (!table) return { rule: 'OG-4.2', reason: `There is no table ${number}; this game has ${state.tables.length}.` };
  return null;
}

/** A claim of "no room" is refused while some point of the 250 mil grid is legal (OG-2.14, 16.4). */
export function markerHasRoom(state: OrionsGateState): Rejection | null {
  for (const { number: table, width, height } of state.tables) {
    const free = firstGridPoint(width, height, (x, y) => cannotPlaceMarker(state, { type: 'placeMarker', table, x, y }) === null);
    if (free) return thereIsRoom(free);
  }
  return null;
}

/** The marker a captain of the side to place puts down. */
export function placedMarker(state: OrionsGateState, { table, x, y }: CommandOf<'placeMarker'>): Marker {
  const kind = MARKERS_OF[state.mission!]!;
  const side: Side | null = kind === 'station' ? state.placing!.side : null;
  return { id: `O${state.markers.length + 1}`, kind, table, x, y, side, mystery: null, carrier: null, takenBy: null };
}
