import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { gesture } from './setup/fingers.ts';
import { keptMatch } from './setup/kept.ts';
import { fromPosition, PEOPLE, standOf } from './setup/matches.ts';
import type { Opened } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { PAIR } from './setup/positions.ts';
import { keepScreen } from './setup/screens.ts';
import { actButton, onScreen, openFile, still, text, type Inches } from './setup/table.ts';

// A wide table on a tall screen is turned by a quarter, and everything a hand does follows.

const open = samePage();
let opened: Opened | null = null;

/** Pixels of the screen an inch of the table takes. */
const inch = async (page: Page): Promise<number> => {
  const [a, b] = [await onScreen(page, { x: 10, y: 10 }), await onScreen(page, { x: 11, y: 10 })];
  return Math.hypot(b.x - a.x, b.y - a.y);
};
const camera = (page: Page) => page.locator('.play-table canvas[data-camera]').getAttribute('data-camera');

/** Whether nothing lies over a place of the table. */
const onTable = async (page: Page, at: Inches): Promise<boolean> => {
  const { x, y } = await onScreen(page, at);
  return page.evaluate(([left, top]) => !!document.elementFromPoint(left!, top!)?.closest('.play-table'), [x, y]);
};

const openPair = async (): Promise<Page> => {
  opened = await open({ size: 'phone' });
  await openFile(opened.page, fromPosition(PAIR, PEOPLE));
  return opened.page;
};

test('a phone held upright shows the table turned, larger than it could lie; turned itself, the table lies again', async () => {
  const page = await openPair();
  expect(await camera(page)).toMatch(/ turned$/);
  // Its left edge lies at the bottom, its upper edge at the left.
  const [corner, right, up] = [
    await onScreen(page, { x: 0, y: 0 }),
    await onScreen(page, { x: 72, y: 0 }),
    await onScreen(page, { x: 0, y: 48 }),
  ];
  expect(right.y).toBeLessThan(corner.y - 300);
  expect(Math.abs(right.x - corner.x)).toBeLessThan(1);
  expect(up.x).toBeLessThan(corner.x - 200);
  await keepScreen(page, 'turned-phone');

  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => camera(page)).not.toMatch(/turned/);
  await still(page);
  const [left, far] = [await onScreen(page, { x: 0, y: 0 }), await onScreen(page, { x: 72, y: 0 })];
  expect(far.x).toBeGreaterThan(left.x);
  await keepScreen(page, 'turned-back-phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => camera(page)).toMatch(/ turned$/);
  expect(opened!.troubles()).toEqual([]);
});

test('a finger pulls a ship where it goes, the arrows step it the way they point, and the order is what was shown', async () => {
  const page = await openPair();
  const touch = await page.context().newCDPSession(page);
  const from = PAIR.units[0]!.pose as readonly [number, number, number];
  const at = await onScreen(page, { x: from[0] / 1000, y: from[1] / 1000 });
  const wide = await inch(page);
  // The ship looks north, to the left of the screen.
  await gesture(touch, [at], [{ x: at.x - 3 * wide, y: at.y }]);
  await expect.poll(() => text(page, '.says')).toMatch(/plans the movement of Talon/);
  await keepScreen(page, 'turned-ghost-phone');
  await page.keyboard.press('Shift+ArrowLeft');
  await actButton(page, words.confirmPlan).tap();
  const moved = async () => standOf(await keptMatch(page)).units.find(({ id }) => id === 'a1.1')!.pose!;
  await expect.poll(async () => (await moved()).y).toBeGreaterThan(from[1]);
  const { x, y } = await moved();
  // Three inches by the finger and one by the key, all of it ahead.
  expect(Math.abs(x - from[0])).toBeLessThan(400);
  expect(Math.abs(y - from[1] - 4000)).toBeLessThan(400);

  // It fires: the camera shows both ships, clear of the panels, however high they are.
  await expect.poll(() => text(page, '.says')).toMatch(/Talon/);
  await still(page);
  for (const at of [
    { x: x / 1000, y: y / 1000 },
    { x: 34, y: 30 },
  ])
    await expect.poll(() => onTable(page, at)).toBe(true);
  await keepScreen(page, 'turned-fire-phone');
  expect(opened!.troubles()).toEqual([]);
});
