import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCameraman, type Cameraman } from '../../../src/ui/table/cameraman.ts';

const TABLE = { x: 0, y: 0, width: 72_000, height: 48_000, closest: 150, margin: 26, beyond: 2000 };
const SCREEN = { width: 400, height: 800, top: 100, right: 0, bottom: 200, left: 0 };
const BOX = { left: 20_000, bottom: 20_000, right: 30_000, top: 30_000 };

let camera: Cameraman;
beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  camera = openCameraman({
    viewport: SCREEN,
    extent: TABLE,
    follows: false,
    still: () => true,
    redraw: () => undefined,
  });
});
afterEach(() => {
  camera.rest();
  vi.unstubAllGlobals();
});

/** The table point in the middle of what the panels leave, mils. */
const middle = (): { readonly x: number; readonly y: number } => {
  const { x, y, scale } = camera.camera$.value;
  const { top, bottom, left, right } = camera.viewport();
  return { x: x + ((left - right) / 2 / scale) * 1000, y: y - ((top - bottom) / 2 / scale) * 1000 };
};

it('keeps what it was told to show in the middle of what the panels leave', () => {
  camera.frame(BOX);
  const { scale } = camera.camera$.value;
  camera.resize({ bottom: 450 });
  expect(middle()).toEqual({ x: 25_000, y: 25_000 });
  expect(camera.camera$.value.scale).toBeLessThan(scale);
  camera.focus({ x: 40_000, y: 24_000 }, 20);
  camera.resize({ bottom: 300 });
  expect(middle().x).toBeCloseTo(40_000, 6);
  expect(middle().y).toBeCloseTo(24_000, 6);
  expect(camera.camera$.value.scale).toBe(20);
});

it('stays where a hand has moved it', () => {
  camera.frame(BOX);
  camera.pan(-60, 0);
  const moved = camera.camera$.value;
  camera.resize({ bottom: 230 });
  expect(camera.camera$.value).toEqual(moved);
});

it('knows whether it shows the whole table, a part it was told to show, or what a hand has moved it to', () => {
  expect(camera.sight()).toBe('whole');
  camera.frame(BOX);
  expect(camera.sight()).toBe('part');
  camera.resize({ bottom: 230 });
  expect(camera.sight()).toBe('part');
  camera.zoom(1.2);
  expect(camera.sight()).toBe('hand');
  camera.fit();
  expect(camera.sight()).toBe('whole');
});

it('keeps still for a film it sees, in the middle of a glide, and goes on afterwards; it goes first to one out of sight', () => {
  const follower = openCameraman({
    viewport: SCREEN,
    extent: TABLE,
    follows: true,
    still: () => false,
    redraw: () => undefined,
  });
  const part = (x: number) => ({ ...TABLE, x, y: 20_000, width: 10_000, height: 10_000 });
  follower.measure(part(20_000));
  follower.advance(50);
  const { value } = follower.camera$;
  follower.prepare(part(20_000));
  expect(follower.gliding()).toBe(false);
  follower.advance(50);
  expect(follower.camera$.value).toEqual(value);
  follower.release();
  expect(follower.gliding()).toBe(true);
  follower.advance(1000);
  const { x } = follower.camera$.value;
  follower.prepare(part(60_000));
  expect(follower.gliding()).toBe(true);
  follower.advance(1000);
  expect(follower.camera$.value.x).toBe(x + 40_000);
  follower.rest();
});

it('asked for more where what matters is shown already, it shows all there is; asked again, what matters', () => {
  const heart = { part: { x: 0, y: 0, width: 9000, height: 9000 }, large: 150, margin: { x: 3, y: 3 } };
  camera.measure({ ...TABLE, heart }, true);
  const near = camera.camera$.value;
  camera.overview();
  const { scale } = camera.camera$.value;
  expect(scale).toBeLessThan(near.scale / 2);
  expect(middle()).toEqual({ x: 36_000, y: 24_000 });
  camera.overview();
  expect(camera.camera$.value).toEqual(near);
  camera.pan(-60, 0);
  camera.overview();
  expect(camera.camera$.value).toEqual(near);
});
