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
/** So many visits without both starts: something else is wrong. */
const MOST_VISITS = 16;

type Sizes = Omit<SizeResult, 'name'>;

interface Visit extends Sizes {
  /** Whether the computer deployed first, so that its brain was fetched before the person could do anything. */
  readonly computerFirst: boolean;
}

/**
 * KiB of script (gzip; worker scripts and rule data included) that a first visit loads until the home screen is quiet,
 * and until the first command of "Play now" can be given and the page is quiet again. The server counts, so nothing a
 * worker fetches is missed; the offline cache, which fetches everything afterwards, is switched off.
 *
 * Dice decide who deploys first, and where the computer does, its brain is fetched as well. Every visit has its own
 * fixed seed, and visits go on until both starts were seen: the larger is reported. What is fetched by then depends on
 * the moment a little, too: the most of at least three visits counts.
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
    return { name: 'first-script', ...(await mostOfVisits((seed) => measureVisit(browser, site, folder, seed))) };
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The most that any visit loaded, each with its own seed, over at least one visit of each start. */
async function mostOfVisits(visit: (seed: number) => Promise<Visit>): Promise<Sizes> {
  const visits: Visit[] = [];
  const seen = new Set<boolean>();
  for (let seed = 0; seen.size < 2 || visits.length < VISITS; seed += 1) {
    if (seed === MOST_VISITS) throw new Error(`The same side deployed first in ${MOST_VISITS} battles.`);
    const one = await visit(seed);
    visits.push(one);
    seen.add(one.computerFirst);
    process.stderr.write(`${one.computerFirst ? 'the computer' : 'the person'} deploys first: ${one.battle} KiB\n`);
  }
  return {
    home: Math.max(...visits.map(({ home }) => home)),
    battle: Math.max(...visits.map(({ battle }) => battle)),
  };
}

/** One visit in which all that is drawn at random, and so the seed of the battle, is made of one number below 256. */
async function measureVisit(browser: Browser, site: Served, folder: string, seed: number): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  await context.addInitScript((byte) => {
    crypto.getRandomValues = (array) => {
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(byte);
      return array;
    };
  }, seed);
  const page = await context.newPage();
  const from = site.asked.length;
  const scripts = () => new Set(site.asked.slice(from).filter((path) => /\.(js|json)$/.test(path)));
  const size = () => kibibytes(scripts(), folder);
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
  const computerFirst = [...scripts()].some((path) => path.includes('thread-think'));
  await context.close();
  return { home, battle, computerFirst };
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
