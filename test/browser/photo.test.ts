import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { photoText as words } from '../../src/ui/match/words/photo.ts';
import { play as common, replayWords } from '../../src/ui/match/words/play.ts';
import { samePage } from './setup/same-page.ts';
import { fromPosition, PEOPLE, wholeBattle } from './setup/matches.ts';
import { PAIR } from './setup/positions.ts';
import { keepScreen } from './setup/screens.ts';
import { onScreen, openFile, still } from './setup/table.ts';

const open = samePage();

/** How many controls of the interface can be seen. */
const controls = (page: Page): Promise<number> => page.locator('.play :is(button, a):not(.photo-pane):visible').count();
const pane = (page: Page) => page.getByRole('button', { name: new RegExp(`^(${words.back}|${words.tapBack})$`) });
const cameraOf = (page: Page) => page.locator('.play-table canvas[data-camera]').getAttribute('data-camera');

/** Pixels an inch. */
const scaleOf = (camera: string | null): number => Number(camera!.split(' ')[2]);

async function hidden(page: Page): Promise<void> {
  await pane(page).waitFor();
  await expect.poll(() => controls(page)).toBe(0);
}

async function shown(page: Page): Promise<void> {
  await pane(page).waitFor({ state: 'detached' });
  await expect.poll(() => controls(page)).toBeGreaterThan(5);
}

test('Z shows the table alone; Z, Escape and a press bring everything back; a drag pans', async () => {
  const { page } = await open();
  await openFile(page, fromPosition(PAIR, PEOPLE));
  const beside = await cameraOf(page);
  await page.keyboard.press('z');
  await hidden(page);
  await still(page);
  await keepScreen(page, 'photo-desk');
  // The whole table takes the room that the panels leave.
  expect(scaleOf(await cameraOf(page))).toBeGreaterThan(1.3 * scaleOf(beside));
  await page.keyboard.press('z');
  await shown(page);
  await expect.poll(() => cameraOf(page)).toBe(beside);

  await page.keyboard.press('z');
  await hidden(page);
  const before = await cameraOf(page);
  const ship = await onScreen(page, { x: 30, y: 20 });
  await page.keyboard.press('+');
  await page.mouse.move(ship.x, ship.y);
  await page.mouse.down();
  await page.mouse.move(ship.x + 60, ship.y + 40, { steps: 4 });
  await page.mouse.up();
  await still(page);
  expect(await cameraOf(page)).not.toBe(before);
  await hidden(page);
  // No order is given that nobody sees.
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await shown(page);
  expect(await page.locator('.says').innerText()).toMatch(/chooses who acts\.$/);

  await page.keyboard.press('z');
  await hidden(page);
  await page.mouse.click(ship.x, ship.y);
  await shown(page);
  expect(await page.locator('.says').innerText()).toMatch(/chooses who acts\.$/);
});

test('on a phone the menu hides the interface, a tap brings it back', async () => {
  const { page } = await open({ size: 'phone' });
  await openFile(page, fromPosition(PAIR, PEOPLE));
  await page.getByRole('button', { name: common.menu, exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: words.hide }).tap();
  await hidden(page);
  await still(page);
  await keepScreen(page, 'photo-phone');
  await page.touchscreen.tap(195, 300);
  await shown(page);
});

test('a replay hides its interface too, and the keys page lists the key', async () => {
  const { page } = await open();
  await openFile(page, wholeBattle(PEOPLE, { points: 12, terrainSeed: 'files', rounds: 1 }, 'photo').file);
  await page.getByRole('slider', { name: replayWords.scrub }).waitFor();
  await page.keyboard.press('z');
  await hidden(page);
  await page.keyboard.press('Escape');
  await shown(page);
  expect(common.keys.some(([key]) => key === 'Z')).toBe(true);
});
