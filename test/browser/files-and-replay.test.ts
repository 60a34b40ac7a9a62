import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recording } from '../../src/engine/recording.ts';
import { replays } from '../../src/ui/match/words/replays.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { replayWords } from '../../src/ui/match/words/play.ts';
import { keepFailures } from './setup/failure.ts';
import { PEOPLE, wholeBattle } from './setup/matches.ts';
import { openPage, visit, type Opened } from './setup/page.ts';
import { importText, logLines, openFile, ready, says, text } from './setup/table.ts';

let opened: Opened;
let page: Page;
let file: Recording;
keepFailures(() => opened);
beforeAll(async () => {
  file = wholeBattle(PEOPLE, { points: 12, terrainSeed: 'files', rounds: 2 }, 'files').file;
  opened = await openPage({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  ({ page } = opened);
});
afterAll(() => opened.context.close());

const entries = () => page.locator('.match');
const slider = (on: Page = page) => on.getByRole('slider', { name: replayWords.scrub });
const at = (ply: number): string => replayWords.at(ply, file.plies.length);
const textOf = async (download: Download): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

test('a whole battle goes out as a file and in again with the same hash', async () => {
  await openFile(page, file);
  await slider().waitFor();
  await visit(page, '#/replays');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    entries().first().getByRole('button', { name: replays.save }).click(),
  ]);
  const saved = await textOf(download);
  expect(JSON.parse(saved)).toEqual(JSON.parse(JSON.stringify(file)));

  await entries().first().getByRole('button', { name: replays.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: replays.delete }).click();
  await page.getByText(replays.emptyTitle).waitFor();
  await importText(page, saved);
  await page.getByText(replays.imported).waitFor();
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    entries().first().getByRole('button', { name: replays.save }).click(),
  ]);
  expect((JSON.parse(await textOf(again)) as Recording).plies.at(-1)!.hash).toBe(file.plies.at(-1)!.hash);
  expect(opened.troubles()).toEqual([]);
});

test('damaged and foreign files are refused with a clear sentence, and nothing is lost', async () => {
  const whole = JSON.stringify(file);
  const altered = structuredClone(file) as unknown as {
    plies: { seat: string; command: { type: string }; hash: string }[];
  };
  altered.plies[7]!.hash = '0123456789abcdef';
  const illegal = structuredClone(file) as unknown as typeof altered;
  illegal.plies[3] = { ...illegal.plies[3]!, seat: illegal.plies[3]!.seat === 'a1' ? 'b1' : 'a1' };
  const faulty: readonly (readonly [string, string, RegExp])[] = [
    ['cut.json', whole.slice(0, whole.length / 2), /not JSON|cut|damaged/i],
    ['package.json', JSON.stringify({ name: 'something else', version: '1.0.0' }), /Not a match file/],
    ['newer.json', JSON.stringify({ ...file, version: 99 }), /format version 99; this program reads up to 1/],
    ['altered.json', JSON.stringify(altered), /Ply 8 differs/],
    ['illegal.json', JSON.stringify(illegal), /Ply 4 is refused: OG-/],
    ['other.json', JSON.stringify({ ...file, game: 'chess' }), /a game called chess, which this program does not have/],
    ['huge.json', ' '.repeat(5_100_000), /5\.1 MB; match files have at most 5 MB/],
  ];
  await visit(page, '#/replays');
  await entries().first().waitFor();
  const before = await page.locator('.matches').innerText();
  for (const [name, content, sentence] of faulty) {
    await importText(page, content, name);
    const notice = page.getByRole('alert').filter({ hasText: replays.importFailed });
    await expect.poll(() => notice.innerText(), { message: name }).toMatch(sentence);
    expect(await notice.innerText()).toContain(replays.importKept);
    expect(await page.locator('.matches').innerText()).toBe(before);
  }
  await entries().first().getByRole('link', { name: replays.watch }).click();
  await ready(page);
  expect(await slider().inputValue()).toBe('0');
  expect(opened.troubles()).toEqual([]);
});

test('the replay scrubs, steps, jumps from the log and is played on from a moment', async () => {
  await visit(page, '#/replays');
  await entries().first().getByRole('link', { name: replays.watch }).click();
  await ready(page);
  await slider().waitFor();
  await slider().focus();
  await page.keyboard.press('End');
  await expect.poll(() => text(page, '.player-scrub')).toBe(at(file.plies.length));
  const score = await text(page, '.score');
  await page.getByRole('button', { name: replayWords.back }).click();
  await expect.poll(() => text(page, '.player-scrub')).toBe(at(file.plies.length - 1));
  await page
    .locator('.log-line', { hasText: /^Round 2\./ })
    .getByRole('button')
    .click();
  const round2 = Number(await slider().inputValue());
  expect(round2).toBeGreaterThan(0);
  expect(await text(page, '.topbar-round')).toContain(words.round(2, 2));
  expect(page.url()).toContain(`ply=${round2}`);

  // The next commands are given by hand; the old battle stays as it was.
  await page.getByRole('button', { name: replayWords.playOn }).click();
  await ready(page);
  await says(page, /chooses who acts\.$/);
  expect(await text(page, '.topbar-round')).toContain(words.round(2, 2));
  const log = await logLines(page);
  await page.locator('.dock-act').getByRole('button', { name: words.actions.hold, exact: true }).click();
  await says(page, /plans the movement/);
  expect((await logLines(page)).slice(0, log.length)).toEqual(log);
  await visit(page, '#/replays');
  await expect.poll(() => entries().count()).toBe(2);
  const texts = await entries().allInnerTexts();
  expect(texts.filter((entry) => entry.includes(replays.moves(file.plies.length)))).toHaveLength(1);
  expect(
    texts.filter((entry) => entry.includes(replays.moves(round2 + 1)) && entry.includes(replays.running)),
  ).toHaveLength(1);
  await entries()
    .filter({ hasText: replays.moves(file.plies.length) })
    .getByRole('link', { name: replays.watch })
    .click();
  await slider().waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => text(page, '.score')).toBe(score);
  expect(opened.troubles()).toEqual([]);
});

test('a link holds the whole battle and opens its moment in another browser', async () => {
  await visit(page, '#/replays');
  await entries()
    .filter({ hasText: replays.moves(file.plies.length) })
    .getByRole('link', { name: replays.watch })
    .click();
  await slider().waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: replayWords.linkMoment }).click();
  await page.getByText(replayWords.linkCopied).first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(12_200);
  const other = await openPage();
  try {
    await other.page.goto(link);
    await ready(other.page);
    await expect.poll(() => text(other.page, '.player-scrub')).toBe(at(file.plies.length - 1));
    expect(await text(other.page, '.score')).toBe(await text(page, '.score'));
    expect(await text(other.page, '.says')).toContain('Ada');
    // Cut off on the way, it says so.
    await other.page.goto('about:blank');
    await other.page.goto(`${link.slice(0, link.indexOf('?') - 40)}`);
    await other.page.getByText('The link is damaged or cut off.').waitFor();
    expect(other.troubles()).toEqual([]);
  } finally {
    await other.context.close();
  }
  expect(opened.troubles()).toEqual([]);
});
