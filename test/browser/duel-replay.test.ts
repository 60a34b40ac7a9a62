import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recording } from '../../src/engine/recording.ts';
import { sirius as words } from '../../src/ui/messages/battlespace-sirius.ts';
import { replayWords } from '../../src/ui/messages/play.ts';
import { replays } from '../../src/ui/messages/replays.ts';
import { duelFile, fileAt, keptMatch, lineOf, people, recordingOf, stateOf, wholeDuel } from './setup/duels.ts';
import { textOfFile } from './setup/download.ts';
import { keepFailures } from './setup/failure.ts';
import { openPage, visit, type Opened } from './setup/page.ts';
import { importText, logLines, openFile, ready, says, text } from './setup/table.ts';

let opened: Opened;
let page: Page;
const whole = wholeDuel({ seats: people(3), options: { lifeboats: true }, seed: 'replay' });
const file: Recording = recordingOf(whole);
keepFailures(() => opened);
beforeAll(async () => {
  opened = await openPage({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  ({ page } = opened);
});
afterAll(() => opened.context.close());

const slider = (on: Page = page) => on.getByRole('slider', { name: replayWords.scrub });
const at = (ply: number): string => replayWords.at(ply, file.plies.length);
/** The vessels as the list says them. */
const vessels = async (on: Page = page): Promise<string[]> => (await on.locator('.bs-vessel').allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim());
const count = (on: Page = page) => text(on, '.bs-turn-count');

test('a duel is scrubbed, stepped, and entered from its log; it goes out as a file and comes in the same', async () => {
  await openFile(page, file);
  await slider().waitFor();
  const first = await vessels();
  await slider().focus();
  await page.keyboard.press('End');
  await expect.poll(() => text(page, '.player-scrub')).toBe(at(file.plies.length));
  const last = await vessels();
  expect(last).not.toEqual(first);
  await page.getByRole('button', { name: replayWords.back }).click();
  await expect.poll(() => text(page, '.player-scrub')).toBe(at(file.plies.length - 1));
  await page.getByRole('button', { name: replayWords.forward }).click();
  await expect.poll(() => vessels()).toEqual(last);
  // A press in the middle of the rail goes to the middle of the duel.
  const rail = (await slider().boundingBox())!;
  await page.mouse.click(rail.x + rail.width / 2, rail.y + rail.height / 2);
  const middle = Number(await slider().inputValue());
  expect(Math.abs(middle - file.plies.length / 2)).toBeLessThan(file.plies.length * 0.06);
  const half = stateOf(lineOf({ ...file, plies: file.plies.slice(0, middle) }));
  await expect.poll(() => count()).toBe(words.turnOf(half.turnNumber, half.round));
  await page.keyboard.press('Home');
  await expect.poll(() => vessels()).toEqual(first);

  const turn = page.locator('.log-line', { hasText: /^Turn 4: / }).getByRole('button');
  await turn.click();
  await expect.poll(() => count()).toMatch(/^Turn 4,/);
  expect(Number(await slider().inputValue())).toBeGreaterThan(0);

  await visit(page, '#/replays');
  const entries = page.locator('.match');
  const saved = await textOfFile(page, () => entries.first().getByRole('button', { name: replays.save }).click());
  expect(JSON.parse(saved)).toEqual(JSON.parse(JSON.stringify(file)));
  await entries.first().getByRole('button', { name: replays.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: replays.delete }).click();
  await page.getByText(replays.emptyTitle).waitFor();
  await importText(page, saved);
  await page.getByText(replays.imported).waitFor();
  expect(opened.troubles()).toEqual([]);
});

test('a new duel is played on from a moment, and the old one stays as it was', async () => {
  const moment = fileAt(whole, ({ phase, turnNumber }) => phase === 'maneuver' && turnNumber === 3).plies.length;
  await page.getByRole('link', { name: replays.watch }).first().click();
  await ready(page);
  await slider().focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < moment; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => text(page, '.player-scrub')).toBe(at(moment));
  const then = await vessels();
  await page.getByRole('button', { name: replayWords.playOn }).click();
  await ready(page);
  await says(page, 'has the turn and chooses a maneuver');
  expect(await count()).toMatch(/^Turn 3,/);
  expect((await vessels()).map((row) => row.replace(/ Look$/, ''))).toEqual(then.map((row) => row.replace(/ Look$/, '')));
  const log = await logLines(page);
  await page.locator('.dock-act .button-primary').click();
  await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(log.length);
  expect((await logLines(page)).slice(0, log.length)).toEqual(log);
  // The browser keeps a command a moment after it is given.
  await expect.poll(async () => (await keptMatch(page)).plies.length).toBe(moment + 1);
  await visit(page, '#/replays');
  await expect.poll(() => page.locator('.match').count()).toBe(2);
  const texts = await page.locator('.match').allInnerTexts();
  expect(texts.filter((entry) => entry.includes(replays.moves(file.plies.length)))).toHaveLength(1);
  expect(texts.filter((entry) => entry.includes(replays.moves(moment + 1)) && entry.includes(replays.running))).toHaveLength(1);
  expect(opened.troubles()).toEqual([]);
});

test('a link holds a whole duel and opens its moment in another browser', async () => {
  // The links of long games are too long for mail: this one is a short duel of two.
  const short = duelFile({
    seats: people(2), dice: [4],
    position: { vessels: [{ seat: '1', cell: [0, 0] }, { seat: '2', cell: [1, 0], power: [6, 6, 6, 0] }] },
    plies: [[1, { type: 'maneuver', kind: 'stay' }], [2, { type: 'react', kind: 'nothing' }], [1, { type: 'fire', line: 'E', weapons: 1 }]],
  });
  await openFile(page, short);
  await slider().waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: replayWords.linkMoment }).click();
  await page.getByText(replayWords.linkCopied).first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openPage();
  try {
    await other.page.goto(link);
    await ready(other.page);
    await expect.poll(() => text(other.page, '.player-scrub')).toBe(replayWords.at(2, 3));
    await expect.poll(() => vessels(other.page)).toEqual(await vessels());
    expect(await text(other.page, '.bs-step-now')).toContain(words.steps.fire);
    // The odds of that moment can be looked at (BS-19.7).
    expect(await text(other.page, '.bs-odds')).toContain(words.oneDestroys);
    expect(other.troubles()).toEqual([]);
  } finally {
    await other.context.close();
  }
  expect(opened.troubles()).toEqual([]);
});
