import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Recording } from '../../src/engine/recording.ts';
import { linkOf } from '../../src/session/replay/share-link.ts';
import { blankScenario } from '../../src/ui/games/orions-gate/editor/edit.ts';
import { hashOf } from '../../src/ui/match/router.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { draftsText as drafts } from '../../src/ui/games/orions-gate/words/drafts.ts';
import { editorText as words } from '../../src/ui/games/orions-gate/words/editor.ts';
import { replays } from '../../src/ui/match/words/replays.ts';
import { scenariosText } from '../../src/ui/games/orions-gate/words/scenarios.ts';
import { wayBack } from '../../src/ui/games/orions-gate/words/way-back.ts';
import { textOfFile } from './setup/download.ts';
import { axeAt, axeFaults, openPage, turnTo, visit } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED } from './setup/survey.ts';
import { onScreen, openFile, ready, still } from './setup/table.ts';
import { briefingText } from '../../src/ui/match/words/briefing.ts';
import { menuWords } from '../../src/ui/games/orions-gate/words/menu.ts';

const open = samePage();

const brush = (page: Page, name: string) => page.locator('.editor-brush', { hasText: name }).first();
const things = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Draft {
      at: number;
      scenario: {
        options: { layout: { name: string }[][] };
        position?: { units: { id: string; pose: { x: number; y: number } }[] };
      };
    }
    const drafts = (JSON.parse(localStorage.getItem('orion.drafts') ?? '[]') as string[])
      .map((text) => JSON.parse(text) as Draft)
      .sort((a, b) => b.at - a.at);
    if (!drafts[0]) return [];
    const { options, position } = drafts[0].scenario;
    return [
      ...options.layout.flat().map(({ name }) => name),
      ...(position?.units ?? []).map(({ id, pose }) => `${id} ${pose.x} ${pose.y}`),
    ];
  });

/** What is kept once nothing more is on its way to be kept. */
async function settledThings(page: Page): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const before = last;
        last = await things(page);
        return JSON.stringify(before) === JSON.stringify(last);
      },
      { interval: 700 },
    )
    .toBe(true);
  return last;
}

/** The pixel of a place on the table, inches. */
async function pixelOf(page: Page, x: number, y: number): Promise<readonly [number, number]> {
  const at = await onScreen(page, { x, y });
  return [at.x, at.y];
}
const tap = async (page: Page, x: number, y: number) => page.mouse.click(...(await pixelOf(page, x, y)));

async function openEditor(page: Page, hash = '#/editor'): Promise<void> {
  await turnTo(page, hash);
  await page.locator('.play-table canvas').first().waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.play-table canvas')?.dataset['camera'] !== undefined,
  );
}

/** Where a thing lies that is told as "b1.1 36000 25000", inches. */
const atOf = (thing: string): readonly [number, number] => {
  const [, x, y] = thing.split(' ');
  return [Number(x) / 1000, Number(y) / 1000];
};

test('a battle is laid out by pointer, refused with its reason, mended, undone, kept and played', async () => {
  const { page } = await open();
  await openEditor(page);
  await brush(page, words.pieces.planet).click();
  await tap(page, 36, 24);
  await brush(page, 'Fighter').click();
  await tap(page, 20, 8);
  await page.locator('.choice-one', { hasText: words.sideName.B }).first().click();
  await brush(page, 'Fighter').click();
  await tap(page, 36, 25);
  await expect.poll(() => things(page)).toEqual(['Planet 1', 'a1.1 20000 8000', 'b1.1 36000 25000']);
  await page.locator('.editor-faults', { hasText: 'The base lies in Planet 1 (P1).' }).waitFor();
  expect(await page.getByRole('button', { name: words.play }).getAttribute('aria-disabled')).toBe('true');

  const [fromX, fromY] = await pixelOf(page, 36, 25);
  const [toX, toY] = await pixelOf(page, 50, 40);
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move((fromX + toX) / 2, (fromY + toY) / 2, { steps: 4 });
  await page.mouse.move(toX, toY, { steps: 4 });
  await page.mouse.up();
  await page.getByText(words.good).waitFor();
  await expect.poll(async () => (await things(page)).at(-1)).toMatch(/^b1\.1 (49|50)\d{3} (39|40)\d{3}$/);
  const moved = (await things(page)).at(-1)!;
  expect(moved).toMatch(/^b1\.1 (49|50)\d{3} (39|40)\d{3}$/);

  // Escape puts back what is dragged; it stays chosen.
  await page.mouse.move(...(await pixelOf(page, ...atOf(moved))));
  await page.mouse.down();
  await page.mouse.move(fromX, fromY, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await things(page)).at(-1)).toBe(moved);

  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await things(page)).at(-1)).not.toBe(moved);
  await page.keyboard.press('u');
  await expect.poll(async () => (await things(page)).at(-1)).toBe(moved);
  await page.keyboard.press('d');
  await expect.poll(() => things(page)).toHaveLength(4);
  await page.keyboard.press('Delete');
  await expect.poll(() => things(page)).toHaveLength(3);
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('u');
  await expect.poll(() => things(page)).toEqual([]);
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+U');
  await expect.poll(() => things(page)).toHaveLength(3);

  await page.getByRole('button', { name: words.panels.scenario }).click();
  await page.getByLabel(words.scenarioTitle).fill('Two Fighters');
  await page.getByLabel(words.notes).fill('Mind the planet.');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByRole('button', { name: words.play }).click();
  await page.getByRole('button', { name: scenariosText.start }).click();
  const briefing = page.getByRole('dialog', { name: 'Two Fighters' });
  await briefing.getByText('Mind the planet.').waitFor();
  await briefing.getByRole('link', { name: wayBack.toEditor }).click();
  await page.locator('.editor-title', { hasText: 'Two Fighters' }).waitFor();
  await expect.poll(() => things(page)).toHaveLength(3);
  await visit(page, '#/scenarios');
  await page.getByRole('heading', { name: 'Two Fighters' }).waitFor();
});

test('a battle begins empty and lists the drafts: opened, renamed, deleted and brought back', async () => {
  const { page } = await open();
  const line = (title: string) => page.locator('.editor-draft', { hasText: title });
  const control = (name: string) => page.getByRole('button', { name, exact: true });
  const fold = page.locator('.dock-drafts .plate-fold');
  await openEditor(page);
  await fold.click();
  await page.getByText(drafts.none).waitFor();
  // The first ship makes a draft of it; a page loaded again goes on with it.
  await brush(page, 'Fighter').click();
  await tap(page, 20, 8);
  await expect.poll(() => things(page)).toEqual(['a1.1 20000 8000']);
  await expect.poll(() => page.url()).toMatch(/#\/editor\?draft=/);
  await page.reload();
  await page.locator('.editor-title', { hasText: words.untitled }).waitFor();
  await fold.click();
  await line(words.untitled).getByText(drafts.here).waitFor();
  await control(drafts.renameOf(words.untitled)).click();
  await page.getByLabel(drafts.name).fill('The Lone Fighter');
  await page.keyboard.press('Enter');
  await page.locator('.editor-title', { hasText: 'The Lone Fighter' }).waitFor();

  // Lay out a battle: the table is empty, the draft is listed with its day.
  await turnTo(page, '#/scenarios');
  await page.getByRole('link', { name: scenariosText.make }).click();
  await page.locator('.editor-title', { hasText: words.untitled }).waitFor();
  await line('The Lone Fighter').getByText(String(new Date().getFullYear())).waitFor();
  expect(await page.getByText(words.nothing, { exact: true }).count()).toBe(1);
  await still(page);
  await keepScreen(page, 'editor-drafts');
  // A second one, and back to the first.
  await brush(page, words.pieces.planet).click();
  await tap(page, 36, 24);
  await expect.poll(() => things(page)).toEqual(['Planet 1']);
  await control(drafts.openOf('The Lone Fighter')).click();
  await page.locator('.editor-title', { hasText: 'The Lone Fighter' }).waitFor();
  await tap(page, 20, 8);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => things(page)).toEqual(['a1.1 20250 8000']);
  expect(await page.locator('.editor-draft').count()).toBe(2);

  // Deleted, with what lies on the table; and brought back.
  await control(drafts.deleteOf('The Lone Fighter')).click();
  await page.locator('.editor-title', { hasText: words.untitled }).waitFor();
  await expect.poll(() => page.locator('.editor-draft').count()).toBe(1);
  await page.getByText(drafts.deleted('The Lone Fighter')).waitFor();
  await page.locator('.editor-drafts').getByRole('button', { name: scenariosText.undo }).click();
  await control(drafts.openOf('The Lone Fighter')).click();
  await expect.poll(() => things(page)).toEqual(['a1.1 20250 8000']);
  expect(await axeFaults(page)).toEqual([]);

  // A draft that is gone is told, and the table is empty.
  await turnTo(page, '#/editor?draft=gone');
  await page.getByText(drafts.gone).waitFor();
  await expect.poll(() => page.url()).toMatch(/#\/editor$/);
});

test.each(WALKED)('a draft that cannot be read is listed and kept on a %s', async (size) => {
  const { page } = await open({ size });
  const damaged = '{"id":"one","at":1,"scenario":{"format":"orion-scenario"';
  const sound = { id: 'two', at: 1_700_000_000_000, scenario: blankScenario('The Lone Fighter') };
  await turnTo(page, '#/scenarios');
  await page.evaluate(
    (texts) => localStorage.setItem('orion.drafts', texts),
    JSON.stringify([damaged, JSON.stringify(sound)]),
  );
  await openEditor(page);
  const list = page.locator('.editor-drafts');
  const notice = list.locator('.notice', { hasText: drafts.damaged(1) });
  await notice.getByText(drafts.noDraft).waitFor();
  await still(page);
  await keepScreen(page, `editor-drafts-${size}`);
  expect(await axeFaults(page)).toEqual([]);
  expect(await textOfFile(page, () => notice.getByRole('button', { name: scenariosText.saveText }).click())).toBe(
    damaged,
  );
  await notice.getByRole('button', { name: scenariosText.remove }).click();
  await list.getByText(drafts.deleted(drafts.damagedOne)).waitFor();
  expect(await notice.count()).toBe(0);
  await list.getByRole('button', { name: scenariosText.undo }).click();
  await notice.waitFor();
  // Another draft is kept beside it.
  await list.getByRole('button', { name: drafts.openOf('The Lone Fighter') }).click();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('orion.drafts')!) as string[]);
  expect(kept[0]).toBe(damaged);
});

test('a battle is laid out by keys alone and goes to another browser by a link', async () => {
  const { page } = await open();
  await openEditor(page);
  for (const name of [words.pieces.nebula, 'Scouts']) {
    await brush(page, name).focus();
    await page.keyboard.press('Space');
    await page.locator('.play-table').focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  }
  // Both are nudged three times; the last nudge is seen in what is kept.
  await expect.poll(() => things(page)).toHaveLength(2);
  const laid = await settledThings(page);
  expect(laid[0]).toBe('Nebula 1');
  await page.getByRole('button', { name: words.share, exact: true }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  const other = await openPage();
  onTestFinished(() => other.context.close());
  await visit(other.page, link.slice(link.indexOf('#')));
  await other.page.getByText(scenariosText.linkTitle(words.untitled)).waitFor();
  await other.page.getByRole('link', { name: scenariosText.editOf(words.untitled) }).click();
  await other.page.locator('.play-table canvas').first().waitFor();
  await expect.poll(() => things(other.page)).toEqual(laid);
});

/** Where the ships of the scenario are, by id, mils. */
const ships = async (page: Page): Promise<{ readonly [id: string]: readonly number[] }> =>
  Object.fromEntries(
    (await things(page))
      .filter((one) => /^[ab]\d\.\d /.test(one))
      .map((one) => {
        const [id, ...at] = one.split(' ');
        return [id!, at.map(Number)];
      }),
  );
const onTop = (page: Page, n: number) => page.locator('.editor-name', { hasText: words.chosenMany(n) }).waitFor();

/** Drags with the mouse from one place on the table to another, inches. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...(await pixelOf(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await pixelOf(page, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2)), { steps: 3 });
  await page.mouse.move(...(await pixelOf(page, ...to)), { steps: 3 });
  await page.mouse.up();
}

test('several ships are chosen by a rubber band and Shift, and moved, nudged, turned, copied and deleted together, one step each', async () => {
  const { page } = await open();
  await openEditor(page);
  await brush(page, 'Fighter').click();
  await page.keyboard.down('Shift');
  for (const x of [20, 24, 50]) await tap(page, x, 8);
  await page.keyboard.up('Shift');
  await page.keyboard.press('Escape');
  const at = { 'a1.1': [20_000, 8000], 'a1.2': [24_000, 8000], 'a1.3': [50_000, 8000] };
  await expect.poll(() => ships(page)).toEqual(at);

  await page.keyboard.down('Shift');
  await drag(page, [17, 5], [27, 11]);
  await onTop(page, 2);
  await tap(page, 50, 8);
  await onTop(page, 3);
  await tap(page, 50, 8);
  await page.keyboard.up('Shift');
  await onTop(page, 2);
  await drag(page, [20, 8], [20, 12]);
  await page.keyboard.press('ArrowRight');
  const moved = { ...at, 'a1.1': [20_250, 12_000], 'a1.2': [24_250, 12_000] };
  await expect.poll(() => ships(page)).toEqual(moved);
  await page.keyboard.press('d');
  await expect.poll(async () => Object.keys(await ships(page)).length).toBe(5);
  await page.keyboard.press('u');
  await expect.poll(() => ships(page)).toEqual(moved);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect.poll(() => ships(page)).toEqual(at);

  await page.keyboard.press('Control+a');
  await onTop(page, 3);
  await page.getByRole('button', { name: words.panels.scenario }).click();
  await page.evaluate(() =>
    document.querySelectorAll('.editor details').forEach((one) => one.setAttribute('open', '')),
  );
  await page.getByRole('button', { name: words.puzzleAdd }).click();
  await page.getByLabel(words.addWindow).selectOption('exit');
  await page.getByLabel(words.underWay).selectOption('a1.1');
  expect(await axeFaults(page)).toEqual([]);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('u');
  await page.getByRole('button', { name: words.panels.scenario }).click();
  await page.getByRole('button', { name: words.ways.up }).click();
  await expect.poll(async () => Object.values(await ships(page)).map(([, y]) => y)).toEqual([8250, 8250, 8250]);
  await page.getByRole('button', { name: words.turnLeft }).click();
  await page.getByRole('button', { name: words.removeAll }).click();
  await expect.poll(() => ships(page)).toEqual({});
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('u');
  await expect.poll(() => ships(page)).toEqual(at);

  // The same without Shift, as a finger does it.
  await page.keyboard.press('Escape');
  await page.getByText(words.nothing, { exact: true }).waitFor();
  await page.getByRole('button', { name: words.several, exact: true }).click();
  await tap(page, 20, 8);
  await tap(page, 50, 8);
  await onTop(page, 2);
  await page.getByRole('button', { name: words.none, exact: true }).click();
  await page.getByText(words.nothing, { exact: true }).waitFor();
});

test('the notes of a scenario travel with the file and the link of its match', async () => {
  const { page } = await open();
  await openEditor(page, '#/editor?shipped=duel');
  const title = 'The Duel at Crossroads';
  await page.locator('.editor-title', { hasText: title }).waitFor();
  await page.getByRole('button', { name: words.play }).click();
  await page.getByRole('button', { name: scenariosText.start }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: briefingText.start }).click();
  await ready(page);
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('button', { name: battle.concede }).click();
  await page.getByRole('dialog', { name: battle.concedeTitle }).getByRole('button', { name: battle.concede }).click();
  await page.getByRole('dialog').getByRole('link', { name: wayBack.toEditor }).waitFor();
  await turnTo(page, '#/replays');
  const text = await textOfFile(page, () =>
    page.locator('.match').first().getByRole('button', { name: replays.save }).click(),
  );
  const file = JSON.parse(text) as Recording;
  expect(file.briefing?.title).toBe(title);
  const notes = file.briefing!.notes;
  expect(notes).not.toBe('');

  const other = await openPage();
  onTestFinished(() => other.context.close());
  await openFile(other.page, file);
  const briefing = other.page.getByRole('dialog', { name: title });
  expect(await briefing.locator('p').first().textContent()).toBe(notes);
  expect(await briefing.getByRole('link').count()).toBe(0);
  await briefing.getByRole('button', { name: briefingText.start }).click();
  await other.page.getByRole('button', { name: briefingText.title }).click();
  await briefing.waitFor();
  await turnTo(other.page, hashOf({ page: 'replay', id: linkOf(file), ply: 0 }));
  await briefing.waitFor();
  expect(other.troubles()).toEqual([]);
});

test.each(WALKED)('editor and scenarios are sound on a %s', async (size) => {
  const { page } = await open({ size });
  await openEditor(page, '#/editor?shipped=duel');
  await page.locator('.editor-title', { hasText: 'The Duel at Crossroads' }).waitFor();
  expect(await axeAt(page, size)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await turnTo(page, '#/scenarios');
  await page.getByRole('heading', { name: menuWords.scenarios, level: 1 }).waitFor();
  await page.locator('.scenario-card').nth(15).waitFor();
  expect(await axeAt(page, size)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
