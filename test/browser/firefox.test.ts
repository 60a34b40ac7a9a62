import { launch, type Browser, type Page } from 'puppeteer-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { findFirefox } from './setup/firefox.ts';

// The product runs in another engine too: each game is opened in Firefox and three commands are given.

const program = findFirefox();
if (program === null)
  process.stdout.write(
    'SKIPPED: no Firefox is installed here, and it could not be installed. Install firefox-esr or set FIREFOX_PATH.\n',
  );

const COMMANDS = 3;
/** Presses after which a game must have taken its commands. */
const PRESSES = 60;

/** How many commands of people the newest match of the browser holds. */
const given = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const id = decodeURIComponent(/^#\/battle\/([^?]+)/.exec(location.hash)![1]!);
    const db = await wait(indexedDB.open('orion-tabletop'));
    try {
      const stores = db.transaction(['matches', 'plies']);
      const { header } = (await wait(stores.objectStore('matches').get(id))) as {
        header: { seats: readonly { seat: string; player: string }[] };
      };
      const plies = (await wait(
        stores.objectStore('plies').getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
      )) as readonly { seat: string }[];
      const people = header.seats.filter(({ player }) => player === 'human').map(({ seat }) => seat);
      return plies.filter(({ seat }) => people.includes(seat)).length;
    } finally {
      db.close();
    }
  });

/** Presses what the action panel offers: the bright button, else the first choice that is not taken yet. */
const press = async (page: Page): Promise<void> => {
  for (const selector of [
    'dialog[open] .button-primary:enabled:not([aria-disabled])',
    '.dock-act :is(.button-primary, .button-go, .button-first):enabled:not([aria-disabled])',
    '.dock-act .plate-body [aria-pressed="false"]:enabled:not([aria-disabled])',
    // What stands beside a title only opens settings.
    '.dock-act .plate-body .button:not(.push):enabled:not([aria-disabled])',
  ]) {
    const found = await page.$(selector);
    if (!found) continue;
    // What is no longer there when it comes to the press is found anew the next time.
    await found.click().catch(() => undefined);
    return;
  }
};

describe.skipIf(program === null)('in Firefox', { timeout: 240_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch({
      browser: 'firefox',
      executablePath: program!,
      headless: true,
      // The window has its size from the start: older versions cannot be told another over BiDi.
      args: ['--width=1440', '--height=900'],
      defaultViewport: null,
    });
    process.stdout.write(`Second browser of the tests: ${await browser.version()} at ${program}\n`);
    return () => browser.close();
  });

  test.each(GAMES.map(({ id }) => id))('%s is opened and takes three commands', async (game) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${inject('product')}#/new/${game}`);
    const start = await page.waitForSelector('.launch .button-primary, .launch-line .button-primary');
    await start!.click();
    await page.waitForSelector('.play-table canvas[data-frames]', { timeout: 60_000 });
    for (let presses = 0; presses < PRESSES && (await given(page)) < COMMANDS; presses++) {
      await page.waitForSelector('.says-open, dialog[open]', { timeout: 60_000 });
      await press(page);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    expect(await given(page)).toBeGreaterThanOrEqual(COMMANDS);
    expect(errors).toEqual([]);
    await page.close();
  });
});
