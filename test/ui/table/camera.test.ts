import { describe, expect, it } from 'vitest';
import {
  between,
  bounded,
  fitCamera,
  fitScale,
  panned,
  toScreen,
  toTable,
  zoomed,
  type Extent,
  type Viewport,
} from '../../../src/ui/table/camera/camera.ts';

const table: Extent = { x: 0, y: 0, width: 72000, height: 48000, closest: 150, margin: 26, beyond: 2000 };
const view: Viewport = { width: 1440, height: 900, top: 0, right: 0, bottom: 0, left: 0 };

describe('camera', () => {
  it('turns screen places into table places and back', () => {
    const camera = { x: 30000, y: 20000, scale: 20 };
    expect(toScreen(camera, view, { x: 30000, y: 20000 })).toEqual({ x: 720, y: 450 });
    // One inch to the right and one up are twenty pixels right and twenty up.
    expect(toScreen(camera, view, { x: 31000, y: 21000 })).toEqual({ x: 740, y: 430 });
    expect(toTable(camera, view, { x: 740, y: 430 })).toEqual({ x: 31000, y: 21000 });
  });

  it('fits the whole table into what panels leave free', () => {
    const inset = { ...view, left: 300, bottom: 120 };
    const camera = fitCamera(table, inset);
    const low = toScreen(camera, inset, { x: 0, y: 0 });
    const high = toScreen(camera, inset, { x: 72000, y: 48000 });
    expect(low.x).toBeGreaterThanOrEqual(300);
    expect(high.x).toBeLessThanOrEqual(1440);
    expect(high.y).toBeGreaterThanOrEqual(0);
    expect(low.y).toBeLessThanOrEqual(780);
    expect((low.x - 300 + (high.x - 300)) / 2).toBeCloseTo(570, 6);
    expect(camera.scale).toBeLessThan(fitScale(table, view));
  });

  it('keeps the point under the cursor while zooming', () => {
    const camera = bounded({ x: 36000, y: 24000, scale: 40 }, table, view);
    const cursor = { x: 500, y: 300 };
    const before = toTable(camera, view, cursor);
    const after = toTable(zoomed(camera, table, view, 1.5, cursor), view, cursor);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  it('stops at the closest and the farthest scale', () => {
    const camera = fitCamera(table, view);
    expect(zoomed(camera, table, view, 1000, { x: 0, y: 0 }).scale).toBe(table.closest);
    expect(zoomed(camera, table, view, 0.001, { x: 0, y: 0 }).scale).toBeCloseTo(fitScale(table, view) * 0.7, 9);
  });

  it('does not lose the table by panning', () => {
    const camera = bounded({ x: 36000, y: 24000, scale: 60 }, table, view);
    const far = panned(camera, table, view, 100000, -100000);
    const seen = { low: toTable(far, view, { x: 0, y: 900 }), high: toTable(far, view, { x: 1440, y: 0 }) };
    expect(seen.low.x).toBeCloseTo(-2000, 6);
    expect(seen.low.y).toBeCloseTo(-2000, 6);
    expect(seen.high.x).toBeGreaterThan(0);
  });

  it('a pan to the right moves the picture to the right by as many pixels', () => {
    const camera = bounded({ x: 36000, y: 24000, scale: 60 }, table, view);
    const moved = panned(camera, table, view, 30, 12);
    const at = { x: 36000, y: 24000 };
    expect(toScreen(moved, view, at).x - toScreen(camera, view, at).x).toBeCloseTo(30, 6);
    expect(toScreen(moved, view, at).y - toScreen(camera, view, at).y).toBeCloseTo(12, 6);
  });

  it('glides from one camera to another', () => {
    const a = { x: 0, y: 0, scale: 10 };
    const b = { x: 100, y: 200, scale: 40 };
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 1)).toEqual(b);
    expect(between(a, b, 0.5).scale).toBeCloseTo(20, 9);
  });
});
