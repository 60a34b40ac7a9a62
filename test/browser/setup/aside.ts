import type { Page } from 'playwright-core';
import type { PlanSet } from '../../../src/games/orions-gate/index.ts';
import { ready } from './table.ts';

/** Puts plans beside the kept match of the open page, as if they had been made before, and visits it anew. */
export async function withPlans(page: Page, sets: readonly PlanSet[]): Promise<void> {
  await page.evaluate(async (plans) => {
    const id = decodeURIComponent(/^#\/battle\/([^?]+)/.exec(location.hash)![1]!);
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const db = await done(indexedDB.open('orion-tabletop'));
    const matches = db.transaction(['matches'], 'readwrite').objectStore('matches');
    const entry = (await done(matches.get(id))) as object;
    await done(matches.put({ ...entry, aside: { plans } }));
    db.close();
  }, sets);
  await page.reload();
  await ready(page);
}
