import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadShipped } from '../../src/games/orions-gate/scenario/index.ts';
import { editorText } from '../../src/ui/games/orions-gate/words/editor.ts';
import { menuWords } from '../../src/ui/games/orions-gate/words/menu.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { scenariosText as words } from '../../src/ui/games/orions-gate/words/scenarios.ts';
import { wayBack } from '../../src/ui/games/orions-gate/words/way-back.ts';
import { briefingText } from '../../src/ui/match/words/briefing.ts';
import { keepFailures } from './setup/failure.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, openPage, SIZES, visit, type Opened, type Size } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';
import { actButton, ready, still } from './setup/table.ts';

const DUEL = 'The Duel at Crossroads';
const PUZZLE = 'Beyond Doubt';
const documents = await loadShipped();
/** A scenario as it is shipped. */
const shipped = (title: string) =>
  documents.map(({ document }) => document as { title: string; notes: string }).find((one) => one.title === title)!;

let opened: Opened;
keepFailures(() => opened);

const title = (page: Page, text: string) => page.getByRole('heading', { name: text, level: 1, exact: true }).waitFor();
const list = async (page: Page): Promise<void> => {
  await title(page, words.title);
  await page
    .locator('.scenario-card')
    .nth(documents.length - 1)
    .waitFor();
};

describe.each(Object.keys(SIZES) as Size[])('a new user, at the size of a %s', (size) => {
  beforeAll(async () => {
    opened = await openPage({ size });
    return () => opened.context.close();
  });
  beforeEach(() => visit(opened.page, '#/scenarios'));

  /** The page as it stands: kept to look at, nothing cut off, nothing a page reader stumbles over. */
  const sound = async (name: string): Promise<void> => {
    const { page, troubles } = opened;
    await page.evaluate(() => document.fonts.ready);
    await still(page);
    await keepScreen(page, `scenarios-${name}-${size}`);
    const found = { misplaced: await misplaced(page), axe: size === 'tablet' ? [] : await axeFaults(page) };
    expect({ name, ...found, troubles: troubles() }).toEqual({ name, misplaced: [], axe: [], troubles: [] });
  };

  test('finds a scenario from the first page, plays its first command and comes back', async () => {
    const { page } = opened;
    await visit(page, '#/');
    await page.getByRole('link', { name: menuWords.scenarios, exact: true }).click();
    await list(page);
    await sound('list');
    await page.getByRole('link', { name: DUEL, exact: true }).click();
    await title(page, DUEL);
    // The story of the scenario, its map and its ships.
    expect(await page.locator('.scenario-story').textContent()).toBe(shipped(DUEL).notes);
    expect(await page.getByRole('img', { name: words.mapOf(DUEL, 2, 2) }).count()).toBe(1);
    expect(await page.locator('.scenario-ships li').count()).toBe(4);
    await sound('one');

    await page.getByRole('button', { name: words.play, exact: true }).click();
    await page.getByRole('dialog', { name: words.playTitle(DUEL) }).waitFor();
    await sound('seats');
    await page.getByRole('button', { name: words.start }).click();
    const briefing = page.getByRole('dialog', { name: DUEL });
    expect(await briefing.locator('p').first().textContent()).toBe(shipped(DUEL).notes);
    await sound('briefing');
    await briefing.getByRole('button', { name: briefingText.start }).click();
    await ready(page);

    // The first ship is declared to hold: it is written in the log, and the program keeps it.
    const before = (await keptMatch(page)).plies.length;
    await actButton(page, battle.actions.hold).click();
    await expect
      .poll(async () => (await keptMatch(page)).plies.slice(before).map(({ command }) => command))
      .toContainEqual(expect.objectContaining({ type: 'activate' }));
    await sound('played');

    await page.keyboard.press('m');
    await page.getByRole('dialog').getByRole('link', { name: wayBack.toScenario }).click();
    await title(page, DUEL);
    await page.getByRole('link', { name: words.back }).click();
    await list(page);
  });

  test('answers a puzzle wrong, then right, sees every answer and plays it out', async () => {
    const { page } = opened;
    await list(page);
    await page.getByRole('link', { name: words.solveOf(PUZZLE) }).click();
    await title(page, PUZZLE);
    const answers = page.getByRole('list', { name: words.answers }).getByRole('button');
    expect(await page.getByRole('button', { name: words.showAll }).count()).toBe(0);
    await answers.filter({ hasText: 'Hatchet, the destroyer, rams him' }).click();
    await page.locator('.notice-warn', { hasText: words.wrong }).waitFor();
    expect(await page.locator('.puzzle-right').count()).toBe(0);
    await sound('puzzle-wrong');
    await answers.filter({ hasText: 'Maul, the battleship, rams him' }).click();
    await page.locator('.notice-good', { hasText: `${words.right}: ${words.chance(1, 1)}` }).waitFor();
    expect(await page.locator('.puzzle-wrong').count()).toBe(0);
    await page.getByRole('button', { name: words.showAll }).click();
    expect([await page.locator('.puzzle-right').count(), await page.locator('.puzzle-wrong').count()]).toEqual([1, 4]);
    await sound('puzzle-all');

    await page.getByRole('button', { name: words.playOut }).click();
    await page.getByRole('button', { name: words.start }).click();
    await ready(page);
    await actButton(page, battle.actions.ram).waitFor();
    await page.goBack();
    await title(page, PUZZLE);
  });

  test('goes into the editor, to lay one out and to change one that is there, and comes back', async () => {
    const { page } = opened;
    await list(page);
    await page.getByRole('link', { name: words.make }).click();
    await page.locator('.editor-title', { hasText: editorText.untitled }).waitFor();
    await page.goBack();
    await list(page);
    await page.getByRole('link', { name: words.editOf(DUEL) }).click();
    await page.locator('.editor-title', { hasText: DUEL }).waitFor();
    await ready(page);
    await sound('editor');
    await page.goBack();
    await list(page);
  });
});

test('a scenario that is not there leads back to those that are', async () => {
  opened = await openPage();
  const { page, context, troubles } = opened;
  await visit(page, '#/scenarios/no-such-battle');
  await page.getByText(words.missing).waitFor();
  await page.getByRole('link', { name: words.back }).click();
  await list(page);
  expect(troubles()).toEqual([]);
  await context.close();
});
