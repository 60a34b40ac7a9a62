import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadShipped } from '../../src/games/orions-gate/scenario/index.ts';
import { editorText } from '../../src/ui/games/orions-gate/words/editor.ts';
import { menuWords } from '../../src/ui/games/orions-gate/words/menu.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { puzzleText as puzzle } from '../../src/ui/games/orions-gate/words/puzzles.ts';
import { scenariosText as words } from '../../src/ui/games/orions-gate/words/scenarios.ts';
import { wayBack } from '../../src/ui/games/orions-gate/words/way-back.ts';
import { play as common, replayWords } from '../../src/ui/match/words/play.ts';
import { briefingText } from '../../src/ui/match/words/briefing.ts';
import { keepFailures } from './setup/failure.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { axeAt, openPage, turnTo, visit, type Opened } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED } from './setup/survey.ts';
import { actButton, ready, says, still, text } from './setup/table.ts';

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

describe.each(WALKED)('a new user, at the size of a %s', (size) => {
  beforeAll(async () => {
    opened = await openPage({ size });
    return () => opened.context.close();
  });
  beforeEach(() => turnTo(opened.page, '#/scenarios'));

  /** The page as it stands: kept to look at, nothing cut off, nothing a page reader stumbles over. */
  const sound = async (name: string): Promise<void> => {
    const { page, troubles } = opened;
    await page.evaluate(() => document.fonts.ready);
    await still(page);
    await keepScreen(page, `scenarios-${name}-${size}`);
    const found = { misplaced: await misplaced(page), axe: await axeAt(page, size) };
    expect({ name, ...found, troubles: troubles() }).toEqual({ name, misplaced: [], axe: [], troubles: [] });
  };

  test('finds a scenario from the first page, plays its first command and comes back', async () => {
    const { page } = opened;
    await turnTo(page, '#/');
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

  test('solves a puzzle at the table: a hint, the line played, the verdict, another try, the solution', async () => {
    const { page } = opened;
    await list(page);
    await page.getByRole('link', { name: words.solveOf(PUZZLE) }).click();
    await title(page, PUZZLE);
    await sound('puzzle');
    await page.getByRole('link', { name: words.solveAtTable }).click();
    await ready(page);
    const task = page.locator('.dock-puzzle');
    await task.getByText('Destroy him for certain.').waitFor();
    await task.getByRole('button', { name: puzzle.hint }).click();
    await task.getByText(puzzle.look('Maul')).waitFor();
    await task.getByRole('button', { name: puzzle.moreHint }).click();
    await task.getByText(puzzle.does('Maul', battle.actions.ram)).waitFor();
    await sound('puzzle-task');
    if (size === 'phone') await page.locator('.tabs').getByRole('button', { name: common.act, exact: true }).click();
    // Both hold: the worst that can be done.
    for (const name of ['Hatchet', 'Maul']) {
      await says(page, /choose who acts/);
      await actButton(page, battle.actions.hold).click();
      await expect.poll(() => text(page, '.dock-act .act-title')).toContain(name);
      await actButton(page, battle.confirmStay).click();
      await actButton(page, battle.endActivation).click();
    }
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    // The verdict comes to the front by itself.
    await task.locator('.notice-warn', { hasText: puzzle.wrong }).waitFor();
    expect(await task.innerText()).toContain(puzzle.yours('0.00 %'));
    expect(await task.innerText()).toContain(puzzle.best('100.00 %'));
    await sound('puzzle-verdict');

    const before = page.url();
    await task.getByRole('button', { name: puzzle.again }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await ready(page);
    await task.getByRole('button', { name: puzzle.solution }).click();
    await expect.poll(() => page.url()).toContain('#/replay/');
    await page.getByRole('button', { name: replayWords.play, exact: true }).waitFor();
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
