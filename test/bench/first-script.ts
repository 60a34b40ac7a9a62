import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openChromium } from '../browser/chromium.ts';
import { serve } from '../browser/serve.ts';

/** Sizes instead of a ratio: KiB of script, gzip. */
export interface SizeResult {
  readonly name: string;
  readonly home: number;
  readonly battle: number;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * KiB of script (gzip; worker scripts and rule data included) that a first visit loads until the home screen is usable, and until the
 * battle of "Play now" is. The server counts, so nothing a worker fetches is missed; the offline cache, which fetches everything
 * afterwards, is switched off.
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
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const size = () => {
      const scripts = new Set(site.asked.filter((path) => /\.(js|json)$/.test(path)));
      return (
        Math.round(
          [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0) /
            102.4,
        ) / 10
      );
    };
    await page.goto(site.address, { waitUntil: 'networkidle' });
    const playNow = page
      .getByRole('button', { name: /^Play now/ })
      .or(page.getByRole('link', { name: /^Play now/ }))
      .first();
    await playNow.waitFor({ timeout: 30_000 });
    const home = size();
    await playNow.click();
    await page.locator('canvas').first().waitFor({ timeout: 60_000 });
    // The computer player's thread and what it loads belong to a playable battle.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(3000);
    return { name: 'first-script', home, battle: size() };
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
