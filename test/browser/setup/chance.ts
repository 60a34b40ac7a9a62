import type { Page } from 'playwright-core';

/**
 * Whatever the page draws by chance (table, fleets, the name of a match, from which computer players choose) is the
 * same in every run.
 */
export const fixedChance = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    let state = 7;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      (array as unknown as Uint8Array).forEach((_, index, bytes) => {
        state = (state * 48271) % 0x7fffffff;
        bytes[index] = state >> 8;
      });
      return array;
    };
  }) as Promise<unknown> as Promise<void>;
