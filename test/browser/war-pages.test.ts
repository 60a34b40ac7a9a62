import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { play as common, replayWords } from '../../src/ui/match/words/play.ts';
import { skaxar as words } from '../../src/ui/games/skaxar/words/play.ts';
import { bright } from './setup/hands.ts';
import { misplaced } from './setup/layout.ts';
import { openPage, SIZES, turnTo, type Opened, type Size } from './setup/page.ts';
import { crowded } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { storedMatches, withoutSettings, type Stored } from './setup/stored.ts';
import { axeOf, shareOf } from './setup/survey.ts';
import { act, actButton, ready, still } from './setup/table.ts';
import { question, slotCard } from './setup/war-hands.ts';
import { WAR_SCENES, warScene, type WarScene } from './setup/war-scenes.ts';

let { stored, ids }: Stored = { stored: { cookies: [], origins: [] }, ids: {} };

beforeAll(async () => {
  ({ stored, ids } = await storedMatches(Object.fromEntries(WAR_SCENES.map((scene) => [scene, warScene(scene)]))));
});

const choose = async (page: Page, slot: number): Promise<void> => {
  await slotCard(page, slot).click();
  await page.locator('.sk-pick[aria-pressed="true"]').first().waitFor();
};
const key = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(name);
};
/** Opens the list of both sides, wherever it waits, and a pile of it. */
const pile = async (page: Page, name: string): Promise<void> => {
  const tab = page.getByRole('navigation').getByRole('button', { name: words.sidesTab });
  const fold = page.getByRole('button', { name: common.unfold(words.sidesTitle) });
  await tab.or(fold).click();
  await page.locator('.sk-side-A .sk-pile', { hasText: name }).click();
  await page.getByRole('dialog').waitFor();
};

interface Sight {
  readonly name: string;
  readonly scene: WarScene;
  /** Brings the page to what is looked at; else as it stands. */
  readonly shows?: (page: Page) => Promise<unknown>;
}

/** Every window of a war, with and without something in hand, and everything that can lie over it. */
const SIGHTS: readonly Sight[] = [
  { name: 'session', scene: 'session' },
  { name: 'session-item', scene: 'session', shows: (page) => choose(page, 4) },
  {
    name: 'session-repair',
    scene: 'session',
    shows: async (page) => {
      await choose(page, 2);
      await act(page).getByRole('group', { name: words.repairChoose }).waitFor();
    },
  },
  {
    name: 'session-chances',
    scene: 'session',
    shows: async (page) => {
      await choose(page, 6);
      await actButton(page, words.showMaths).click();
      await page.locator('.sk-maths').first().waitFor();
    },
  },
  {
    name: 'session-refused',
    scene: 'session',
    shows: async (page) => {
      await key(page, '1');
      await page.locator('.why').waitFor();
    },
  },
  {
    name: 'session-pointless',
    scene: 'session',
    shows: async (page) => {
      await choose(page, 3);
      await bright(page).click();
      await question(page, 'Repair Drone').waitFor();
      // What does nothing is never the bright answer.
      await page.locator('dialog[open] .button-go:not(.button-primary)').waitFor();
    },
  },
  { name: 'stack', scene: 'stack' },
  { name: 'rescue', scene: 'rescue', shows: (page) => choose(page, 1) },
  {
    name: 'rescue-without',
    scene: 'rescue',
    shows: async (page) => {
      await actButton(page, words.passRescue).click();
      await page.getByRole('dialog', { name: words.unrescuedTitle }).waitFor();
    },
  },
  { name: 'harvest', scene: 'harvest' },
  { name: 'harvest-chosen', scene: 'harvest', shows: (page) => choose(page, 3) },
  {
    name: 'inspector-ship',
    scene: 'session',
    shows: async (page) => {
      await pile(page, words.piles.scrapyard);
      await page.locator('.card-grid-one').first().click();
      await page.locator('.card-sheet').waitFor();
    },
  },
  {
    name: 'inspector-card',
    scene: 'session',
    shows: async (page) => {
      await choose(page, 6);
      await key(page, 'i');
      await page.locator('.card-sheet').waitFor();
    },
  },
  { name: 'list-deck', scene: 'session', shows: (page) => pile(page, words.piles.fleetDeck) },
  { name: 'list-scrapyard', scene: 'rescue', shows: (page) => pile(page, words.piles.scrapyard) },
  {
    name: 'menu',
    scene: 'session',
    shows: (page) => page.getByRole('button', { name: common.menu, exact: true }).click(),
  },
  { name: 'keys', scene: 'session', shows: (page) => key(page, '?') },
  // Last: it goes on in the match that the others look at.
  {
    name: 'session-bought',
    scene: 'session',
    shows: async (page) => {
      await choose(page, 4);
      await page.locator('.dock-act .button-primary').click();
      await expect.poll(() => page.locator('.sk-sold').count()).toBe(1);
    },
  },
  { name: 'result', scene: 'over', shows: (page) => page.getByRole('dialog').waitFor() },
];

const open = async (page: Page, { scene, shows }: Sight): Promise<void> => {
  await turnTo(page, `#/battle/${ids[scene]}`);
  await ready(page);
  await page.evaluate(() => document.fonts.ready);
  await shows?.(page);
  await still(page);
};

/**
 * Where one bright button is due; lists and cards are put away by a small one, and going without a ship is never
 * bright.
 */
const OPEN = /^(session|stack|rescue$|harvest|result)/;
/** On a tablet the windows themselves lie in another way; what lies over them is as at a desk. */
const ON_TABLET = /^(session$|session-(repair|chances)|stack|rescue$|harvest$|result)/;
const sizesOfSight = ({ name }: Sight): readonly Size[] =>
  ON_TABLET.test(name) ? ['desk', 'tablet', 'phone'] : ['desk', 'phone'];

describe.each(Object.keys(SIZES) as Size[])('at the size of a %s', (size) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openPage({ size, context: { storageState: stored } });
    return () => opened.context.close();
  });

  test.each(shareOf(SIGHTS, size, sizesOfSight))('a war: $name stands without a fault', async (sight) => {
    const { page, troubles } = opened;
    await open(page, sight);
    await keepScreen(page, `war-${sight.name}-${size}`);
    const found = {
      misplaced: await misplaced(page),
      crowded: OPEN.test(sight.name) ? await crowded(page) : [],
      axe: await axeOf(page, size),
      troubles: troubles(),
    };
    expect(found).toEqual({ misplaced: [], crowded: [], axe: [], troubles: [] });
    expect(await page.getByRole('heading', { level: 1, includeHidden: true }).count()).toBe(1);
  });

  test('the replay of a war stands without a fault', async () => {
    const { page, troubles } = opened;
    await turnTo(page, `#/replay/${ids['over']}?ply=4`);
    await ready(page);
    await page.getByRole('slider', { name: replayWords.scrub }).waitFor();
    await keepScreen(page, `war-replay-${size}`);
    expect({ misplaced: await misplaced(page), axe: await axeOf(page, size), troubles: troubles() }).toEqual({
      misplaced: [],
      axe: [],
      troubles: [],
    });
  });
});

describe.each(['desk', 'phone'] as const)('with text twice as large, at the size of a %s', (size) => {
  test('the fullest windows of a war keep their bright button within reach', async () => {
    const { page, context, troubles } = await openPage({
      size,
      settings: { textScale: 200 },
      context: { storageState: withoutSettings(stored) },
    });
    try {
      for (const name of ['session-repair', 'stack', 'rescue', 'harvest-chosen', 'result']) {
        await open(
          page,
          SIGHTS.find((sight) => sight.name === name)!,
        );
        await keepScreen(page, `war-${name}-200-${size}`);
        // What does not fit scrolls: then the button comes into sight, and nothing lies over it.
        await page.locator('.button-primary').last().scrollIntoViewIfNeeded();
        expect({ name, misplaced: await misplaced(page), crowded: await crowded(page) }).toEqual({
          name,
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
