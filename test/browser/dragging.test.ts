import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SkaxarPosition } from '../../src/games/skaxar/index.ts';
import { WIDE } from '../../src/ui/games/skaxar/table/plan-wide.ts';
import { duelFile, people as captains } from './setup/duels.ts';
import { bright } from './setup/hands.ts';
import { keptMatch } from './setup/kept.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { changed, shadesAt } from './setup/shades.ts';
import { onScreen, openFile, ready, says, still } from './setup/table.ts';
import { placeOf } from './setup/war-hands.ts';
import { BOTH, wars } from './setup/wars.ts';

const open = samePage();

/** A place of the window, CSS pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Presses at one place and moves to another; the button stays down. */
async function carry(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Before it is a long press.
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
}

const camera = (page: Page) => page.locator('.play-table canvas[data-camera]').getAttribute('data-camera');
const plies = async (page: Page): Promise<number> => (await keptMatch(page)).plies.length;

test('BS-5.4 Escape puts back the ship that is dragged, and the release lays no plan', async () => {
  const { page } = await open();
  const vessels = [
    { seat: '1', cell: [0, 0] },
    { seat: '2', cell: [1, 0] },
  ] as const;
  await openFile(page, duelFile({ seats: captains(2), position: { vessels } }));
  await says(page, 'Emerald');
  const stays = await bright(page).innerText();
  const [home, goal] = [await onScreen(page, { x: 0, y: 0 }), await onScreen(page, { x: 1, y: 1 })];
  await carry(page, home, goal);
  await keepScreen(page, 'drag-sirius');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await bright(page).innerText()).toBe(stays);
  // The next drag is one like any other.
  await carry(page, home, goal);
  await page.mouse.up();
  await expect.poll(() => bright(page).innerText()).not.toBe(stays);
  expect(await plies(page)).toBe(0);
});

/** A may buy Targeting Lens, and not Nova Lance. */
const SESSION: SkaxarPosition = {
  A: { money: 9000, field: ['E22'], scrapyard: ['E14', 'E12'] },
  B: { money: 6000, field: ['X22'] },
  shop: ['I28', 'I11', 'I20', 'I17', 'I33', 'I01'],
  at: 'session',
  decider: 'A',
  buyers: ['A', 'B'],
};

test('SK-6.4 SK-6.5 a card of the Shop is dragged to the own field: it follows the mouse, is bought there or says why not, and Escape puts it back', async () => {
  const { page } = await open();
  await openFile(page, wars.file({ seats: BOTH, position: SESSION }));
  await ready(page);
  const view = wars.nextMove(wars.begun({ seats: BOTH, position: SESSION }))!.view;
  const shop = async (slot: number) => {
    const [x, y] = placeOf(view, { kind: 'shop', slot }, 'wide');
    return onScreen(page, { x, y });
  };
  const field = await onScreen(page, { x: WIDE.seats.A.field.x / 1000, y: WIDE.seats.A.field.y / 1000 });
  const before = await camera(page);

  // The card is gone from the Shop: it lies at the pointer.
  const there = async () => {
    const { x, y } = await shop(1);
    const grid = Array.from({ length: 400 }, (_, index) => ({
      x: x - 40 + (index % 20) * 4,
      y: y - 40 + (index / 20) * 4,
    }));
    return shadesAt(page, await page.screenshot(), grid);
  };
  const lay = await there();
  await carry(page, await shop(1), field);
  await still(page);
  expect(changed(lay, await there())).toBeGreaterThan(0.4);
  await keepScreen(page, 'drag-skaxar');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await still(page);
  expect(await plies(page)).toBe(0);

  await carry(page, await shop(5), field);
  await keepScreen(page, 'drag-skaxar-refused');
  await page.mouse.up();
  await expect.poll(() => page.locator('.why').innerText()).toContain('Nova Lance costs 12,000; you have 9,000.');
  expect(await plies(page)).toBe(0);

  await carry(page, await shop(1), field);
  await page.mouse.up();
  await expect.poll(async () => (await keptMatch(page)).plies[0]?.command).toEqual({ type: 'buy', slot: 1 });
  await still(page);
  // Beside the cards the table is panned as ever.
  expect(await camera(page)).toBe(before);
  await carry(page, field, { x: field.x - 40, y: field.y + 25 });
  await page.mouse.up();
  await expect.poll(() => camera(page)).not.toBe(before);
});
