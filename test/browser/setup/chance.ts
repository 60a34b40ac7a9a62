import type { Page } from 'playwright-core';

/**
 * Whatever the page draws by chance (table, fleets, the name of a match, from which computer players choose) is the
 * same in every run; another one for another `start`.
 */
export const fixedChance = (page: Page, start = 7): Promise<void> =>
  page.addInitScript((from) => {
    let state = from;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      (array as unknown as Uint8Array).forEach((_, index, bytes) => {
        state = (state * 48271) % 0x7fffffff;
        bytes[index] = state >> 8;
      });
      return array;
    };
  }, start) as Promise<unknown> as Promise<void>;
