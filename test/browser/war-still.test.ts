import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { skaxar as words } from '../../src/ui/games/skaxar/words/play.ts';
import { settingsText } from '../../src/ui/match/words/settings.ts';
import { keepFailures } from './setup/failure.ts';
import { framesOf, rests } from './setup/frames.ts';
import { bright, mouse } from './setup/hands.ts';
import { openPage, turnTo, type Opened } from './setup/page.ts';
import { difference, keepPicture } from './setup/pictures.ts';
import { actButton, openFile, pointAt, says, text } from './setup/table.ts';
import { give, placeOf, slotCard } from './setup/war-hands.ts';
import { warScene } from './setup/war-scenes.ts';
import { wars } from './setup/wars.ts';

const RENDERERS = ['canvas', 'webgl'] as const;

/** What draws the table that is open. */
const rendererOf = (page: Page): Promise<string> =>
  page
    .locator('.play-table canvas[data-frames]')
    .evaluate((canvas: HTMLCanvasElement) => (canvas.getContext('2d') === null ? 'webgl' : 'canvas'));

let opened: Opened | null = null;
afterEach(async () => {
  expect(opened?.troubles()).toEqual([]);
  await opened?.context.close();
});
keepFailures(() => opened);

test.each(RENDERERS)(
  'a war at rest draws no frame, before a purchase, with a card in hand and after the film of a combat: %s',
  async (renderer) => {
    opened = await openPage({ settings: { renderer, animationSpeed: 4 } });
    const { page } = opened;
    await openFile(page, warScene('session'));
    await says(page, 'Earth buys first');
    expect(await rests(page, 180)).toBe(true);
    const { next } = await wars.atHand(page);
    const [x, y] = placeOf(next!.view, { kind: 'shop', slot: 4 }, 'wide');
    const before = await framesOf(page);
    await pointAt(page, { x, y });
    await expect.poll(() => framesOf(page)).toBeGreaterThan(before);
    expect(await rests(page, 180)).toBe(true);
    await slotCard(page, 4).click();
    expect(await rests(page, 180)).toBe(true);
    await bright(page).click();
    await expect.poll(() => text(page, '.sk-shop')).toContain(words.emptySlot);
    const bought = await framesOf(page);
    await actButton(page, words.finish).click();
    await says(page, 'Skaxar buys second');
    await actButton(page, words.finish).click();
    // Shots, wrecks, coins, the next ships: a film, and then nothing.
    await says(page, /Earth lost the battle|Turn 4|buys/);
    await expect.poll(async () => (await wars.atHand(page)).line.plies.length, { timeout: 60_000 }).toBe(3);
    expect(await rests(page, 180)).toBe(true);
    expect(await framesOf(page)).toBeGreaterThan(bought + 5);
  },
);

test('SK-3.8 a war is the same picture in both renderers, panels and all, also after a purchase', async () => {
  const pictures: { readonly [renderer: string]: Buffer[] } = { canvas: [], webgl: [] };
  opened = await openPage({ webgl: true });
  const { page } = opened;
  for (const renderer of RENDERERS) {
    // On one page, as somebody there changes it: what is painted on the cards is painted once.
    await turnTo(page, '#/settings');
    await page.getByLabel(settingsText.renderer).selectOption(renderer);
    await openFile(page, warScene('session'));
    await expect.poll(() => rendererOf(page)).toBe(renderer);
    await page.evaluate(() => document.fonts.ready);
    const { next } = await wars.atHand(page);
    for (const step of ['rest', 'bought']) {
      if (step === 'bought') await give(page, mouse, next!.view, { type: 'buy', slot: 2, ship: 'A-E14' }, null);
      await expect.poll(() => page.locator('.sk-sold').count()).toBe(step === 'rest' ? 0 : 1);
      await page.mouse.move(2, 2);
      expect(await rests(page)).toBe(true);
      const picture = await page.screenshot();
      keepPicture(`war ${step} ${renderer}`, picture);
      pictures[renderer]!.push(picture);
    }
  }
  // The product's policy lets nothing be fetched from a text: they are compared on a bare page.
  await page.goto('about:blank');
  const [canvas, webgl] = [pictures['canvas']!, pictures['webgl']!];
  for (const step of [0, 1]) {
    const { share, colours } = await difference(page, canvas[step]!, webgl[step]!);
    expect(colours).toBeGreaterThan(2000);
    expect(share).toBeLessThanOrEqual(0.001);
  }
  // Two moments are told apart, or the comparison proves nothing.
  expect((await difference(page, canvas[0]!, webgl[1]!)).share).toBeGreaterThan(0.01);
});
