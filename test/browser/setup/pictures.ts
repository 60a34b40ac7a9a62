import type { Page } from 'playwright-core';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { stageRests } from './frames.ts';
import { SCREENS } from './screens.ts';

/** A picture of a demo page of a stage; its loop is stopped, so the picture rests. */
export async function pictureOf(
  page: Page,
  demo: string,
  renderer: 'webgl' | 'canvas',
  query: string,
): Promise<Buffer> {
  await page.goto(`${inject('pages')}${demo}/index.html?renderer=${renderer}${query}`);
  await page.waitForFunction(() => 'ok' in window, null, { timeout: 60_000 });
  return pictureNow(page, renderer);
}

/** A picture of the demo page that is open, its stage opened anew with another renderer: nothing is baked again. */
export async function pictureIn(page: Page, renderer: 'webgl' | 'canvas'): Promise<Buffer> {
  await page.evaluate(
    (name) => (window as unknown as { openIn(renderer: string): Promise<void> }).openIn(name),
    renderer,
  );
  return pictureNow(page, renderer);
}

async function pictureNow(page: Page, renderer: 'webgl' | 'canvas'): Promise<Buffer> {
  // Pictures that are baked beside the stage are in place.
  await stageRests(page);
  const used = await page.evaluate(() => {
    const { stage } = window as unknown as {
      stage: { renderer: string; settle(): void; frames: { manual(on: boolean): void } };
    };
    stage.frames.manual(true);
    stage.settle();
    return stage.renderer;
  });
  expect(used).toBe(renderer);
  return page.screenshot();
}

/** Keeps a picture to look at. */
export function keepPicture(name: string, picture: Buffer): void {
  mkdirSync(SCREENS, { recursive: true });
  writeFileSync(join(SCREENS, `${name.replace(/\W+/g, '-')}.png`), picture);
}

/** Share of the pixels in which a channel differs by more than 32 of 255, found in the page. */
export const difference = (
  page: Page,
  a: Buffer,
  b: Buffer,
): Promise<{ share: number; pixels: number; colours: number }> =>
  page.evaluate(
    async ([one, other]) => {
      const read = async (text: string) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
        const context = Object.assign(document.createElement('canvas'), {
          width: bitmap.width,
          height: bitmap.height,
        }).getContext('2d')!;
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
