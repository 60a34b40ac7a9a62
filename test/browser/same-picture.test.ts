import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, type Opened } from './setup/page.ts';
import { ROOT } from './setup/built.ts';

let opened: Opened | null = null;
afterAll(() => opened?.context.close());

/** The stage alone with a battle of all kinds of ships, terrain and aids; its loop is stopped, so the picture rests. */
async function pictureOf(page: Page, renderer: 'webgl' | 'canvas', query: string): Promise<Buffer> {
  await page.goto(`${inject('pages')}stage-demo/index.html?renderer=${renderer}${query}`);
  await page.waitForFunction(() => 'ok' in window, null, { timeout: 60_000 });
  const used = await page.evaluate(() => {
    const { stage } = window as unknown as { stage: { renderer: string; settle(): void; frames: { manual(on: boolean): void } } };
    stage.frames.manual(true);
    stage.settle();
    return stage.renderer;
  });
  expect(used).toBe(renderer);
  return page.screenshot();
}

/** Share of the pixels in which a channel differs by more than 32 of 255, found in the page. */
const difference = (page: Page, a: Buffer, b: Buffer): Promise<{ share: number; pixels: number; colours: number }> =>
  page.evaluate(
    async ([one, other]) => {
      const read = async (text: string) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
        const context = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height }).getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
      };
      const [p, q] = [await read(one!), await read(other!)];
      const seen = new Set<number>();
      let wrong = 0;
      for (let at = 0; at < p.length; at += 4) {
        seen.add((p[at]! << 16) | (p[at + 1]! << 8) | p[at + 2]!);
        if ([0, 1, 2].some((channel) => Math.abs(p[at + channel]! - q[at + channel]!) > 32)) wrong += 1;
      }
      return { share: p.length === q.length ? wrong / (p.length / 4) : 1, pixels: p.length / 4, colours: seen.size };
    },
    [a.toString('base64'), b.toString('base64')],
  );

/** The picture before this one: two different views must be told apart, or the comparison proves nothing. */
let previous: Buffer | null = null;

test.each([
  ['the whole table with every aid', '&aids&grid'],
  ['close to the ships', '&scale=60&x=36000&y=22000'],
  ['in the deployment, lines only', '&deploy&style=line&palette=highContrast'],
])('WebGL and Canvas show the same picture: %s', async (name, query) => {
  opened ??= await openPage();
  const { page, troubles } = opened;
  const canvas = await pictureOf(page, 'canvas', query);
  const webgl = await pictureOf(page, 'webgl', query);
  const folder = join(ROOT, '.cache/screens');
  mkdirSync(folder, { recursive: true });
  const file = name.replace(/\W+/g, '-');
  writeFileSync(join(folder, `stage-${file}-canvas.png`), canvas);
  writeFileSync(join(folder, `stage-${file}-webgl.png`), webgl);
  const { share, pixels, colours } = await difference(page, canvas, webgl);
  expect(pixels).toBe(1440 * 900);
  // A picture, not an empty sheet.
  expect(colours).toBeGreaterThan(2000);
  expect(share).toBeLessThanOrEqual(0.001);
  if (previous) expect((await difference(page, previous, webgl)).share).toBeGreaterThan(0.001);
  previous = canvas;
  expect(troubles()).toEqual([]);
});
