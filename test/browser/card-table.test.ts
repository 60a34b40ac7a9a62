import { afterAll, expect, inject, test } from 'vitest';
import { stageRests } from './setup/frames.ts';
import { openPage, QUARTER, SIZES, type Opened } from './setup/page.ts';
import { difference, keepPicture, pictureOf } from './setup/pictures.ts';

let opened: Opened | null = null;
afterAll(() => opened?.context.close());

/** What the demo page puts on its window. */
interface Demo {
  readonly ok: boolean;
  readonly view: unknown;
  readonly films: { readonly [name: string]: { readonly events: unknown; readonly end: unknown } };
  readonly stage: {
    show(view: unknown): void;
    play(events: unknown, view: unknown): Promise<void>;
    skip(): void;
    overlays(list: readonly unknown[]): void;
    camera(): { readonly x: number; readonly y: number; readonly scale: number };
    toScreen(at: { x: number; y: number }): { readonly x: number; readonly y: number };
    readonly frames: { count(): number; manual(on: boolean): void };
    settle(): void;
  };
  readonly sets: { readonly [name: string]: readonly unknown[] };
}

/** The picture before this one: two different views must be told apart, or the comparison proves nothing. */
let previous: Buffer | null = null;

test.each([
  ['a duel with places, turns and facing lines', '&view=duel&aids=maneuver'],
  ['six in a tangle, locked', '&view=tangle&aids=locks'],
  ['six in a row in strong contrast', '&view=start6&palette=highContrast&style=line&aids=facing'],
  ['lifeboats close by', '&view=fleet&scale=150&x=1000&y=1500'],
])('BS-19.1 WebGL and Canvas show the same cards: %s', async (name, query) => {
  opened ??= await openPage({ webgl: true });
  const { page, troubles } = opened;
  await page.setViewportSize(QUARTER);
  const canvas = await pictureOf(page, 'card-demo', 'canvas', query);
  const webgl = await pictureOf(page, 'card-demo', 'webgl', query);
  keepPicture(`cards ${name} canvas`, canvas);
  keepPicture(`cards ${name} webgl`, webgl);
  const { share, pixels, colours } = await difference(page, canvas, webgl);
  expect(pixels).toBe(QUARTER.width * QUARTER.height);
  expect(colours).toBeGreaterThan(2000);
  expect(share).toBeLessThanOrEqual(0.001);
  if (previous) expect((await difference(page, previous, webgl)).share).toBeGreaterThan(0.01);
  previous = canvas;
  expect(troubles()).toEqual([]);
});

test.each(['canvas', 'webgl'])(
  'an idle card table draws no frame, and a film ends in the picture of its view: %s',
  async (renderer) => {
    opened ??= await openPage({ webgl: true });
    const { page, troubles } = opened;
    await page.setViewportSize(QUARTER);
    await page.goto(`${inject('pages')}card-demo/index.html?view=duel&renderer=${renderer}`);
    await page.waitForFunction(() => 'ok' in window, null, { timeout: 60_000 });
    await stageRests(page);
    expect(await stageRests(page)).toBe(0);
    const show = (film: string, end: boolean) =>
      page.evaluate(
        ([name, over]) => {
          const { stage, films, view } = window as unknown as Demo;
          stage.show(over ? films[name]!.end : view);
        },
        [film, end] as const,
      );
    // WebGL on the processor draws a few frames a second: one film says enough there.
    for (const name of renderer === 'canvas' ? ['fire', 'sentry', 'death'] : ['death']) {
      const played = await page.evaluate(async (film) => {
        const { stage, films } = window as unknown as Demo;
        const start = stage.frames.count();
        await stage.play(films[film]!.events, films[film]!.end);
        return stage.frames.count() - start;
      }, name);
      expect(played).toBeGreaterThan(1);
      await stageRests(page);
      const after = await page.screenshot();
      await show(name, false);
      await stageRests(page);
      await show(name, true);
      await stageRests(page);
      // Not a pixel of a bolt, a wreck or a clip on its way is left.
      expect((await page.screenshot()).equals(after)).toBe(true);
      await show(name, false);
      await stageRests(page);
    }
    const cut = await page.evaluate(async () => {
      const { stage, films } = window as unknown as Demo;
      const playing = stage.play(films.fire!.events, films.fire!.end);
      stage.skip();
      await playing;
      return true;
    });
    expect(cut).toBe(true);
    expect(troubles()).toEqual([]);
  },
);

test('BS-19.14 the camera follows the vessels, however far they drift, and makes room for offered places', async () => {
  opened ??= await openPage({ webgl: true });
  const { page, troubles } = opened;
  await page.setViewportSize(SIZES.desk);
  await page.goto(`${inject('pages')}card-demo/index.html?view=duel&renderer=canvas`);
  await page.waitForFunction(() => 'ok' in window, null, { timeout: 60_000 });
  /** The camera, once it has glided to its place. */
  const camera = async () => {
    await stageRests(page);
    return page.evaluate(() => (window as unknown as Demo).stage.camera());
  };
  const offer = (on: boolean) =>
    page.evaluate((maneuver) => {
      const { stage, sets } = window as unknown as Demo;
      stage.overlays(maneuver ? sets.maneuver! : []);
    }, on);
  const start = await camera();
  await offer(true);
  const offered = await camera();
  const corner = await page.evaluate(() => (window as unknown as Demo).stage.toScreen({ x: 2430, y: 2430 }));
  await offer(false);
  const back = await camera();
  await page.evaluate(async () => {
    const { stage, films } = window as unknown as Demo;
    await stage.play(films.maneuver!.events, films.maneuver!.end);
  });
  const moved = await camera();
  await page.evaluate(() => {
    const { stage, view } = window as unknown as Demo;
    const far = structuredClone(view) as { players: { vessel: { cell: number[] } }[] };
    for (const player of far.players) player.vessel.cell = [player.vessel.cell[0]! - 700, player.vessel.cell[1]! + 300];
    stage.show(far);
  });
  const seen = { start, offered, corner, back, moved, far: await camera(), width: page.viewportSize()!.width };
  expect(seen.back).toEqual(seen.start);
  // Every place of a maneuver lies beside the one opponent and is in sight from the start: offering them moves nothing.
  expect(seen.offered).toEqual(seen.start);
  expect(seen.start.x).toBe(1000);
  expect(seen.corner.x).toBeGreaterThan(0);
  expect(seen.corner.y).toBeGreaterThan(0);
  expect(seen.corner.x).toBeLessThan(seen.width);
  // So does the vessel that went round its opponent.
  expect(seen.moved.x).toBe(1000);
  expect(seen.far.x).toBe(seen.start.x - 700_000);
  expect(seen.far.y).toBe(seen.start.y + 300_000);
  expect(troubles()).toEqual([]);
});
