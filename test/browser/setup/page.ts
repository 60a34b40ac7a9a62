import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject, type ProvidedContext } from 'vitest';
import { AIR } from '../../../assets/art/retrograde/shape.ts';
import { settingsText } from '../../../src/ui/match/words/settings.ts';
import type { Settings } from '../../../src/ui/theme/settings.ts';
import { watchStorage } from './kept.ts';
import { plainPictures } from './plain-pictures.ts';

export const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** For pages of a bare stage: WebGL on the processor draws a quarter of the dots four times as fast. */
export const QUARTER = { width: SIZES.desk.width / 2, height: SIZES.desk.height / 2 } as const;

/**
 * Fast and still: no animation, the renderer that needs no graphics processor. Every step of an activation is there to
 * be looked at; that it ends by itself is tested with the hand.
 */
const QUICK: Partial<Settings> = { renderer: 'canvas', animationSpeed: 0, sound: true, endsAlone: false };

type BrowserName = keyof ProvidedContext['browsers'];
const browsers: { [name in BrowserName]?: Promise<Browser> } = {};

/** A browser of the run. */
const theBrowser = (name: BrowserName): Promise<Browser> =>
  (browsers[name] ??= chromium.connect(inject('browsers')[name]));

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Console messages, errors and failed requests since the last look, Chromium's own remarks about its graphics left
   * out.
   */
  troubles(): string[];
}

export interface OpenOptions {
  readonly size?: Size;
  readonly settings?: Partial<Settings>;
  /** Draws by WebGL, by its settings where nothing is said. */
  readonly webgl?: boolean;
  /**
   * For what is looked at dot by dot: the real pictures, and a pixel of the screen for each of the page. All others
   * draw a quarter of the dots and bake nothing: a run takes a quarter less of the processor. By WebGL, and where
   * pictures are kept, pages are sharp.
   */
  readonly sharp?: boolean;
  /** What the new-battle page finds as its draft. */
  readonly draft?: unknown;
  readonly context?: BrowserContextOptions;
}

/**
 * For the page, before its scripts: a table of few dots is shown by the nearest of them. Chromium without a graphics
 * processor draws such a page at its full size, and takes longer to smooth it than for all else of a frame.
 */
function plainScaling(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('canvas { image-rendering: pixelated; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Opens a page in a context of its own, with settings as a person would have left them. Nothing is loaded yet. */
export async function openPage({
  size = 'desk',
  settings = {},
  webgl = settings.renderer === 'webgl',
  sharp = webgl || Boolean(process.env.SCREENS),
  draft,
  context: more = {},
}: OpenOptions = {}): Promise<Opened> {
  const context = await (
    await theBrowser(webgl ? 'webgl' : 'plain')
  ).newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    deviceScaleFactor: sharp ? 1 : 0.5,
    serviceWorkers: 'block',
    acceptDownloads: true,
    ...more,
  });
  const kept: { [key: string]: string } = { 'orion.settings': JSON.stringify({ ...QUICK, ...settings }) };
  if (draft !== undefined) kept['orion.new-battle'] = JSON.stringify(draft);
  await context.addInitScript((entries) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, text] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, kept);
  await context.addInitScript(watchStorage);
  if (!sharp) {
    await context.addInitScript(plainPictures, AIR);
    await context.addInitScript(plainScaling);
  }
  const page = await context.newPage();
  // A busy machine shows late what a press did.
  page.setDefaultTimeout(60_000);
  const heard: string[] = [];
  page.on('console', (message) => {
    // Chromium's own remark about its graphics, and the test tool's about the offline copy it keeps out.
    if (/GL Driver Message|blocked by Playwright/.test(message.text())) return;
    heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`page error: ${error.stack ?? error.message}`));
  page.on(
    'requestfailed',
    (request) =>
      request.failure()?.errorText !== 'net::ERR_ABORTED' &&
      heard.push(`request: ${request.url()} ${request.failure()?.errorText}`),
  );
  return { page, context, troubles: () => heard.splice(0) };
}

/** Goes to a route of the product as a fresh visit. */
export async function visit(page: Page, hash = '#/'): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${inject('product')}${hash}`);
}

/**
 * Goes to a route as a person who is in the product already: from the settings, so that whatever stood there before is
 * gone. What was fetched and drawn once stays, so this is much faster than a fresh visit.
 */
export async function turnTo(page: Page, hash: string): Promise<void> {
  const away = '#/settings';
  if (page.url().startsWith('http')) await page.evaluate((to) => (location.hash = to), away);
  else await visit(page, away);
  await page.getByRole('heading', { name: settingsText.title, level: 1 }).waitFor();
  await page.evaluate((to) => (location.hash = to), hash);
}

/** Follows a link to this product from the page that is open. */
export const follow = (page: Page, link: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), link.slice(link.indexOf('#')));

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** What axe-core finds on the page now, one line a node; all rules it has, best practices too. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe}\nundefined`);
  // A route shows nothing until its script is there; then it has its heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A plate that is still fading in has not the contrast it is read with.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished),
    ),
  );
  const violations = (await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: unknown }> };
    };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  })) as readonly Violation[];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} ${(node.failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 200)}`,
    ),
  );
}

/**
 * What axe-core finds where a page is looked at in every size. A tablet shows what a desk shows, with the same
 * elements, names and colours on narrower panels: it is asked at the other two alone. Whether anything is cut off or
 * covered is asked at all three (`misplaced`).
 */
export const axeAt = async (page: Page, size: Size): Promise<string[]> => (size === 'tablet' ? [] : axeFaults(page));
