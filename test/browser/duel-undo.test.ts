import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sirius as words } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { alone, duelFile, people } from './setup/duels.ts';
import { samePage } from './setup/same-page.ts';
import { bright } from './setup/hands.ts';
import { actButton, logLines, openFile, ready, redoButton, says, text, undoButton } from './setup/table.ts';

const open = samePage();

const weapons = (page: Page, n: number) =>
  page
    .locator('.dock-act .bs-cards')
    .getByRole('button', { name: new RegExp(`^${n === 0 ? words.hold : words.weapons(n)}(?!s)`) });
const reaction = (page: Page, name: string) =>
  page
    .locator('.dock-act')
    .getByRole('group', { name: words.reactions })
    .getByRole('button', { name: new RegExp(`^${name}`) });
/** The Power of a ship, clockwise from the bow, as the list of vessels says it. */
const power = async (page: Page, place: number): Promise<number[]> =>
  (await page.locator('.bs-vessel').nth(place).locator('.bs-power .figure').allInnerTexts()).map(Number);

/** Emerald has the first turn. Her Bow has room, so that a repair point of her Starboard's volley is hers to place. */
const DUEL = {
  options: { playerCount: 2 },
  position: {
    vessels: [
      { seat: '1', cell: [0, 0], heading: 'N', power: [5, 6, 6, 6] },
      { seat: '2', cell: [1, 0], heading: 'N' },
    ],
  },
} as const;

test('two people: undo is free until dice fall, then all must agree; redo brings the same dice', async () => {
  const { page } = await open();
  await openFile(page, duelFile({ ...DUEL, seats: people(2), dice: [6, 6, 3, 3, 3] }));
  await says(page, 'Emerald has the turn');
  expect(await undoButton(page).isDisabled()).toBe(true);

  await actButton(page, words.stay).click();
  await says(page, 'Red reacts first');
  await undoButton(page).click();
  await says(page, 'Emerald has the turn');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await redoButton(page).click();
  await says(page, 'Red reacts first');
  expect(await redoButton(page).isDisabled()).toBe(true);
  await reaction(page, words.nothing).click();
  await bright(page).click();
  await says(page, 'Emerald fires at Red');
  const before = await logLines(page);
  await weapons(page, 2).click();
  await bright(page).click();
  await says(page, 'Emerald places 1 repair point');
  const after = await logLines(page);
  expect(await power(page, 0)).toEqual([5, 5, 6, 6]);
  expect(await power(page, 1)).toEqual([6, 6, 6, 4]);

  await undoButton(page).click();
  const question = page.getByRole('dialog', { name: common.undoTitle });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await logLines(page)).toEqual(after);
  await undoButton(page).click();
  await question.getByRole('button', { name: common.undoYes }).click();
  await expect.poll(() => logLines(page)).toEqual(before);
  await says(page, 'Emerald fires at Red');
  expect(await power(page, 1)).toEqual([6, 6, 6, 6]);
  await redoButton(page).click();
  await expect.poll(() => logLines(page)).toEqual(after);
  expect(await power(page, 1)).toEqual([6, 6, 6, 4]);
});

test('alone: undo asks nobody, back past the turn of the computer as often as wished, and the same volley falls the same', async () => {
  const { page } = await open();
  await openFile(page, duelFile({ ...DUEL, seats: alone(2), seed: 'undo' }));
  await says(page, 'Your turn');
  const start = await logLines(page);
  const powers = async () => [await power(page, 0), await power(page, 1)];
  const turn = async (): Promise<string[]> => {
    await actButton(page, words.stay).click();
    await says(page, 'You fire at Red');
    await weapons(page, 1).click();
    await bright(page).click();
    // Then the computer maneuvers and locks.
    await says(page, /you react first|choose a maneuver|has locked/);
    return logLines(page);
  };
  const first = await turn();
  const after = await powers();
  expect(first.join(' ')).toContain('Turn 2: Red');
  // Back over the shot, the computer's answer and its whole next turn: no question in between.
  for (let press = 0; press < 10 && !(await undoButton(page).isDisabled()); press++) {
    await undoButton(page).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await says(page, /^(?!.*thinking)/);
  }
  await says(page, 'Your turn: choose a maneuver.');
  expect(await logLines(page)).toEqual(start);
  expect(await powers()).toEqual([
    [5, 6, 6, 6],
    [6, 6, 6, 6],
  ]);
  // Redo brings each own command back, with the computer's answers to it.
  while (await redoButton(page).isEnabled()) {
    const lines = (await logLines(page)).length;
    await redoButton(page).click();
    await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(lines);
  }
  await expect.poll(() => logLines(page)).toEqual(first);
  expect(await powers()).toEqual(after);
});

test('a reload in the middle of a turn goes on at the same phase, locks, Power and log', async () => {
  const { page } = await open();
  await openFile(page, duelFile({ ...DUEL, seats: people(2), dice: [4, 6, 6, 2, 1, 3] }));
  const moment = async () => ({
    says: await text(page, '.says'),
    step: await text(page, '.bs-step-now'),
    log: await logLines(page),
    powers: [await power(page, 0), await power(page, 1)],
    act: (await page.locator('.bs-act').innerText()).replace(/\s+/g, ' '),
  });
  const again = async (sentence: string) => {
    await says(page, sentence);
    const before = await moment();
    await page.reload();
    await ready(page);
    await says(page, sentence);
    expect(await moment()).toEqual(before);
  };
  await again('Emerald has the turn');
  await actButton(page, words.stay).click();
  await again('Red reacts first');
  await reaction(page, words.sentry(['E'])).click();
  await bright(page).click();
  await again('Emerald fires at Red');
  // The Sentry die, then two equal sixes.
  expect(await power(page, 1)).toEqual([6, 6, 6, 5]);
  await weapons(page, 2).click();
  await bright(page).click();
  await again('Emerald places 1 repair point');
  expect(await power(page, 1)).toEqual([6, 6, 6, 3]);
  expect(await power(page, 0)).toEqual([5, 5, 6, 6]);
});
