import type { Part } from '../../../table/shape.ts';
import type { PieceKind } from '../state.ts';

/** A piece as an option or an editor gives it; id and default name follow from its place in the list (OG-1.9, 4.7). */
export interface PieceData {
  readonly kind: PieceKind;
  readonly name?: string;
  readonly parts: readonly Part[];
}

/** One list of pieces a table. */
export type Layout = readonly (readonly PieceData[])[];
