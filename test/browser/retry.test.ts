import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { analysisText } from '../../src/ui/match/words/analysis.ts';
import { lessonWords } from '../../src/ui/match/words/lesson.ts';
import { retryText as words } from '../../src/ui/match/words/retry.ts';
import { trust } from '../../src/ui/match/words/trust.ts';
import { alone, duelFile } from './setup/duels.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { openFile, ready } from './setup/table.ts';

const open = samePage();

/** A person fires four weapons at a full shield, where each costs more than it does, misses, and gives up. */
const DUEL = duelFile({
  seats: alone(2),
  dice: [1, 2, 3, 4],
  position: {
    vessels: [
      { seat: '1', cell: [0, 0] },
      { seat: '2', cell: [1, 0] },
    ],
  },
  plies: [
    [1, { type: 'maneuver', kind: 'stay' }],
    [2, { type: 'react', kind: 'nothing' }],
    [1, { type: 'fire', line: 'E', weapons: 4 }],
    [1, { type: 'resign' }],
  ],
});
/** The shot. */
const MOVE = 3;

const plate = (page: Page) => page.getByRole('region', { name: words.plate });
const said = (page: Page): Promise<string> => plate(page).locator('.coach-text').innerText();
const press = (page: Page, name: string) => plate(page).getByRole('button', { name, exact: true }).click();
const again = (page: Page) => page.getByRole('button', { name: analysisText.retryOf(MOVE) });

/** Opens the analysis of the duel and goes to the shot that is to be made again. */
async function toShot(page: Page): Promise<void> {
  await page.getByRole('button', { name: trust.analysis }).click();
  await again(page).click();
  await ready(page);
  await expect
    .poll(() => said(page))
    .toMatch(/What was done left \d+\.\d\u00a0%; the best way leaves \d+\.\d\u00a0%\./);
}

/** Fires so many weapons by the keys of the game. */
async function fire(page: Page, weapons: string): Promise<void> {
  await page.keyboard.press(weapons);
  await page.keyboard.press('Enter');
}

test('a decision that cost much is made again from the analysis: weighed, told, and found', async () => {
  const { page } = await open();
  await openFile(page, DUEL);
  await toShot(page);
  await keepScreen(page, 'retry');
  expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });

  // The same again is no better; nobody answers it.
  await fire(page, '4');
  await expect.poll(() => said(page)).toMatch(/^\d+\.\d\u00a0% to win: that is what was done\./);
  await press(page, words.again);
  await expect.poll(() => said(page)).toMatch(/What was done left/);

  // The best is told on demand, and is the best when it is done.
  await press(page, words.tell);
  const best = /The best: (\d) weapon/.exec(await said(page))?.[1];
  expect(best).toBe('1');
  await fire(page, '1');
  await expect.poll(() => said(page)).toMatch(/^\d+\.\d\u00a0% to win: the best there is\./);
  await keepScreen(page, 'retry-found');

  // Back in the analysis the line that was left has the focus.
  await press(page, words.leave);
  await expect.poll(() => again(page).count()).toBe(1);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? ''))
    .toContain(analysisText.before(MOVE));
});

test('a decision that was made again goes on as a match of its own; an address of none says so', async () => {
  const { page } = await open();
  const id = await openFile(page, DUEL);
  await toShot(page);
  await fire(page, '3');
  await expect.poll(() => said(page)).toMatch(/to win/);
  await press(page, words.playOn);
  await expect.poll(() => page.url()).toContain('#/battle/');
  await ready(page);
  expect(page.url()).not.toContain(id);

  for (const [address, reason] of [
    [`#/retry/${id}?ply=9`, words.noMove(10, DUEL.plies.length)],
    ['#/retry/nowhere?ply=1', words.missing],
  ] as const) {
    await page.evaluate((hash) => void (location.hash = hash), address);
    await expect.poll(() => page.locator('.notice').allInnerTexts()).toContainEqual(expect.stringContaining(reason));
  }
});

test('on a phone the text makes room for the choice, and comes back with the verdict', async () => {
  const { page } = await open();
  await page.setViewportSize({ width: 390, height: 844 });
  await openFile(page, DUEL);
  await toShot(page);
  expect(await misplaced(page)).toEqual([]);
  await press(page, lessonWords.ready);
  await expect.poll(() => plate(page).locator('.coach-text').count()).toBe(0);
  await fire(page, '4');
  await expect.poll(() => said(page)).toMatch(/that is what was done/);
  expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });
});
