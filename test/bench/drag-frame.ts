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
const ROUNDS = 11;
const WARM_UP = 2;
const FRAMES = 12;

declare const measure: (much: boolean, frames: number) => number;

/** Two frames of one page that are compared. */
export interface Frames {
  readonly name: string;
  /** The page, and what stands behind its address. */
  readonly page: string;
  readonly query?: string;
  /** What the frame with less shows. */
  readonly baseline: string;
  /** Most times the time of the frame with less. */
  readonly target: number;
  /** What the times of the frame with less and of the one with more are called, ms. */
  readonly figures: readonly [less: string, more: string];
}

/** A drag with all aids against the same frame without them: so many ships and pieces. */
export const draggedFrame = (name: string, query: string, crowd: string): Promise<BenchResult> =>
  measured({
    name,
    page: 'test/browser/stage-demo/drag-frame.html',
    query,
    baseline: `the same frame without aids (${crowd}, Canvas renderer)`,
    target: 3,
    figures: ['bareFrameMs', 'dragFrameMs'],
  });

/**
 * A drag frame with everything shown against the same frame without aids: 40 ships, 30 pieces, Canvas renderer,
 * 1440x900.
 */
export const run = (): Promise<BenchResult> => draggedFrame('drag-frame', '', '40 ships, 30 pieces');

/** What a page draws, measured with less and with more in turn. A cost: the fewer times the better. */
export async function measured({
  name,
  page: file,
  query = '',
  baseline,
  target,
  figures,
}: Frames): Promise<BenchResult> {
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
      rollupOptions: { input: join(ROOT, file) },
    },
  });
  const site = await serve(folder);
  const browser = await openChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(new URL(`${file}${query}`, site.address).href);
    await page.waitForFunction('window.ok === true', null, { timeout: 60_000 });
    const rounds: { less: number; more: number }[] = [];
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const less = await page.evaluate((frames) => measure(false, frames), FRAMES);
      const more = await page.evaluate((frames) => measure(true, frames), FRAMES);
      if (round >= WARM_UP) rounds.push({ less, more });
    }
    const ratios = sorted(rounds.map((round) => round.more / round.less));
    return {
      name,
      baseline: `${baseline}; a cost, so lower is better`,
      ratio: { min: ratios[0]!, median: median(ratios), max: ratios.at(-1)! },
      // At most so many times; the other benches name a least ratio.
      target,
      checksum: ROUNDS * FRAMES,
      figures: {
        [figures[0]]: median(sorted(rounds.map((round) => round.less))),
        [figures[1]]: median(sorted(rounds.map((round) => round.more))),
      },
    };
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
