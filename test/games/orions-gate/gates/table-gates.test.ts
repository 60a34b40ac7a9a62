import { describe, expect, it } from 'vitest';
import {
  checkLayout,
  NAMED_TABLES,
  namedTable,
  parseOptions,
  withGates,
  type Layout,
} from '../../../../src/games/orions-gate/index.ts';

const WIDTHS = [48_000, 72_000, 96_000, 144_000];
const faultsOf = (layout: Layout, tableWidth: number) => {
  const parsed = parseOptions({ layout, tableWidth, tables: layout.length });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  return checkLayout(parsed.value);
};

describe('gates on a table laid out by hand', () => {
  it.each(NAMED_TABLES)(
    'OG-4.5 OG-14.1: $name takes any number of gates and wormholes on every width, and stays legal',
    ({ id }) => {
      for (const width of WIDTHS) {
        const [pieces] = namedTable(id, width)!;
        for (const [gates, wormholes] of [
          [1, 0],
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 3],
          [4, 4],
        ] as const) {
          const with_ = withGates(pieces!, width, gates, wormholes)!;
          expect(with_, `${width} ${gates} ${wormholes}`).not.toBeNull();
          expect(with_.slice(0, pieces!.length)).toEqual(pieces);
          expect(with_.filter(({ kind }) => kind === 'warpGate')).toHaveLength(gates);
          expect(with_.filter(({ kind }) => kind === 'wormhole')).toHaveLength(wormholes);
          expect(faultsOf([with_, with_], width)).toEqual([]);
        }
      }
    },
  );

  it('OG-4.6: they stand between the zones, in pairs about the centre, an odd one on it where it is free', () => {
    const [straits] = namedTable('straits', 72_000)!;
    const circles = withGates(straits!, 72_000, 3, 0)!
      .slice(straits!.length)
      .map(({ parts: [part] }) => (part!.kind === 'circle' ? part : null)!);
    expect(circles[2]).toEqual({ kind: 'circle', x: 36_000, y: 24_000, radius: 1500 });
    expect(circles[0]!.x + circles[1]!.x).toBe(72_000);
    expect(circles[0]!.y + circles[1]!.y).toBe(48_000);
    for (const { y } of circles) expect(y - 1500 >= 12_000 && y + 1500 <= 36_000).toBe(true);
  });

  it('OG-4.6: without any it changes nothing, and without room there are none', () => {
    const [drift] = namedTable('drift', 72_000)!;
    expect(withGates(drift!, 72_000, 0, 0)).toEqual(drift);
    expect(
      withGates(
        [
          {
            kind: 'blocking',
            parts: [
              {
                kind: 'polygon',
                corners: [
                  { x: 0, y: 0 },
                  { x: 48_000, y: 0 },
                  { x: 48_000, y: 48_000 },
                  { x: 0, y: 48_000 },
                ],
              },
            ],
          },
        ],
        48_000,
        1,
        0,
      ),
    ).toBeNull();
  });
});
