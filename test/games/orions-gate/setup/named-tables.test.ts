import { describe, expect, it } from 'vitest';
import {
  checkLayout,
  NAMED_TABLES,
  namedTable,
  parseOptions,
  TABLE_HEIGHT,
  type Layout,
  type PieceData,
} from '../../../../src/games/orions-gate/index.ts';
import type { Point } from '../../../../src/table/shape.ts';

const WIDTHS = Array.from({ length: 9 }, (_, k) => 48_000 + 12_000 * k);

const checked = (layout: Layout, tableWidth: number) => {
  const parsed = parseOptions({ layout, tableWidth });
  if (!parsed.ok) throw new Error(`${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return { options: parsed.value, faults: checkLayout(parsed.value) };
};

/** A piece without name and order, so that images can be compared. */
const trace = (piece: PieceData, image: (point: Point) => Point): string =>
  JSON.stringify([
    piece.kind,
    piece.parts
      .map((part) => {
        if (part.kind === 'circle') return JSON.stringify([part.radius, image(part).x, image(part).y]);
        return JSON.stringify(part.corners.map((corner) => `${image(corner).x} ${image(corner).y}`).sort());
      })
      .sort(),
  ]);

describe.each(NAMED_TABLES)('$name, laid out by hand', ({ id, line }) => {
  it.each(WIDTHS)('OG-4.4 OG-4.5: is legal on a table %i mils wide', (width) => {
    const { options, faults } = checked(namedTable(id, width)!, width);
    expect(faults).toEqual([]);
    expect(options.terrainSource).toBe('custom');
  });

  it('is fair: half a turn or a mirror leaves it as it is, and neither deployment zone is blocked', () => {
    const [pieces] = namedTable(id, 72_000)! as [readonly PieceData[]];
    const as = (image: (point: Point) => Point) => pieces.map((piece) => trace(piece, image)).sort();
    const still = as((point) => ({ x: point.x, y: point.y }));
    const turned = as(({ x, y }) => ({ x: 72_000 - x, y: TABLE_HEIGHT - y }));
    const mirrored = as(({ x, y }) => ({ x, y: TABLE_HEIGHT - y }));
    expect([turned, mirrored]).toContainEqual(still);
    const highest = Math.max(
      ...pieces.flatMap(({ parts }) =>
        parts.map((part) =>
          part.kind === 'circle' ? part.y + part.radius : Math.max(...part.corners.map(({ y }) => y)),
        ),
      ),
    );
    expect(highest).toBeLessThan(TABLE_HEIGHT - 9000);
  });

  it('has a character told in one line, and a name for every piece', () => {
    expect(line).toMatch(/^[A-Z].{20,100}\.$/);
    const names = namedTable(id, 72_000)![0]!.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('tables laid out by hand', () => {
  it('differ from one another, and an unknown name is no table', () => {
    const texts = NAMED_TABLES.map(({ id }) => JSON.stringify(namedTable(id, 72_000)));
    expect(new Set(texts).size).toBe(NAMED_TABLES.length);
    expect(NAMED_TABLES.length).toBeGreaterThanOrEqual(4);
    expect(namedTable('nowhere', 72_000)).toBeNull();
  });
});
