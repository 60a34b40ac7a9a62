import type { Layout, PieceData } from '../data/layout.ts';
import { PIECE_NAMES } from '../data/layout.ts';
import { TABLE_HEIGHT, type Options } from '../options.ts';
import type { Piece, PieceKind, Table } from '../state.ts';

/** The tables of a game: pieces get their ids `P1`, `P2`, ... in piece order over all tables (OG-1.9, 4.7). */
export function tablesOf(options: Options, layout: Layout = options.layout): readonly Table[] {
  const counts: { [kind in PieceKind]?: number } = {};
  let made = 0;
  const pieceOf = ({ kind, name, parts }: PieceData): Piece => {
    const count = (counts[kind] = (counts[kind] ?? 0) + 1);
    made += 1;
    return { id: `P${made}`, name: name ?? `${PIECE_NAMES[kind]} ${count}`, kind, parts };
  };
  return layout.map((pieces, index) => ({
    number: index + 1,
    width: options.tableWidth,
    height: TABLE_HEIGHT,
    pieces: pieces.map(pieceOf),
  }));
}
