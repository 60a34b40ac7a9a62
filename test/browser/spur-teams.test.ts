import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardText } from '../../src/ui/cards/words/cards.ts';
import { spurText } from '../../src/ui/games/orions-spur/words/setup.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { fixedChance } from './setup/chance.ts';
import { eachPage } from './setup/each-page.ts';
import { bright } from './setup/hands.ts';
import { keptMatch } from './setup/kept.ts';
import { visit } from './setup/page.ts';
import { freePicks, lastButton, spurAsks, spurOrders } from './setup/spur-hands.ts';
import { ready } from './setup/table.ts';

const open = eachPage();

/** What is pressed for each thing the screen asks. */
const pressFor = (page: Page) => ({
  curtain: () => page.getByRole('button', { name: new RegExp(`^${common.curtainYes('')}`.slice(0, 5)) }),
  answer: () => page.getByRole('button', { name: cardText.pass, exact: true }),
  bright: () => bright(page),
  pick: () => freePicks(page),
  foot: () => lastButton(page),
});

test('OS-12.16 OS-12.20 OS-11.3: two against two from the set-up to the result, two people of different sides at one screen and a computer at the side of each', async () => {
  const { page } = await open({ settings: { animationSpeed: 4, endsAlone: true } });
  await fixedChance(page);
  await visit(page, '#/new/orions-spur');
  await page.getByText('4', { exact: true }).first().click();
  await page.getByText(spurText.modes.teams, { exact: true }).click();
  await page.locator('.seat').nth(1).getByText('Person', { exact: true }).click();
  await page.getByText(spurText.lengths.short, { exact: true }).click();
  await page.getByRole('slider', { name: new RegExp(spurText.vpTarget) }).fill('2');
  await page.getByRole('button', { name: new RegExp(`^${spurText.start}`) }).click();
  await ready(page);
  // Who is with whom stands in the bar; allies have one number.
  expect(await page.locator('.os-allies').allInnerTexts()).toHaveLength(2);
  const press = pressFor(page);
  await expect
    .poll(
      async () => {
        const now = await spurAsks(page);
        if (now !== 'over' && now !== 'busy') await press[now]().first().click();
        return now;
      },
      { timeout: 150_000, interval: 30 },
    )
    .toBe('over');
  expect((await keptMatch(page)).options).toMatchObject({ mode: 'teams', seats: 4 });
  const orders = await spurOrders(page);
  // All four played, and nobody attacked an ally.
  const sideOf = (id: string): number => Number(id[0]) % 2;
  const attacks = orders.flatMap(({ seat, command }) =>
    command.type === 'attack' ? [[sideOf(seat), sideOf(command.target)]] : [],
  );
  expect(attacks.length).toBeGreaterThan(0);
  expect(attacks.filter(([own, aimed]) => own === aimed)).toEqual([]);
  expect(new Set(orders.map(({ seat }) => seat))).toEqual(new Set(['1', '2', '3', '4']));
  expect(await page.locator('.os-closing').innerText()).toMatch(/^[^,]+ and [^,]+ have won together\.$/);
  // Allies stand one after another in the table too.
  expect(await page.locator('.os-result tbody tr').allInnerTexts()).toEqual(
    [1, 3, 2, 4].map((seat) => expect.stringMatching(new RegExp(`^${seat}`))),
  );
});
