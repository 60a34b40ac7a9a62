import type { Prospect } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import { INCH } from '../../../table/index.ts';
import { choices } from '../choices.ts';
import type { CommandOf, OrionsGateCommand } from '../command.ts';
import { pieceOn } from '../rules/gates.ts';
import { cannotPlaceMarker } from '../rules/marker-placing.ts';
import type { ExitWindow, OrionsGateState, Piece, Pose } from '../state.ts';
import { isInPlay, replaceUnit, theUnit } from '../units.ts';
import type { Mind } from './mind.ts';
import { exitPlaces } from './routes-plans.ts';
import { middleOf } from './routes.ts';
import { valueOf } from './value.ts';

type Found = readonly Prospect<OrionsGateCommand>[];
type Place = CommandOf<'placeMarker'>;

/**
 * Grid of the places looked at for a marker, mils: with edges of 12" and 6" its lines lie on their very limits
 * (OG-16.6, 16.11).
 */
const GRID = 3000;

/**
 * Places for a marker (OG-16.3): objective markers and artifacts as near the own edge as may be, where the own fleet
 * holds them or carries them off first, artifacts on one table, objective markers on all; a station as far from the
 * enemy as its zone allows.
 */
export function markerProspects(mind: Mind, state: OrionsGateState, seat: Seat, chance: Chance): Found {
  const found: Prospect<Place>[] = [];
  for (const { number, width, height } of state.tables) {
    for (let x = GRID; x < width; x += GRID) {
      for (let y = GRID; y < height; y += GRID) {
        const command: Place = { type: 'placeMarker', table: number, x, y };
        if (!cannotPlaceMarker(state, command))
          found.push({ command, worth: worthOf(state, command) + chance.die(100) / 1000 });
      }
    }
  }
  // A table so full that only odd points are free is left to chance.
  return found.length > 0
    ? found.sort((a, b) => b.worth - a.worth)
    : choices(mind, state, seat, { chance, count: 1 }).map((command) => ({ command, worth: 0 }));
}

/** Planets and black holes so near a marker, mils, are in the way to it. */
const CLEAR = 6 * INCH;

/** How far a point is from the middle of a piece along the axes, in mils. */
function distanceTo(piece: Piece, x: number, y: number): number {
  const middle = middleOf(piece);
  return Math.abs(middle.x - x) + Math.abs(middle.y - y);
}

/** What a place for a marker is worth to the side that places it. */
function worthOf(state: OrionsGateState, { table: number, x, y }: Place): number {
  const side = state.placing!.side;
  const { width, height, pieces } = state.tables[number - 1]!;
  const far = (state.edges[side] === 'south' ? y : height - y) / height;
  const middle = 1 - Math.abs(x - width / 2) / width;
  const clear = pieces.every((piece) => piece.kind === 'obscuring' || distanceTo(piece, x, y) > CLEAR) ? 0.1 : 0;
  const taken = state.markers.some(({ table }) => table === number);
  const company = taken === (state.mission !== 'territoryControl') ? 0.15 : 0;
  return clear + 0.3 * middle - 2 * far + company;
}

/** What it is worth to come out of a gate at a place, by how the unit then stands; null where it does not (OG-14.6). */
export function exitWorth(mind: Mind, state: OrionsGateState, { x, y }: CommandOf<'placeExit'>): number | null {
  const window = state.windows[0] as ExitWindow;
  const leave = pieceOn(state.tables, window.leave)!;
  const pose: Pose = { table: leave.table.number, x, y, heading: window.from.heading };
  const placed = { ...theUnit(state, window.unit), status: 'inPlay' as const, pose };
  return isInPlay(placed) ? valueOf(mind, replaceUnit(state, placed), placed) : null;
}

/** Places at an exit, best first (OG-14.6). */
export function exitProspects(mind: Mind, state: OrionsGateState, seat: Seat, chance: Chance): Found {
  const window = state.windows[0] as ExitWindow;
  const leave = pieceOn(state.tables, window.leave)!;
  const found: Prospect<OrionsGateCommand>[] = [];
  for (const { x, y } of exitPlaces(state, window.unit, leave)) {
    const command = { type: 'placeExit', x, y } as const;
    const worth = exitWorth(mind, state, command);
    if (worth !== null) found.push({ command, worth });
  }
  return found.length > 0
    ? found.sort((a, b) => b.worth - a.worth)
    : choices(mind, state, seat, { chance, count: 1 }).map((command) => ({ command, worth: 0 }));
}
