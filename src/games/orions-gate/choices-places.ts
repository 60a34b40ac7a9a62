import type { Chance } from '../../engine/rng.ts';
import { drawExitPlace } from './choices-gates.ts';
import type { CommandOf, OrionsGateCommand } from './command.ts';
import { exitRoom, pieceOn } from './rules/gates.ts';
import { markerRoom } from './rules/marker-placing.ts';
import type { ExitWindow, OrionsGateState } from './state.ts';

/** A point of any table, for a marker (OG-16.3). */
export function drawMarker(state: OrionsGateState, chance: Chance): CommandOf<'placeMarker'> {
  const { number: table, width, height } = state.tables[chance.die(state.tables.length) - 1]!;
  return { type: 'placeMarker', table, x: chance.die(width + 1) - 1, y: chance.die(height + 1) - 1 };
}

/**
 * The marker of a side that found no point by chance: at the first point of the grid that is free, or none (OG-2.14,
 * 16.4).
 */
export const lastMarker = (state: OrionsGateState): OrionsGateCommand => markerRoom(state) ?? NO_ROOM;

/** A point of the rectangle that holds every place near the exit of a lifted unit (OG-14.6). */
export function drawExit(state: OrionsGateState, chance: Chance): CommandOf<'placeExit'> {
  const { unit, leave } = state.windows[0] as ExitWindow;
  return { type: 'placeExit', ...drawExitPlace(state, unit, pieceOn(state.tables, leave)!, chance) };
}

/**
 * The exit of a unit that found no place by chance: the first point of the grid that is free, or none (OG-2.14, 14.9).
 */
export function lastExit(state: OrionsGateState): OrionsGateCommand {
  const free = exitRoom(state, state.windows[0] as ExitWindow);
  return free ? { type: 'placeExit', ...free } : NO_ROOM;
}

const NO_ROOM: OrionsGateCommand = { type: 'noRoom' };
