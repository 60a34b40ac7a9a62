import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/games/index.ts';
import { duelScene } from './setup/duel-scenes.ts';
import { moments } from './setup/moments.ts';
import { openPage, SIZES, turnTo, type Size } from './setup/page.ts';
import { pointAtAll } from './setup/pointing.ts';
import { storedMatches, type Stored } from './setup/stored.ts';
import { ready, still } from './setup/table.ts';
import { warScene } from './setup/war-scenes.ts';

// Pointing never moves what is pointed at: in every game at each kind of decision, and on every page.

/** Every game at every decision, and tables that are fuller than a match of two comes to. */
const MATCHES = {
  ...(await moments()),
  'skaxar, a full Shop': warScene('session'),
  'skaxar, stalemates': warScene('stack'),
  'skaxar, a rescue': warScene('rescue'),
  'battlespace-sirius, six to maneuver': duelScene('maneuver', 6),
  'battlespace-sirius, six to lock': duelScene('lock', 6),
};
const PAGES = [
  '#/',
  '#/new',
  ...GAMES.flatMap(({ id, prefix }) => [`#/new/${id}`, `#/learn/${id}`, `#/rules/${prefix}`, `#/lab?game=${id}`]),
  '#/fleets',
  '#/fleets/compare',
  '#/fleets/duel',
  '#/scenarios',
  '#/editor',
  '#/replays',
  '#/settings',
];

let { stored, ids }: Stored = { stored: { cookies: [], origins: [] }, ids: {} };
beforeAll(async () => {
  ({ stored, ids } = await storedMatches(MATCHES));
}, 240_000);

/** What the page shows, drawn and at rest. */
const rests = async (page: Page, hash: string): Promise<void> => {
  await turnTo(page, hash);
  if (/^#\/(battle|learn)/.test(hash)) await ready(page);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await still(page);
};

/** What a press shows more of: the fold of a panel, a tab, a choice of the action panel. */
const MORE = [
  '.dock-act .plate-body [aria-pressed="false"]:not([aria-disabled])',
  '.plate-fold[aria-expanded="false"]',
  '.tabs .button[aria-expanded="false"]',
];
/** What is pointed at anew in every state; other panels are much the same in all. */
const ALWAYS = '.dock-act';

/** Points at everything of a page, and again after presses that show more of it. */
async function pointedAt(page: Page, hash: string): Promise<{ readonly things: number; readonly faults: string[] }> {
  await rests(page, hash);
  const { things, faults: all } = await pointAtAll(page, ALWAYS);
  const faults = [...all];
  // A dialog lies over everything: there is no more to press.
  const bare = hash.startsWith('#/battle') && (await page.locator('dialog[open]').count()) === 0;
  for (const more of bare ? MORE : []) {
    if (more !== MORE[0]) await rests(page, hash);
    const shown = page.locator(more).first();
    if ((await shown.count()) === 0) continue;
    const name = (await shown.innerText()).replace(/\s+/g, ' ').trim();
    await shown.click();
    await still(page);
    faults.push(...(await pointAtAll(page, ALWAYS)).faults.map((fault) => `after ${name}: ${fault}`));
  }
  return { things, faults };
}

/** Pages are looked at beside each other: most of the time is spent waiting for frames. */
const SHARES = [0, 1];

test.concurrent.each((Object.keys(SIZES) as Size[]).flatMap((size) => SHARES.map((share) => ({ size, share }))))(
  'pointing moves nothing at the size of a $size, share $share',
  { timeout: 900_000 },
  async ({ size, share }) => {
    const { page, context, troubles } = await openPage({ size, context: { storageState: stored } });
    try {
      const all = [
        ...Object.entries(ids).map(([name, id]) => ({ name, hash: `#/battle/${id}` })),
        ...PAGES.map((hash) => ({ name: hash, hash })),
      ];
      const faults: string[] = [];
      let things = 0;
      for (const { name, hash } of all.filter((_, index) => index % SHARES.length === share)) {
        const found = await pointedAt(page, hash);
        things += found.things;
        faults.push(...found.faults.map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(troubles()).toEqual([]);
      // Whatever is renamed one day, most of the product is still pointed at.
      expect(things).toBeGreaterThan(100);
    } finally {
      await context.close();
    }
  },
);

// Where a machine is slow, everything a press sets off is drawn before the finger is lifted: nothing of it may take the
// press away.
test.concurrent.each(['tablet', 'phone'] as const)(
  'a press that takes long is a press: %s',
  { timeout: 900_000 },
  async (size) => {
    const { page, context, troubles } = await openPage({
      size,
      context: { storageState: stored, hasTouch: false, isMobile: false },
    });
    try {
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 3 });
      const lost: string[] = [];
      let pressed = 0;
      for (const [name, id] of Object.entries(ids)) {
        await rests(page, `#/battle/${id}`);
        if ((await page.locator('dialog[open]').count()) > 0) continue;
        const choices = await page.locator(MORE[0]!).elementHandles();
        for (const choice of choices.slice(0, 2)) {
          // What was pressed before can have taken the last point, or this choice itself.
          const open = await choice.evaluate((one, selector) => (one as Element).matches(selector), MORE[0]!);
          if (!open || !(await choice.isVisible())) continue;
          const words = (await choice.innerText()).replace(/\s+/g, ' ').trim();
          await choice.hover();
          await page.mouse.down();
          await still(page);
          await page.mouse.up();
          await page
            .waitForFunction((one) => (one as Element).getAttribute('aria-pressed') === 'true', choice, {
              timeout: 10_000,
            })
            .catch(() => lost.push(`${name}: ${words}`));
          pressed += 1;
        }
      }
      expect(lost).toEqual([]);
      expect(pressed).toBeGreaterThan(20);
      expect(troubles()).toEqual([]);
    } finally {
      await context.close();
    }
  },
);
