import { afterEach, expect, test } from 'vitest';
import { home } from '../../src/ui/messages/app.ts';
import { keepFailures } from './setup/failure.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { openPage, visit, type Opened } from './setup/page.ts';
import { openFile, pointAt, ready, still } from './setup/table.ts';

let opened: Opened | null = null;
keepFailures(() => opened);
afterEach(() => opened?.context.close());

/** How many frames the table draws while the browser offers `offered`. */
const drawnIn = (page: Opened['page'], offered: number): Promise<number> =>
  page.evaluate(async (count) => {
    const canvas = document.querySelector<HTMLElement>('.battle-table canvas[data-frames]')!;
    const before = Number(canvas.dataset['frames']);
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    return Number(canvas.dataset['frames']) - before;
  }, offered);

const POSITION = {
  units: [
    { id: 'a1.1', type: 'destroyers' as const, name: 'Talon', pose: [36_000, 12_000, 9000] as [number, number, number], components: ['engine' as const] },
    { id: 'b1.1', type: 'fighters' as const, name: 'Reed', pose: [30_000, 30_000, 27_000] as [number, number, number] },
  ],
  phase: 'destroyers' as const,
  turn: 'A' as const,
};

test('no frame is drawn on an idle table, with animation on; the pointer wakes it', async () => {
  opened = await openPage({ settings: { animationSpeed: 1 } });
  const { page, troubles } = opened;
  await openFile(page, fromPosition(POSITION, ALONE));
  await still(page);
  expect(await drawnIn(page, 120)).toBe(0);
  await pointAt(page, { x: 36, y: 12 });
  expect(Number(await page.locator('.battle-table canvas[data-frames]').getAttribute('data-frames'))).toBeGreaterThan(0);
  await page.keyboard.press('+');
  await page.locator('.minimap').waitFor({ timeout: 3000 }).catch(() => undefined);
  expect(await drawnIn(page, 10)).toBeGreaterThanOrEqual(0);
  await still(page);
  const before = await page.locator('.battle-table canvas[data-frames]').getAttribute('data-frames');
  await page.keyboard.press('-');
  await still(page);
  expect(Number(await page.locator('.battle-table canvas[data-frames]').getAttribute('data-frames'))).toBeGreaterThan(Number(before));
  expect(await drawnIn(page, 60)).toBe(0);
  expect(troubles()).toEqual([]);
});

test('no sound device is opened before the first gesture', async () => {
  opened = await openPage({ settings: { sound: true, volume: 1 } });
  const { page, troubles } = opened;
  await page.addInitScript(() => {
    const made: AudioContext[] = [];
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        made.push(this);
      }
    };
    Object.assign(window, { made });
  });
  const running = () => page.evaluate(() => (window as unknown as { made: AudioContext[] }).made.length);
  await visit(page);
  await page.getByRole('button', { name: home.play }).waitFor();
  expect(await running()).toBe(0);
  await page.getByRole('button', { name: home.play }).click();
  await ready(page);
  const address = page.url();
  await visit(page, address.slice(address.indexOf('#')));
  await ready(page);
  await still(page);
  expect(await running()).toBe(0);
  expect(troubles()).toEqual([]);
});
