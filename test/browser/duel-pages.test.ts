import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { lessonWords } from '../../src/ui/match/words/lesson.ts';
import { replayWords } from '../../src/ui/match/words/play.ts';
import { duelScene, SCENES, type Scene } from './setup/duel-scenes.ts';
import { misplaced } from './setup/layout.ts';
import { openPage, SIZES, turnTo, type Opened, type Size } from './setup/page.ts';
import { crowded } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { storedMatches, withoutSettings, type Stored } from './setup/stored.ts';
import { axeOf, shareOf } from './setup/survey.ts';
import { ready, still } from './setup/table.ts';

let { stored, ids }: Stored = { stored: { cookies: [], origins: [] }, ids: {} };
const COUNTS = [2, 6] as const;
const FILES = COUNTS.flatMap((count) => SCENES.map((scene) => ({ name: `duel-${scene}-${count}`, scene, count })));

beforeAll(async () => {
  ({ stored, ids } = await storedMatches(
    Object.fromEntries(FILES.map(({ name, scene, count }) => [name, duelScene(scene, count)])),
  ));
});

/** Brings something into the hand that fills the panel most. */
async function inHand(page: Page, scene: Scene): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // A place and a turn ask who pays; half a turn of a reaction asks for 2 Power; three weapons warn of what is left.
  for (const key of {
    maneuver: ['ArrowUp', 'e'],
    lock: ['ArrowRight'],
    reaction: ['e', 'e', '1'],
    fire: ['3'],
    repair: ['1'],
    over: [],
  }[scene])
    await page.keyboard.press(key);
  await still(page);
}

const battle = async (page: Page, scene: Scene, count: 2 | 6): Promise<void> => {
  await turnTo(page, `#/battle/${ids[`duel-${scene}-${count}`]}`);
  await ready(page);
  if (scene === 'over') await page.getByRole('dialog').waitFor();
  else await page.locator('.bs-act').waitFor();
  await page.evaluate(() => document.fonts.ready);
};

/** What is wrong with the page as it stands. A tablet shows nothing that the other two sizes do not. */
async function faults(page: Page, size: Size, axe: boolean): Promise<object> {
  return {
    misplaced: await misplaced(page),
    crowded: await crowded(page),
    axe: axe ? await axeOf(page, size) : [],
  };
}
const CLEAN = { misplaced: [], crowded: [], axe: [] };

describe.each(Object.keys(SIZES) as Size[])('at the size of a %s', (size) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openPage({ size, context: { storageState: stored } });
    return () => opened.context.close();
  });

  test.each(shareOf(FILES, size))(
    '$name stands without a fault, and with something in hand too',
    async ({ name, scene, count }) => {
      const { page, troubles } = opened;
      await battle(page, scene, count);
      // Of six the list of vessels, the places and the targets are more; the rest is what two have.
      const more = count === 2 || scene === 'maneuver' || scene === 'lock';
      expect(await faults(page, size, scene === 'over')).toEqual(CLEAN);
      if (scene !== 'over') {
        await inHand(page, scene);
        expect(await faults(page, size, more)).toEqual(CLEAN);
      }
      await keepScreen(page, `${name}-${size}`);
      expect(troubles()).toEqual([]);
    },
  );

  test.each(shareOf(COUNTS, size))('the replay of %s players stands without a fault', async (count) => {
    const { page, troubles } = opened;
    await turnTo(page, `#/replay/${ids[`duel-over-${count}`]}?ply=0`);
    await ready(page);
    await page.getByRole('slider', { name: replayWords.scrub }).waitFor();
    await keepScreen(page, `duel-replay-${count}-${size}`);
    expect(await faults(page, size, count === 6)).toEqual(CLEAN);
    expect(troubles()).toEqual([]);
  });

  // Home and the set-up of two and of six stand in pages.test.ts.
  test.each(shareOf(['orions-gate', 'battlespace-sirius'] as const, size, () => ['phone', 'tablet', 'desk']))(
    'the lesson of %s stands without a fault',
    async (game) => {
      const { page, troubles } = opened;
      await turnTo(page, `#/learn/${game}`);
      await ready(page);
      await page.getByRole('region', { name: lessonWords.coach }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await keepScreen(page, `lesson-${game}-${size}`);
      expect({
        misplaced: await misplaced(page),
        axe: await axeOf(page, size),
        troubles: troubles(),
      }).toEqual({ misplaced: [], axe: [], troubles: [] });
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
  );
});

describe.each(['desk', 'phone'] as const)('with text twice as large, at the size of a %s', (size) => {
  test('the fullest panels keep their bright button within reach', async () => {
    const { page, context, troubles } = await openPage({
      size,
      settings: { textScale: 200 },
      context: { storageState: withoutSettings(stored) },
    });
    try {
      for (const scene of ['maneuver', 'reaction', 'fire', 'over'] as const) {
        await battle(page, scene, 2);
        if (scene !== 'over') await inHand(page, scene);
        await keepScreen(page, `duel-${scene}-200-${size}`);
        // What does not fit scrolls: then the button comes into sight, and nothing lies over it.
        await page.locator('.button-primary').last().scrollIntoViewIfNeeded();
        expect({ scene, misplaced: await misplaced(page), crowded: await crowded(page) }).toEqual({
          scene,
          misplaced: [],
          crowded: [],
        });
      }
      expect(troubles()).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
