import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameEntry } from '../../src/games/index.ts';
import { home } from '../../src/ui/kit/words/app.ts';
import { duelText } from '../../src/ui/games/battlespace-sirius/words/setup.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { decides, keptMatch } from './setup/kept.ts';
import { follow, turnTo, visit } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { ready } from './setup/table.ts';

const open = samePage();

const seat = (page: Page, n: number) => page.locator('.seat').nth(n - 1);
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true }).click();
/** Who sits where, with which ship, under which rules: as the page says it. */
const shownSetup = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('.setup input:checked, .setup input[type=range]')].map(
      (field) => field.value,
    ),
  );

test('BS-2.2 BS-17.1: six captains set up; a ship chosen twice is refused at its seat; one link brings it all to another browser, and what was there can be brought back', async () => {
  const [mine, other] = [await open(), await open({ size: 'phone' })];
  const { page } = mine;
  await turnTo(page, '#/new/battlespace-sirius');
  await choose(page, duelText.players, '6');
  await page.getByRole('group', { name: duelText.sets }).getByText(duelText.setNames.advanced).click();
  await choose(page, duelText.seat(2), setupText.players.human);
  await seat(page, 2).getByRole('textbox').fill('Ben');
  await choose(page, duelText.seat(3), setupText.players.hard);
  await seat(page, 3).locator('.ship-pick').first().click();
  const start = page.getByRole('button', { name: duelText.start });
  expect(await seat(page, 3).innerText()).toMatch(/BS-2\.2\s+Emerald is chosen 2 times; each ship once\./);
  expect(await seat(page, 1).innerText()).not.toContain('BS-2.2');
  expect(await start.isDisabled()).toBe(true);
  await seat(page, 1).locator('.ship-pick').nth(2).click();
  expect(await page.getByText('each ship once').count()).toBe(0);
  expect(await start.isDisabled()).toBe(false);
  const wanted = await shownSetup(page);
  await page.getByRole('button', { name: setupText.share }).click();
  const link = await page.getByRole('textbox', { name: setupText.asLink }).inputValue();

  const their = other.page;
  await turnTo(their, '#/new/battlespace-sirius');
  await seat(their, 1).getByRole('textbox').fill('Cleo');
  const before = await shownSetup(their);
  await follow(their, link);
  await their.getByText(setupText.opened).waitFor();
  expect(await shownSetup(their)).toEqual(wanted);
  expect(await seat(their, 2).getByRole('textbox').inputValue()).toBe('');
  expect(new URL(their.url()).hash).toBe('#/new/battlespace-sirius');
  await their.getByRole('button', { name: setupText.back }).click();
  expect(await shownSetup(their)).toEqual(before);
  expect(await seat(their, 1).getByRole('textbox').inputValue()).toBe('Cleo');

  // The match begins as it was set up, and the first screen then begins with this game.
  await page.keyboard.press('Escape');
  await start.click();
  await ready(page);
  await decides(page);
  // A match is listed once somebody has given a command.
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await keptMatch(page)).plies.length).toBeGreaterThan(0);
  await visit(page, '#/replays');
  expect(await page.locator('.match').innerText()).toMatch(
    /Captain 1[\s\S]*Ben[\s\S]*Computer \(hard\)[\s\S]*Computer 1[\s\S]*Computer 2[\s\S]*Computer 3/,
  );
  await visit(page, '#/');
  await page.getByRole('heading', { level: 1, name: gameEntry('battlespace-sirius').title }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^${home.continue}`) }).click();
  await ready(page);
});

test('each game is played from the first screen by one press, and each book is read by its own address', async () => {
  const { page } = await open();
  const { title } = gameEntry('battlespace-sirius');
  await turnTo(page, '#/');
  await page.getByRole('button', { name: `${home.play} ${title}` }).click();
  await ready(page);
  expect(new URL(page.url()).hash).toMatch(/^#\/battle\//);
  await visit(page, '#/rules');
  // The book of the game played last.
  await page.getByText(`${title} in our own words.`).waitFor();
  await page.getByRole('link', { name: gameEntry('orions-gate').title }).click();
  await page.locator('article', { hasText: 'OG-1.1' }).first().waitFor();
  await visit(page, '#/rules/BS-7.6');
  await page.locator('article[aria-current]', { hasText: 'BS-7.6' }).waitFor();
  await page.getByRole('searchbox').fill('lifeboat');
  expect((await page.locator('.rule-result .rule-id').allInnerTexts()).every((id) => id.startsWith('BS-'))).toBe(true);
});
