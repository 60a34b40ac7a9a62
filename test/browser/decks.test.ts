import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { STARTERS, writeDeck } from '../../src/games/retrograde/index.ts';
import { decksText as words } from '../../src/ui/games/retrograde/words/decks.ts';
import { orbitText } from '../../src/ui/games/retrograde/words/setup.ts';
import { labText } from '../../src/ui/match/words/lab.ts';
import { gesture } from './setup/fingers.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, SIZES, turnTo, visit, type Size } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { sizesOf } from './setup/survey.ts';
import { ready } from './setup/table.ts';

const open = samePage();

const FAULTY = 'Name: Rust\n14x L.A.V.\n15x Light Corvette\n1x Death Star';
const SWIFT = JSON.stringify({ name: 'Swift', homeworld: 'jupiter', cards: STARTERS.jupiter.cards });

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The first rows of the deck: how many of which card. */
const rows = async (page: Page, n = 4): Promise<string[]> => {
  const all = await page
    .locator('.order-pick')
    .evaluateAll((picks) =>
      picks.map((pick) =>
        [...pick.querySelectorAll('.order-count, .order-name')].map((part) => part.textContent).join(' '),
      ),
    );
  return all.slice(0, n);
};
/** The middle of the n-th row's grip. */
async function gripOf(page: Page, row: number): Promise<{ x: number; y: number }> {
  const grip = page.locator('.order-grip').nth(row);
  // What is still being laid out would carry it away from under the finger.
  await grip.click({ trial: true });
  const box = (await grip.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('RG-2.8, RG-2.9: decks come in with faults by line, are put in order by keys and drag, go out whole in a link, and are played', async () => {
  const { page } = await open();
  await turnTo(page, '#/decks');
  await press(page, words.import);
  await dialog(page).getByRole('textbox').fill(FAULTY);
  await dialog(page).getByRole('button', { name: words.read, exact: true }).click();
  await page.getByText(words.importFaults(1)).waitFor();
  expect(await dialog(page).locator('.notice li').allInnerTexts()).toEqual([
    'Line 4: unknown card "Death Star".',
    'RG-2.2: No homeworld chosen.',
    'RG-2.1: 29 cards, a deck needs exactly 30.',
  ]);
  await press(page, words.takeGood);
  await page.locator('.shelf-card', { hasText: 'Rust' }).getByText(words.illegalWith(3)).waitFor();
  // JSON is read as well.
  await press(page, words.import);
  await dialog(page).getByRole('textbox').fill(SWIFT);
  await dialog(page).getByRole('button', { name: words.read, exact: true }).click();
  await page.getByRole('link', { name: words.of(words.editIn, 'Swift') }).click();

  await page.locator('.order-pick').first().focus();
  expect(await rows(page)).toEqual(['1× Corporate Base 3322', '1× Light Corvette', '1× L.A.V.', '1× Booster Rockets']);
  await page.keyboard.press('Shift+ArrowDown');
  await expect
    .poll(() => rows(page))
    .toEqual(['1× Light Corvette', '1× Corporate Base 3322', '1× L.A.V.', '1× Booster Rockets']);
  // The focus went with the card: its digit makes two of it, one of which goes on alone.
  await page.keyboard.press('2');
  await expect.poll(() => rows(page, 2)).toEqual(['1× Light Corvette', '2× Corporate Base 3322']);
  await page.getByText(words.size(31, 30)).waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await expect
    .poll(() => rows(page))
    .toEqual(['1× Light Corvette', '1× Corporate Base 3322', '1× L.A.V.', '1× Corporate Base 3322']);
  await page.keyboard.press('Delete');
  await expect.poll(() => rows(page, 3)).toEqual(['1× Light Corvette', '1× Corporate Base 3322', '1× L.A.V.']);
  await page.getByText(`✓ ${words.legal}`).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText(words.size(31, 30)).waitFor();
  await press(page, words.redo);
  await page.getByText(words.size(30, 30)).waitFor();

  // By mouse: the first row below the third; then a card of the pool above the first.
  const [from, below] = [await gripOf(page, 0), await gripOf(page, 3)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 3 });
  await page.mouse.move(below.x, below.y - 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => rows(page, 3)).toEqual(['1× Corporate Base 3322', '1× L.A.V.', '1× Light Corvette']);
  const card = (await page.locator('.pool-card').first().boundingBox())!;
  const top = await gripOf(page, 0);
  await page.mouse.move(card.x + 20, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y + 60, { steps: 3 });
  await page.mouse.move(top.x + 10, top.y - 6, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => rows(page, 3)).toEqual(['1× L.A.V.', '1× Corporate Base 3322', '1× L.A.V.']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows(page, 2)).toEqual(['1× Corporate Base 3322', '1× L.A.V.']);
  await press(page, words.save);

  // The whole list is in the link: another visit keeps the same text.
  await page.getByRole('button', { name: words.text, exact: true }).click();
  const text = await dialog(page).getByRole('textbox', { name: words.asText }).inputValue();
  const link = await dialog(page).getByRole('textbox', { name: words.asLink }).inputValue();
  await page.keyboard.press('Escape');
  await visit(page, link.slice(link.indexOf('#')));
  await press(page, words.linkKeep);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('orion.decks') ?? '[]') as string[]);
  const bare = (one: string) =>
    one
      .replace(/^# Saved:.*\n/m, '')
      .replace('Name: Swift 2', 'Name: Swift')
      .trim();
  expect(bare(kept.at(-1)!)).toBe(text.trim());

  // A match is set up with it; a limit it breaks is told beside it and holds the start back.
  await page.getByRole('link', { name: words.of(words.editIn, 'Swift 2') }).click();
  await page.getByRole('link', { name: words.toMatch }).click();
  const start = page.getByRole('button', { name: orbitText.start });
  await expect.poll(() => page.getByLabel(orbitText.ownDeck).first().inputValue()).toContain('Name: Swift 2');
  await page.getByRole('switch', { name: new RegExp(`^${orbitText.copies}`) }).check();
  await page.getByRole('slider', { name: new RegExp(orbitText.mostCopies) }).fill('3');
  await page.getByText('4 copies of Light Bomber, the limit is 3.').waitFor();
  expect(await start.isDisabled()).toBe(true);
  await page.getByRole('switch', { name: new RegExp(`^${orbitText.copies}`) }).uncheck();
  await start.click();
  await ready(page);
});

/** The pages that are looked at beside what is done on them. */
const LOOKS = ['library', 'build', 'compare', 'sheet', 'duel'] as const;
type Look = (typeof LOOKS)[number];

describe.each(Object.keys(SIZES) as Size[])('at the size of a %s', (size) => {
  test(
    'decks: nothing is cut off or out of reach; a duel is counted, a finger moves a row',
    { timeout: 120_000 },
    async () => {
      const { page, context } = await open({ size });
      await page.evaluate(
        (text) => localStorage.setItem('orion.decks', text),
        JSON.stringify([writeDeck(STARTERS.earth), FAULTY]),
      );
      const look = async (name: Look, hash: string, selector: string) => {
        await turnTo(page, hash);
        await page.locator(selector).first().waitFor();
        if (!sizesOf(LOOKS.indexOf(name)).includes(size)) return;
        await page.evaluate(() => document.fonts.ready);
        await keepScreen(page, `decks-${name}-${size}`, { fullPage: true });
        expect({ name, misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({
          name,
          misplaced: [],
          axe: [],
        });
      };
      await look('library', '#/decks', '.shelf-card');
      await page.getByRole('button', { name: words.of(words.toLibrary, 'Mars starter') }).click();
      await page.getByRole('link', { name: words.of(words.editIn, 'Mars starter') }).click();
      await page.locator('.order-pick').first().waitFor();
      if (size === 'phone') {
        const touch = await context.newCDPSession(page);
        await page
          .locator('.order-row')
          .nth(1)
          .evaluate((row) => row.scrollIntoView({ block: 'center' }));
        const [from, to] = [await gripOf(page, 0), await gripOf(page, 2)];
        await gesture(touch, [from], [{ x: to.x, y: to.y - 8 }]);
        await expect.poll(() => rows(page, 2)).toEqual(['1× Asteroid Colony 2454', '1× Destroyer']);
      }
      await page.locator('.order-pick').nth(2).click();
      await look('build', '#/decks/build', '.order-row');
      await look('compare', '#/decks/compare', '.compare-table');
      await look('sheet', '#/decks/print', '.deck-sheet');
      if (sizesOf(LOOKS.indexOf('duel')).includes(size)) {
        await look('duel', '#/decks/duel?players=random,random&games=2&seed=look&limit=4', '.lab-setup');
        await page.getByRole('button', { name: labText.start, exact: true }).click();
        await page.locator('.lab-done').waitFor({ timeout: 60_000 });
        await page.getByRole('rowheader', { name: words.endReasons['turnLimit']! }).waitFor();
        expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });
      }
    },
  );
});
