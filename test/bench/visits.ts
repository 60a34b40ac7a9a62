import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openChromium } from '../browser/chromium.ts';
import { serve } from '../browser/serve.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A fast mobile line, so that what is fetched counts: 10 Mbit/s, 40 ms there and back. */
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** What is measured of a product that was built for it, in a browser of its own. */
export interface Site {
  readonly browser: Browser;
  readonly address: string;
  /** Where the built files lie. */
  readonly folder: string;
}

/** Builds the product, serves it packed, and has something measured of it; all is gone afterwards. */
export async function withSite<T>(name: string, measure: (site: Site) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  const site = await serve(folder, { compressed: true });
  const browser = await openChromium();
  try {
    return await measure({ browser, address: site.address, folder });
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Hands what the page lays on its window as `measured` to a binding. Waiting for it with a function would have the page
 * read and ask a script of 330 KB meanwhile, which took 60 ms of what is measured.
 */
const HANDED = `Object.defineProperty(window, 'measured', { set: (value) => handOver(JSON.stringify(value)) });`;

/** How long something is waited for, ms. */
const PATIENCE = 120_000;

/**
 * Opens an address in a context that knows nothing of earlier visits, over the line, with a script that runs first;
 * resolves with what the page then lays on its window as `measured`. Rejects when that does not come.
 */
export async function measuredVisit<T>(browser: Browser, address: string, script: string): Promise<T> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'handOver' });
    const measured = new Promise<T>((resolve, reject) => {
      session.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload) as T));
      setTimeout(() => reject(new Error(`Nothing was measured at ${address}.`)), PATIENCE).unref();
    });
    await page.addInitScript(`${HANDED}\n${script}`);
    await page.goto(address);
    return await measured;
  } finally {
    await context.close();
  }
}
