import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, sorted, type BenchResult } from './harness.ts';
import { measuredVisit, ROOT, withSite } from './visits.ts';

const ROUNDS = 7;
const WARM_UP = 1;

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
    this.game.events.once('postrender', () => { window.measured ??= performance.now(); });
  },
} });
</script>`;

/** Runs in the product's page: presses Play now as soon as it is there, notes when the first command can be given. */
const PLAY_NOW = `(() => {
  const seek = () => {
    const play = [...document.querySelectorAll('button')].find((one) => one.innerText.startsWith('Play now'));
    if (play && !window.pressed) { window.pressed = true; play.click(); }
    const act = document.querySelector('.dock-act :is(.act-row, .act-grid, .act-stack) button:not([disabled])');
    if (act && document.querySelector('canvas[data-camera]')) window.measured = performance.now();
    else requestAnimationFrame(seek);
  };
  requestAnimationFrame(seek);
})()`;

/**
 * Time from the address to a table that takes its first command, Play now pressed on the way, against the stock Phaser
 * page with one picture to drag: Chromium without a graphics card, nothing kept from earlier visits, a fast mobile
 * line. A cost, so lower is better.
 */
export const run = (): Promise<BenchResult> =>
  withSite('first-look', async ({ browser, address, folder }) => {
    copyFileSync(join(ROOT, 'node_modules/phaser/dist/phaser.min.js'), join(folder, 'phaser.min.js'));
    writeFileSync(join(folder, 'stock.html'), STOCK);
    const rounds: { stock: number; battle: number }[] = [];
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const stock = await measuredVisit<number>(browser, `${address}stock.html`, '');
      const battle = await measuredVisit<number>(browser, address, PLAY_NOW);
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
  });

/** At most so many times as long as the stock page. */
const TARGET = 4;
