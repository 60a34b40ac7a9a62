import { beforeAll, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { GAMES } from '../../src/games/index.ts';
import { duelScene } from './setup/duel-scenes.ts';
import { moments } from './setup/moments.ts';
import { openPage, SIZES, turnTo, type Size } from './setup/page.ts';
import { pointAtAll } from './setup/pointing.ts';
import { storedMatches, type Stored } from './setup/stored.ts';
import { shareOf, WHOLE } from './setup/survey.ts';
import { ready, still } from './setup/table.ts';
import { warScene } from './setup/war-scenes.ts';

// Pointing never moves what is pointed at, and a press is a press however long it takes: in every game at each kind of
// decision, and on every page.

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
  '#/quick-start',
  '#/new',
  ...GAMES.flatMap(({ id, prefix }) => [`#/new/${id}`, `#/learn/${id}`, `#/rules/${prefix}`, `#/lab?game=${id}`]),
  '#/fleets',
  '#/fleets/build',
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
});

/** What the page shows, drawn and at rest. */
const rests = async (page: Page, hash: string): Promise<void> => {
  await turnTo(page, hash);
  if (/^#\/(battle|learn)/.test(hash)) await ready(page);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await still(page);
};

/** A choice of the action panel that is not made. */
const CHOICE = '.dock-act .plate-body [aria-pressed="false"]:not([aria-disabled])';
/** What a press shows more of besides: the fold of a panel, on a phone a tab. */
const FOLDED = '.plate-fold[aria-expanded="false"], .tabs .button[aria-expanded="false"]';
/** What is pointed at anew in every state; other panels are much the same in all. */
const ALWAYS = '.dock-act';

const nameOf = async (locator: Locator): Promise<string> => (await locator.innerText()).replace(/\s+/g, ' ').trim();

/**
 * Presses a choice as on a slow machine, where everything the press sets off is drawn before the finger is lifted:
 * nothing of it may take the press away. What was lost, if it was.
 */
async function slowPress(page: Page, choice: Locator): Promise<string[]> {
  const name = await nameOf(choice);
  const pressed = await choice.elementHandle();
  const speed = await page.context().newCDPSession(page);
  await choice.hover();
  await speed.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await page.mouse.down();
  await still(page);
  await page.mouse.up();
  await speed.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await speed.detach();
  return page
    .waitForFunction((one) => one.getAttribute('aria-pressed') === 'true', pressed, { timeout: 10_000 })
    .then(() => [])
    .catch(() => [`a press of ${name} was lost`]);
}

/** What pointing at a page found, and how many choices were pressed. */
interface Found {
  readonly things: number;
  readonly presses: number;
  readonly faults: readonly string[];
}

/** So many choices are pressed one after the other: the second takes back what the first showed. */
const PRESSES: { readonly [size in Size]: number } = { desk: 2, tablet: 1, phone: 1 };

/** Points at everything of a page, and again after presses that show more of it. */
async function pointedAt(page: Page, hash: string, most: number): Promise<Found> {
  await rests(page, hash);
  const { things, faults: all } = await pointAtAll(page, ALWAYS);
  const faults = [...all];
  let presses = 0;
  // A dialog lies over everything: there is no more to press.
  if (!hash.startsWith('#/battle') || (await page.locator('dialog[open]').count()) > 0)
    return { things, presses, faults };
  for (; presses < most; presses++) {
    const choice = page.locator(CHOICE).filter({ visible: true }).first();
    if ((await choice.count()) === 0) break;
    const name = await nameOf(choice);
    faults.push(...(await slowPress(page, choice)));
    await still(page);
    if (presses === 0)
      faults.push(...(await pointAtAll(page, ALWAYS)).faults.map((fault) => `after ${name}: ${fault}`));
  }
  const folded = page.locator(FOLDED).filter({ visible: true }).first();
  if ((await folded.count()) > 0) {
    const name = await nameOf(folded);
    await folded.click();
    await still(page);
    faults.push(...(await pointAtAll(page, ALWAYS)).faults.map((fault) => `after ${name}: ${fault}`));
  }
  return { things, presses, faults };
}

/** Pages are looked at beside each other: most of the time is spent waiting for frames. */
const SHARES = WHOLE ? [0, 1] : [0];

/** Every second decision and page, of each game about three: the dearest survey there is. */
const sampled = <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => WHOLE || index % 2 === 0);

/** What is pointed at, at one size. A tablet's pages are those of a desk, narrower; its tables are arranged anew. */
const everything = (size: Size): readonly { readonly name: string; readonly hash: string }[] => [
  ...shareOf(
    sampled(Object.entries(ids)).map(([name, id]) => ({ name, hash: `#/battle/${id}` })),
    size,
  ),
  ...shareOf(
    sampled(PAGES).map((hash) => ({ name: hash, hash })),
    size,
    () => ['desk', 'phone'],
  ),
];

test.concurrent.each((Object.keys(SIZES) as Size[]).flatMap((size) => SHARES.map((share) => ({ size, share }))))(
  'pointing moves nothing at the size of a $size, share $share',
  { timeout: 900_000 },
  async ({ size, share }) => {
    const { page, context, troubles } = await openPage({ size, context: { storageState: stored } });
    try {
      const faults: string[] = [];
      let things = 0;
      let presses = 0;
      for (const { name, hash } of everything(size).filter((_, index) => index % SHARES.length === share)) {
        const found = await pointedAt(page, hash, PRESSES[size]);
        things += found.things;
        presses += found.presses;
        faults.push(...found.faults.map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(troubles()).toEqual([]);
      // Whatever is renamed one day, most of the product is still pointed at.
      expect(things).toBeGreaterThan(WHOLE ? 100 : 40);
      expect(presses).toBeGreaterThan(WHOLE ? 5 : 1);
    } finally {
      await context.close();
    }
  },
);
