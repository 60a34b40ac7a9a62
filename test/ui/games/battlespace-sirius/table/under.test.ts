import { describe, expect, it } from 'vitest';
import { DIRECTIONS, directionOf, SIDES } from '../../../../../src/games/battlespace-sirius/index.ts';
import { under } from '../../../../../src/ui/games/battlespace-sirius/table/under.ts';
import { boat, ship, table } from './tables.ts';

const VECTOR = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const;
/** Units in a CSS pixel at so many pixels a cell. */
const pixelAt = (scale: number): number => 1000 / scale;

describe('what lies under a point', () => {
  it('BS-19.3 meets each side of a ship at its edge, for every heading', () => {
    for (const heading of DIRECTIONS)
      for (const side of SIDES) {
        const [dx, dy] = VECTOR[directionOf(side, heading)];
        const view = table([ship([-2, 3], heading), ship([-1, 3], 'N')]);
        expect(under(view, { x: -2000 + dx * 390, y: 3000 + dy * 390 }, pixelAt(200))).toEqual({
          kind: 'side',
          seat: '1',
          side,
          cell: [-2, 3],
        });
      }
  });

  it('meets the ship in its middle, a lifeboat anywhere, and empty space as a cell', () => {
    const view = table([ship([0, 0], 'N'), boat([1, 0], 'ash')]);
    expect(under(view, { x: 20, y: -30 }, pixelAt(200))).toEqual({ kind: 'vessel', seat: '1', cell: [0, 0] });
    expect(under(view, { x: 1400, y: 10 }, pixelAt(200))).toEqual({ kind: 'vessel', seat: '2', cell: [1, 0] });
    expect(under(view, { x: -300, y: 900 }, pixelAt(200))).toEqual({ kind: 'cell', cell: [0, 1] });
    expect(under(view, { x: -300, y: -2400 }, pixelAt(200))).toEqual({ kind: 'cell', cell: [0, -2] });
  });

  it('gives a side 44 pixels of depth where the card is large enough, and leaves room for the ship', () => {
    const view = table([ship([0, 0], 'N'), ship([1, 0], 'N')]);
    for (const scale of [60, 118, 150, 270]) {
      const strip = [...Array(500).keys()].filter(
        (y) => under(view, { x: 0, y }, pixelAt(scale)).kind === 'side',
      ).length;
      expect(strip).toBeGreaterThanOrEqual(scale >= 130 ? Math.floor((44 * 1000) / scale) : 339);
      expect(strip).toBeLessThan(341);
      expect(under(view, { x: 0, y: 0 }, pixelAt(scale)).kind).toBe('vessel');
    }
  });
});
