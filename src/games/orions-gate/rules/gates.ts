import type { Rejection } from '../../../engine/game.ts';
import { compareGap, gapMils, gapText, gapToParts, INCH, inches } from '../../../table/index.ts';
import type { CommandOf } from '../command.ts';
import type { Footprint, Point } from '../../../table/shape.ts';
import type { ExitWindow, OrionsGateState, Piece, Table } from '../state.ts';
import { radiusOf, theUnit } from '../units.ts';
import { noStandingPlace } from './deployment.ts';
import { record, type Ledger } from './play-ledger.ts';
import { jump } from './displacement.ts';
import { firstGridPoint, thereIsRoom } from './room.ts';

/** A unit comes out at most so far from the exit (OG-14.3, 14.6). */
export const EXIT_REACH = 3 * INCH;

/** A piece and the table it stands on. */
export interface StandingPiece {
  readonly piece: Piece;
  readonly table: Table;
}

/** The piece of an id with its table, or null. */
export function pieceOn(tables: readonly Table[], id: string): StandingPiece | null {
  for (const table of tables) for (const piece of table.pieces) if (piece.id === id) return { piece, table };
  return null;
}

/**
 * The other pieces of the game of the kind of a gate or wormhole, in piece order over the tables, this one's first and
 * round again (OG-14.8).
 */
export function otherPieces(tables: readonly Table[], { id, kind }: Piece): readonly StandingPiece[] {
  const own = tables.findIndex(({ pieces }) => pieces.some((piece) => piece.id === id));
  return [...tables.slice(own), ...tables.slice(0, own)].flatMap((table) =>
    table.pieces.filter((piece) => piece.kind === kind && piece.id !== id).map((piece) => ({ piece, table })),
  );
}

/**
 * The piece by which a unit comes out that was stopped at `from` by a gate or wormhole: the nearest other one of the
 * table, centre to piece in whole mils, then piece order; if there is none the first of the next table that has one;
 * null = there is no other (OG-14.8).
 */
export function closestOther(tables: readonly Table[], entered: StandingPiece, { x, y }: Point): StandingPiece | null {
  const others = otherPieces(tables, entered.piece);
  let closest: StandingPiece | null = others[0] ?? null;
  let least = Infinity;
  for (const other of others) {
    if (other.table !== entered.table) break;
    const far = gapMils(gapToParts({ x, y, radius: 0 }, other.piece.parts), 'min');
    if (far < least) [closest, least] = [other, far];
  }
  return closest;
}

/**
 * Why a base cannot come out of a gate or wormhole there, or null: the standing place, then the distance (OG-14.3,
 * 14.6, 20.4).
 */
export function cannotComeOut(
  state: OrionsGateState,
  { piece, table }: StandingPiece,
  base: Footprint,
  mover: string,
): Rejection | null {
  const unfit = noStandingPlace(state, table, base, mover);
  if (unfit) return unfit;
  const gap = gapToParts(base, piece.parts);
  if (compareGap(gap, EXIT_REACH) <= 0) return null;
  return {
    rule: 'OG-14.3',
    reason: `${gapText(gap, 'max')} from ${piece.name}; at most ${inches(EXIT_REACH)} is allowed.`,
    data: { piece: piece.id, have: gapMils(gap, 'max'), need: EXIT_REACH },
  };
}

/** Why a lifted unit cannot be placed there, or null (OG-14.6, 14.7). */
export function cannotPlaceExit(
  state: OrionsGateState,
  window: ExitWindow,
  { x, y }: { readonly x: number; readonly y: number },
): Rejection | null {
  const radius = radiusOf(state.options, theUnit(state, window.unit).unitType);
  return cannotComeOut(state, pieceOn(state.tables, window.leave)!, { x, y, radius }, window.unit);
}

/** The first point of the grid where a lifted unit may be placed, or null: then there is no room (OG-2.14, 14.9). */
export function exitRoom(state: OrionsGateState, window: ExitWindow): Point | null {
  const { width, height } = pieceOn(state.tables, window.leave)!.table;
  return firstGridPoint(width, height, (x, y) => cannotPlaceExit(state, window, { x, y }) === null);
}

/** A claim of "no room" at an exit is refused while some point of the grid is legal (OG-2.14, 14.9). */
export function exitHasRoom(state: OrionsGateState, window: ExitWindow): Rejection | null {
  const free = exitRoom(state, window);
  return free && thereIsRoom(free);
}

/**
 * The answer to the window: the unit comes out as in a jump, its heading unchanged, or goes back without further damage
 * (OG-14.6 to 14.9).
 */
export function decideExit(
  ledger: Ledger,
  window: ExitWindow,
  command: CommandOf<'placeExit'> | CommandOf<'noRoom'>,
): void {
  if (command.type === 'noRoom')
    return record(ledger, { type: 'exitClosed', unit: window.unit, to: window.from, noRoom: true });
  const { table } = pieceOn(ledger.state.tables, window.leave)!;
  record(ledger, { type: 'exitClosed', unit: window.unit, to: window.from, noRoom: false });
  jump(ledger, window.unit, 'exit', { table: table.number, x: command.x, y: command.y, heading: window.from.heading });
}
