import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bright } from './setup/hands.ts';
import { keptMatch } from './setup/kept.ts';
import { samePage } from './setup/same-page.ts';
import { openFile, says } from './setup/table.ts';
import { slotCard } from './setup/war-hands.ts';
import { warScene } from './setup/war-scenes.ts';

const open = samePage();

const plies = async (page: Page): Promise<number> => (await keptMatch(page)).plies.length;

test('Enter presses the bright button that had the focus, wherever the focus goes with that press', async () => {
  const { page } = await open();
  await openFile(page, warScene('session'));
  await slotCard(page, 4).click();
  await bright(page).focus();
  const before = await plies(page);
  await page.evaluate(() => {
    const elsewhere = () => document.querySelector<HTMLElement>('.sk-pick')!.focus();
    addEventListener('keydown', elsewhere, { once: true });
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => plies(page)).toBe(before + 1);
});

test('Enter held down orders once', async () => {
  const { page } = await open();
  await openFile(page, warScene('session'));
  const before = await plies(page);
  await bright(page).focus();
  await page.keyboard.down('Enter');
  await expect.poll(() => plies(page)).toBe(before + 1);
  await says(page, 'Skaxar buys second');
  await bright(page).focus();
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await plies(page)).toBe(before + 1);
  await page.keyboard.press('Enter');
  await expect.poll(() => plies(page)).toBe(before + 2);
});
