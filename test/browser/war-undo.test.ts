import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { skaxar as words } from '../../src/ui/games/skaxar/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { samePage } from './setup/same-page.ts';
import { bright, mouse } from './setup/hands.ts';
import { keeps } from './setup/kept.ts';
import { actButton, logLines, openFile, ready, redoButton, says, text, undoButton } from './setup/table.ts';
import { give, slotCard, targetCard } from './setup/war-hands.ts';
import { HARVEST, SESSION } from './setup/war-scenes.ts';
import { BOTH, SINGLE, wars } from './setup/wars.ts';

const open = samePage();

/** Buys what lies in a slot. */
const buy = async (page: Page, slot: number): Promise<void> => {
  await slotCard(page, slot).click();
  await bright(page).click();
};
/** What the screen says of the moment: who decides, the turn, the log, the action panel, both sides. */
const moment = async (page: Page) => {
  // Off the cards: one that is pointed at is looked at.
  await page.mouse.move(2, 2);
  return snapshot(page);
};
const snapshot = async (page: Page) => ({
  says: await text(page, '.says'),
  turn: await text(page, '.sk-turn'),
  log: await logLines(page),
  act: await text(page, '.sk-act'),
  sides: await page.locator('.sk-sides').allInnerTexts(),
});
const unfoldSides = (page: Page) => page.getByRole('button', { name: common.unfold(words.sidesTitle) }).click();

test('SK-13.6 two people: undo is free until a hidden card is uncovered, then both must agree; redo turns up the same ship', async () => {
  const { page } = await open();
  await openFile(page, wars.file({ seats: BOTH, position: SESSION, seed: 'undo' }));
  await unfoldSides(page);
  await says(page, 'Arms Dealer: Earth buys first');
  expect(await undoButton(page).isDisabled()).toBe(true);
  const start = await moment(page);

  // An item uncovers nothing.
  await buy(page, 4);
  await expect.poll(() => text(page, '.sk-shop')).toContain(words.emptySlot);
  const armed = await moment(page);
  expect(armed.sides).not.toEqual(start.sides);
  await undoButton(page).click();
  await expect.poll(() => moment(page)).toEqual(start);
  await redoButton(page).click();
  await expect.poll(() => moment(page)).toEqual(armed);
  expect(await redoButton(page).isDisabled()).toBe(true);

  // Redraw! shows a ship of the deck: the question, and what was shown does not change by asking twice.
  await buy(page, 5);
  await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(armed.log.length);
  await says(page, /Arms Dealer: (Earth|Skaxar) buys/);
  const drawn = await moment(page);
  expect(drawn.sides).not.toEqual(armed.sides);
  await undoButton(page).click();
  const question = page.getByRole('dialog', { name: common.undoTitle });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await moment(page)).toEqual(drawn);
  await undoButton(page).click();
  await question.getByRole('button', { name: common.undoYes }).click();
  await expect.poll(() => moment(page)).toEqual(armed);
  await redoButton(page).click();
  await expect.poll(() => moment(page)).toEqual(drawn);
});

test('SK-13.6 two people: the end of the first session is taken back freely, the combat after the second only by both', async () => {
  const { page } = await open();
  await openFile(page, wars.file({ seats: BOTH, position: SESSION, seed: 'undo' }));
  const start = await moment(page);
  await actButton(page, words.finish).click();
  await says(page, 'Arms Dealer: Skaxar buys second');
  const second = await moment(page);
  await undoButton(page).click();
  await expect.poll(() => moment(page)).toEqual(start);
  await redoButton(page).click();
  await expect.poll(() => moment(page)).toEqual(second);
  await actButton(page, words.finish).click();
  await says(page, /^(?!.*buys second, Speed 6)/);
  await keeps(page, 2);
  await undoButton(page).click();
  await page.getByRole('dialog', { name: common.undoTitle }).getByRole('button', { name: common.undoYes }).click();
  await expect.poll(() => moment(page)).toEqual(second);
});

test('alone: undo asks nobody, back past what the computer did, and the same cards come again', async () => {
  const { page } = await open();
  await openFile(page, wars.file({ seats: SINGLE, position: SESSION, seed: 'undo' }));
  await says(page, 'you buy first');
  const start = await moment(page);
  const turn = async () => {
    await buy(page, 5);
    await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(start.log.length);
    await says(page, 'you buy first');
    await actButton(page, words.finish).click();
    // With the own session closed, it is the person again after the combat at the earliest.
    await expect.poll(async () => (await wars.atHand(page)).line.plies.length, { timeout: 30_000 }).toBeGreaterThan(1);
    await says(page, /you (buy|lost|have)/);
    return moment(page);
  };
  const first = await turn();
  expect(first.log.length).toBeGreaterThan(start.log.length + 3);
  for (let press = 0; press < 8 && !(await undoButton(page).isDisabled()); press++) {
    await undoButton(page).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await says(page, /^(?!.*(thinking|Watch))/);
  }
  await expect.poll(() => moment(page)).toEqual(start);
  while (await redoButton(page).isEnabled()) {
    const lines = (await logLines(page)).length;
    await redoButton(page).click();
    await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(lines);
    await says(page, /^(?!.*(thinking|Watch))/);
  }
  await expect.poll(() => moment(page)).toEqual(first);
});

test('SK-10.3 a reload in a session, before a harvest and after it goes on at the same window, with the same log', async () => {
  const { page } = await open();
  const again = async (sentence: string | RegExp, plies: number) => {
    await says(page, sentence);
    // The browser keeps a command a moment after it is given.
    await keeps(page, plies);
    const before = await moment(page);
    await page.reload();
    await ready(page);
    await says(page, sentence);
    await expect.poll(() => moment(page)).toEqual(before);
  };
  await openFile(page, wars.file({ seats: BOTH, position: SESSION, seed: 'reload' }));
  await again('Earth buys first', 0);
  await slotCard(page, 2).click();
  await targetCard(page, 'Pathfinder').click();
  await bright(page).click();
  await expect.poll(() => text(page, '.sk-act')).toContain('Firepower 8 against Shield 9');
  await again('Earth buys first', 1);
  await openFile(page, wars.file({ seats: BOTH, position: HARVEST, seed: 'reload' }));
  await again('Earth lost the battle', 0);
  const { next } = await wars.atHand(page);
  await give(page, mouse, next!.view, { type: 'harvest', slot: 3 }, null);
  await expect.poll(() => logLines(page).then((lines) => lines.join(' '))).toContain('3,000');
  await again(/Arms Dealer/, 1);
});
