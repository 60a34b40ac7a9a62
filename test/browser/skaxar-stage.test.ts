import { afterAll, expect, inject, test } from 'vitest';
import { stageRests } from './setup/frames.ts';
import { openPage, QUARTER, type Opened } from './setup/page.ts';
import { difference, keepPicture, pictureIn, pictureOf } from './setup/pictures.ts';

let opened: Opened | null = null;
afterAll(() => opened?.context.close());

/** What the demo page puts on its window. */
interface Demo {
  readonly films: {
    readonly [name: string]: { readonly start: unknown; readonly events: unknown; readonly end: unknown };
  };
  readonly stage: {
    show(view: unknown): void;
    play(events: unknown, view: unknown): Promise<void>;
    skip(): void;
    readonly frames: { count(): number };
  };
}

/** Different tables must be told apart, or the comparison proves nothing. */
let previous: Buffer | null = null;

test.each([
  ['a stack of five with every aid', '&view=stack&aids=session&insets=27,192,4,4'],
  ['a crowd lying tall in strong contrast', '&view=crowd&shape=tall&palette=highContrast&style=line'],
  ['a harvest lying square', '&view=harvest&shape=square&aids=harvest'],
])('SK-3.8 WebGL and Canvas show the same table: %s', async (name, query) => {
  opened ??= await openPage({ webgl: true });
  const { page, troubles } = opened;
  await page.setViewportSize(QUARTER);
  const [canvas, webgl] = [await pictureOf(page, 'skaxar-demo', 'canvas', query), await pictureIn(page, 'webgl')];
  keepPicture(`skaxar ${name} canvas`, canvas);
  keepPicture(`skaxar ${name} webgl`, webgl);
  const { share, colours } = await difference(page, canvas, webgl);
  expect(colours).toBeGreaterThan(2000);
  expect(share).toBeLessThanOrEqual(0.001);
  if (previous) expect((await difference(page, previous, webgl)).share).toBeGreaterThan(0.01);
  previous = canvas;
  expect(troubles()).toEqual([]);
});

test('an idle table of Skaxar draws no frame; films, whole or skipped, end in the picture of their view', async () => {
  opened ??= await openPage({ webgl: true });
  const { page, troubles } = opened;
  await page.setViewportSize(QUARTER);
  await page.goto(`${inject('pages')}skaxar-demo/index.html?view=start&renderer=canvas`);
  await page.waitForFunction(() => 'ok' in window, null, { timeout: 60_000 });
  await stageRests(page);
  for (const name of ['win', 'breakStack', 'redraw', 'harvest']) {
    const played = await page.evaluate(async (film) => {
      const { stage, films } = window as unknown as Demo;
      stage.show(films[film]!.start);
      const start = stage.frames.count();
      await stage.play(films[film]!.events, films[film]!.end);
      return stage.frames.count() - start;
    }, name);
    expect(played, name).toBeGreaterThan(1);
    await stageRests(page);
    const whole = await page.screenshot();
    await page.evaluate(async (film) => {
      const { stage, films } = window as unknown as Demo;
      stage.show(films[film]!.start);
      const playing = stage.play(films[film]!.events, films[film]!.end);
      await new Promise((resolve) => setTimeout(resolve, 300));
      stage.skip();
      await playing;
    }, name);
    await stageRests(page);
    expect((await page.screenshot()).equals(whole), name).toBe(true);
    // Not a pixel of a light, a coin or a card on its way is left.
    await page.evaluate(async (film) => {
      const { stage, films } = window as unknown as Demo;
      stage.show(films[film]!.start);
      await new Promise((resolve) => setTimeout(resolve, 300));
      stage.show(films[film]!.end);
    }, name);
    await stageRests(page);
    expect((await page.screenshot()).equals(whole), name).toBe(true);
  }
  expect(troubles()).toEqual([]);
});
