import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingOf } from '../../src/engine/timeline.ts';
import { skaxar as words } from '../../src/ui/games/skaxar/words/play.ts';
import { play as common, replayWords as replay } from '../../src/ui/match/words/play.ts';
import { trust } from '../../src/ui/match/words/trust.ts';
import { textOfFile } from './setup/download.ts';
import { keepFailures } from './setup/failure.ts';
import { keeps } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, openPage, type Opened } from './setup/page.ts';
import { bothListed, linkTo, playOnFrom, savedAndBack, scrubbed, slider, standsAt } from './setup/replays.ts';
import { keepScreen } from './setup/screens.ts';
import { actButton, logLines, openFile, ready, says, text } from './setup/table.ts';
import { SESSION } from './setup/war-scenes.ts';
import { BOTH, wars } from './setup/wars.ts';

let opened: Opened;
let page: Page;
const whole = wars.whole({ seats: BOTH, options: { turnLimit: 12 }, seed: 'replay' });
const file = recordingOf(whole);
keepFailures(() => opened);
beforeAll(async () => {
  opened = await openPage({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  ({ page } = opened);
});
afterAll(() => opened.context.close());

const turn = (on: Page = page) => text(on, '.sk-turn');
/** Both sides as the list says them; it lies folded at first. */
const sides = async (on: Page = page): Promise<readonly string[]> => {
  const shut = on.getByRole('button', {
    name: new RegExp(`^${common.unfold('')}(${words.sidesTab}|${words.sidesTitle})$`),
  });
  if ((await shut.count()) > 0) await shut.click();
  return (await on.locator('.sk-sides .sk-side').allInnerTexts()).map((side) => side.replace(/\s+/g, ' ').trim());
};

test('SK-12.7 a war is scrubbed, stepped, and entered from its log; it goes out as a file and comes in the same', async () => {
  await openFile(page, file);
  await scrubbed(page, file.plies.length, sides, async (middle) => {
    const half = wars.stateOf(wars.lineOf({ ...file, plies: file.plies.slice(0, middle) }));
    await expect.poll(() => turn()).toBe(words.turnOf(half.turn, half.battle));
  });
  await page
    .locator('.log-line', { hasText: /^Turn 5, / })
    .getByRole('button')
    .click();
  await expect.poll(() => turn()).toMatch(/^Turn 5,/);
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(0);
  await savedAndBack(page, file);
  expect(opened.troubles()).toEqual([]);
});

test('a new war is played on from a session, and the old one stays as it was', async () => {
  const moment = wars.fileAt(whole, ({ window, turn: now }) => window === 'session' && now === 4).plies.length;
  const then = await playOnFrom(page, moment, file.plies.length, () => sides());
  await says(page, /Arms Dealer: (Earth|Skaxar) buys/);
  expect(await turn()).toMatch(/^Turn 4,/);
  expect(await sides()).toEqual(then);
  const log = await logLines(page);
  await actButton(page, words.finish).click();
  await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(log.length);
  expect((await logLines(page)).slice(0, log.length)).toEqual(log);
  await keeps(page, moment + 1);
  await bothListed(page, file.plies.length, moment + 1);
  expect(opened.troubles()).toEqual([]);
});

test('a link holds a war and opens its moment in another browser', async () => {
  // The links of long games are too long for mail: this one begins where little was left to decide.
  const short = wars.file({
    seats: BOTH,
    position: SESSION,
    seed: 'link',
    plies: [
      ['A', { type: 'buy', slot: 2, ship: 'A-E14' }],
      ['A', { type: 'buy', slot: 4 }],
      ['B', { type: 'resign' }],
    ],
  });
  await openFile(page, short);
  const link = await linkTo(page, 1);
  const other = await openPage();
  try {
    await other.page.goto(link);
    await ready(other.page);
    await standsAt(other.page, 2, 3);
    await expect.poll(() => sides(other.page)).toEqual(await sides());
    // The fight of that moment is compared there too.
    expect(await text(other.page, '.sk-compare')).toContain('Firepower 5 against Shield 9');
    expect(other.troubles()).toEqual([]);
  } finally {
    await other.context.close();
  }
  expect(opened.troubles()).toEqual([]);
});

test('the decisions of a war are judged, and each leads to its moment', async () => {
  await openFile(page, file);
  await page.getByRole('button', { name: trust.analysis, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: trust.analysisTitle });
  await sheet.locator('.analysis-sums').waitFor();
  // All decisions are weighed: the progress is gone.
  await expect.poll(() => sheet.locator('progress').count(), { timeout: 120_000 }).toBe(0);
  expect(await sheet.locator('.course-plot path').count()).toBe(BOTH.length);
  const weighed = await sheet.locator('.analysis-sums tbody td:nth-of-type(1)').allInnerTexts();
  expect(weighed.every((count) => Number(count) > 0)).toBe(true);
  await keepScreen(page, 'analysis');
  expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });
  // It is kept with the match: in its file, and opened again it stands there at once.
  const sums = await sheet.locator('.analysis-sums').innerText();
  const told = await sheet.locator('.analysis-moments').allInnerTexts();
  await page.keyboard.press('Escape');
  const saved = () => textOfFile(page, () => page.getByRole('button', { name: replay.save, exact: true }).click());
  const kept = await saved();
  const judged = JSON.parse(kept).analysis.judged.length;
  expect(judged).toBe(weighed.reduce((sum, one) => sum + Number(one), 0));
  await page.reload();
  await ready(page);
  expect(await saved()).toBe(kept);
  await page.getByRole('button', { name: trust.analysis, exact: true }).click();
  await sheet.locator('.analysis-sums').waitFor();
  expect(await sheet.locator('.analysis-sums').innerText()).toBe(sums);
  await expect.poll(() => sheet.locator('progress').count(), { timeout: 120_000 }).toBe(0);
  expect(await sheet.locator('.analysis-moments').allInnerTexts()).toEqual(told);
  const look = sheet.locator('.analysis-moments button').first();
  const move = Number(/\d+/.exec(await look.innerText())![0]);
  await look.press('Enter');
  await expect.poll(() => sheet.count()).toBe(0);
  await expect.poll(() => slider(page).inputValue()).toBe(String(move - 1));
  // The way back, of the browser and of the page, leads to the analysis, at the moment that was gone to.
  const back = page.getByRole('button', { name: replay.backToPart.analysis });
  const isBack = async () => {
    await sheet.locator('.analysis-sums').waitFor();
    await expect.poll(() => look.evaluate((one) => one === document.activeElement)).toBe(true);
  };
  await page.goBack();
  await isBack();
  await look.press('Enter');
  await back.click();
  await isBack();
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  // From the match itself the same; once it is put away it is the result that lies there.
  const id = /#\/replay\/([^?]+)/.exec(page.url())![1]!;
  await page.evaluate((hash) => void (location.hash = hash), `#/battle/${id}`);
  const result = page.getByRole('button', { name: common.watchReplay });
  await result.waitFor();
  await page.getByRole('button', { name: trust.analysis, exact: true }).click();
  await sheet.locator('.analysis-sums').waitFor();
  await look.press('Enter');
  await expect.poll(() => slider(page).inputValue()).toBe(String(move - 1));
  await page.goBack();
  await isBack();
  expect(page.url()).toContain(`#/battle/${id}`);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  await page.reload();
  await result.waitFor();
  expect(opened.troubles()).toEqual([]);
});
