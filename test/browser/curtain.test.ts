import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { JUDGE } from '../../src/engine/seat.ts';
import { openTimeline, recordingOf } from '../../src/engine/timeline.ts';
import { battlespaceSirius } from '../../src/games/battlespace-sirius/index.ts';
import { headerOf } from '../../src/session/local/store.ts';
import { sirius } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { cardText } from '../../src/ui/cards/words/cards.ts';
import { play as words } from '../../src/ui/match/words/play.ts';
import { keepFailures } from './setup/failure.ts';
import { axeFaults, openPage, type Opened } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';
import { openFile } from './setup/table.ts';

let opened: Opened | null = null;
keepFailures(() => opened);
afterAll(() => opened?.context.close());

const SEATS = [
  { seat: '1', player: 'human', name: 'Ada' },
  { seat: '2', player: 'human', name: 'Ben' },
];
/** Names that stand on no ship, so that a page which holds one holds the card. */
const TELLING: readonly string[] = ['slate', 'sand', 'bronze', 'ivory', 'ash'];

/** A match of two people with hidden lifeboats, and which card lies under the first ship. */
function dealt() {
  for (let k = 0; ; k++) {
    const line = openTimeline(
      battlespaceSirius,
      headerOf(battlespaceSirius, { options: { playerCount: 2, lifeboats: true }, seats: SEATS, seed: `curtain ${k}` }),
    );
    const { players } = battlespaceSirius.view(line.first.state, JUDGE);
    const cards = players.map(({ lifeboat }) => `${lifeboat}`);
    if (cards.every((card) => TELLING.includes(card))) return { file: recordingOf(line), cards };
  }
}

/** How many colours the picture of a card has. */
const coloursOf = (page: Page): Promise<number> =>
  page.locator('.card-sheet .card-picture').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });

test('BS-15.2 BS-19.11 a screen that two people share holds no hidden lifeboat, but behind the curtain while its owner looks', async () => {
  opened = await openPage({ sharp: true });
  const { page, troubles } = opened;
  const { file, cards } = dealt();
  await openFile(page, file);
  /** Which of the two cards the page names anywhere: words, labels, titles. */
  const namedCards = async (): Promise<readonly string[]> => {
    const content = (await page.locator('.play').evaluate((element) => element.outerHTML)).toLowerCase();
    return cards.filter((card) => new RegExp(`\\b${card}\\b`).test(content));
  };
  expect(await namedCards()).toEqual([]);

  const look = page.getByRole('button', { name: /lifeboat/i }).filter({ hasText: sirius.look });
  expect(await look.count()).toBe(2);
  await look.first().click();
  const cover = page.getByRole('dialog', { name: words.curtainTitle('Ada') });
  await cover.waitFor();
  expect(await namedCards()).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
  await cover.getByRole('button', { name: words.curtainBack }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);

  await look.first().click();
  await cover.getByRole('button', { name: words.curtainYes('Ada') }).click();
  await page.getByRole('button', { name: words.curtainHide }).waitFor();
  // Her own card, not his.
  expect(await namedCards()).toEqual([cards[0]]);
  // A card with its art: its picture is drawn, and gone with the look.
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(500);
  await keepScreen(page, 'curtain-lifeboat');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: words.curtainHide }).click();
  await expect.poll(namedCards).toEqual([]);
  expect(await page.locator('.card-picture').count()).toBe(0);

  // Any vessel is read by the key; the card under it stays face down, and its owner finds the way to it there.
  await page.keyboard.press('i');
  const ship = page.getByRole('dialog', { name: 'Emerald' });
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(500);
  expect(await ship.getByRole('list', { name: cardText.lies }).getByRole('listitem').count()).toBe(4);
  await keepScreen(page, 'inspector-ship-card');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Red' }).waitFor();
  expect(await namedCards()).toEqual([]);
  await page.getByRole('button', { name: sirius.lookUnder }).click();
  await page.getByRole('dialog', { name: words.curtainTitle('Ben') }).waitFor();
  await page.getByRole('button', { name: words.curtainBack }).click();

  await look.last().click();
  await page.getByRole('button', { name: words.curtainYes('Ben') }).click();
  await page.getByRole('button', { name: words.curtainHide }).waitFor();
  expect(await namedCards()).toEqual([cards[1]]);
  // Whoever leaves the window leaves no card behind.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(namedCards).toEqual([]);
  expect(troubles()).toEqual([]);
});
