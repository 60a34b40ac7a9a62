import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Scenario } from '../../src/games/orions-gate/scenario/index.ts';
import { editorText as words } from '../../src/ui/games/orions-gate/words/editor.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { puzzleText } from '../../src/ui/games/orions-gate/words/puzzles.ts';
import { recordingText as recording } from '../../src/ui/games/orions-gate/words/recording.ts';
import { scenariosText } from '../../src/ui/games/orions-gate/words/scenarios.ts';
import { textOfFile } from './setup/download.ts';
import { keptMatch } from './setup/kept.ts';
import { axeFaults, openPage, turnTo, visit } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED } from './setup/survey.ts';
import { actButton, clickTable, ready, still } from './setup/table.ts';

// A puzzle is made by laying out a position, saying the task and playing the solution on the real table.

const open = samePage();

const TITLE = 'The Unguarded Stern';
const TASK = 'Destroy the fighter before it turns round.';
const brush = (page: Page, name: string) => page.locator('.editor-brush', { hasText: name }).first();

/** Fires with the ship in hand at what lies there, inches, and waits for the answer and the end. */
async function fire(page: Page, at = { x: 24, y: 24 }): Promise<void> {
  await ready(page);
  await actButton(page, battle.actions.hold).click();
  await actButton(page, battle.confirmStay).click();
  // A click chooses the target, a second one fires.
  await clickTable(page, at);
  await clickTable(page, at);
  await expect
    .poll(async () => (await keptMatch(page)).plies.map(({ command }) => command))
    .toContainEqual({ type: 'firePrimary', target: 'b1.1' });
  const over = page.getByRole('dialog');
  const end = actButton(page, battle.endActivation);
  await end.or(over).first().waitFor();
  // It may end by itself meanwhile, as nothing is left to do.
  if (await end.isVisible()) await end.click({ timeout: 2000 }).catch(() => undefined);
  await over.waitFor();
  await page.keyboard.press('Escape');
}

async function bring(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: scenariosText.import }).click(),
  ]);
  await chooser.setFiles({ name: 'puzzle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a puzzle is laid out, its solution is played and recorded, kept, solved with a verdict, given away and brought in', async () => {
  const { page } = await open();
  await turnTo(page, '#/editor');
  await ready(page);
  await brush(page, 'Scouts').click();
  await clickTable(page, { x: 24, y: 30 });
  await page.locator('.choice-one', { hasText: words.sideName.B }).first().click();
  await brush(page, 'Fighter').click();
  await clickTable(page, { x: 24, y: 24 });
  await page.getByText(words.good).waitFor();

  // The task is said; until it is, nothing can be recorded.
  await page.getByRole('button', { name: words.panels.scenario }).click();
  await page.getByLabel(words.scenarioTitle).fill(TITLE);
  await page.locator('summary', { hasText: words.puzzle }).click();
  await page.getByRole('button', { name: words.puzzleAdd }).click();
  const record = page.getByRole('button', { name: recording.record });
  expect(await record.getAttribute('aria-disabled')).toBe('true');
  await page.getByLabel(words.task, { exact: true }).fill(TASK);
  await keepScreen(page, 'record-editor');
  expect(await axeFaults(page)).toEqual([]);
  await record.click();

  // The solution is played on the table; it can be kept once the task is decided.
  const panel = page.locator('.dock-puzzle');
  await panel.getByText(recording.lead).waitFor();
  await panel.getByText(recording.orders(0)).waitFor();
  expect(await panel.getByRole('button', { name: recording.keep }).getAttribute('aria-disabled')).toBe('true');
  await fire(page);
  await panel.getByText(recording.orders(1)).waitFor();
  await panel.getByLabel(recording.text).fill('The scouts fire from behind');
  await panel.getByLabel(recording.reason).fill('In the back a hit does two damage.');
  await still(page);
  await keepScreen(page, 'record-table');
  expect(await axeFaults(page)).toEqual([]);
  await panel.getByRole('button', { name: recording.keep }).click();

  // It is among the reader's own, and goes to others as a file.
  await page.getByRole('heading', { name: TITLE }).waitFor();
  const text = await textOfFile(page, () =>
    page.getByRole('button', { name: scenariosText.of(scenariosText.file, TITLE) }).click(),
  );
  const file = JSON.parse(text) as Scenario;
  const [first, second] = file.puzzle!.answers;
  expect(first).toMatchObject({ text: 'The scouts fire from behind', reason: 'In the back a hit does two damage.' });
  expect(first!.commands[0]).toMatchObject({ type: 'activate', unit: 'a1.1' });
  expect(first!.chance[0] / first!.chance[1]).toBeGreaterThan(second!.chance[0] / second!.chance[1]);
  expect(file.puzzle!.replies!.every(({ seat }) => seat === 'b1')).toBe(true);

  // Solved at the table like the others, with the verdict and its reason.
  await page.getByRole('link', { name: scenariosText.solveOf(TITLE) }).click();
  await panel.getByText(TASK).waitFor();
  await fire(page);
  await panel.locator('.notice-good', { hasText: puzzleText.right }).waitFor();
  expect(await panel.innerText()).toContain('In the back a hit does two damage.');

  // In another browser: brought in from the file; a damaged one says what is wrong with it.
  const other = await openPage();
  onTestFinished(() => other.context.close());
  await visit(other.page, '#/scenarios');
  await bring(other.page, text.replace('orion-scenario', 'orion-something'));
  await other.page.getByText(scenariosText.fileFailed).waitFor();
  await bring(other.page, text.replace('"activate"', '"fly"'));
  const card = other.page.locator('.scenario-card', { hasText: TASK });
  await card.locator('summary').click();
  await card
    .getByText(/Command 1: /)
    .first()
    .waitFor();
  await other.page.getByRole('button', { name: scenariosText.of(scenariosText.remove, TITLE) }).click();
  await bring(other.page, text);
  await other.page.getByRole('link', { name: scenariosText.solveOf(TITLE) }).click();
  await other.page.locator('.dock-puzzle').getByText(TASK).waitFor();
  expect(other.troubles()).toEqual([]);
});

test('what is worse than another answer is refused with both chances, and may be recorded again', async () => {
  const { page } = await open();
  await turnTo(page, '#/editor?shipped=puzzle-gun');
  await page.getByRole('button', { name: recording.record }).click();
  await ready(page);
  await fire(page, { x: 32, y: 24 });
  const panel = page.locator('.dock-puzzle');
  await panel.getByRole('button', { name: recording.keep }).click();
  const refused = panel.locator('.notice-bad', { hasText: recording.whyTitle });
  await refused.getByText(recording.behind.worse).waitFor();
  expect(await refused.innerText()).toMatch(/reaches the goal with \d+\.\d\d\s%, .* with 64\.98\s%\./);
  await keepScreen(page, 'record-refused');
  expect(await axeFaults(page)).toEqual([]);
  await panel.getByRole('button', { name: recording.again }).click();
  await panel.getByText(recording.orders(0)).waitFor();
  expect(await refused.count()).toBe(0);
});

test.each(WALKED)('recording is in sight as soon as there is a puzzle on a %s', async (size) => {
  const { page } = await open({ size });
  await turnTo(page, '#/editor?shipped=puzzle-gun');
  const record = page.getByRole('button', { name: recording.record });
  await record.waitFor();
  await still(page);
  await keepScreen(page, `record-button-${size}`);
  // Without scrolling: what lies at its middle is the button.
  expect(
    await record.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }),
  ).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
  if (size === 'desk') return;
  await record.click();
  await ready(page);
  await still(page);
  await keepScreen(page, `record-table-${size}`);
});
