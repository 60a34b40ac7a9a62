import type { Page } from 'playwright-core';
import type { SpurCommand } from '../../../src/games/orions-spur/index.ts';
import { keptMatch } from './kept.ts';

/**
 * What the screen of a game of Orion's Spur waits for: an answer to an attack, the bright button, the first choice of
 * the action panel, or its last button; `curtain` also for any other dialog.
 */
export type SpurAsk = 'over' | 'curtain' | 'busy' | 'answer' | 'bright' | 'pick' | 'foot';

export const spurAsks = (page: Page): Promise<SpurAsk> =>
  page.evaluate(() => {
    if (document.querySelector('.os-closing')) return 'over';
    if (document.querySelector('dialog[open], [role="dialog"]')) return 'curtain';
    if (!document.querySelector('.says-open')) return 'busy';
    if (document.querySelector('.strip-answer')) return 'answer';
    if (document.querySelector('.dock-act .button-primary:not(:disabled, [aria-disabled])')) return 'bright';
    return document.querySelector('.dock-act .os-pick:not([aria-pressed="true"])') ? 'pick' : 'foot';
  });

/** A choice of the action panel that is not taken yet. */
export const freePicks = (page: Page) => page.locator('.dock-act .os-pick:not([aria-pressed="true"])');
/** What stands under the choices, the last of it being what ends this part of a turn. */
export const lastButton = (page: Page) => page.locator('.dock-act .os-foot .button:not([aria-disabled])').last();

/** Who gave which order so far. */
export const spurOrders = async (page: Page): Promise<readonly { seat: string; command: SpurCommand }[]> =>
  (await keptMatch(page)).plies.map(({ seat, command }) => ({ seat, command: command as unknown as SpurCommand }));
