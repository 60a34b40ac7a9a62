import { describe, expect, it } from 'vitest';
import { fitCamera, fitScale, showsAll, type Viewport } from '../../../../../src/ui/table/camera/camera.ts';
import { extentOf } from '../../../../../src/ui/games/battlespace-sirius/table/extent.ts';
import type { CardOverlay } from '../../../../../src/ui/games/battlespace-sirius/table/stage.ts';
import { ship, table } from './tables.ts';

const holds = (extent: ReturnType<typeof extentOf>, x: number, y: number): boolean =>
  extent.x <= x * 1000 - 430 &&
  extent.x + extent.width >= x * 1000 + 430 &&
  extent.y <= y * 1000 - 430 &&
  extent.y + extent.height >= y * 1000 + 430;

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
    }
  });

  it('is the same wherever they are: there is no edge', () => {
    const near = extentOf(table([ship([0, 0], 'N'), ship([1, 1], 'N')]), []);
    const far = extentOf(table([ship([500, -500], 'N'), ship([501, -499], 'N')]), []);
    expect({ ...far, x: far.x - 500_000, y: far.y + 500_000 }).toEqual(near);
  });

  it('makes room for every place beside the opponent in the Maneuver step, whoever decides, and frames the pair in the others', () => {
    const vessels = [ship([0, 0], 'N'), ship([1, 0], 'N')];
    const maneuver = extentOf(table(vessels), []);
    for (const x of [0, 1, 2]) for (const y of [-1, 0, 1]) expect(holds(maneuver, x, y)).toBe(true);
    expect(maneuver.width).toBe(2900);
    const fire = extentOf(table(vessels, { phase: 'fire', engagedSeat: '2' }), []);
    expect([fire.width, fire.height]).toEqual([2040, 1040]);
    expect(fire.heart).toBeUndefined();
  });

  it('BS-11.3: shows all there is to a vessel that stands beside nobody and has to go elsewhere', () => {
    const vessels = [ship([0, 0], 'N'), ship([2, 2], 'N'), ship([3, 1], 'N')];
    expect(extentOf(table(vessels), []).heart).toBeUndefined();
    expect(extentOf(table(vessels, { turnSeat: '2' }), []).heart).toBeDefined();
  });

  it('among many makes those that matter large: who has the turn, whom they engaged or could lock, the planned place', () => {
    const vessels = [0, 1, 2, 3, 4, 5].map((x) => ship([x, 0], 'N'));
    const heart = (part: Parameters<typeof table>[1], overlays: readonly CardOverlay[] = []) =>
      extentOf(table(vessels, part), overlays).heart!.part;
    expect(heart({ phase: 'reaction', turnSeat: '3', engagedSeat: '2' })).toMatchObject({ x: 480, width: 2040 });
    expect(heart({ phase: 'lock', turnSeat: '3' })).toMatchObject({ x: 480, width: 3040 });
    expect(heart({ turnSeat: '1' })).toMatchObject({ x: -450, width: 1900 });
    const plan: CardOverlay = {
      kind: 'ghost',
      id: 'plan',
      seat: '1',
      vessel: ship([5, 1], 'N'),
      emphasis: 'chosen',
      label: '',
    };
    expect(heart({ turnSeat: '1' }, [plan])).toMatchObject({ x: -450, width: 5900 });
    const view: Viewport = { width: 1440, height: 900, top: 50, right: 424, bottom: 6, left: 226 };
    const extent = extentOf(table(vessels, { phase: 'reaction', turnSeat: '3', engagedSeat: '2' }), []);
    const camera = fitCamera(extent, view);
    expect(camera.scale * 0.86).toBeGreaterThanOrEqual(163);
    expect(showsAll(camera, view, extent.heart!.part)).toBe(true);
  });

  it('among many shows as many vessels whole as can be 163 pixels wide, and those that matter at 200 where that is none', () => {
    /** How wide a card is, and which of two vessels are whole, the one beside the pair and one further off. */
    const seen = (width: number) => {
      const view: Viewport = { width, height: 900, top: 50, right: 424, bottom: 6, left: 226 };
      const vessels = (
        [
          [0, 0],
          [1, 1],
          [-1, 0],
          [-2, 1],
        ] as const
      ).map((cell) => ship(cell, 'N'));
      const extent = extentOf(table(vessels, { phase: 'fire', turnSeat: '1', engagedSeat: '2' }), []);
      const camera = fitCamera(extent, view);
      expect(showsAll(camera, view, extent.heart!.part)).toBe(true);
      const whole = (x: number) => showsAll(camera, view, { ...extent.heart!.part, x: x * 1000 - 520, width: 1040 });
      return [Math.floor(camera.scale * 0.86), whole(-1), whole(-2)];
    };
    expect(seen(1440)).toEqual([166, true, true]);
    expect(seen(1300)).toEqual([182, true, false]);
    expect(seen(1200)).toEqual([206, false, false]);
  });

  it('keeps room for small cards at the edges that vessels left out lie beyond, and at no other', () => {
    const margin = (...others: (readonly [number, number])[]) => {
      const vessels = [[0, 0] as const, [1, 1] as const, ...others].map((cell) => ship(cell, 'N'));
      return extentOf(table(vessels, { phase: 'fire', turnSeat: '1', engagedSeat: '2' }), []).heart!.margin;
    };
    const [none, room] = [3, 44];
    expect(margin([1, 0])).toEqual({ x: none, y: none });
    expect(margin([2, 0])).toEqual({ x: room, y: none });
    expect(margin([0, 2])).toEqual({ x: none, y: room });
    // At a corner a small card stands at the left or right.
    expect(margin([-1, -1])).toEqual({ x: room, y: none });
  });

  it('leaves a card at least 110 pixels on a narrow screen in a duel', () => {
    const phone: Viewport = { width: 390, height: 844, top: 110, right: 4, bottom: 350, left: 4 };
    expect(fitScale(extentOf(table([ship([0, 0], 'N'), ship([1, 1], 'W')]), []), phone) * 0.86).toBeGreaterThan(110);
  });

  it('leaves vessels out that are gone, and has something to show before the first', () => {
    expect(extentOf(table([ship([0, 0], 'N'), null, ship([1, 0], 'N')]), [])).toEqual(
      extentOf(table([ship([0, 0], 'N'), ship([1, 0], 'N')]), []),
    );
    expect(extentOf(null, []).width).toBeGreaterThan(0);
  });
});
