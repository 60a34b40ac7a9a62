import { timeFromPlayNow } from './from-play-now.ts';

/** Time from Play now until no open card of Skaxar, ship or Shop, waits for its picture any more. */
export const run = () =>
  timeFromPlayNow({
    name: 'first-cards',
    game: 'Skaxar',
    allowed: 1500,
    there: `document.querySelector('.play-table canvas[data-waiting]')?.dataset.waiting === '0'`,
  });
