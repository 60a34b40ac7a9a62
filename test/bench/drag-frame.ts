import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { phaser } from '../../.config/build/phaser.ts';
import { openChromium } from '../browser/chromium.ts';
import { serve } from '../browser/serve.ts';
import { median, sorted, type BenchResult } from './harness.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = 'test/browser/stage-demo/drag-frame.html';
const ROUNDS = 11;
const WARM_UP = 2;
const FRAMES = 12;

declare const measure: (aids: boolean, frames: number) => number;

/**
 * A drag frame with everything shown against the same frame without aids: 40 ships, 30 pieces, Canvas renderer,
 * 1440x900.
 */
export const run = (): Promise<BenchResult> => measured('drag-frame', '', '40 ships, 30 pieces');

/** What stands on the page `query` makes, measured. */
export async function measured(name: string, query: string, crowd: string): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'drag-frame-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    base: './',
    publicDir: false,
    plugins: [phaser()],
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rollupOptions: { input: join(ROOT, PAGE) },
    },
  });
  const site = await serve(folder);
  const browser = await openChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(new URL(`${PAGE}${query}`, site.address).href);
    await page.waitForFunction('window.ok === true', null, { timeout: 60_000 });
    const rounds: { bare: number; aids: number }[] = [];
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const bare = await page.evaluate((frames) => measure(false, frames), FRAMES);
      const aids = await page.evaluate((frames) => measure(true, frames), FRAMES);
      if (round >= WARM_UP) rounds.push({ bare, aids });
    }
    const ratios = sorted(rounds.map((round) => round.aids / round.bare));
    return {
      name,
      baseline: `the same frame without aids (${crowd}, Canvas renderer); a cost, so lower is better`,
      ratio: { min: ratios[0]!, median: median(ratios), max: ratios.at(-1)! },
      // At most so many times; the other benches name a least ratio.
      target: 3,
      checksum: ROUNDS * FRAMES,
      figures: {
        bareFrameMs: median(sorted(rounds.map((round) => round.bare))),
        dragFrameMs: median(sorted(rounds.map((round) => round.aids))),
      },
    };
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
