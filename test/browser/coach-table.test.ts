import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alone, duelFile } from './setup/duels.ts';
import { drawnIn } from './setup/frames.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, openPage } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';
import { spurFile } from './setup/spur-scenes.ts';
import { alone as fleets } from './setup/spurs.ts';
import { openFile, openNextFile, still } from './setup/table.ts';
import { noteWriting, writtenOver } from './setup/written.ts';

/** What stands written over a table at rest, in the order in which it was written. */
async function saidBy(page: Page): Promise<string> {
  await still(page);
  return (await writtenOver(page)).map(({ text }) => text).join(' | ');
}

test('a good move is drawn on the table, by pointer and by keys, and leaves no trace', async () => {
  const { page, context, troubles } = await openPage();
  await noteWriting(page);
  const ways = page.locator('.coach > div > .coach-ways > li');
  const shown = page.locator('.coach > div > .coach-ways > li.shown');
  const fears = page.locator('.coach-fears li');

  // Orion's Spur: the attack with what it comes to.
  await openFile(page, spurFile(fleets()));
  const before = await saidBy(page);
  expect(before).not.toContain('destroyed');
  await page.keyboard.press('k');
  await expect.poll(() => ways.count()).toBeGreaterThan(1);
  await expect.poll(() => saidBy(page)).toContain('destroyed');
  expect(await drawnIn(page, 20)).toBe(0);
  await keepScreen(page, 'coach-table-spur');
  const first = await shown.innerText();
  await ways.nth(1).hover();
  await expect.poll(() => shown.innerText()).not.toBe(first);
  // By keys: what has the focus is shown.
  await ways.nth(1).getByRole('button').focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => shown.innerText()).toBe(first);
  // What the enemy would answer to it, the same way.
  await expect.poll(() => fears.count()).toBeGreaterThan(0);
  const own = await saidBy(page);
  await fears.first().getByRole('button').focus();
  await expect.poll(() => saidBy(page)).not.toBe(own);
  expect(await drawnIn(page, 20)).toBe(0);
  await keepScreen(page, 'coach-table-answer');
  expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });
  await ways.first().hover();
  await expect.poll(() => saidBy(page)).toBe(own);
  await page.keyboard.press('k');
  await expect.poll(() => saidBy(page)).toBe(before);
  expect(await page.locator('.coach').count()).toBe(0);

  // Battlespace Sirius: one place of many with its lines; what is planned by hand comes before it.
  const vessels = [
    { seat: '1', cell: [0, 0] },
    { seat: '2', cell: [1, 1], heading: 'W', power: [6, 3, 6, 5] },
  ] as const;
  await openNextFile(page, duelFile({ seats: alone(2), dice: [], position: { vessels } }));
  const plain = await saidBy(page);
  await page.keyboard.press('k');
  await expect.poll(() => ways.count()).toBeGreaterThan(1);
  await expect.poll(() => saidBy(page)).toContain('Starboard 3');
  expect(plain).not.toContain('Starboard 3');
  await keepScreen(page, 'coach-table-sirius');
  await page.getByRole('button', { name: /^180/ }).click();
  await expect.poll(() => saidBy(page)).not.toContain('Starboard 3');
  await ways.first().hover();
  await expect.poll(() => saidBy(page)).toContain('Starboard 3');
  await ways.first().getByRole('button').click();
  await expect.poll(() => page.locator('.coach').count()).toBe(0);
  expect(troubles()).toEqual([]);
  await context.close();
});
