import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RecordedPly, Recording } from '../../../src/engine/recording.ts';

/** The match of the open page as the browser has kept it. */
export async function keptMatch(page: Page): Promise<Recording> {
  return page.evaluate(async () => {
    const id = decodeURIComponent(/^#\/battle\/([^?]+)/.exec(location.hash)![1]!);
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const db = await wait(indexedDB.open('orion-tabletop'));
    try {
      const stores = db.transaction(['matches', 'plies']);
      const entry = (await wait(stores.objectStore('matches').get(id))) as { header: object };
      const plies = (await wait(
        stores.objectStore('plies').getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
      )) as RecordedPly[];
      return {
        ...entry.header,
        plies: plies.map(({ seat, command, hash }) => ({ seat, command, hash })),
      } as unknown as Recording;
    } finally {
      db.close();
    }
  });
}

/** Waits until the browser has kept so many commands. */
export const keeps = async (page: Page, plies: number, message = ''): Promise<void> => {
  await expect
    .poll(async () => (await keptMatch(page)).plies.length, { message, interval: 30, timeout: 30_000 })
    .toBe(plies);
};

/** Waits until somebody here decides again, or the result lies open. */
export const decides = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.says-open, dialog[open]') !== null), {
      timeout: 60_000,
      interval: 40,
    })
    .toBe(true);
};
