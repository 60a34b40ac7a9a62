import { afterAll, expect, inject, test } from 'vitest';
import { stageRests } from './setup/frames.ts';
import { openPage, QUARTER, type Opened } from './setup/page.ts';

let opened: Opened | null = null;
afterAll(() => opened?.context.close());

/** What the demo page puts on its window. */
interface Demo {
  readonly ok: boolean;
  readonly view: unknown;
  readonly films: { readonly [name: string]: unknown };
  readonly stage: {
    play(events: unknown, view: unknown): Promise<void>;
    skip(): void;
    readonly frames: { count(): number };
  };
}

test.each(['canvas', 'webgl'])(
  'an idle table draws no frame, and a film ends in the picture of its view: %s',
  async (renderer) => {
    opened ??= await openPage({ webgl: true, context: { viewport: QUARTER } });
    const { page, troubles } = opened;
    await page.goto(`${inject('pages')}stage-demo/index.html?renderer=${renderer}`);
    await page.waitForFunction(() => 'ok' in window, null, { timeout: 60_000 });
    await stageRests(page);
    const before = await page.screenshot();
    expect(await stageRests(page)).toBe(0);
    const played = await page.evaluate(async () => {
      const { stage, films, view } = window as unknown as Demo;
      const shown = (): number => Number(document.querySelector('canvas')!.dataset.frames);
      const start = shown();
      await stage.play(films.cannon, view);
      const drawn = shown() - start;
      const cut = stage.play(films.death, view);
      stage.skip();
      await cut;
      return drawn;
    });
    expect(played).toBeGreaterThan(1);
    await stageRests(page);
    expect(await stageRests(page)).toBe(0);
    // Both films end with the view they began with: not a pixel of a shot or a wreck is left.
    expect((await page.screenshot()).equals(before)).toBe(true);
    expect(troubles()).toEqual([]);
  },
);
