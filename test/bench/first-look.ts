import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openChromium } from '../browser/chromium.ts';
import { serve } from '../browser/serve.ts';
import { median, sorted, type BenchResult } from './harness.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 7;
const WARM_UP = 1;

/** A fast mobile line, so that what is fetched counts: 10 Mbit/s, 40 ms there and back. */
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/**
 * Phaser's own beginner's page: the stock build, a background, a line of text and a picture that can be dragged; ready
 * with its first frame.
 */
const STOCK = `<!doctype html><meta charset="utf-8"><title>Stock Phaser</title><body style="margin:0">
<script src="phaser.min.js"></script><script>
new Phaser.Game({ type: Phaser.AUTO, width: innerWidth, height: innerHeight, backgroundColor: '#101820', scene: {
  create() {
    const canvas = this.textures.createCanvas('ship', 64, 64);
    canvas.context.fillStyle = '#ffb454';
    canvas.context.fillRect(8, 8, 48, 48);
    canvas.refresh();
    this.add.text(40, 40, 'Drag the ship');
    const ship = this.add.image(innerWidth / 2, innerHeight / 2, 'ship').setInteractive({ draggable: true });
    this.input.on('drag', (_, which, x, y) => which.setPosition(x, y));
    this.game.events.once('postrender', () => { window.readyAt ??= performance.now(); });
  },
} });
</script>`;

/** Runs in the product's page: presses Play now as soon as it is there, notes when the first command can be given. */
const PLAY_NOW = `(() => {
  const seek = () => {
    const play = [...document.querySelectorAll('button')].find((one) => one.innerText.startsWith('Play now'));
    if (play && !window.pressed) { window.pressed = true; play.click(); }
    const act = document.querySelector('.dock-act :is(.act-row, .act-grid, .act-stack) button:not([disabled])');
    if (act && document.querySelector('canvas[data-camera]')) window.readyAt = performance.now();
    else requestAnimationFrame(seek);
  };
  requestAnimationFrame(seek);
})()`;

/**
 * Time from the address to a table that takes its first command, Play now pressed on the way, against the stock Phaser
 * page with one picture to drag: Chromium without a graphics card, nothing kept from earlier visits, a fast mobile
 * line. A cost, so lower is better.
 */
export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'first-look-'));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  copyFileSync(join(ROOT, 'node_modules/phaser/dist/phaser.min.js'), join(folder, 'phaser.min.js'));
  writeFileSync(join(folder, 'stock.html'), STOCK);
  const site = await serve(folder, { compressed: true });
  const browser = await openChromium();
  try {
    const rounds: { stock: number; battle: number }[] = [];
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const stock = await visit(browser, `${site.address}stock.html`, '');
      const battle = await visit(browser, site.address, PLAY_NOW);
      if (round >= WARM_UP) rounds.push({ stock, battle });
    }
    const ratios = sorted(rounds.map(({ stock, battle }) => battle / stock));
    return {
      name: 'first-look',
      baseline: 'the stock Phaser page with one picture to drag; a cost, so lower is better',
      ratio: { min: ratios[0]!, median: median(ratios), max: ratios.at(-1)! },
      target: TARGET,
      checksum: ROUNDS,
      figures: {
        stockMs: median(sorted(rounds.map(({ stock }) => stock))),
        battleMs: median(sorted(rounds.map(({ battle }) => battle))),
      },
    };
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** At most so many times as long as the stock page. */
const TARGET = 4;

/** Milliseconds from the address to the first command, in a context that knows nothing of earlier visits. */
async function visit(browser: Browser, address: string, script: string): Promise<number> {
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
    if (script) await page.addInitScript(script);
    await page.goto(address);
    const ready = await page.waitForFunction('window.readyAt', null, { timeout: 120_000 });
    return (await ready.jsonValue()) as number;
  } finally {
    await context.close();
  }
}
