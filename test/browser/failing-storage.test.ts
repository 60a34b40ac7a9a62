import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { unsealRecording } from '../../src/session/replay/sealed-file.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { replays } from '../../src/ui/match/words/replays.ts';
import { saving } from '../../src/ui/match/words/saving.ts';
import { sealedMatch, textOfFile } from './setup/download.ts';
import { eachPage } from './setup/each-page.ts';
import { keeps, keptMatch } from './setup/kept.ts';
import { fromPosition, PEOPLE } from './setup/matches.ts';
import { openPage, visit } from './setup/page.ts';
import { actButton, importText, openFile, ready, redoButton, says, undoButton } from './setup/table.ts';

const open = eachPage();

const FILE = fromPosition(
  {
    units: [
      { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [36_000, 12_000, 9000] },
      { id: 'b1.1', type: 'destroyers', name: 'Reed', pose: [36_000, 30_000, 27_000] },
    ],
    phase: 'destroyers',
    turn: 'A',
  },
  PEOPLE,
);

/** Makes the storage of the page fail in a way, until `heal`. */
const fail = (page: Page, how: 'quota' | 'abort' | 'closed'): Promise<void> =>
  page.evaluate((kind) => {
    const own = window as unknown as { heal?: () => void };
    own.heal?.();
    const { put } = IDBObjectStore.prototype;
    const { transaction } = IDBDatabase.prototype;
    if (kind === 'quota')
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    else if (kind === 'abort')
      IDBObjectStore.prototype.put = function (...given) {
        const request = put.apply(this, given);
        this.transaction.abort();
        return request;
      };
    else
      IDBDatabase.prototype.transaction = function (...given) {
        this.close();
        return transaction.apply(this, given);
      };
    own.heal = () => {
      IDBObjectStore.prototype.put = put;
      IDBDatabase.prototype.transaction = transaction;
    };
  }, how);
const heal = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { heal(): void }).heal());
const unsaved = (page: Page) => page.getByRole('status').filter({ hasText: saving.trying });

test('a match goes on while nothing can be kept, says so, and is whole again when storage works', async () => {
  const { page } = await open();
  await openFile(page, FILE);
  await says(page, 'Ada chooses who acts.');
  await fail(page, 'quota');
  await actButton(page, words.actions.hold).click();
  await unsaved(page).waitFor();
  expect(await unsaved(page).innerText()).toMatch(/^1 move not kept since/);
  expect(await unsaved(page).innerText()).toContain(saving.faults.full);
  await actButton(page, words.confirmStay).click();
  await expect.poll(() => unsaved(page).innerText()).toMatch(/^2 moves not kept since/);
  // The file is what is played, not what is kept.
  const text = await textOfFile(page, () => unsaved(page).getByRole('button', { name: saving.toFile }).click());
  const file = unsealRecording(text);
  expect(file.ok && file.recording.plies.length).toBe(2);
  expect((await keptMatch(page)).plies).toHaveLength(0);
  // Pressed the moment storage works: it would be tried again by itself soon, and the button be gone.
  await unsaved(page)
    .getByRole('button', { name: saving.tryNow })
    .evaluate((button: HTMLElement) => {
      (window as unknown as { heal(): void }).heal();
      button.click();
    });
  await unsaved(page).waitFor({ state: 'detached' });
  await keeps(page, 2);

  for (const how of ['abort', 'closed'] as const) {
    await fail(page, how);
    await undoButton(page).click();
    await unsaved(page).waitFor();
    await heal(page);
    await redoButton(page).click();
    await unsaved(page).waitFor({ state: 'detached' });
    await keeps(page, 2);
  }
  // Somebody clears the site's data: the next command brings back the whole match.
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.deleteDatabase('orion-tabletop');
        asked.onsuccess = resolve;
        asked.onerror = reject;
      }),
  );
  await actButton(page, words.endActivation).click();
  await keeps(page, 3);
  const before = await keptMatch(page);
  await page.reload();
  await ready(page);
  expect(await keptMatch(page)).toEqual(before);
});

test('OG-22.2 a running match goes on on another device from its sealed file', async () => {
  const { page } = await open();
  await openFile(page, FILE);
  await actButton(page, words.actions.hold).click();
  await says(page, 'Ada plans the movement of Talon.');
  const text = await sealedMatch(page);
  expect(text).not.toContain('"seed"');
  const other = await openPage();
  try {
    await visit(other.page, '#/replays');
    await importText(other.page, text);
    await other.page.getByText(replays.imported).waitFor();
    await other.page.getByRole('link', { name: replays.continue }).click();
    await ready(other.page);
    await says(other.page, 'Ada plans the movement of Talon.');
    await actButton(other.page, words.confirmStay).click();
    await keeps(other.page, 2);
    expect(await other.page.getByText(common.menuUnsaved).count()).toBe(0);
    expect(other.troubles()).toEqual([]);
  } finally {
    await other.context.close();
  }
});
