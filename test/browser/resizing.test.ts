import { afterEach, expect, test } from 'vitest';
import { keepFailures } from './setup/failure.ts';
import { alone, duelFile } from './setup/duels.ts';
import { misplaced, tableShare } from './setup/layout.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { openPage, type Opened } from './setup/page.ts';
import { crowded } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { WHOLE } from './setup/survey.ts';
import { onScreen, openFile, ready, still } from './setup/table.ts';
import { warScene } from './setup/war-scenes.ts';

let opened: Opened | null = null;
afterEach(() => opened?.context.close());
keepFailures(() => opened);

const POSITION = {
  units: [
    { id: 'a1.1', type: 'destroyers' as const, pose: [36_000, 12_000, 9000] as [number, number, number] },
    { id: 'b1.1', type: 'fighters' as const, pose: [34_000, 26_000, 27_000] as [number, number, number] },
  ],
  phase: 'destroyers' as const,
  turn: 'A' as const,
};
const FILES = {
  'orions-gate': () => fromPosition(POSITION, ALONE),
  'battlespace-sirius': () => duelFile({ seats: alone(3) }),
  skaxar: () => warScene('session'),
} as const;
const SIZES = [
  [1440, 900],
  [1200, 700],
  [1024, 768],
  [700, 900],
  [390, 844],
  [844, 390],
] as const;

/** WebGL on the processor takes seconds for each size: the panels are the same, so a few of every shape do. */
const TURNS = [SIZES[4], SIZES[3], SIZES[5]];

/** Every game with both renderers; a sample takes each game with one of them, in turn. */
const PAIRS = Object.keys(FILES).flatMap((game, at) =>
  (['canvas', 'webgl'] as const)
    .filter((_, renderer) => WHOLE || renderer === at % 2)
    .map((renderer) => [game, renderer] as const),
);

test.each(PAIRS)(
  'a window that is resized again and again says nothing on the console: %s, %s',
  async (game, renderer) => {
    opened = await openPage({ size: renderer === 'canvas' ? 'desk' : 'tablet', settings: { renderer } });
    const { page, troubles } = opened;
    await openFile(page, FILES[game as keyof typeof FILES]());
    await ready(page);
    for (const [width, height] of renderer === 'canvas' || WHOLE ? [...SIZES, SIZES[0], SIZES[5]] : TURNS) {
      await page.setViewportSize({ width, height });
      await still(page);
    }
    const size = await page.evaluate(() => {
      const { clientWidth, clientHeight } = document.querySelector<HTMLElement>('.play-table canvas[data-frames]')!;
      return [clientWidth, clientHeight];
    });
    expect(size).toEqual([844, 390]);
    expect(troubles()).toEqual([]);
  },
);

test('on a phone held sideways the panels stand beside the table, which has half of the screen', async () => {
  for (const [game, file] of Object.entries(FILES)) {
    opened = await openPage({ size: 'phone', context: { viewport: { width: 844, height: 390 } } });
    const { page, context, troubles } = opened;
    await openFile(page, file());
    const panels = page.locator('.dock-bottom');
    await expect.poll(async () => (await panels.boundingBox())!.x, { message: game }).toBeGreaterThan(500);
    expect({ game, crowded: await crowded(page), misplaced: await misplaced(page) }).toEqual({
      game,
      crowded: [],
      misplaced: [],
    });
    expect(await tableShare(page), game).toBeGreaterThan(0.5);
    await keepScreen(page, `sideways-${game}`);
    expect(troubles()).toEqual([]);
    if (game !== Object.keys(FILES).at(-1)) await context.close();
  }
});

test('on a phone a panel that is closed leaves its room to the table', async () => {
  opened = await openPage({ size: 'phone' });
  const { page, troubles } = opened;
  await openFile(page, FILES['orions-gate']());
  await ready(page);
  const height = async () => {
    const [one, other] = [await onScreen(page, { x: 0, y: 0 }), await onScreen(page, { x: 72, y: 48 })];
    return Math.abs(one.y - other.y);
  };
  const before = await height();
  await page
    .locator('.tabs')
    .getByRole('button', { name: /^Action/ })
    .click();
  await expect.poll(() => page.locator('.dock-act').count()).toBe(0);
  await expect.poll(height).toBeGreaterThan(before + 60);
  await keepScreen(page, 'phone-closed');
  expect(troubles()).toEqual([]);
});
