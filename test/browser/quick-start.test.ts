import { expect, test } from 'vitest';
import { rulebook } from '../../src/ui/match/words/rulebook.ts';
import { menuWords } from '../../src/ui/games/orions-gate/words/menu.ts';
import { quickStart as words } from '../../src/ui/games/orions-gate/words/quick-start.ts';
import { openPage, turnTo } from './setup/page.ts';

test('OG-6.7 OG-7.8 OG-7.10: two illustrated pages, led to from the first screen and the rule book', async () => {
  const { page, context, troubles } = await openPage({ size: 'desk' });
  await turnTo(page, '#/');
  await page.getByRole('link', { name: menuWords.quickStart }).click();
  await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
  for (const [number, title] of [words.turn, words.fight].entries())
    await page.getByRole('region', { name: `${words.page(number + 1)}: ${title}` }).waitFor();
  // Every ship of every figure is painted as the table paints it.
  const ships = page.locator('.ship-portrait');
  await page.waitForFunction(
    () => document.querySelectorAll('.ship-portrait canvas:not([data-baked])').length === 0,
    undefined,
    { polling: 100 },
  );
  expect(await ships.count()).toBe(4 + 2 + 4 + 2);
  for (const alt of [words.moving.alt, words.sight.alt, words.behind.alt])
    expect(await page.getByRole('img', { name: alt }).isVisible()).toBe(true);
  // A Fighter at a Destroyer from the front needs 5+ and 9+ (OG-7.13).
  for (const needs of [words.throws.needs(5, '83 %'), words.throws.needs(9, '28 %')])
    expect(await page.getByText(needs).isVisible()).toBe(true);

  await page.getByRole('link', { name: words.book }).last().click();
  await page.getByRole('heading', { name: rulebook.title, level: 1 }).waitFor();
  await page.getByRole('link', { name: menuWords.quickStart }).click();
  await page.getByRole('link', { name: words.learn }).click();
  await page.waitForURL(/#\/learn\/orions-gate/);
  // The books of the other games have none.
  await turnTo(page, '#/rules/BS');
  await page.getByRole('heading', { name: rulebook.title, level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: menuWords.quickStart }).count()).toBe(0);
  expect(troubles()).toEqual([]);
  await context.close();
});
