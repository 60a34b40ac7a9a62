import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { openChromium } from '../browser/chromium.ts';
import { serve, type Served } from '../browser/serve.ts';

/** Sizes instead of a ratio: KiB of script, gzip. */
export interface SizeResult {
  readonly name: string;
  readonly home: number;
  readonly battle: number;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Milliseconds without a request after which a page counts as quiet. */
const QUIET = 2000;
const VISITS = 3;

/**
 * KiB of script (gzip; worker scripts and rule data included) that a first visit loads until the home screen is quiet,
 * and until the first command of "Play now" can be given and the page is quiet again. The server counts, so nothing a
 * worker fetches is missed; the offline cache, which fetches everything afterwards, is switched off. What is fetched by
 * then depends on the moment a little: the most of three visits is reported.
 */
export async function run(): Promise<SizeResult> {
  const folder = mkdtempSync(join(tmpdir(), 'first-script-'));
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
    },
  );
  const site = await serve(folder);
  const browser = await openChromium();
  try {
    const visits: Omit<SizeResult, 'name'>[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measureVisit(browser, site, folder));
    return {
      name: 'first-script',
      home: Math.max(...visits.map(({ home }) => home)),
      battle: Math.max(...visits.map(({ battle }) => battle)),
    };
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureVisit(browser: Browser, site: Served, folder: string): Promise<Omit<SizeResult, 'name'>> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const from = site.asked.length;
  const size = () => kibibytes(new Set(site.asked.slice(from).filter((path) => /\.(js|json)$/.test(path))), folder);
  await page.goto(site.address);
  const playNow = page.getByRole('button', { name: /^Play now/ }).first();
  await playNow.waitFor({ timeout: 30_000 });
  await untilQuiet(site);
  const home = size();
  await playNow.click();
  const firstCommand = page.locator('.says', { hasText: words.says['setup.deploy']('', true, true) });
  await firstCommand.waitFor({ timeout: 120_000 });
  await untilQuiet(site);
  const battle = size();
  await context.close();
  return { home, battle };
}

/** Resolves when nothing was asked of the server for a while. */
async function untilQuiet({ asked }: Served): Promise<void> {
  for (let before = -1; before !== asked.length;) {
    before = asked.length;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }
}

const kibibytes = (scripts: ReadonlySet<string>, folder: string): number => {
  const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length);
  return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 102.4) / 10;
};
