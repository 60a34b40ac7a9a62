import { median, sorted, type BenchResult } from './harness.ts';
import { measuredVisit, withSite } from './visits.ts';

const ROUNDS = 7;
const WARM_UP = 1;

/** What the first cards may take, ms. */
const ALLOWED = 1500;

interface Measured {
  /** Milliseconds from the press of Play now until ships and Shop lie on the table with their pictures. */
  readonly cards: number;
  /** The same from the address. */
  readonly whole: number;
  /** Pictures baked until then, in their order. */
  readonly baked: readonly string[];
}

/**
 * Runs in the product's page: presses Play now of Skaxar as soon as it is there, and notes when no open card waits for
 * its picture any more; what the baking thread was asked for is listened to.
 */
const PLAY_NOW = `(() => {
  const baked = [];
  const Thread = window.Worker;
  window.Worker = class extends Thread {
    constructor(address, options) {
      super(address, options);
      this.bakes = options?.name === 'pictures';
    }
    postMessage(wish, given) {
      if (this.bakes) baked.push(wish.name ?? wish.plate);
      super.postMessage(wish, given);
    }
  };
  let pressed = 0;
  const seek = () => {
    const play = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Play now Skaxar');
    if (play && !pressed) {
      pressed = performance.now();
      play.click();
    }
    const waiting = document.querySelector('.play-table canvas[data-waiting]')?.dataset.waiting;
    const now = performance.now();
    if (waiting === '0') window.measured = { cards: now - pressed, whole: now, baked };
    else requestAnimationFrame(seek);
  };
  requestAnimationFrame(seek);
})()`;

/**
 * Time from the press of Play now to the first cards of Skaxar with their pictures on the table, against what they may
 * take: Chromium without a graphics card, nothing kept from earlier visits, a fast mobile line. A cost, so lower is
 * better.
 */
export const run = (): Promise<BenchResult> =>
  withSite('first-cards', async ({ browser, address }) => {
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const measured = await measuredVisit<Measured>(browser, address, PLAY_NOW);
      if (round >= WARM_UP) rounds.push(measured);
      process.stderr.write(`${Math.round(measured.cards)} ms, after ${measured.baked.join(' ')}\n`);
    }
    const times = sorted(rounds.map(({ cards }) => cards));
    const ratios = times.map((ms) => ms / ALLOWED);
    return {
      name: 'first-cards',
      baseline: `${ALLOWED} ms; a cost, so lower is better`,
      ratio: { min: ratios[0]!, median: median(ratios), max: ratios.at(-1)! },
      target: 1,
      checksum: ROUNDS,
      figures: {
        fromPlayNowMs: median(times),
        fromAddressMs: median(sorted(rounds.map(({ whole }) => whole))),
        baked: median(sorted(rounds.map(({ baked }) => baked.length))),
      },
    };
  });
