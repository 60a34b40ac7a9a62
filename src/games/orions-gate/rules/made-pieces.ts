import type { Point } from '../../../table/shape.ts';
import type { OrionsGateState, Piece, Table } from '../state.ts';

/**
 * A round Obscuring piece made during the game (OG-11.6): the next id in piece order over all tables, and the next free
 * number of its name. Mils.
 */
export function madePiece(tables: OrionsGateState['tables'], name: string, { x, y }: Point, radius: number): Piece {
  let last = 0;
  let named = 0;
  for (const { pieces } of tables) {
    for (const piece of pieces) {
      last = Math.max(last, Number(piece.id.slice(1)));
      if (piece.name.startsWith(`${name} `)) named = Math.max(named, Number(piece.name.slice(name.length + 1)) || 0);
    }
  }
  return {
    id: `P${last + 1}`,
    name: `${name} ${named + 1}`,
    kind: 'obscuring',
    parts: [{ kind: 'circle', x, y, radius }],
  };
}

/** The tables without a piece; only a Deflector with a limit takes one away (OG-11.6, 9.34). */
export const withoutPiece = (tables: readonly Table[], id: string): readonly Table[] =>
  tables.map((table) =>
    table.pieces.some((piece) => piece.id === id)
      ? { ...table, pieces: table.pieces.filter((piece) => piece.id !== id) }
      : table,
  );

/** The tables with a piece added to one of them, last in piece order (OG-1.9). */
export const withPiece = (tables: readonly Table[], number: number, piece: Piece): readonly Table[] =>
  tables.map((table) => (table.number === number ? { ...table, pieces: [...table.pieces, piece] } : table));
