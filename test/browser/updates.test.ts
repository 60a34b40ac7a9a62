import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { writeWorker } from '../../.config/build/offline.ts';
import { updateText as words } from '../../src/ui/kit/words/update.ts';
import { serve, type Served } from './serve.ts';
import { keepFailures } from './setup/failure.ts';
import { fromPosition, PEOPLE } from './setup/matches.ts';
import { openPage, type Opened } from './setup/page.ts';
import { importText } from './setup/table.ts';

let opened: Opened | null = null;
let site: Served | null = null;
afterEach(async () => {
  await opened?.context.close();
  site?.close();
});
keepFailures(() => opened);

const scratch = mkdtempSync(join(tmpdir(), 'orion-updates-'));
const first = join(scratch, '1');
const second = join(scratch, '2');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The script an index page begins with. */
const entryOf = (index: string): string => /src="\.\/assets\/([^"]+\.js)"/.exec(index)![1]!;
const indexOf = (folder: string): string => readFileSync(join(folder, 'index.html'), 'utf8');

/**
 * The next version as a build gives it: files have other names where their content is another, and the old names are
 * gone.
 */
beforeAll(() => {
  cpSync(inject('productFolder'), first, { recursive: true });
  cpSync(first, second, { recursive: true });
  const assets = join(second, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const texts = [join(second, 'index.html'), ...scripts.map((name) => join(assets, name))];
  for (const path of texts) {
    const text = scripts.reduce(
      (so, name) => so.replaceAll(name, name.replace(/\.js$/, '.next.js')),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, name.replace(/\.js$/, '.next.js')));
  writeWorker(second);
});

/** A host that lets browsers keep everything for ten minutes. `now` says which version it has, file by file. */
async function host(heldUp?: (path: string) => Promise<void> | undefined) {
  const now = { files: first, index: first };
  site = await serve(first, {
    cacheControl: 'max-age=600',
    heldUp,
    folderOf: (path) => (path === '/index.html' ? now.index : now.files),
  });
  return { now, address: site.address };
}

const deploy = (now: { files: string; index: string }, folder: string): void => {
  now.files = now.index = folder;
};
const running = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src.split('/').at(-1)!);
/** Waits until the page has been loaded again in the second version. */
const changesOver = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page
          .evaluate(async () => ({
            script: document.querySelector<HTMLScriptElement>('script[type=module]')!.src.split('/').at(-1)!,
            loading: document.readyState,
            waiting: (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null,
          }))
          .catch((error: unknown) => String(error)),
      { timeout: 180_000 },
    )
    .toEqual({ script: entryOf(indexOf(second)), loading: 'complete', waiting: null });
const offer = (page: Page) => page.locator('.notice', { hasText: words.ready });

/** Goes there as a fresh visit and waits for the page, whichever version it is. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('h1').first().waitFor();
}

async function firstVisit(address: string): Promise<Page> {
  opened = await openPage({ context: { serviceWorkers: 'allow' } });
  const { page } = opened;
  await arrive(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await running(page)).toBe(entryOf(indexOf(first)));
  return page;
}

test('a new version on a host that lets browsers keep files: the old one goes on until the person changes over', async () => {
  const { now, address } = await host();
  const page = await firstVisit(address);
  deploy(now, second);
  // Where something may be under way the new version is offered.
  await arrive(page, `${address}#/fleets`);
  expect(await running(page)).toBe(entryOf(indexOf(first)));
  await offer(page).waitFor();
  expect(await running(page)).toBe(entryOf(indexOf(first)));
  // Parts of the old version not asked for so far are still there.
  await page.evaluate(() => (location.hash = '#/lab'));
  await page.locator('h1', { hasText: 'lab' }).waitFor();
  await page.getByRole('button', { name: words.changeOver }).click();
  await changesOver(page);
  await page.locator('h1', { hasText: 'lab' }).waitFor();
  expect(await offer(page).count()).toBe(0);
  // What the page had loaded, and what the next version shares with the first, came over the line once.
  const assets = site!.asked.filter((path) => path.startsWith('/assets/'));
  expect(assets.filter((path, index) => assets.indexOf(path) < index)).toEqual([]);
  expect(assets.length).toBeGreaterThan(readdirSync(join(first, 'assets')).length);
  expect(opened!.troubles()).toEqual([]);
});

test('on the way to a page where nothing is under way the new version is taken by itself', async () => {
  const { now, address } = await host();
  const page = await firstVisit(address);
  deploy(now, second);
  await arrive(page, address);
  await offer(page).waitFor();
  expect(await running(page)).toBe(entryOf(indexOf(first)));
  await page.evaluate(() => (location.hash = '#/settings'));
  await changesOver(page);
  await page.locator('h1').first().waitFor();
  expect(page.url()).toBe(`${address}#/settings`);
  expect(opened!.troubles()).toEqual([]);
});

test('a request without an answer does not keep a new version waiting', async () => {
  const { now, address } = await host((path) => (path === '/unanswered' ? new Promise(() => undefined) : undefined));
  const page = await firstVisit(address);
  deploy(now, second);
  await arrive(page, address);
  await offer(page).waitFor();
  await page.evaluate(() => void fetch('unanswered').catch(() => undefined));
  await page.evaluate(() => (location.hash = '#/settings'));
  await changesOver(page);
});

test('a new version that takes over only after the page was loaded again is not offered a second time', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { now, address } = await host((path) => (path === '/assets/late' ? answered : undefined));
  const page = await firstVisit(address);
  deploy(now, second);
  await arrive(page, address);
  await offer(page).waitFor();
  // A worker with a request under way keeps the next one waiting.
  await page.evaluate(() => void fetch('assets/late').catch(() => undefined));
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => (location.hash = '#/settings'));
  await loaded;
  await page.locator('h1').first().waitFor();
  expect(await running(page)).toBe(entryOf(indexOf(first)));
  answer();
  await changesOver(page);
  expect(await offer(page).count()).toBe(0);
});

test('a new version whose index page is still the old one is not taken', async () => {
  const { now, address } = await host();
  const page = await firstVisit(address);
  now.files = second;
  await arrive(page, address);
  const outcome = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const found = new Promise<ServiceWorker>((resolve) => {
      if (registration.installing) resolve(registration.installing);
      registration.addEventListener('updatefound', () => resolve(registration.installing!));
    });
    await registration.update().catch(() => undefined);
    const worker = await found;
    while (worker.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve));
    return { state: worker.state, waiting: registration.waiting !== null, caches: (await caches.keys()).length };
  });
  expect(outcome).toEqual({ state: 'redundant', waiting: false, caches: 1 });
  await arrive(page, address);
  expect(await running(page)).toBe(entryOf(indexOf(first)));
  expect(await offer(page).count()).toBe(0);
  // Once the host has all of it, it comes.
  deploy(now, second);
  await arrive(page, address);
  await offer(page).waitFor();
});

test('in a match the new version is offered, taken between decisions only, and the match goes on', async () => {
  const { now, address } = await host();
  const page = await firstVisit(address);
  const file = fromPosition(
    {
      units: [
        { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [36_000, 12_000, 9000] },
        { id: 'b1.1', type: 'fighters', name: 'Reed', pose: [34_000, 26_000, 27_000] },
      ],
      phase: 'destroyers',
      turn: 'A',
    },
    PEOPLE,
  );
  await arrive(page, `${address}#/replays`);
  await importText(page, JSON.stringify(file));
  await page
    .getByRole('link', { name: /^(Continue|Play on)/ })
    .first()
    .click();
  await page.locator('.says-open').waitFor();
  const match = page.url();
  deploy(now, second);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await offer(page).waitFor();
  // A page that is hidden for a while does not change over by itself.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await running(page)).toBe(entryOf(indexOf(first)));
  await page.getByRole('button', { name: words.changeOver }).click();
  await changesOver(page);
  await page.locator('.says-open').waitFor();
  expect(page.url()).toBe(match);
  expect(opened!.troubles()).toEqual([]);
});
