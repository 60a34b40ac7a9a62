import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RecordedPly, Recording } from '../../../src/engine/recording.ts';

interface Watched {
  /** Resolves when nothing is being written or read, and nothing follows on what was. */
  storageRests(): Promise<void>;
}

/** For the page, before its scripts: counts what its storage is doing. */
export function watchStorage(): void {
  let busy = 0;
  const during = (work: EventTarget, ends: readonly string[]): void => {
    busy += 1;
    let over = false;
    for (const end of ends)
      work.addEventListener(end, () => {
        if (!over) busy -= 1;
        over = true;
      });
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    during(request, ['success', 'error']);
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = transaction.apply(this, given);
    during(begun, ['complete', 'abort']);
    return begun;
  };
  const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  (window as unknown as Watched).storageRests = async () => {
    do await task();
    while (busy > 0);
  };
}

/**
 * The match of the open page as the browser has kept it. A screen shows a command before it is kept: this waits until
 * the page has written what it shows.
 */
export async function keptMatch(page: Page): Promise<Recording> {
  return page.evaluate(async () => {
    await (window as unknown as Watched).storageRests();
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
