import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateLayout, pieceCount, type TerrainOrder } from '../../../../src/games/orions-gate/data/generator.ts';
import type { Layout, PieceData } from '../../../../src/games/orions-gate/data/layout.ts';
import { setupNotes } from '../../../../src/games/orions-gate/rules/advice.ts';
import { checkLayout } from '../../../../src/games/orions-gate/rules/layout-faults.ts';
import { tablesOf } from '../../../../src/games/orions-gate/rules/layout.ts';
import { game, optionsOf } from '../../../helpers/og-position.ts';
import { gate, wormhole } from './scene.ts';

const faults = (layout: Layout, raw: object = {}): readonly string[] =>
  checkLayout(optionsOf({ layout, ...raw })).map(({ rule, reason }) => `${rule}: ${reason}`);
const [g, w] = [gate(20000, 24000) as PieceData, wormhole(40000, 24000) as PieceData];

describe('OG-14.1 layouts of several tables', () => {
  it('OG-14.1 OG-I11: every table needs a warp gate or wormhole', () => {
    expect(faults([[g], []])).toEqual(['OG-14.1: Table 2 needs a warp gate or wormhole.']);
    expect(faults([[], [w], [], [g]])).toEqual([
      'OG-14.1: Table 1 needs a warp gate or wormhole.',
      'OG-14.1: Table 3 needs a warp gate or wormhole.',
    ]);
    expect(faults([[g], [g]])).toEqual([]);
    expect(faults([[]])).toEqual([]);
    expect(faults([[g]])).toEqual([]);
  });

  it('OG-14.1: its kind also stands on another table', () => {
    expect(faults([[g], [w]])).toEqual([
      'OG-14.1: Table 1 leads nowhere: no other table has a warp gate.',
      'OG-14.1: Table 2 leads nowhere: no other table has a wormhole.',
    ]);
    expect(faults([[g], [g, w], [w]])).toEqual([]);
    expect(faults([[g], [g], [w]])).toEqual(['OG-14.1: Table 3 leads nowhere: no other table has a wormhole.']);
    expect(faults([[g, w], [w]])).toEqual([]);
  });

  it('OG-4.2 OG-1.9: all tables have the same size; piece ids and default names count over all tables', () => {
    const tables = tablesOf(optionsOf({ layout: [[g, w], [g], [w, g]], tableWidth: 96_000 }));
    expect(tables.map(({ number, width, height }) => [number, width, height])).toEqual([
      [1, 96_000, 48_000],
      [2, 96_000, 48_000],
      [3, 96_000, 48_000],
    ]);
    expect(tables.flatMap(({ pieces }) => pieces.map(({ id, name }) => `${id} ${name}`))).toEqual([
      'P1 Warp gate 1',
      'P2 Wormhole 1',
      'P3 Warp gate 2',
      'P4 Wormhole 2',
      'P5 Warp gate 3',
    ]);
  });

  it('OG-14.1: a fleet for several tables under 24 points is legal with a note', () => {
    const note = (raw: object) =>
      setupNotes(optionsOf({ layout: [[g], [g]], ...raw })).map(({ rule, reason }) => `${rule}: ${reason}`);
    expect(note({ points: 23 })).toEqual([
      'OG-14.1: On several tables at least 24 points a side are recommended; this game has 23.',
    ]);
    expect(note({ points: 24 })).toEqual([]);
    expect(setupNotes(optionsOf({ points: 12 }))).toEqual([]);
  });
});

const ORDER: TerrainOrder = {
  tableWidth: 72_000,
  terrainSeed: 'x',
  terrainMinimum: 5,
  terrainDensity: 'normal',
  terrainSymmetry: 'rotate',
};
const circleOf = ({ parts: [part] }: PieceData) =>
  part as { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number };
const routes = (pieces: readonly PieceData[]) =>
  pieces.filter(({ kind }) => kind === 'warpGate' || kind === 'wormhole');

describe('OG-4.6 generated gates and wormholes', () => {
  it('OG-4.6 OG-4.7: one table without gates is made as ever', () => {
    const all: (Layout | null)[] = [];
    for (const tableWidth of [48_000, 72_000, 144_000]) {
      for (const terrainSymmetry of ['none', 'rotate', 'mirror'] as const) {
        for (const terrainDensity of ['sparse', 'normal', 'dense'] as const) {
          for (const terrainSeed of ['orion', 'belt', ''])
            all.push(generateLayout({ tableWidth, terrainSymmetry, terrainDensity, terrainSeed, terrainMinimum: 5 }));
        }
      }
    }
    expect(createHash('sha256').update(JSON.stringify(all)).digest('hex')).toBe(
      '6d2459a3c441ae9ada30162e9d1e616809176693b8b3f5e0eeba7c18cc5c5ffb',
    );
  });

  it('OG-4.6: circles of radius 1500 with their centres on y = H/2, over every size, number and symmetry', () => {
    for (const tableWidth of [48_000, 72_000, 144_000]) {
      for (const terrainSymmetry of ['none', 'rotate', 'mirror'] as const) {
        for (const [gatesPerTable, wormholesPerTable] of [
          [1, 0],
          [0, 1],
          [1, 1],
          [2, 1],
          [4, 4],
          [1, 4],
          [3, 0],
        ] as const) {
          for (const terrainSeed of ['one', 'two']) {
            const order = {
              ...ORDER,
              tableWidth,
              terrainSymmetry,
              gatesPerTable,
              wormholesPerTable,
              terrainSeed,
              tables: 2,
            };
            const layout = generateLayout(order)!;
            expect(layout).toHaveLength(2);
            for (const pieces of layout) {
              const found = routes(pieces);
              expect(found.map(({ kind }) => kind)).toEqual([
                ...Array.from({ length: gatesPerTable }, () => 'warpGate'),
                ...Array.from({ length: wormholesPerTable }, () => 'wormhole'),
              ]);
              for (const piece of found) expect([circleOf(piece).y, circleOf(piece).radius]).toEqual([24_000, 1500]);
              expect(pieces.length - found.length).toBeLessThanOrEqual(pieceCount(order));
              expect(pieces.length - found.length).toBeGreaterThanOrEqual(5);
              const xs = found.map((piece) => circleOf(piece).x).sort((a, b) => a - b);
              expect(Math.min(...xs)).toBeGreaterThanOrEqual(3500);
              expect(Math.max(...xs)).toBeLessThanOrEqual(tableWidth - 3500);
              for (const [index, x] of xs.entries())
                if (index > 0) expect(x - xs[index - 1]!).toBeGreaterThanOrEqual(tableWidth === 48_000 ? 4000 : 6000);
              if (terrainSymmetry !== 'none' && xs.length % 2 === 0)
                expect(xs.map((x) => tableWidth - x).sort((a, b) => a - b)).toEqual(xs);
            }
            const { tableWidth: width, ...raw } = order;
            expect(checkLayout(optionsOf({ ...raw, tableWidth: width, layout }))).toEqual([]);
          }
        }
      }
    }
  });

  it('OG-4.6: a single gate stands in the table centre where the terrain leaves it free', () => {
    for (const pieces of generateLayout({ ...ORDER, gatesPerTable: 1, wormholesPerTable: 2, tables: 2 })!) {
      const [one, ...holes] = routes(pieces).map((piece) => circleOf(piece).x);
      expect(one).toBe(36_000);
      expect(holes[0]! + holes[1]!).toBe(72_000);
    }
  });

  it('OG-4.6: equal inputs give the equal layout; tables differ, and the first does not depend on the number of tables', () => {
    const order = { ...ORDER, gatesPerTable: 1, tables: 3 };
    const layout = generateLayout(order)!;
    expect(generateLayout({ ...order })).toEqual(layout);
    expect(generateLayout({ ...order, tables: 1 })).toEqual([layout[0]]);
    expect(layout[1]).not.toEqual(layout[0]);
    expect(layout[2]).not.toEqual(layout[1]);
  });

  it('OG-4.6 OG-26.1: several tables have one gate each by default; names are told once over all tables', () => {
    const parsed = game.parseOptions({ tables: 4, terrainSeed: 'names' });
    if (!parsed.ok) throw new Error('options');
    expect(checkLayout(parsed.value)).toEqual([]);
    const names = tablesOf(parsed.value).flatMap(({ pieces }) => pieces.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith('Warp gate'))).toEqual([
      'Warp gate 1',
      'Warp gate 2',
      'Warp gate 3',
      'Warp gate 4',
    ]);
  });

  it('OG-14.1 OG-I11: several generated tables without gates are refused', () => {
    const parsed = game.parseOptions({ tables: 2, gatesPerTable: 0, terrainSeed: 'none' });
    if (!parsed.ok) throw new Error('options');
    expect(game.checkSetup(parsed.value).map(({ rule }) => rule)).toEqual(['OG-14.1', 'OG-14.1']);
  });
});
