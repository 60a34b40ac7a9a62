import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** How long the newer version may take to take over, ms. */
const LIMIT = 5000;

type Page = Awaited<ReturnType<typeof openPage>>;

/** What the browser's history remembers of a page over a load. */
interface Step {
  state: unknown;
  replaceState(state: unknown): void;
}

const freshStep = (): Step => ({
  state: null,
  replaceState(state) {
    this.state = state;
  },
});

/** A page with a worker in charge, or about to be, and, if asked for, a newer one that waits. */
async function openPage(waiting: boolean, step = freshStep(), state: ServiceWorkerState = 'activated') {
  const said: unknown[] = [];
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    register: async () =>
      Object.assign(new EventTarget(), {
        waiting: waiting ? { postMessage: (text: unknown) => said.push(text) } : null,
        installing: null,
        active,
        update: async () => undefined,
      }),
  });
  const active = Object.assign(new EventTarget(), { state });
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('history', step);
  vi.resetModules();
  const { changeOver, updateReady$, watchForUpdates } = await import('../../../src/ui/kit/update.ts');
  await watchForUpdates('worker.js');
  return {
    changeOver,
    updateReady$,
    said,
    reload,
    takeOver: () => workers.dispatchEvent(new Event('controllerchange')),
    settle: () => active.dispatchEvent(new Event('statechange')),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reloads = ({ reload }: Page): number => reload.mock.calls.length;

it('a newer version that waits is asked to take over, and the page is loaded again once it has', async () => {
  const page = await openPage(true);
  expect(page.updateReady$.value).toBe(true);
  page.changeOver();
  expect(page.said).toEqual(['change over']);
  vi.advanceTimersByTime(LIMIT - 1);
  expect(reloads(page)).toBe(0);
  page.takeOver();
  expect(reloads(page)).toBe(1);
});

it('a newer version that takes longer to take over than the limit: the page is loaded again all the same', async () => {
  const page = await openPage(true);
  page.changeOver();
  vi.advanceTimersByTime(LIMIT - 1);
  expect(reloads(page)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(reloads(page)).toBe(1);
  vi.advanceTimersByTime(10 * LIMIT);
  expect(reloads(page)).toBe(1);
});

it('with no newer version that waits the page is loaded again at once', async () => {
  const page = await openPage(false);
  page.changeOver();
  expect([reloads(page), page.said]).toEqual([1, []]);
});

it('another window that changes over makes an update ready here, and loads nothing again', async () => {
  const page = await openPage(false);
  expect(page.updateReady$.value).toBe(false);
  page.takeOver();
  vi.advanceTimersByTime(10 * LIMIT);
  expect([reloads(page), page.updateReady$.value]).toEqual([0, true]);
});

it('a newer version that takes over only after that is gone over to without another word', async () => {
  const step = freshStep();
  step.state = { from: 'the analysis' };
  const before = await openPage(true, step);
  before.changeOver();
  vi.advanceTimersByTime(LIMIT);
  const page = await openPage(true, step);
  expect([reloads(page), page.updateReady$.value]).toEqual([0, false]);
  // What the step remembers besides is still there, and a later load is told nothing.
  expect(step.state).toEqual({ from: 'the analysis' });
  page.takeOver();
  expect(reloads(page)).toBe(1);
});

it('a newer version that took over while the page was loaded again is gone over to at once', async () => {
  const step = freshStep();
  const before = await openPage(true, step);
  before.changeOver();
  vi.advanceTimersByTime(LIMIT);
  expect(reloads(await openPage(false, step))).toBe(1);
  expect(reloads(await openPage(false, step))).toBe(0);
});

it('a newer version that is taking over as the page is loaded is gone over to, though the page hears of no change', async () => {
  const step = freshStep();
  const before = await openPage(true, step);
  before.changeOver();
  vi.advanceTimersByTime(LIMIT);
  const page = await openPage(false, step, 'activating');
  expect(reloads(page)).toBe(0);
  page.settle();
  expect(reloads(page)).toBe(1);
});
