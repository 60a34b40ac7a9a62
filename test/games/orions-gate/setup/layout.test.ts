import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateLayout, pieceCount, type TerrainOrder } from '../../../../src/games/orions-gate/data/generator.ts';
import type { PieceData } from '../../../../src/games/orions-gate/data/layout.ts';
import { parseOptions } from '../../../../src/games/orions-gate/options.ts';
import { checkLayout } from '../../../../src/games/orions-gate/rules/layout-faults.ts';
import { tablesOf } from '../../../../src/games/orions-gate/rules/layout.ts';
import type { Part } from '../../../../src/table/shape.ts';
import { optionsOf } from '../../../helpers/og-position.ts';

const circle = (x: number, y: number, radius: number, kind: PieceData['kind'] = 'blocking'): PieceData => ({
  kind,
  parts: [{ kind: 'circle', x, y, radius }],
});
const polygon = (corners: readonly (readonly [number, number])[], kind: PieceData['kind'] = 'blocking'): PieceData => ({
  kind,
  parts: [{ kind: 'polygon', corners: corners.map(([x, y]) => ({ x, y })) }],
});
const FIVE = [
  circle(10_000, 24_000, 2000),
  circle(20_000, 24_000, 2000),
  circle(30_000, 24_000, 2000),
  circle(40_000, 24_000, 2000),
  circle(50_000, 24_000, 2000),
];
const faults = (pieces: readonly PieceData[], raw: object = {}): readonly string[] =>
  checkLayout(optionsOf({ terrainMinimum: 5, layout: [pieces], ...raw })).map(
    ({ rule, reason }) => `${rule}: ${reason}`,
  );

describe('chapter 4: terrain given by hand', () => {
  it('OG-4.4 OG-I9 at least five pieces', () => {
    expect(faults(FIVE)).toEqual([]);
    expect(faults(FIVE.slice(1))).toEqual(['OG-4.4: Table 1 has 4 terrain pieces; at least 5 are needed.']);
    expect(faults(FIVE.slice(1), { terrainMinimum: 4 })).toEqual([]);
    expect(faults(FIVE.slice(4))).toEqual(['OG-4.4: Table 1 has 1 terrain piece; at least 5 are needed.']);
  });

  it('OG-4.5 OG-I10 pieces share no area; touching is allowed, parts of one piece may overlap', () => {
    const pieces = [...FIVE];
    pieces[3] = circle(23_999, 24_000, 2000);
    expect(faults(pieces)).toEqual(['OG-4.5: Pieces 2 and 4 overlap.']);
    pieces[3] = circle(24_000, 24_000, 2000);
    expect(faults(pieces)).toEqual([]);
    pieces[3] = {
      kind: 'obscuring',
      parts: [circle(60_000, 24_000, 2000), circle(61_000, 24_000, 2000)].flatMap(({ parts }) => parts),
    };
    expect(faults(pieces)).toEqual([]);
  });

  it('OG-4.5 every piece lies wholly on its table', () => {
    const pieces = [...FIVE];
    pieces[0] = circle(2000, 24_000, 2000);
    expect(faults(pieces)).toEqual([]);
    pieces[0] = circle(1999, 24_000, 2000);
    expect(faults(pieces)).toEqual(['OG-4.5: Piece 1 is not wholly on the table.']);
    pieces[0] = polygon([
      [0, 0],
      [3000, 0],
      [0, 3000],
    ]);
    expect(faults(pieces)).toEqual([]);
    pieces[0] = polygon([
      [-1, 0],
      [3000, 0],
      [0, 3000],
    ]);
    expect(faults(pieces)).toEqual(['OG-4.5: Piece 1 is not wholly on the table.']);
  });

  it('OG-4.5 circles have radius 250 to 12000', () => {
    const pieces = [...FIVE];
    for (const [radius, legal] of [
      [249, false],
      [250, true],
      [12_000, true],
      [12_001, false],
    ] as const) {
      pieces[4] = circle(60_000, 13_000, radius);
      expect(faults(pieces).filter((fault) => fault.includes('radius')).length, String(radius)).toBe(legal ? 0 : 1);
    }
  });

  it('OG-2.10 polygons are convex, counter-clockwise, of 3 to 16 corners', () => {
    const pieces = [...FIVE];
    const bad: readonly (readonly (readonly [number, number])[])[] = [
      [
        [60_000, 5000],
        [60_000, 8000],
        [63_000, 5000],
      ],
      [
        [60_000, 5000],
        [63_000, 5000],
        [60_500, 5500],
        [60_000, 8000],
      ],
      [
        [60_000, 5000],
        [63_000, 5000],
      ],
      [
        [60_000, 5000],
        [61_000, 5000],
        [62_000, 5000],
      ],
    ];
    for (const corners of bad) {
      pieces[4] = polygon(corners);
      expect(faults(pieces)).toEqual([
        'OG-2.10: A polygon of piece 5 is not convex with 3 to 16 corners, counter-clockwise.',
      ]);
    }
    // What is no polygon overlaps nothing: it is not found faulty for two reasons.
    pieces[4] = polygon([
      [10_000, 24_000],
      [10_000, 27_000],
      [13_000, 24_000],
    ]);
    expect(faults(pieces)).toEqual([
      'OG-2.10: A polygon of piece 5 is not convex with 3 to 16 corners, counter-clockwise.',
    ]);
    pieces[4] = polygon([
      [60_000, 5000],
      [63_000, 5000],
      [60_000, 8000],
    ]);
    expect(faults(pieces)).toEqual([]);
  });

  it('OG-20.4 a layout is answered with all its faults, in rule order', () => {
    const broken = [
      polygon([
        [1, 0],
        [1, 5],
        [5, 0],
      ]),
      circle(100, 24_000, 2000),
      circle(1000, 24_000, 2000),
    ];
    expect(faults(broken).map((fault) => fault.split(':')[0])).toEqual([
      'OG-2.10',
      'OG-4.4',
      'OG-4.5',
      'OG-4.5',
      'OG-4.5',
    ]);
  });

  it('OG-4.7 OG-1.9 the layout is stored as plain data; ids count in piece order', () => {
    const [table] = tablesOf(
      optionsOf({ layout: [[FIVE[0]!, { ...FIVE[1]!, name: 'Ymir' }, { ...FIVE[2]!, kind: 'obscuring' }, FIVE[3]!]] }),
    );
    expect(table).toMatchObject({ number: 1, width: 72_000, height: 48_000 });
    expect(table!.pieces.map(({ id, name }) => [id, name])).toEqual([
      ['P1', 'Planet 1'],
      ['P2', 'Ymir'],
      ['P3', 'Nebula 1'],
      ['P4', 'Planet 3'],
    ]);
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
  });
});

const order = fc.record({
  terrainSeed: fc.string({ maxLength: 40 }),
  tableWidth: fc.integer({ min: 4, max: 12 }).map((n) => n * 12_000),
  terrainMinimum: fc.integer({ min: 0, max: 12 }),
  terrainDensity: fc.constantFrom('sparse' as const, 'normal' as const, 'dense' as const),
  terrainSymmetry: fc.constantFrom('none' as const, 'rotate' as const, 'mirror' as const),
});
const STANDARD: TerrainOrder = {
  tableWidth: 72_000,
  terrainSeed: 'x',
  terrainMinimum: 5,
  terrainDensity: 'normal',
  terrainSymmetry: 'rotate',
};
const HEIGHT = 48_000;

/**
 * Some circle that holds every part: the least one lies within it, so constraints proved for a smaller circle are not
 * claimed.
 */
function extent(parts: readonly Part[]): {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
} {
  const boxes = parts.map((part) => {
    if (part.kind === 'circle')
      return {
        left: part.x - part.radius,
        right: part.x + part.radius,
        low: part.y - part.radius,
        high: part.y + part.radius,
      };
    const xs = part.corners.map(({ x }) => x);
    const ys = part.corners.map(({ y }) => y);
    return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    low: Math.min(...boxes.map(({ low }) => low)),
    high: Math.max(...boxes.map(({ high }) => high)),
  };
}

/** Points on the outline of a piece, close enough together to measure gaps by. */
function outline(piece: PieceData): readonly { readonly x: number; readonly y: number }[] {
  return piece.parts.flatMap((part) => {
    if (part.kind === 'polygon') return part.corners;
    return Array.from({ length: 64 }, (_, i) => ({
      x: part.x + part.radius * Math.cos((i * Math.PI) / 32),
      y: part.y + part.radius * Math.sin((i * Math.PI) / 32),
    }));
  });
}

const generated = (given: TerrainOrder): readonly PieceData[] => generateLayout(given)![0]!;

describe('chapter 4: generated terrain', () => {
  it('OG-4.6 OG-C20 number of pieces', () => {
    const count = (tableWidth: number, terrainDensity: TerrainOrder['terrainDensity']) =>
      pieceCount({ ...STANDARD, tableWidth, terrainDensity });
    expect([48_000, 72_000, 144_000].map((width) => count(width, 'normal'))).toEqual([5, 8, 16]);
    expect(count(48_000, 'sparse')).toBe(5);
    expect(pieceCount({ ...STANDARD, terrainMinimum: 0, terrainDensity: 'sparse', tableWidth: 48_000 })).toBe(3);
    for (const [width, density] of [
      [48_000, 'normal'],
      [72_000, 'normal'],
      [144_000, 'normal'],
      [48_000, 'sparse'],
    ] as const) {
      expect(generated({ ...STANDARD, tableWidth: width, terrainDensity: density })).toHaveLength(
        count(width, density),
      );
    }
  });

  it('OG-4.6 equal inputs give the equal layout, other seeds other ones', () => {
    expect(generateLayout(STANDARD)).toEqual(generateLayout({ ...STANDARD }));
    expect(generateLayout({ ...STANDARD, terrainSeed: 'y' })).not.toEqual(generateLayout(STANDARD));
  });

  it('OG-4.6 kinds are dealt in the repeating order', () => {
    const kinds = generated({ ...STANDARD, terrainSymmetry: 'none' }).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'obscuring',
      'blocking',
      'dangerous',
      'obscuring',
      'blocking',
      'obscuring',
      'blocking',
      'dangerous',
    ]);
    const paired = generated({ ...STANDARD, terrainDensity: 'sparse' }).map(({ kind }) => kind);
    expect(paired).toEqual(['obscuring', 'obscuring', 'blocking', 'blocking', 'dangerous']);
  });

  it('OG-4.6 every layout keeps every rule of placement', () => {
    fc.assert(
      fc.property(order, (given) => {
        const pieces = generated(given);
        expect(pieces.length).toBeGreaterThanOrEqual(given.terrainMinimum);
        expect(pieces.length).toBeLessThanOrEqual(pieceCount(given));
        const options = {
          ...optionsOf(given),
          terrainSource: 'generated' as const,
          layout: [pieces],
          terrainMinimum: given.terrainMinimum,
          tableWidth: given.tableWidth,
        };
        expect(checkLayout(options)).toEqual([]);
        for (const piece of pieces) {
          const { left, right, low, high } = extent(piece.parts);
          expect(left).toBeGreaterThanOrEqual(2000);
          expect(right).toBeLessThanOrEqual(given.tableWidth - 2000);
          expect(low).toBeGreaterThanOrEqual(6000);
          expect(high).toBeLessThanOrEqual(HEIGHT - 6000);
          expect(Math.max(right - left, high - low)).toBeLessThanOrEqual(7000);
        }
        const outlines = pieces.map(outline);
        for (const [i, one] of outlines.entries()) {
          for (const other of outlines.slice(i + 1)) {
            for (const a of one)
              for (const b of other)
                if (Math.hypot(a.x - b.x, a.y - b.y) < 3000) throw new Error('Pieces closer than 3 in.');
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('OG-4.6 symmetry: every piece has its twin of equal shape, an odd last one stands in the centre', () => {
    const reflect = {
      none: null,
      rotate: (x: number, y: number, w: number) => [w - x, HEIGHT - y],
      mirror: (x: number, y: number) => [x, HEIGHT - y],
    } as const;
    const key = (piece: PieceData, move: (x: number, y: number) => readonly number[]) =>
      piece.kind +
      piece.parts
        .flatMap((part) =>
          part.kind === 'circle'
            ? [[...move(part.x, part.y), part.radius]]
            : part.corners.map(({ x, y }) => move(x, y)),
        )
        .map(String)
        .sort()
        .join(';');
    fc.assert(
      fc.property(order, (given) => {
        const pieces = generated(given);
        const image = reflect[given.terrainSymmetry];
        if (!image) return;
        const pairs = pieces.length % 2 === 0 ? pieces : pieces.slice(0, -1);
        for (let i = 0; i < pairs.length; i += 2) {
          const twin = key(pairs[i + 1]!, (x, y) => [x, y]);
          expect(key(pairs[i]!, (x, y) => image(x, y, given.tableWidth))).toBe(twin);
        }
        if (pieces.length % 2 === 1) {
          const { left, right, low, high } = extent(pieces.at(-1)!.parts);
          expect(left).toBeLessThan(given.tableWidth / 2);
          expect(right).toBeGreaterThan(given.tableWidth / 2);
          expect(low).toBeLessThan(HEIGHT / 2);
          expect(high).toBeGreaterThan(HEIGHT / 2);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('OG-4.6 names are counted, and concave pieces and polygons occur', () => {
    const many = Array.from({ length: 20 }, (_, i) =>
      generated({ ...STANDARD, terrainSeed: `v${i}`, terrainDensity: 'dense' }),
    ).flat();
    expect(many.some(({ parts }) => parts.length > 1 && parts.every(({ kind }) => kind === 'circle'))).toBe(true);
    expect(many.some(({ parts }) => parts.length > 1 && parts.every(({ kind }) => kind === 'polygon'))).toBe(true);
    expect(many.some(({ kind, parts }) => kind === 'blocking' && parts[0]!.kind === 'polygon')).toBe(true);
    const names = generated({ ...STANDARD, terrainDensity: 'dense' }).map(({ name }) => name!);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z ]+ [1-9]$/);
  });

  it('OG-4.6 without room for the minimum no layout is made, and the captains are told', () => {
    const parsed = parseOptions({ terrainMinimum: 40, tableWidth: 48_000 });
    if (!parsed.ok) throw new Error('The options are well formed.');
    expect(parsed.value.layout).toEqual([[]]);
    expect(checkLayout(parsed.value).map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([
      'OG-4.6: This seed leaves no room for 40 terrain pieces; lower the minimum or choose another seed.',
    ]);
  });
});
