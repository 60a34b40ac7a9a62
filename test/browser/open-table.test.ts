import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misplaced } from './setup/layout.ts';
import { fromPosition, PEOPLE } from './setup/matches.ts';
import { moments } from './setup/moments.ts';
import type { Size } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { spurWindow } from './setup/spur-scenes.ts';
import { shareOf } from './setup/survey.ts';
import { onScreen, openFile, still } from './setup/table.ts';

const open = samePage();

const POSITION = {
  units: [
    {
      id: 'a1.1',
      type: 'battleships' as const,
      name: 'Talon',
      pose: [20_000, 12_000, 9000] as [number, number, number],
    },
    {
      id: 'b1.1',
      type: 'battleships' as const,
      name: 'Reed',
      pose: [52_000, 36_000, 27_000] as [number, number, number],
    },
  ],
  phase: 'battleships' as const,
  turn: 'A' as const,
};

/** Share of the window at whose points nothing lies over the table. */
const openShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const steps = 60;
    let open = 0;
    for (let row = 0; row < steps; row += 1)
      for (let column = 0; column < steps; column += 1) {
        const x = ((column + 0.5) / steps) * innerWidth;
        const y = ((row + 0.5) / steps) * innerHeight;
        if (document.elementFromPoint(x, y)?.closest('.play-table')) open += 1;
      }
    return open / steps / steps;
  });

/** How many colours, told apart in steps of 16, a square round a place of the table shows. */
const coloursAt = async (page: Page, inches: { x: number; y: number }): Promise<number> => {
  const { x, y } = await onScreen(page, inches);
  const shot = await page.screenshot({ clip: { x: x - 10, y: y - 10, width: 20, height: 20 } });
  return page.evaluate(async (text) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (part) => part.charCodeAt(0))]));
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    const on = canvas.getContext('2d')!;
    on.drawImage(bitmap, 0, 0);
    const { data } = on.getImageData(0, 0, bitmap.width, bitmap.height);
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      seen.add(((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4));
    return seen.size;
  }, shot.toString('base64'));
};

// At least so much of the window is the table with nothing over it while a ship is in hand.
test.each([
  ['desk', 0.6],
  ['tablet', 0.5],
  ['phone', 0.35],
] as const)('the table fills the window, and hulls stand on it: %s', async (size: Size, share) => {
  const { page } = await open({ size, sharp: true });
  await openFile(page, fromPosition(POSITION, PEOPLE));
  await still(page);
  expect(await openShare(page)).toBeGreaterThanOrEqual(share);
  // A sign has three colours; a hull under the sun has many. They come with the first frames at rest.
  for (const { pose } of POSITION.units)
    await expect.poll(() => coloursAt(page, { x: pose[0] / 1000, y: pose[1] / 1000 })).toBeGreaterThan(24);
  if (size === 'phone') return;
  // The whole table is in sight at first; from wherever one has gone, one key brings it back.
  const camera = () => page.locator('.play-table canvas[data-camera]').getAttribute('data-camera');
  const whole = await camera();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('+');
  await expect.poll(camera).not.toBe(whole);
  await page.keyboard.press('f');
  await expect.poll(camera).toBe(whole);
});

const all = await moments();
/** A moment of each game at which its panel has much to ask. */
const FULL = {
  'orions-gate': all['orions-gate play.plan']!,
  'battlespace-sirius': all['battlespace-sirius maneuver']!,
  skaxar: all['skaxar session']!,
  retrograde: all['retrograde maneuvers']!,
  'orions-spur': spurWindow(),
};

// The table is what is played on: with larger text the panels scroll.
test.each([
  ['desk', 0.5],
  ['tablet', 0.45],
  ['phone', 0.32],
] as const)('with text twice as large the panels leave the table its room: %s', async (size, share) => {
  const { page } = await open({ size, settings: { textScale: 200 } });
  for (const [game, file] of shareOf(Object.entries(FULL), size)) {
    await openFile(page, file);
    await still(page);
    await expect.poll(() => openShare(page), { message: game }).toBeGreaterThanOrEqual(share);
    expect(await misplaced(page), game).toEqual([]);
    await keepScreen(page, `large-${game}-${size}`);
  }
});
