import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Recording } from '../../../src/engine/recording.ts';
import { play as common } from '../../../src/ui/match/words/play.ts';
import { replays } from '../../../src/ui/match/words/replays.ts';
import { turnTo, visit } from './page.ts';

/** A place on the table in inches. */
export interface Inches {
  readonly x: number;
  readonly y: number;
}

/** Opens a text as a match file through the page of replays. */
export async function importText(page: Page, text: string, name = 'match.json'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: replays.import }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/**
 * Imports a match file and goes to its battle (or replay, when it is over); gives its id. A page that shows the product
 * already stays, as for a person there: what was fetched and drawn once is used again.
 */
export async function openFile(page: Page, file: Recording): Promise<string> {
  if (page.url().startsWith('http')) return openNextFile(page, file);
  await visit(page, '#/replays');
  return importAndOpen(page, file);
}

/** The same in a page that shows the product already (`turnTo`). */
export async function openNextFile(page: Page, file: Recording): Promise<string> {
  await turnTo(page, '#/replays');
  return importAndOpen(page, file);
}

async function importAndOpen(page: Page, file: Recording): Promise<string> {
  const links = page.getByRole('link', { name: new RegExp(`^(${replays.continue}|${replays.watch})`) });
  const listed = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  await page.locator('.match').or(page.getByText(replays.emptyTitle)).first().waitFor();
  const before = await listed();
  await importText(page, JSON.stringify(file));
  // What was said of an earlier import may still be there: the match is that which was not listed before.
  const added = async () => (await listed()).find((href) => !before.includes(href)) ?? '';
  await expect.poll(added).not.toBe('');
  const href = await added();
  await page.locator(`a[href="${href}"]`).first().click();
  await ready(page);
  return /([^/?]+)(\?.*)?$/.exec(href)![1]!;
}

/** Waits until the table is drawn and sharp. */
export async function ready(page: Page): Promise<void> {
  await page.locator('.play-table canvas[data-frames]').waitFor();
  await still(page);
}

/** Waits until no frame is drawn any more; counted in the browser's own frames. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLElement>('.play-table canvas[data-frames]');
    for (let quiet = 0, before = ''; quiet < 14; quiet++) {
      await new Promise(requestAnimationFrame);
      const now = canvas?.dataset['frames'] ?? '';
      if (now !== before) quiet = 0;
      before = now;
    }
  });
}

/** Most frames a camera on its way is waited for: it may follow a film. */
const MOST_FRAMES = 40;

/** Where a place of the table is on the screen, once the camera rests. */
export async function onScreen(page: Page, { x, y }: Inches): Promise<{ x: number; y: number }> {
  return page.evaluate(
    async ([atX, atY, most]) => {
      const canvas = document.querySelector<HTMLElement>('.play-table canvas[data-camera]')!;
      for (let frame = 0, before = ''; frame < most! && before !== canvas.dataset['camera']!; frame += 1) {
        before = canvas.dataset['camera']!;
        await new Promise(requestAnimationFrame);
      }
      const [camera, turned] = canvas.dataset['camera']!.split(' turned');
      const [cameraX, cameraY, scale] = camera!.split(' ').map(Number) as [number, number, number];
      const box = canvas.getBoundingClientRect();
      const [right, up] = [((atX! * 1000 - cameraX) * scale) / 1000, ((atY! * 1000 - cameraY) * scale) / 1000];
      const way = turned === undefined ? { x: right, y: -up } : { x: -up, y: -right };
      return { x: box.left + box.width / 2 + way.x, y: box.top + box.height / 2 + way.y };
    },
    [x, y, MOST_FRAMES],
  );
}

/** Clicks a place of the table. */
export async function clickTable(page: Page, at: Inches): Promise<void> {
  const { x, y } = await onScreen(page, at);
  await page.mouse.click(x, y);
}

/** Moves the mouse over a place of the table without pressing. */
export async function pointAt(page: Page, at: Inches): Promise<void> {
  const { x, y } = await onScreen(page, at);
  await page.mouse.move(x + 2, y + 2);
  await page.mouse.move(x, y);
}

/** Presses at a place of the table, moves to another in a few steps and lets go. */
export async function dragTable(page: Page, from: Inches, to: Inches): Promise<void> {
  const [a, b] = [await onScreen(page, from), await onScreen(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
}

/** The text of one place, as people see it, once it is there. */
export const text = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ').trim();

/** Waits for the sentence on top. */
export const says = async (page: Page, sentence: string | RegExp): Promise<void> => {
  await expect.poll(() => text(page, '.says'), { timeout: 30_000 }).toMatch(sentence);
};

/** The pose line of the ship that is looked at: its sheet comes last. */
export const pose = (page: Page): Promise<string> => text(page, '.sheet:last-child .sheet-head .figure');

/** The action panel. */
export const act = (page: Page) => page.locator('.dock-act');

/** The button that has this name, in the action panel. */
export const actButton = (page: Page, name: string) =>
  act(page).getByRole('button', { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) });

/** Lines of the log, oldest first. */
export const logLines = async (page: Page): Promise<string[]> =>
  (await page.locator('.log-line').allInnerTexts()).map((line) => line.replace(/\s+/g, ' ').trim());

/** Lines of the log once the decision is somebody's at this screen again. */
export const undoButton = (page: Page) => page.getByRole('button', { name: common.undo, exact: true });
export const redoButton = (page: Page) => page.getByRole('button', { name: common.redo, exact: true });
