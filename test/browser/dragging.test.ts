import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { duelFile, people as captains } from './setup/duels.ts';
import { bright } from './setup/hands.ts';
import { keptMatch } from './setup/kept.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { onScreen, openFile, says } from './setup/table.ts';

const open = samePage();

/** A place of the window, CSS pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Presses at one place and moves to another; the button stays down. */
async function carry(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
}

const plies = async (page: Page): Promise<number> => (await keptMatch(page)).plies.length;

test('BS-5.4 Escape puts back the ship that is dragged, and the release lays no plan', async () => {
  const { page } = await open();
  const vessels = [
    { seat: '1', cell: [0, 0] },
    { seat: '2', cell: [1, 0] },
  ] as const;
  await openFile(page, duelFile({ seats: captains(2), position: { vessels } }));
  await says(page, 'Emerald');
  const stays = await bright(page).innerText();
  const [home, goal] = [await onScreen(page, { x: 0, y: 0 }), await onScreen(page, { x: 1, y: 1 })];
  await carry(page, home, goal);
  await keepScreen(page, 'drag-sirius');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await bright(page).innerText()).toBe(stays);
  // The next drag is one like any other.
  await carry(page, home, goal);
  await page.mouse.up();
  await expect.poll(() => bright(page).innerText()).not.toBe(stays);
  expect(await plies(page)).toBe(0);
});
