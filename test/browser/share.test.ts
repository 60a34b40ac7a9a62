import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shareText as battleWords } from '../../src/ui/games/orions-gate/words/share.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { play as common, replayWords } from '../../src/ui/match/words/play.ts';
import { shareText as words } from '../../src/ui/match/words/share.ts';
import { ALONE, fromPosition, PEOPLE, wholeBattle } from './setup/matches.ts';
import { axeAt, axeFaults, turnTo } from './setup/page.ts';
import { PAIR } from './setup/positions.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED } from './setup/survey.ts';
import { openFile } from './setup/table.ts';

const open = samePage();

const BATTLE = wholeBattle(ALONE, { points: 12, terrainSeed: 'share', rounds: 2 }, 'share').file;

const sheet = (page: Page) => page.getByRole('dialog', { name: words.title });
const picture = (page: Page) => page.locator('.share-picture img');
const button = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });

/** Size of the picture the page shows, and how many colours it has, told apart in steps of 16. */
const look = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const on = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
    on.drawImage(image, 0, 0);
    const { data } = on.getImageData(0, 0, width, height);
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      seen.add(((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4));
    return { width, height, colours: seen.size };
  });

async function shareFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: common.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: common.menuShare }).click();
  await picture(page).waitFor();
}

test('the menu makes a picture of the table in good resolution, which is saved and copied', async () => {
  const { page } = await open({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await openFile(page, fromPosition(PAIR, PEOPLE));
  await shareFromMenu(page);
  const seen = await look(page, '.share-picture img');
  expect(seen.width).toBeGreaterThanOrEqual(1600);
  expect(seen.height).toBe(900 + 58);
  expect(seen.colours).toBeGreaterThan(60);
  expect(await picture(page).getAttribute('alt')).toContain('Ada 0 : Ben 0');
  // Nothing has been played: there is no film, and it is said.
  expect(await sheet(page).innerText()).toContain(words.nothing);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, words.save).click()]);
  expect(download.suggestedFilename()).toMatch(/^orions-gate-\d+\.png$/);
  await button(page, words.copy).click();
  await page.getByText(words.copied).first().waitFor();
  expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]!.types)).toContain('image/png');
  await keepScreen(page, 'share-menu-desk');
  expect(await axeFaults(page)).toEqual([]);
});

test('a copy that the browser refuses says why', async () => {
  const { page } = await open();
  await page.addInitScript(() => {
    if (isSecureContext) navigator.clipboard.write = () => Promise.reject(new Error('not allowed here'));
  });
  await openFile(page, fromPosition(PAIR, PEOPLE));
  await shareFromMenu(page);
  await button(page, words.copy).click();
  const notice = sheet(page).getByRole('alert');
  await expect.poll(() => notice.innerText()).toContain('not allowed here');
  expect(await notice.innerText()).toContain(words.notCopied);
});

test('the film of a moment of a replay is recorded and not empty; it can be called off', async () => {
  const { page } = await open();
  await openFile(page, BATTLE);
  await page.getByRole('slider', { name: replayWords.scrub }).focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: battle.share }).click();
  await picture(page).waitFor();
  const supported = await page.evaluate(() => typeof MediaRecorder !== 'undefined');
  expect(supported).toBe(true);
  await button(page, words.record).click();
  await button(page, words.cancel).click();
  await button(page, words.record).click();
  const video = sheet(page).locator('video');
  await video.waitFor({ timeout: 120_000 });
  const { bytes, kind } = await video.evaluate(async (element: HTMLVideoElement) => {
    // The address is the page's own: the file is read as the element shows it.
    await new Promise<void>((done, fail) => {
      if (element.readyState >= 2) return done();
      element.addEventListener('loadeddata', () => done());
      element.addEventListener('error', () => fail(new Error(element.error?.message)));
    });
    return { bytes: element.videoWidth * element.videoHeight, kind: element.currentSrc.slice(0, 5) };
  });
  expect(kind).toBe('blob:');
  expect(bytes).toBe(1280 * (720 + 46));
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, words.saveFilm).click()]);
  expect(download.suggestedFilename()).toMatch(/\.(webm|mp4)$/);
  let size = 0;
  for await (const part of await download.createReadStream()) size += (part as Buffer).length;
  expect(size).toBeGreaterThan(20_000);
  await keepScreen(page, 'share-film-desk');
});

test('where the browser cannot record, the film says so', async () => {
  const { page } = await open({ size: 'phone' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  await openFile(page, BATTLE);
  await page.getByRole('slider', { name: replayWords.scrub }).focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: battle.share }).tap();
  await picture(page).waitFor();
  expect(await sheet(page).innerText()).toContain(words.noFilm);
  await keepScreen(page, 'share-phone');
});

/** Opens the finished battle at its result. */
async function result(page: Page): Promise<void> {
  const id = await openFile(page, BATTLE);
  await turnTo(page, `#/battle/${id}`);
  await page.locator('.deciding-picture img').waitFor({ timeout: 60_000 });
}

test.each(WALKED)('the result begins with the deciding moment as a picture (%s)', async (size) => {
  const { page } = await open({ size });
  await result(page);
  const seen = await look(page, '.deciding-picture img');
  expect(seen.width / seen.height).toBeCloseTo(16 / 9, 1);
  expect(seen.colours).toBeGreaterThan(60);
  const top = async (part: string) => (await page.getByRole('dialog').locator(part).boundingBox())!.y;
  expect(await top('.deciding-picture')).toBeLessThan(await top('.result-score'));
  await keepScreen(page, `result-${size}`);
  await page.getByRole('slider', { name: battleWords.curve }).scrollIntoViewIfNeeded();
  await keepScreen(page, `result-curve-${size}`);
  expect(await axeAt(page, size)).toEqual([]);
});

test('from the result one press each shares the moment, replays from there and plays again', async () => {
  const { page } = await open();
  await result(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: battleWords.share }).click();
  await picture(page).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.deciding-picture img').waitFor();

  // The curve tells of its moments by keys and by pointing.
  const curve = page.getByRole('slider', { name: battleWords.curve });
  await curve.focus();
  await page.keyboard.press('Home');
  expect(await curve.getAttribute('aria-valuetext')).toContain(battleWords.before);
  await page.keyboard.press('End');
  expect(await curve.getAttribute('aria-valuenow')).toBe(await curve.getAttribute('aria-valuemax'));
  await curve.hover({ position: { x: 1, y: 40 } });
  expect(await curve.getAttribute('aria-valuenow')).toBe('0');

  const address = page.url();
  await dialog.locator('.deciding').getByRole('button', { name: battleWords.watch }).click();
  await page.getByRole('slider', { name: replayWords.scrub }).waitFor();
  expect(page.url()).toMatch(/#\/replay\/.*ply=\d+/);
  await turnTo(page, address.replace(/^[^#]*/, ''));
  await curve.waitFor();
  await curve.click();
  await page.getByRole('slider', { name: replayWords.scrub }).waitFor();
  await turnTo(page, address.replace(/^[^#]*/, ''));
  await dialog.getByRole('button', { name: common.rematch }).click();
  await expect.poll(() => page.url()).not.toBe(address);
  expect(page.url()).toContain('#/battle/');
});
