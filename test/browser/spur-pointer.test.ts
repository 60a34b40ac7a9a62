import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardText } from '../../src/ui/cards/words/cards.ts';
import { spurWords as words } from '../../src/ui/games/orions-spur/words/play.ts';
import { spurText } from '../../src/ui/games/orions-spur/words/setup.ts';
import { openPage, visit } from './setup/page.ts';
import { ready } from './setup/table.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Presses what is bright, else the first choice, else the last button; returns what the screen waits for. */
const goOn = (page: Page): Promise<'over' | 'asked' | 'busy' | 'on'> =>
  page.evaluate(() => {
    if (document.querySelector('.os-closing')) return 'over';
    if (document.querySelector('.strip-answer')) return 'asked';
    const found =
      document.querySelector<HTMLElement>('.dock-act .button-primary:not(:disabled)') ??
      document.querySelector<HTMLElement>('.dock-act .os-pick') ??
      [...document.querySelectorAll<HTMLElement>('.dock-act .os-foot .button:not([aria-disabled])')].at(-1);
    found?.click();
    return found ? 'on' : 'busy';
  });

test('OS-12.2 OS-6.4 OS-11.1: a short game from the set-up to its end: fleet, formation, attacks, an answer that tells what it would change', async () => {
  const { page, context, troubles } = await openPage();
  try {
    await visit(page, '#/new/orions-spur');
    await page.getByText(spurText.lengths.short, { exact: true }).click();
    await page.getByRole('slider', { name: new RegExp(spurText.vpTarget) }).fill('2');
    await button(page, spurText.start).click();
    await ready(page);
    await button(page, words.chooseFleet).click();
    await button(page, words.setLayout).click();
    let answered = 0;
    await expect
      .poll(
        async () => {
          const now = await goOn(page);
          if (now !== 'asked') return now;
          const answer = page.locator('.strip-answer').first();
          expect(await answer.innerText()).not.toBe('');
          // The first question is answered, later ones are passed: the game goes on either way.
          if (answered++ === 0) await answer.click();
          else await page.getByRole('button', { name: cardText.pass, exact: true }).click();
          return now;
        },
        { timeout: 150_000, interval: 60 },
      )
      .toBe('over');
    expect(answered).toBeGreaterThan(0);
    expect(await page.locator('.os-closing').innerText()).toMatch(/have won\.$/);
    expect(troubles()).toEqual([]);
  } finally {
    await context.close();
  }
});
