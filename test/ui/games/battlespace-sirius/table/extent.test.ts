import { describe, expect, it } from 'vitest';
import { fitScale, type Viewport } from '../../../../../src/ui/table/camera/camera.ts';
import { extentOf } from '../../../../../src/ui/games/battlespace-sirius/table/extent.ts';
import type { CardOverlay } from '../../../../../src/ui/games/battlespace-sirius/table/stage.ts';
import { ship, table } from './tables.ts';

const holds = (extent: ReturnType<typeof extentOf>, x: number, y: number): boolean =>
  extent.x <= x * 1000 - 500 &&
  extent.x + extent.width >= x * 1000 + 500 &&
  extent.y <= y * 1000 - 500 &&
  extent.y + extent.height >= y * 1000 + 500;

describe('BS-19.14 the view follows the vessels', () => {
  it('shows every vessel whole, wherever they drifted', () => {
    for (const [x, y] of [
      [0, 0],
      [-40, 7],
      [1000, -2000],
    ] as const) {
      const extent = extentOf(table([ship([x, y], 'N'), ship([x + 1, y], 'E'), ship([x + 3, y - 2], 'S')]), []);
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [3, -2],
      ] as const)
        expect(holds(extent, x + dx, y + dy)).toBe(true);
      expect(extent.width).toBe(4140);
    }
  });

  it('is the same wherever they are: there is no edge', () => {
    const near = extentOf(table([ship([0, 0], 'N'), ship([1, 1], 'N')]), []);
    const far = extentOf(table([ship([500, -500], 'N'), ship([501, -499], 'N')]), []);
    expect({ ...far, x: far.x - 500_000, y: far.y + 500_000 }).toEqual(near);
  });

  it('makes room for offered places without changing its scale beside one opponent', () => {
    const view = table([ship([0, 0], 'N'), ship([1, 0], 'N')]);
    const rest = extentOf(view, []);
    const ghosts = [
      [0, 1],
      [1, 1],
      [2, 1],
      [2, 0],
      [2, -1],
      [1, -1],
      [0, -1],
    ].map(([x, y], index): CardOverlay => ({
      kind: 'ghost',
      id: String(index),
      seat: '1',
      vessel: ship([x!, y!], 'N'),
      emphasis: 'offered',
      label: '',
    }));
    const wide = extentOf(view, ghosts);
    for (const ghost of ghosts)
      if (ghost.kind === 'ghost') expect(holds(wide, ghost.vessel.cell[0], ghost.vessel.cell[1])).toBe(true);
    expect([wide.width, wide.height]).toEqual([rest.width, rest.height]);
  });

  it('leaves a card at least 100 pixels on a narrow screen in a duel', () => {
    const phone: Viewport = { width: 390, height: 844, top: 56, right: 0, bottom: 300, left: 0 };
    expect(fitScale(extentOf(table([ship([0, 0], 'N'), ship([1, 1], 'W')]), []), phone) * 0.86).toBeGreaterThan(100);
  });

  it('leaves vessels out that are gone, and has something to show before the first', () => {
    expect(extentOf(table([ship([0, 0], 'N'), null, ship([1, 0], 'N')]), [])).toEqual(
      extentOf(table([ship([0, 0], 'N'), ship([1, 0], 'N')]), []),
    );
    expect(extentOf(null, []).width).toBeGreaterThan(0);
  });
});
