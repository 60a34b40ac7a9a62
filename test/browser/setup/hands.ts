import type { Locator, Page } from 'playwright-core';
import { onScreen } from './table.ts';

/** A place of a card table, in thousands of its units. */
export type Place = readonly [x: number, y: number];

/** How a person points: a mouse that moves there first, or a finger. */
export interface Hand {
  tap(page: Page, at: Place): Promise<void>;
  /** Presses something of a panel. */
  press(control: Locator): Promise<void>;
}

const spot = (page: Page, [x, y]: Place) => onScreen(page, { x, y });

/** Fails where a panel lies over the place: a person could not reach it. */
async function free(page: Page, at: Place): Promise<{ x: number; y: number }> {
  const { x, y } = await spot(page, at);
  const covered = await page.evaluate(
    ([left, top]) => {
      const element = document.elementFromPoint(left!, top!);
      return element?.closest('.play-table')
        ? null
        : (element?.closest('section, header, div[class^=dock]')?.className ?? 'nothing');
    },
    [x, y],
  );
  if (covered !== null)
    throw new Error(
      `Place ${at.join(', ')} of the table, on the screen at ${Math.round(x)}, ${Math.round(y)}, lies under ${covered}.`,
    );
  return { x, y };
}

export const mouse: Hand = {
  async tap(page, at) {
    const { x, y } = await free(page, at);
    await page.mouse.move(x + 3, y + 2);
    await page.mouse.move(x, y);
    // The camera may have made room for what is pointed at.
    const now = await free(page, at);
    await page.mouse.click(now.x, now.y);
  },
  press: (control) => control.click(),
};

export const finger: Hand = {
  async tap(page, at) {
    const { x, y } = await free(page, at);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(30);
  },
  press: (control) => control.tap(),
};

/** The bright button of the action panel, or the first choice where one is due. */
export const bright = (page: Page) =>
  page.locator('.dock-act :is(.button-primary, .button-go), .dock-act:not(:has(.button-primary)) .button-first');
