import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentOf, seal } from '../../src/engine/commitment.ts';
import { recordingOf, timelineOf } from '../../src/engine/timeline.ts';
import type { Recording } from '../../src/engine/recording.ts';
import { orionsGate } from '../../src/games/orions-gate/index.ts';
import { matterSight } from '../../src/physics/index.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { play as common, replayWords } from '../../src/ui/match/words/play.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { trustPages } from '../../src/ui/match/words/trust-pages.ts';
import { trust } from '../../src/ui/match/words/trust.ts';
import { keepFailures } from './setup/failure.ts';
import { ALONE, wholeBattle } from './setup/matches.ts';
import { misplaced } from './setup/layout.ts';
import { axeAt, openPage, SIZES, turnTo, visit, type Opened } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { WALKED } from './setup/survey.ts';
import { openFile, ready } from './setup/table.ts';

const words = { ...trustPages, ...trust };
const SALT = '5a'.repeat(16);
const open = samePage();
let opened: Opened;
let page: Page;
let file: Recording;
keepFailures(() => opened);
beforeAll(async () => {
  const plain = wholeBattle(ALONE, { points: 12, terrainSeed: 'trust', rounds: 2 }, 'trust').file;
  const read = timelineOf(orionsGate(matterSight), { ...plain, ...seal('trust', SALT) });
  if (!read.ok) throw new Error(read.reason);
  file = recordingOf(read.timeline);
  opened = await openPage({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  ({ page } = opened);
});
afterAll(() => opened.context.close());

const dialog = () => page.getByRole('dialog');
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const drawn = (): number => file.plies.reduce((sum, ply) => sum + (ply.drawn?.length ?? 0), 0);
const drop = async (recording: Recording) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: replayWords.open }).click(),
  ]);
  await chooser.setFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recording)),
  });
};

test('OG-22.2: the commitment is seen before the match and in it, seed and salt nowhere before the end', async () => {
  await visit(page, '#/new/orions-gate');
  await page.getByText(setupText.more).first().click();
  await page.getByLabel(setupText.gameSeed).fill('7');
  await page.locator('.seal summary').click();
  await page.getByText(words.nextTyped).waitFor();
  const promised = await page.locator('.seal-body code').innerText();
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  expect(promised).not.toBe(commitmentOf('7', SALT));
  await page.getByRole('button', { name: optionsText.start }).click();
  await ready(page);
  // From the log, and from the menu.
  await page.getByRole('button', { name: words.dice, exact: true }).click();
  await dialog().getByText(words.during).waitFor();
  await press(words.copy);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(promised);
  expect(await dialog().getByText(words.salt, { exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: common.menu }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), press(common.menuWatch)]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  const copy = JSON.parse(Buffer.concat(parts).toString('utf8')) as { readonly commitment?: string };
  expect(copy.commitment).toBe(promised);
  expect(copy).not.toHaveProperty('seed');
  expect(copy).not.toHaveProperty('salt');
  await press(words.diceTitle);
  await dialog().getByText(words.promise).waitFor();
  expect(opened.troubles()).toEqual([]);
});

test('the result leads to luck and to the verification, luck to the moment of a roll', async () => {
  const id = await openFile(page, file);
  await turnTo(page, `#/battle/${id}`);
  // A thread of its own plays it again, and is let go.
  const [thread] = await Promise.all([
    page.waitForEvent('worker', (one) => one.url().includes('verify')),
    press(words.verify),
  ]);
  await dialog().getByText(`All ${drawn()} numbers drawn are right`).waitFor();
  await expect.poll(() => page.workers().includes(thread)).toBe(false);
  await dialog().getByText(file.commitment!).waitFor();
  await dialog().getByLabel(words.compare).fill('0'.repeat(64));
  await dialog().getByText('This is another match than the one you noted').waitFor();
  await dialog().getByLabel(words.compare).fill(file.commitment!);
  await dialog()
    .getByText('Seed and salt give the commitment that you noted: nobody could choose these dice.')
    .waitFor();
  await press(words.dice);
  await dialog().getByText(`printf '%s' '${SALT}:trust' | sha256sum`).waitFor();
  await press(words.luck);
  await dialog().locator('.luck-sums').first().waitFor();
  const first = dialog().locator('.luck-roll').first();
  const ply = /Move (\d+)/.exec(await first.innerText())![1]!;
  await first.click();
  await ready(page);
  await expect
    .poll(() => page.locator('.player-scrub').innerText())
    .toContain(replayWords.at(Number(ply), file.plies.length));
  // The way back leads to the same roll.
  await page.getByRole('button', { name: replayWords.backToPart.luck }).click();
  await dialog().locator('.luck-roll:focus').waitFor();
  expect(await dialog().locator('.luck-roll:focus').innerText()).toContain(`Move ${ply}`);
  // What is pressed there keeps the focus, though the roll is listed anew.
  const whose = dialog().getByRole('radio');
  await whose.first().focus();
  for (const chosen of [1, 2, 0]) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => whose.nth(chosen).isChecked()).toBe(true);
  }
  expect(await whose.first().evaluate((one) => one === document.activeElement)).toBe(true);
  expect(opened.troubles()).toEqual([]);
});

test('a changed die, a changed seed and a swapped commitment are found in a dropped file, and what is watched stays', async () => {
  await openFile(page, file);
  await page.getByRole('button', { name: words.verifyAndLuck }).click();
  await dialog().getByText(`All ${drawn()} numbers drawn are right`).waitFor();
  await page.keyboard.press('Escape');
  const at = file.plies.findIndex((ply) => ply.drawn);
  const die = file.plies[at]!.drawn!;
  const changed = {
    ...file,
    plies: file.plies.map((ply, index) =>
      index === at ? { ...ply, drawn: [(die[0]! % 6) + 1, ...die.slice(1)] } : ply,
    ),
  };
  const cases: readonly (readonly [Recording, RegExp, string])[] = [
    [changed, new RegExp(`Ply ${at + 1} differs: the file says that`), `Move ${at + 1} differs`],
    [{ ...file, seed: 'other' }, /not the one that was committed to before the first roll/, `Move ${at + 1} differs`],
    [
      { ...file, commitment: commitmentOf('other', SALT) },
      /not the one that was committed to before the first roll/,
      'The commitment is broken',
    ],
  ];
  for (const [recording, reason, title] of cases) {
    await drop(recording);
    const notice = page.getByRole('alert').filter({ hasText: replayWords.faulty });
    await expect.poll(() => notice.innerText()).toMatch(reason);
    await notice.getByRole('button', { name: words.why }).click();
    await dialog().getByText(title, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
  }
  expect(await page.locator('.player-scrub').innerText()).toContain(replayWords.at(0, file.plies.length));
  expect(opened.troubles()).toEqual([]);
});

test('a rematch is sealed anew; what is played on from a match whose seed was shown promises nothing', async () => {
  const commitment = async () => {
    await page.getByRole('button', { name: words.dice, exact: true }).click();
    await dialog().locator('.trust').waitFor();
    return (await dialog().locator('.trust').innerText()).replaceAll(/\s/g, '');
  };
  const id = await openFile(page, file);
  await page.getByRole('button', { name: replayWords.playOn }).click();
  await ready(page);
  expect(await commitment()).toBe(words.none.replaceAll(/\s/g, ''));
  await turnTo(page, `#/battle/${id}`);
  await press(common.rematch);
  await expect.poll(() => page.url()).not.toContain(id);
  await ready(page);
  const again = await commitment();
  expect(again).toContain(words.during.replaceAll(/\s/g, ''));
  expect(again).not.toContain(file.commitment!);
  expect(again).toMatch(/[0-9a-f]{64}/);
  expect(opened.troubles()).toEqual([]);
});

test.each(WALKED)('luck, verification and dice fit the screen and can be used without eyes: %s', async (size) => {
  const there = await open({ size });
  const id = await openFile(there.page, file);
  await turnTo(there.page, `#/battle/${id}`);
  const steps: readonly (readonly [string, string])[] = [
    [words.luck, '.luck-rolls'],
    [words.verify, '.trust-verdict .notice'],
    [words.dice, '.trust-command'],
  ];
  for (const [button, shown] of steps) {
    await there.page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    await there.page.getByRole('dialog').locator(shown).first().waitFor();
    expect({ button, misplaced: await misplaced(there.page), axe: await axeAt(there.page, size) }).toEqual({
      button,
      misplaced: [],
      axe: [],
    });
    const { width } = await there.page
      .locator('.dialog-body')
      .evaluate((body) => ({ width: body.scrollWidth - body.clientWidth }));
    expect({ size: SIZES[size].width, beyond: width }).toEqual({ size: SIZES[size].width, beyond: 0 });
  }
});
