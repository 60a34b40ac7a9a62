import { expect, it } from 'vitest';
import type { Piece, Table } from '../../../../../src/games/orions-gate/index.ts';
import { gateLinks } from '../../../../../src/ui/games/orions-gate/hud/gate-links.ts';

const piece = (kind: Piece['kind'], x: number): Piece =>
  ({ id: `${kind}${x}`, kind, name: '', parts: [{ kind: 'circle', x, y: 1000, radius: 500 }] }) as unknown as Piece;
const tables = (pieces: readonly (readonly Piece[])[]): readonly Table[] =>
  pieces.map((some, index): Table => ({ number: index + 1, width: 72_000, height: 48_000, pieces: some }));
const ends = (...given: readonly (readonly Piece[])[]) =>
  gateLinks(tables(given)).map(({ kind, from, to }) => [kind, from.table, from.x, to.table, to.x]);

it('OG-14.3 OG-14.8 gates join tables two by two, wormholes apart from warp gates', () => {
  const [gate, hole] = [piece('warpGate', 3000), piece('wormhole', 9000)];
  expect(ends([gate, hole], [gate], [hole])).toEqual([
    ['warpGate', 1, 3000, 2, 3000],
    ['wormhole', 1, 9000, 3, 9000],
  ]);
  expect(ends([gate], [gate], [gate])).toHaveLength(3);
});

it('of several gates on a table each is seen to lead somewhere; a table without one is joined to none', () => {
  const two = [piece('warpGate', 3000), piece('warpGate', 9000)];
  expect(ends(two, [piece('warpGate', 5000)], [piece('blocking', 1000)])).toEqual([
    ['warpGate', 1, 3000, 2, 5000],
    ['warpGate', 1, 9000, 2, 5000],
  ]);
});
