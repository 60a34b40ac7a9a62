import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { app } from '../../src/ui/kit/words/app.ts';
import { labText } from '../../src/ui/match/words/lab.ts';
import { lessonWords } from '../../src/ui/match/words/lesson.ts';
import { replays } from '../../src/ui/match/words/replays.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { lesson } from '../sixth-game/ui/lesson.ts';
import { words } from '../sixth-game/ui/words.ts';
import { openPage } from './setup/page.ts';
import { previewed } from './setup/previewed.ts';
import { builtWithSixthGame } from './setup/sixth-game.ts';

// Wards is added by its manifests and the two lists alone. What follows is the shipped product for it, screen by
// screen.
let site: Awaited<ReturnType<typeof previewed>>;
beforeAll(async () => {
  site = await previewed(await builtWithSixthGame());
});
afterAll(() => site.close());

const card = (page: Page) => page.locator('.game-card', { has: page.getByRole('heading', { name: 'Wards' }) });
const act = (page: Page) => page.locator('.dock-act');
const result = (page: Page) => page.getByRole('dialog').getByText(words.left).first();

/** Plays until the result lies over the table: the first thing that is offered, and a ward where a card will do. */
async function playToTheEnd(page: Page): Promise<number> {
  for (let orders = 0; orders < 60; orders++) {
    const orderable = act(page).getByRole('button', { name: /^(Strike|Take|Pass)/ });
    await orderable.or(result(page)).first().waitFor();
    if (await result(page).isVisible()) return orders;
    const before = await page.locator('.dock-log').innerText();
    await orderable.first().click();
    await expect.poll(() => page.locator('.dock-log').innerText()).not.toBe(before);
  }
  throw new Error('The match did not end.');
}

test('a game added by manifests alone is on the first screen, is played to its end and watched again', async () => {
  const { page, context, troubles } = await openPage();
  const threads: string[] = [];
  page.on('worker', (worker) => threads.push(worker.url()));
  await page.goto(`${site.address}#/`);
  await card(page).getByText(words.line).waitFor();
  await card(page).getByRole('button', { name: /Wards/ }).click();
  const orders = await playToTheEnd(page);
  // The computer answered from its thread; a move made in its place would be told in a notice.
  expect(threads.filter((url) => url.includes('thread-'))).not.toEqual([]);
  const log = await page.locator('.dock-log').innerText();
  expect(log).toMatch(/strikes with \d/);
  // How long the match is, its dice say: one strike may end it. Every order is in the log, once.
  const { you } = setupText;
  expect(log.match(new RegExp(`^${you} (strikes|wards|takes|passes)`, 'gm'))).toHaveLength(orders);
  expect(await page.locator('.notices').innerText()).toBe('');

  await page.goto(`${site.address}#/replays`);
  await page.locator('.match').waitFor();
  const kept = page.locator('.match');
  expect(await kept.count()).toBe(1);
  await kept.getByRole('link', { name: new RegExp(`^${replays.watch}`) }).click();
  await page.locator('.replay').waitFor();
  await page.keyboard.press('End');
  await page.locator('.replay .dock-log').getByText(words.log.ended).waitFor();
  expect(troubles()).toEqual([]);
  await context.close();
});

test('it has a set-up, a lesson and a rule book', async () => {
  const { page, context, troubles } = await openPage();
  await page.goto(`${site.address}#/new/wards`);
  await page.getByRole('button', { name: words.setup.start, exact: true }).click();
  await act(page)
    .getByRole('button', { name: /^Strike/ })
    .first()
    .waitFor();

  await page.goto(`${site.address}#/learn/wards`);
  const coach = page.getByRole('region', { name: lessonWords.coach });
  await coach.getByText(words.lesson.read, { exact: true }).waitFor();
  await coach.getByRole('button', { name: lessonWords.next }).click();
  await coach.getByText(words.lesson.strike, { exact: true }).waitFor();
  await act(page)
    .getByRole('button', { name: words.strike(2) })
    .click();
  // The lesson turns the other cards down, the match does not go on.
  await page.getByText(words.lesson.instead).first().waitFor();
  await act(page)
    .getByRole('button', { name: words.strike(5) })
    .click();
  await page.getByRole('dialog', { name: lessonWords.doneTitle }).getByText(lesson.learnt[0]!).waitFor();

  await page.goto(`${site.address}#/rules/W-5`);
  await page.getByText(words.wardText).waitFor();
  expect(troubles()).toEqual([]);
  await context.close();
});

test('the Balance lab plays a series of it', async () => {
  const { page, context, troubles } = await openPage();
  await page.goto(`${site.address}#/lab?game=wards&players=default,open&games=10&seed=sixth`);
  await page.locator('.lab-setup').getByRole('button', { name: labText.start, exact: true }).click();
  await page.locator('.lab-done').waitFor({ timeout: 60_000 });
  expect(await page.getByRole('progressbar', { name: labText.progress }).getAttribute('aria-valuenow')).toBe('10');
  expect(await page.locator('.won-table').innerText()).toContain(words.lab.rivals.open);
  expect(await page.locator('.won-table').innerText()).toContain(words.lab.opener);
  expect(await page.locator('.figures-table').first().innerText()).toContain(words.figures.warded);
  expect(app.pages.lab).toBe(await page.getByRole('heading', { level: 1 }).innerText());
  expect(troubles()).toEqual([]);
  await context.close();
});
