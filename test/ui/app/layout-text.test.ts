import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOptions, NAMED_TABLES, namedTable, type Layout } from '../../../src/games/orions-gate/index.ts';
import { brokenAt } from '../../../src/ui/games/orions-gate/setup/json-place.ts';
import { readLayout, writeLayout } from '../../../src/ui/games/orions-gate/setup/layout-text.ts';

const options = defaultOptions();
const circle = (x: number, y: number, radius: number) => ({ kind: 'circle', x, y, radius });
const planet = (x: number, y = 24_000, radius = 1000) => ({ kind: 'blocking', parts: [circle(x, y, radius)] });
const FIVE = [10_000, 20_000, 30_000, 40_000, 50_000].map((x) => planet(x));
const faultsOf = (value: unknown): readonly string[] => {
  const { layout, faults, refused } = readLayout(typeof value === 'string' ? value : JSON.stringify(value), options);
  expect(layout === null).toBe(faults.length > 0);
  return [...faults, ...refused.map(({ rule, reason }) => `${rule}: ${reason}`)];
};

describe('a table as text', () => {
  it.each(NAMED_TABLES)('$name comes back as it was written, with its width', ({ id }) => {
    const layout = namedTable(id, 84_000)!;
    expect(readLayout(writeLayout(layout, 84_000), options)).toEqual({
      layout,
      tableWidth: 84_000,
      faults: [],
      refused: [],
    });
  });

  it('is read from a list, a layout, or an object with pieces', () => {
    for (const value of [FIVE, [FIVE], { pieces: FIVE }, { layout: [FIVE] }])
      expect(readLayout(JSON.stringify(value), options)).toMatchObject({
        layout: [FIVE],
        tableWidth: null,
        faults: [],
        refused: [],
      });
  });

  it('OG-14.1: several tables come back too, each piece called by its table, and are judged together', () => {
    const gate = (y: number) => ({ kind: 'warpGate', parts: [circle(36_000, y, 1500)] });
    const layout = [
      [...FIVE, gate(30_000)],
      [...FIVE, gate(18_000)],
    ] as Layout;
    const text = writeLayout(layout, 72_000);
    expect(readLayout(text, options)).toEqual({ layout, tableWidth: 72_000, faults: [], refused: [] });
    for (const value of [layout, { layout }, { tables: layout.map((pieces) => ({ pieces })) }])
      expect(readLayout(JSON.stringify(value), options)).toMatchObject({ layout, faults: [], refused: [] });
    expect(faultsOf([FIVE, [...FIVE, gate(30_000)]])).toEqual(['OG-14.1: Table 1 needs a warp gate or wormhole.']);
    expect(faultsOf([FIVE, [...FIVE, { kind: 'blocking', parts: [] }]])).toEqual([
      'Table 2, piece 6: must have a list "parts" with 1 to 40 circles or polygons.',
    ]);
    expect(faultsOf([FIVE, FIVE, FIVE, FIVE, FIVE])).toEqual(['The text has 5 tables; a battle has at most 4.']);
  });

  it('OG-2.10 OG-4.4 OG-4.5: every fault of the rules is told at once', () => {
    expect(
      faultsOf([
        planet(500),
        planet(20_000),
        planet(21_500),
        {
          kind: 'obscuring',
          parts: [
            {
              kind: 'polygon',
              corners: [
                { x: 40_000, y: 1000 },
                { x: 41_000, y: 1000 },
              ],
            },
            circle(50_000, 9000, 100),
          ],
        },
      ]),
    ).toEqual([
      'OG-2.10: A polygon of piece 4 is not convex with 3 to 16 corners, counter-clockwise.',
      'OG-4.4: Table 1 has 4 terrain pieces; at least 5 are needed.',
      'OG-4.5: Piece 1 is not wholly on the table.',
      'OG-4.5: A circle of piece 4 has no radius from 0.250 in to 12.000 in.',
      'OG-4.5: Pieces 2 and 3 overlap.',
    ]);
    expect(faultsOf({ tableWidth: 48_000, pieces: FIVE })).toEqual(['OG-4.5: Piece 5 is not wholly on the table.']);
  });

  it('what cannot be read is named with its place, in our own words', () => {
    expect(
      faultsOf([
        { kind: 'gate', parts: [circle(1, 1, 500)] },
        { kind: 'planet', parts: [circle(1, 1, 500)] },
        { kind: 'blocking' },
        { kind: 'blocking', parts: [] },
        { kind: 'blocking', parts: [{ x: 1, y: 1, radius: 500 }] },
        { kind: 'blocking', parts: [circle(1, 1, 500), { kind: 'circle', x: 1.5, y: 1, radius: 500 }] },
        { kind: 'blocking', parts: [{ kind: 'polygon' }] },
        { kind: 'blocking', parts: [{ kind: 'polygon', corners: [{ x: 1 }] }] },
        { kind: 'blocking', colour: 'red', parts: [circle(1, 1, 500)] },
        7,
        { kind: 'blocking', name: 'x'.repeat(41), parts: [circle(1, 1, 500)] },
      ]),
    ).toEqual([
      'Piece 1: must be "obscuring", "blocking", "dangerous", "warpGate" or "wormhole".',
      'Piece 2: must be "obscuring", "blocking", "dangerous", "warpGate" or "wormhole".',
      'Piece 3: must have a list "parts" with 1 to 40 circles or polygons.',
      'Piece 4: must have a list "parts" with 1 to 40 circles or polygons.',
      'Piece 5, part 1: must be of the kind "circle" or "polygon".',
      'Piece 6, part 2: x must be a whole number from -288000 to 288000.',
      'Piece 7, part 1: must have a list "corners" with 3 to 16 points {"x", "y"}.',
      'Piece 8, part 1, corner 1: y must be a whole number of mils (1/1000 inch).',
      'Piece 9: there should be no "colour".',
      'Piece 10: must be an object with "kind" and "parts".',
      'Piece 11: the name must be a text of at most 40 characters.',
    ]);
    expect(faultsOf('')[0]).toMatch(/^The text is empty\./);
    expect(faultsOf('[{"kind": "blocking",\n "parts" }]')).toEqual(['This is not JSON: look at line 2, column 10.']);
    expect(faultsOf({ ships: 3 })).toEqual([
      'Expected is a list of pieces, or an object with "pieces" (of several tables: "tables") and perhaps "tableWidth".',
    ]);
    expect(faultsOf({ tableWidth: 50_000, pieces: FIVE })).toEqual([
      'tableWidth: must be a whole number from 48000 to 144000 in steps of 12000.',
    ]);
  });

  it('knows where a text stops being JSON', () => {
    const parses = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    expect(brokenAt('{"a": [1, 2,]}')).toEqual({ line: 1, column: 13 });
    expect(brokenAt('[1')).toEqual({ line: 1, column: 3 });
    expect(brokenAt('[1] 2')).toEqual({ line: 1, column: 5 });
    expect(brokenAt('{\n  a: 1}')).toEqual({ line: 2, column: 3 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc
            .tuple(fc.json(), fc.nat(40), fc.constantFrom('', ',', '"', '}', '0', 'x'))
            .map(([json, at, sign]) => json.slice(0, at) + sign + json.slice(at + 1)),
        ),
        (text) => {
          expect(brokenAt(text) === null).toBe(parses(text));
        },
      ),
    );
  });

  it('never throws and never speaks the language of a library', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .array(fc.record({ kind: fc.constantFrom('blocking', 'x'), parts: fc.jsonValue() }))
            .map((list) => JSON.stringify(list)),
        ),
        (text) => {
          for (const fault of readLayout(text, options).faults) expect(fault).not.toMatch(/Invalid|undefined|received/);
        },
      ),
    );
  });
});
