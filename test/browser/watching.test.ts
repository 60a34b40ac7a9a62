import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { play as words } from '../../src/ui/match/words/play.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { keptMatch } from './setup/kept.ts';
import { visit } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';

const open = samePage();

/** So many commands are watched: more than one of each side. */
const SOME = 4;

test.each(GAMES.map(({ id, title }) => [title, id] as const))(
  '%s between computer players alone can be watched, and stays takeable back without telling what they did',
  async (_title, id) => {
    // At the speed of a person who watches: without it a short game is over before anything is read of it.
    const { page } = await open({ settings: { animationSpeed: 2 } });
    await visit(page, `#/new/${id}`);
    const seats = page.locator('.seat');
    await seats.first().waitFor();
    for (const seat of await seats.all()) await seat.getByText(setupText.players.easy, { exact: true }).click();
    await page.locator('.launch .button-primary').click();
    await expect
      .poll(async () => (await keptMatch(page)).plies.length, { interval: 100, timeout: 60_000 })
      .toBeGreaterThanOrEqual(SOME);
    await page.getByRole('button', { name: words.undo, exact: true }).hover();
    await page.getByText(words.undoOf(words.undoUntold, null)).waitFor();
  },
);
