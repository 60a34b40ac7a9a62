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

/** Tells `heard` of every call of these methods, once it is done. */
function listen(target: object, methods: readonly string[], heard: (method: string) => unknown): void {
  const calls = target as { [method: string]: (...given: unknown[]) => Promise<unknown> };
  for (const method of methods) {
    const call = calls[method]!.bind(target);
    calls[method] = async (...given) => {
      const answer = await call(...given);
      await heard(method);
      return answer;
    };
  }
}

/** The settings of a page, which it reads but once. */
const settingsIn = (storage: string): string | undefined =>
  storage === '' ? undefined : new Map((JSON.parse(storage) as [[string, string][]])[0]).get('orion.settings');

/** What the page keeps besides matches; nothing of one that shows the product no more. */
const storageOf = ({ page }: Opened): Promise<string> =>
  page
    .evaluate(() => JSON.stringify([Object.entries(localStorage).sort(), Object.entries(sessionStorage)]))
    .catch(() => '');

/** Leaves what is open, forgets all matches and puts back what was kept besides. */
async function forget({ opened: { page }, storage }: Kept): Promise<void> {
  await page.mouse.move(0, 0);
  await turnTo(page, '#/replays');
  await page.evaluate(async (kept) => {
    const [local] = JSON.parse(kept) as [local: [key: string, text: string][]];
    localStorage.clear();
    for (const [key, text] of local) localStorage.setItem(key, text);
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
  }, storage);
}

/** The pages that files share, latest used last. More of them would only take memory. */
const shared = new Map<string, Kept>();
const MOST_SHARED = 3;

/** Closes those that were not used for longest. */
async function closeOldest(): Promise<void> {
  for (const [key, { opened }] of [...shared].slice(0, -MOST_SHARED)) {
    shared.delete(key);
    await opened.context.close();
  }
}

/** Nothing is done to a page before it is first visited. */
const AS_IT_IS = async (): Promise<void> => {};

/** Opens a page of the product. */
async function openKept(options: OpenOptions, prepare: (page: Page) => Promise<void>): Promise<Kept> {
  const made = await openPage(options);
  await prepare(made.page);
  await turnTo(made.page, '#/replays');
  const kept: Kept = { opened: made, storage: await storageOf(made), changed: false };
  const change = async (method: string) => {
    kept.changed = true;
    // What is to run before the product does needs a page on which it has not begun.
    if (method === 'addInitScript') await made.page.goto('about:blank');
  };
  listen(made.page, CHANGES.page, change);
  listen(made.context, CHANGES.context, change);
  return kept;
}

/**
 * As `eachPage`, for a file whose tests begin by turning to a page or importing a match: those that open one with the
 * same options share it; it stands in the product already, also with the files before and after. To fetch the product
 * and to draw its pictures anew takes most of the time of a short test. Matches and whatever else was kept are
 * forgotten between tests. Nothing is shared after a test that failed, that changed a setting, or that changed what a
 * page is. `prepare` is done to every page before it is first visited; such pages are shared within their file alone.
 */
export function samePage(
  prepare: (page: Page) => Promise<void> = AS_IT_IS,
): (options?: OpenOptions) => Promise<Opened> {
  const all = prepare === AS_IT_IS ? shared : new Map<string, Kept>();
  const used = new Set<string>();
  let last: Opened | null = null;
  /** Ends a page, or leaves it as the next test may find it; gives what it had to say. */
  const leave = async (key: string, failed: boolean): Promise<string[]> => {
    const kept = all.get(key)!;
    const { opened, storage, changed } = kept;
    const isFresh = async (): Promise<boolean> =>
      !failed &&
      !changed &&
      settingsIn(await storageOf(opened)) === settingsIn(storage) &&
      (await forget(kept).then(
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
    if (all === shared) return closeOldest();
    for (const { opened } of all.values()) await opened.context.close();
  });
  return async (options = {}) => {
    const key = JSON.stringify(options);
    let kept = all.get(key);
    // What is written late, when a page is left, is not for the next test.
    if (kept && (await storageOf(kept.opened)) !== kept.storage) {
      await kept.opened.context.close();
      kept = undefined;
    }
    kept ??= await openKept(options, prepare);
    all.delete(key);
    all.set(key, kept);
    used.add(key);
    return (last = kept.opened);
  };
}
