import { median, sorted, type BenchResult } from './harness.ts';
import { measuredVisit, withSite } from './visits.ts';

const ROUNDS = 7;
const WARM_UP = 1;

interface Measured {
  /** Milliseconds from the press of Play now until what is waited for. */
  readonly waited: number;
  /** The same from the address. */
  readonly whole: number;
}

/** What a bench waits for after Play now. */
export interface FromPlayNow {
  readonly name: string;
  /** The title of the game whose Play now is pressed. */
  readonly game: string;
  /** What it may take, ms. */
  readonly allowed: number;
  /** Script of the page that runs once before all else. */
  readonly prepare?: string;
  /** An expression of the page, asked for every frame: whether it is there. */
  readonly there: string;
}

/** Runs in the product's page: presses Play now as soon as it is there, and notes when something is there. */
const scriptOf = ({ game, prepare = '', there }: FromPlayNow): string => `(() => {
  ${prepare}
  let pressed = 0;
  const seek = () => {
    const play = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Play now ${game}');
    if (play && !pressed) {
      pressed = performance.now();
      play.click();
    }
    const now = performance.now();
    if (pressed && ${there}) window.measured = { waited: now - pressed, whole: now };
    else requestAnimationFrame(seek);
  };
  requestAnimationFrame(seek);
})()`;

/**
 * Time from the press of Play now until something is there, against what it may take: Chromium without a graphics card,
 * nothing kept from earlier visits, a fast mobile line. A cost, so lower is better.
 */
export const timeFromPlayNow = (wanted: FromPlayNow): Promise<BenchResult> =>
  withSite(wanted.name, async ({ browser, address }) => {
    const { name, allowed } = wanted;
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const measured = await measuredVisit<Measured>(browser, address, scriptOf(wanted));
      if (round >= WARM_UP) rounds.push(measured);
      process.stderr.write(`${Math.round(measured.waited)} ms\n`);
    }
    const times = sorted(rounds.map(({ waited }) => waited));
    const ratios = times.map((ms) => ms / allowed);
    return {
      name,
      baseline: `${allowed} ms; a cost, so lower is better`,
      ratio: { min: ratios[0]!, median: median(ratios), max: ratios.at(-1)! },
      target: 1,
      checksum: ROUNDS,
      figures: { fromPlayNowMs: median(times), fromAddressMs: median(sorted(rounds.map(({ whole }) => whole))) },
    };
  });
