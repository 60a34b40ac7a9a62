import { afterAll, expect, inject, test } from 'vitest';
import { verdictHash } from '../physics/verdict-hash.ts';
import { openPage, type Opened } from './setup/page.ts';

let opened: Opened | null = null;
afterAll(() => opened?.context.close());

test('OG-7.4, OG-7.6: Chromium and Node give the same verdicts on every segment, by matter-js and by the exact kernel', async () => {
  opened = await openPage();
  const { page, troubles } = opened;
  await page.goto(`${inject('pages')}verdicts/index.html`);
  await page.waitForFunction(() => 'verdict' in window, null, { timeout: 60_000 });
  const inBrowser = await page.evaluate(() => (window as unknown as { verdict: string }).verdict);
  expect(inBrowser).toMatch(/^[0-9a-f]{16}$/);
  expect(inBrowser).toBe(verdictHash());
  expect(troubles()).toEqual([]);
});
