import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { keepFailures } from './failure.ts';
import { openPage, turnTo, type OpenOptions, type Opened } from './page.ts';

/** What a test may do to a page or its context that the next one would feel. */
const CHANGES = {
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'route', 'setViewportSize'],
  context: ['addInitScript', 'exposeBinding', 'grantPermissions', 'newPage', 'route', 'setOffline'],
} as const;

interface Kept {
  readonly opened: Opened;
  /** What it keeps of settings and the like, as it was opened. */
  readonly storage: string;
  /** Whether a test changed what is not undone. */
  changed: boolean;
}

/** Tells `heard` of every call of these methods. */
function listen(target: object, methods: readonly string[], heard: () => void): void {
  const calls = target as { [method: string]: (...given: unknown[]) => unknown };
  for (const method of methods) {
    const call = calls[method]!.bind(target);
    calls[method] = (...given) => {
      heard();
      return call(...given);
    };
  }
}

/** What the page keeps besides matches; nothing of one that shows the product no more. */
const storageOf = ({ page }: Opened): Promise<string> =>
  page
    .evaluate(() => JSON.stringify([Object.entries(localStorage).sort(), Object.entries(sessionStorage)]))
    .catch(() => '');

/** Leaves the match that is open and forgets all matches. */
async function forget({ page }: Opened): Promise<void> {
  await page.mouse.move(0, 0);
  await turnTo(page, '#/replays');
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name!));
      const stores = [...db.objectStoreNames];
      await Promise.all(stores.map((store) => done(db.transaction(store, 'readwrite').objectStore(store).clear())));
      db.close();
    }
  });
}

/** Opens a page of the product. */
async function openKept(options: OpenOptions, prepare: (page: Page) => Promise<void>): Promise<Kept> {
  const made = await openPage(options);
  await prepare(made.page);
  await turnTo(made.page, '#/replays');
  const kept: Kept = { opened: made, storage: await storageOf(made), changed: false };
  const change = () => (kept.changed = true);
  listen(made.page, CHANGES.page, change);
  listen(made.context, CHANGES.context, change);
  return kept;
}

/**
 * As `eachPage`, for a file whose tests begin by importing a match: those that open a page with the same options share
 * one, which stands in the product already. To fetch the product and to draw its pictures anew takes most of the time
 * of a short test. Nothing is shared after a test that failed, that kept anything but matches (settings, hints, folds),
 * or that changed what a page is. `prepare` is done to every page before it is first visited.
 */
export function samePage(
  prepare: (page: Page) => Promise<void> = async () => {},
): (options?: OpenOptions) => Promise<Opened> {
  const all = new Map<string, Kept>();
  const used = new Set<string>();
  let last: Opened | null = null;
  /** Ends a page, or leaves it as the next test may find it; gives what it had to say. */
  const leave = async (key: string, failed: boolean): Promise<string[]> => {
    const { opened, storage, changed } = all.get(key)!;
    const isFresh = async (): Promise<boolean> =>
      !failed &&
      !changed &&
      (await storageOf(opened)) === storage &&
      (await forget(opened).then(
        () => true,
        () => false,
      ));
    if (!(await isFresh())) {
      all.delete(key);
      await opened.context.close();
    }
    return opened.troubles();
  };
  afterEach(async ({ task }) => {
    const troubles: string[] = [];
    for (const key of used) troubles.push(...(await leave(key, task.result?.state === 'fail')));
    used.clear();
    last = null;
    expect(troubles).toEqual([]);
  });
  // What is registered last is asked first: the picture is taken while the page is there.
  keepFailures(() => last);
  afterAll(async () => {
    for (const { opened } of all.values()) await opened.context.close();
  });
  return async (options = {}) => {
    const key = JSON.stringify(options);
    if (!all.has(key)) all.set(key, await openKept(options, prepare));
    used.add(key);
    return (last = all.get(key)!.opened);
  };
}
