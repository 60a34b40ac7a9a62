import type { Download, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { summary } from '../../src/ai/series/summary.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { simulate } from '../../src/cli/simulate.ts';
import { app } from '../../src/ui/kit/words/app.ts';
import { linkText } from '../../src/ui/match/words/link.ts';
import { labText as words } from '../../src/ui/match/words/lab.ts';
import { misplaced } from './setup/layout.ts';
import { axeAt, axeFaults, openPage, SIZES, turnTo, visit, type Size } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { WHOLE } from './setup/survey.ts';

const open = samePage();

const button = (page: Page, name: string) => page.locator('.lab-setup').getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('progressbar', { name: words.progress });
const finished = (page: Page) => page.locator('.lab-done').waitFor({ timeout: 120_000 });
const textOf = async (download: Download): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};
const row = (page: Page, who: string) =>
  page.locator('.won-row', { has: page.getByRole('rowheader', { name: who, exact: true }) });

test('plays twenty games of Skaxar with the numbers of the command line, keeps them, and gives them again from a link', async () => {
  const { page } = await open();
  await turnTo(page, '#/');
  await page.getByRole('link', { name: app.pages.lab }).click();
  await page.getByText(words.emptyTitle).waitFor();
  await page.getByRole('link', { name: 'Skaxar', exact: true }).click();
  await page.getByLabel('Earth', { exact: true }).selectOption('sensible');
  await page.getByLabel('Skaxar', { exact: true }).selectOption('greedy');
  await page.getByLabel(words.games, { exact: true }).fill('20');
  await page.getByLabel(words.seed, { exact: true }).fill('twenty');
  await button(page, words.start).click();
  await finished(page);
  expect(await bar(page).getAttribute('aria-valuenow')).toBe('20');
  expect(await bar(page).getAttribute('aria-valuetext')).toBe('20 of 20 games');

  const result = (await simulate(GAMES, [
    '--game',
    'skaxar',
    '--games',
    '20',
    '--seed',
    'twenty',
    '--seats',
    'sensible,greedy',
    '--keep',
    'side',
    '--threads',
    '1',
  ])) as Awaited<ReturnType<typeof simulate>> & ReturnType<typeof summary>;
  const [earth, skaxar] = result.census.sides;
  expect((await row(page, 'Earth · Sensible buyer').innerText()).split(/\s*\t\s*/).slice(-4)).toEqual([
    words.percent(earth!.share),
    words.interval(earth!.interval95),
    String(earth!.wins),
    String(earth!.draws),
  ]);
  expect(await row(page, 'Skaxar · Greedy').innerText()).toContain(words.percent(skaxar!.share));
  expect(await row(page, 'First buyer of turn 1').innerText()).toContain(words.percent(result.census.opener!.share));
  const figures = page.locator('.figures-table');
  const figure = (label: string) => figures.getByRole('row', { name: new RegExp(`^${label}`) }).innerText();
  expect(await figure('Stalemates')).toContain(words.percent(result.census.shares['stalemates']!));
  expect(await figure('Redraw!')).toContain(result.census.means['bought.redraw']!.toFixed(2));
  expect(
    await page
      .getByText(
        words.lengthHow(
          'Combats',
          result.census.length!.least,
          result.census.length!.p5,
          result.census.length!.p95,
          result.census.length!.most,
        ),
      )
      .count(),
  ).toBe(1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.json }).click(),
  ]);
  const kept = JSON.parse(await textOf(download)) as {
    readonly played: readonly unknown[];
    readonly means: object;
    readonly series: object;
  };
  expect(kept.played).toHaveLength(20);
  expect(kept.means).toEqual(result.census.means);
  expect(kept.series).toEqual({
    game: 'skaxar',
    options: {},
    seed: 'twenty',
    names: ['sensible', 'greedy'],
    keep: true,
  });

  // The address now holds the experiment: opened elsewhere it is set up, and a second run counts the same.
  const before = await page.locator('.won-table').innerText();
  const address = new URL(page.url()).hash;
  expect(address).toBe('#/lab?game=skaxar&players=sensible%2Cgreedy&games=20&seed=twenty');
  await visit(page, address);
  expect(await page.getByLabel('Earth', { exact: true }).inputValue()).toBe('sensible');
  await button(page, words.start).click();
  await finished(page);
  expect(await page.locator('.won-table').innerText()).toBe(before);
});

test('stops a long run in the middle by keyboard, keeps what was counted, and goes on from there', async () => {
  const { page } = await open();
  await turnTo(page, '#/lab?game=skaxar&players=sensible,sensible&games=2000&seed=long');
  const main = page.locator('.lab-do .button-primary');
  await main.focus();
  await page.keyboard.press('Enter');
  await page.locator('.won-row').first().waitFor();
  expect(await page.getByLabel(words.games, { exact: true }).isDisabled()).toBe(true);
  // The focus stays on the one button, which now stops.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.stop);
  await page.keyboard.press('Enter');
  await page.locator('.lab-stopped').waitFor();
  const stoppedAt = Number(await bar(page).getAttribute('aria-valuenow'));
  expect(stoppedAt).toBeGreaterThan(0);
  expect(stoppedAt).toBeLessThan(2000);
  await page.waitForTimeout(600);
  expect(Number(await bar(page).getAttribute('aria-valuenow'))).toBe(stoppedAt);
  await button(page, words.goOn).click();
  await page.waitForFunction(
    (count) => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) > count,
    stoppedAt,
  );
  // Leaving the page lets the threads go.
  await page.getByRole('link', { name: app.pages.settings }).click();
  await page.getByRole('heading', { name: app.pages.settings }).waitFor();
  expect(page.workers()).toEqual([]);
});

test('says that a thread was lost when its program cannot be fetched, and goes on once it can', async () => {
  // A page that has fetched no thread yet.
  const { page, context } = await openPage();
  onTestFinished(() => context.close());
  await visit(page, '#/lab?game=skaxar&players=never-buys,never-buys&games=10&seed=net');
  await button(page, words.start).waitFor();
  await context.setOffline(true);
  await button(page, words.start).click();
  await page.getByText(words.lostTitle).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await context.setOffline(false);
  await button(page, words.goOn).click();
  await finished(page);
  expect(await page.getByText(words.lostTitle).count()).toBe(0);
  expect(await bar(page).getAttribute('aria-valuenow')).toBe('10');
});

test('plays the other games too, and refuses a number of games it does not play', async () => {
  const { page } = await open();
  for (const [address, rows] of [
    ['#/lab?game=battlespace-sirius&seats=3&rules=advanced&players=easy,greedy,random&games=10&seed=a', 7],
    ['#/lab?game=orions-gate&players=random,easy&games=10&seed=a', 5],
  ] as const) {
    await turnTo(page, address);
    await button(page, words.start).click();
    await finished(page);
    expect(await page.locator('.won-row').count()).toBe(rows);
    expect(await page.getByRole('alert').filter({ hasText: 'could not' }).count()).toBe(0);
  }
  await page.getByLabel(words.games, { exact: true }).fill('5');
  expect(await button(page, words.start).isDisabled()).toBe(true);
  await turnTo(page, '#/lab?game=skaxar&games=3');
  await page.getByText(linkText.faults).waitFor();
});

describe.each(Object.keys(SIZES) as Size[])('at the size of a %s', (size) => {
  test('nothing is cut off or out of reach, empty and full', { timeout: 120_000 }, async () => {
    const { page } = await open({ size });
    await turnTo(page, '#/lab?game=skaxar&players=sensible,greedy&games=40&seed=look');
    await button(page, words.start).waitFor();
    await keepScreen(page, `lab-empty-${size}`);
    if (WHOLE || size === 'phone')
      expect({ misplaced: await misplaced(page), axe: await axeAt(page, size) }).toEqual({ misplaced: [], axe: [] });
    await button(page, words.start).click();
    await finished(page);
    await page.evaluate(() => document.fonts.ready);
    await keepScreen(page, `lab-${size}`, { fullPage: true });
    expect({ misplaced: await misplaced(page), axe: await axeAt(page, size) }).toEqual({ misplaced: [], axe: [] });
  });
});
