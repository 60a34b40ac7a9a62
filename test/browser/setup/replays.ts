import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Recording } from '../../../src/engine/recording.ts';
import { replayWords } from '../../../src/ui/match/words/play.ts';
import { replays } from '../../../src/ui/match/words/replays.ts';
import { textOfFile } from './download.ts';
import { visit } from './page.ts';
import { importText, ready, text } from './table.ts';

export const slider = (page: Page) => page.getByRole('slider', { name: replayWords.scrub });

/** Waits until the replay stands at a move. */
export const standsAt = async (page: Page, ply: number, all: number): Promise<void> => {
  await expect.poll(() => text(page, '.player-scrub')).toBe(replayWords.at(ply, all));
};

/**
 * Scrubs to the end, steps back and forth, presses the middle of the rail and goes home again; `seen` is what the page
 * shows of the moment. Gives the move of the middle, once `there` was looked at.
 */
export async function scrubbed(
  page: Page,
  all: number,
  seen: () => Promise<unknown>,
  there: (middle: number) => Promise<void>,
): Promise<void> {
  await slider(page).waitFor();
  const first = await seen();
  await slider(page).focus();
  await page.keyboard.press('End');
  await standsAt(page, all, all);
  const last = await seen();
  expect(last).not.toEqual(first);
  await page.getByRole('button', { name: replayWords.back }).click();
  await standsAt(page, all - 1, all);
  await page.getByRole('button', { name: replayWords.forward }).click();
  await expect.poll(seen).toEqual(last);
  const rail = (await slider(page).boundingBox())!;
  await page.mouse.click(rail.x + rail.width / 2, rail.y + rail.height / 2);
  const middle = Number(await slider(page).inputValue());
  expect(Math.abs(middle - all / 2)).toBeLessThan(Math.max(all * 0.06, 1));
  await there(middle);
  await page.keyboard.press('Home');
  await expect.poll(seen).toEqual(first);
}

/** Saves the one match of the list, which is this file, throws it away and takes it in again. */
export async function savedAndBack(page: Page, file: Recording): Promise<void> {
  await visit(page, '#/replays');
  const entries = page.locator('.match');
  const saved = await textOfFile(page, () => entries.first().getByRole('button', { name: replays.save }).click());
  expect(JSON.parse(saved)).toEqual(JSON.parse(JSON.stringify(file)));
  await entries.first().getByRole('button', { name: replays.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: replays.delete }).click();
  await page.getByText(replays.emptyTitle).waitFor();
  await importText(page, saved);
  await page.getByText(replays.imported).waitFor();
}

/** From the list to the only replay, so many moves on; there a new match begins. */
export async function playOnFrom(
  page: Page,
  moment: number,
  all: number,
  seen: () => Promise<unknown>,
): Promise<unknown> {
  await page.getByRole('link', { name: replays.watch }).first().click();
  await ready(page);
  await slider(page).focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < moment; step++) await page.keyboard.press('ArrowRight');
  await standsAt(page, moment, all);
  const then = await seen();
  await page.getByRole('button', { name: replayWords.playOn }).click();
  await ready(page);
  return then;
}

/** The list holds the whole match as it was, and the new one with its moves so far. */
export async function bothListed(page: Page, all: number, moves: number): Promise<void> {
  await visit(page, '#/replays');
  await expect.poll(() => page.locator('.match').count()).toBe(2);
  const texts = await page.locator('.match').allInnerTexts();
  expect(texts.filter((entry) => entry.includes(replays.moves(all)))).toHaveLength(1);
  expect(texts.filter((entry) => entry.includes(replays.moves(moves)) && entry.includes(replays.running))).toHaveLength(
    1,
  );
}

/** The link to a moment of the open replay, so many steps before its end. */
export async function linkTo(page: Page, back: number): Promise<string> {
  await slider(page).waitFor();
  await slider(page).focus();
  await page.keyboard.press('End');
  for (let step = 0; step < back; step++) await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: replayWords.linkMoment }).click();
  await page.getByText(replayWords.linkCopied).first().waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}
