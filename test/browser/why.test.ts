import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play as common } from '../../src/ui/match/words/play.ts';
import { coachText } from '../../src/ui/match/words/coach.ts';
import { whyText } from '../../src/ui/match/words/why.ts';
import { alone, duelFile } from './setup/duels.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { openFile } from './setup/table.ts';

const open = samePage();

/** The computer (seat 2) has waited; the person's shot is still to come, or ends the duel. */
const duel = (over: boolean) =>
  duelFile({
    // A level that overlooks nothing: it has weighed whatever it is said to have done.
    seats: alone(2).map((info) => (info.seat === '2' ? { ...info, player: 'master' } : info)),
    dice: [4],
    position: {
      vessels: [
        { seat: '1', cell: [0, 0] },
        { seat: '2', cell: [1, 0], power: [6, 6, 6, 0] },
      ],
    },
    plies: [
      [1, { type: 'maneuver', kind: 'stay' }],
      [2, { type: 'react', kind: 'nothing' }],
      ...(over ? ([[1, { type: 'fire', line: 'E', weapons: 1 }]] as const) : []),
    ],
  });

/** The figures of waiting, and of what would have been better. */
const FIGURES = /^Chose waiting, with .+\. Next best: .+\. By its count 0\.0\u00a0% to win, against \d+\.\d\u00a0%\./;

/** Presses a key the moment a button of the player is there, before another frame is drawn. */
const pressAsSoonAs = (page: Page, button: string, key: string): Promise<void> =>
  page.evaluate(
    ([wanted, name]) => {
      new MutationObserver((_, observer) => {
        const buttons = [...document.querySelectorAll('.player button')];
        if (!buttons.some(({ textContent }) => textContent === wanted)) return;
        observer.disconnect();
        dispatchEvent(new KeyboardEvent('keydown', { key: name }));
      }).observe(document.body, { childList: true, subtree: true });
    },
    [button, key] as const,
  );

/** Whether nothing of something, as far as it fits, is below the edge of the box it is scrolled in. */
const isInBox = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const box = element.closest('.plate-body')!.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(bottom, top + box.height) <= box.bottom + 1 && box.height > 0;
  });

test('a person asks for good moves and does one; a computer is asked why in the log of a running match and in a replay, by pointer and by key', async () => {
  const { page } = await open();
  await openFile(page, duel(false));
  const log = page.locator('.log');
  const ask = log.getByRole('button', { name: /^Why\? / });
  await expect.poll(() => ask.count()).toBe(1);
  expect(await log.locator('.why-text').count()).toBe(0);
  await ask.click();
  await expect.poll(() => log.locator('.why-text').innerText()).toMatch(FIGURES);
  await keepScreen(page, 'why-log');
  expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });
  await page.keyboard.press('y');
  await expect.poll(() => log.locator('.why-text').count()).toBe(0);

  // The newest line stays in sight when a plate takes the log's room, and the answer about it comes into sight.
  const dock = page.locator('.dock-log');
  await dock.evaluate((element) => (element.style.maxHeight = '110px'));
  await expect.poll(() => isInBox(log.locator('li').last())).toBe(true);
  await page.keyboard.press('y');
  await expect.poll(() => isInBox(log.locator('.why-text'))).toBe(true);
  await page.keyboard.press('y');
  await dock.evaluate((element) => (element.style.maxHeight = ''));

  // Good moves of one's own, one of which is done at once.
  const coach = page.locator('.coach-card');
  await page.keyboard.press('k');
  await expect.poll(() => coach.locator('li').first().innerText()).toMatch(/\d\u00a0% to win/);
  await keepScreen(page, 'coach');
  expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });
  await page.keyboard.press('k');
  await expect.poll(() => coach.count()).toBe(0);
  await page.getByRole('button', { name: coachText.ask, exact: true }).click();
  const lines = await log.locator('li').count();
  await coach
    .getByRole('button', { name: new RegExp(`^${coachText.play}`) })
    .first()
    .click();
  await expect.poll(() => log.locator('li').count()).toBeGreaterThan(lines);
  expect(await coach.count()).toBe(0);

  await openFile(page, duel(true));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const bar = page.locator('.player').getByRole('button', { name: whyText.ask });
  expect(await bar.count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await bar.waitFor();
  await page.keyboard.press('y');
  await expect.poll(() => page.locator('.dock-bottom .why-text').innerText()).toMatch(FIGURES);
  await keepScreen(page, 'why-replay');
  expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.why-text').count()).toBe(0);
  expect(await page.getByText(common.whyTitle).count()).toBe(0);

  // Whoever asks without waiting asks about what is on the screen.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => bar.count()).toBe(0);
  await pressAsSoonAs(page, whyText.ask, 'y');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.dock-bottom .why-text').innerText()).toMatch(FIGURES);
});
