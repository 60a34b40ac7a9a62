import type { CDPSession, Page } from 'playwright-core';

/** Listens to what the page gives its threads; before it is opened. */
export const listenToThreads = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const posted: string[] = [];
    Object.assign(window, { posted });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      posted.push(JSON.stringify(given[0]));
      return (postMessage as (...all: unknown[]) => void).apply(this, given);
    };
  });
};

/**
 * Listens to what is written on any canvas, also on one that is kept as a picture; before the page is opened. The
 * samples of a set-up page are no secret, and are painted for as long as it stands, also while a match is fetched.
 */
export const listenToCanvases = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const written = new Set<string>();
    Object.assign(window, { written });
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D])
      for (const pen of ['fillText', 'strokeText'] as const) {
        const write = prototype[pen];
        prototype[pen] = function (this: CanvasRenderingContext2D, ...given: Parameters<typeof write>) {
          const { canvas } = this;
          if (canvas instanceof OffscreenCanvas || !canvas.closest('.page.setup')) written.add(given[0]);
          return write.apply(this, given);
        };
      }
  });
};

/** What the threads of a page were given so far, one text a message. */
export const postedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as { posted?: readonly string[] }).posted ?? []);

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

export type Places = { readonly [place: string]: string };

/** The places of a page in which a name might be found now, each with its text. */
export async function placesOf(page: Page): Promise<Places> {
  const [{ nodes }, inPage] = await Promise.all([
    (await sessionOf(page)).send('Accessibility.getFullAXTree'),
    page.evaluate(async () => ({
      dom: [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll('input')].map(({ value }) => value),
      ].join('\n'),
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title]),
      databases: JSON.stringify(await indexedDB.databases()),
    })),
  ]);
  return { ...inPage, accessibility: JSON.stringify(nodes) };
}

/** What threads were given and canvases had written on them since the page was opened, where that is listened to. */
export async function heardOf(page: Page): Promise<Places> {
  const canvases = await page.evaluate(() => [...((window as { written?: Set<string> }).written ?? [])].join('\n'));
  return { canvases, threads: (await postedBy(page)).join('\n') };
}
