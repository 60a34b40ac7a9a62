import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameEntry } from '../../src/games/index.ts';
import { home } from '../../src/ui/kit/words/app.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { warText } from '../../src/ui/games/skaxar/words/setup.ts';
import { follow, turnTo, visit } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { ready } from './setup/table.ts';

const open = samePage();

const fleet = (page: Page, seat: 'A' | 'B', name: string) =>
  page
    .getByRole('group', { name: warText.fleetOf(warText.seatOf[seat]) })
    .getByRole('radio', { name: new RegExp(`^${name}`) });
const start = (page: Page) => page.getByRole('button', { name: warText.start });
/** Who plays which fleet under which rules: as the page says it. */
const shownSetup = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('.setup input')]
      .filter(({ type }) => type !== 'text')
      .map(({ type, checked, value }) => (type === 'range' ? value : checked)),
  );

test('SK-3.2 SK-15.1: equal fleets are refused with two ways out; one link brings all options to another browser, and what was there comes back', async () => {
  const [mine, other] = [await open(), await open({ size: 'phone' })];
  const { page } = mine;
  await turnTo(page, '#/new/skaxar');
  await page.getByText('Mitchell Martin').waitFor();
  const usual = await shownSetup(page);
  await fleet(page, 'A', warText.fleets.skaxar).check({ force: true });
  await page.getByText('Both seats have Skaxar; choose different fleets or switch mirror on.').waitFor();
  expect(await start(page).isDisabled()).toBe(true);
  // The other fleet for the other side…
  await page.getByRole('button', { name: warText.giveOther(warText.seatOf.B, warText.fleets.earth) }).click();
  expect(await fleet(page, 'B', warText.fleets.earth).isChecked()).toBe(true);
  expect(await start(page).isEnabled()).toBe(true);
  // …or the mirror.
  await fleet(page, 'B', warText.fleets.skaxar).check({ force: true });
  await page.getByRole('button', { name: warText.useMirror }).click();
  expect(await page.getByRole('switch', { name: new RegExp(`^${warText.mirror}`) }).isChecked()).toBe(true);
  expect(await start(page).isEnabled()).toBe(true);
  await page.getByRole('slider', { name: new RegExp(warText.startingMoney) }).fill('12000');
  await page.getByRole('switch', { name: new RegExp(warText.turnLimit) }).click();
  await page.getByRole('slider', { name: new RegExp(warText.lastTurn) }).fill('40');
  await page.getByRole('switch', { name: new RegExp(warText.tracker) }).click();
  const wanted = await shownSetup(page);
  await page.getByRole('button', { name: setupText.share }).click();
  const link = await page.getByRole('textbox', { name: setupText.asLink }).inputValue();
  await page.keyboard.press('Escape');

  const their = other.page;
  await turnTo(their, '#/new/skaxar');
  await their.getByRole('textbox').first().fill('Cleo');
  await follow(their, link);
  await their.getByText(setupText.opened).waitFor();
  expect(await shownSetup(their)).toEqual(wanted);
  await their.getByRole('button', { name: setupText.back }).click();
  expect(await shownSetup(their)).toEqual(usual);
  expect(await their.getByRole('textbox').first().inputValue()).toBe('Cleo');

  await page.getByRole('button', { name: warText.reset }).click();
  await fleet(page, 'A', warText.fleets.earth).check({ force: true });
  expect(await shownSetup(page)).toEqual(usual);
  await start(page).click();
  await ready(page);
  await visit(page, '#/');
  await page.getByRole('heading', { level: 1, name: gameEntry('skaxar').title }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^${home.continue}`) }).click();
  await ready(page);
});

test('Skaxar is played from the first screen by one press', async () => {
  const { page } = await open();
  await turnTo(page, '#/');
  await page.getByRole('button', { name: `${home.play} ${gameEntry('skaxar').title}` }).click();
  await ready(page);
  expect(new URL(page.url()).hash).toMatch(/^#\/battle\//);
});
