import type { Page } from 'playwright-core';

/** How many frames the table draws while the browser offers `offered`. */
export const drawnIn = (page: Page, offered: number): Promise<number> =>
  page.evaluate(async (count) => {
    const canvas = document.querySelector<HTMLElement>('.play-table canvas[data-frames]')!;
    const before = Number(canvas.dataset['frames']);
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    return Number(canvas.dataset['frames']) - before;
  }, offered);

/** How many it has drawn at all. */
export const framesOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.play-table canvas[data-frames]').getAttribute('data-frames'));

/**
 * Waits until the table is at rest: pictures that are baked beside it come one by one, each with a frame. False if
 * there is no end of them.
 */
export async function rests(page: Page, offered = 90): Promise<boolean> {
  for (let round = 0; round < 20; round++) if ((await drawnIn(page, offered)) === 0) return true;
  return false;
}

/** What a demo page lays on its window. */
interface WithStage {
  readonly stage: { readonly frames: { count(): number } };
  /** True while pictures are baked that the stage waits for; a busy machine takes long for each. */
  readonly isAwaited?: () => boolean;
}

/**
 * Waits until the stage of a demo page draws no frame while the browser offers 45 of them in a row; gives the frames it
 * drew before that. Throws when there is no end of them.
 */
export const stageRests = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const {
      stage: { frames },
      isAwaited = () => false,
    } = window as unknown as WithStage;
    const start = frames.count();
    let last = start;
    for (let offered = 0, quiet = 0; offered < 3000; offered++) {
      await new Promise(requestAnimationFrame);
      quiet = frames.count() === last && !isAwaited() ? quiet + 1 : 0;
      last = frames.count();
      if (quiet === 45) return last - start;
    }
    throw new Error('The stage never came to rest.');
  });
