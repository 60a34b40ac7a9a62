import type { Part } from '../../../table/shape.ts';
import type { PieceKind } from './piece-kinds.ts';

/** A piece as an option or an editor gives it; id and default name follow from its place in the list (OG-1.9, 4.7). */
export interface PieceData {
  readonly kind: PieceKind;
  readonly name?: string;
  readonly parts: readonly Part[];
}

/** One list of pieces a table. */
export type Layout = readonly (readonly PieceData[])[];

/** What a piece is called when its list gives no name; a number follows (OG-11.1). */
export const PIECE_NAMES: { readonly [kind in PieceKind]: string } = {
  obscuring: 'Nebula',
  blocking: 'Planet',
  dangerous: 'Black hole',
  warpGate: 'Warp gate',
  wormhole: 'Wormhole',
};
