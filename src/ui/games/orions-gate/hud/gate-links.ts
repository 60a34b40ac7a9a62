import type { Piece, Table } from '../../../../games/orions-gate/index.ts';
import { boxAround } from '../../../../table/index.ts';

/** A place of a table, in mils. */
export interface LinkEnd {
  readonly table: number;
  readonly x: number;
  readonly y: number;
}

/** A line between two tables that gates or wormholes join. */
export interface GateLink {
  readonly kind: 'warpGate' | 'wormhole';
  readonly from: LinkEnd;
  readonly to: LinkEnd;
}

const middleOf = ({ parts }: Piece): { readonly x: number; readonly y: number } => {
  const { left, right, bottom, top } = boxAround(parts);
  return { x: (left + right) / 2, y: (bottom + top) / 2 };
};

/**
 * One line for each kind and each two tables that have one of it: every gate leads to every other one (OG-14.3, 14.8).
 * Of several on a table the lines are shared out in piece order, so that each is seen to lead somewhere.
 */
export function gateLinks(tables: readonly Table[]): readonly GateLink[] {
  const links: GateLink[] = [];
  for (const kind of ['warpGate', 'wormhole'] as const) {
    const ends = tables.map(({ number, pieces }) =>
      pieces.filter((piece) => piece.kind === kind).map((piece): LinkEnd => ({ table: number, ...middleOf(piece) })),
    );
    for (const [index, here] of ends.entries())
      for (const there of ends.slice(index + 1)) {
        if (here.length === 0 || there.length === 0) continue;
        for (let k = 0; k < Math.max(here.length, there.length); k++)
          links.push({ kind, from: here[k % here.length]!, to: there[k % there.length]! });
      }
  }
  return links;
}
