import { expect, test } from 'vitest';
import { loadShipped, parseScenario } from '../../src/games/orions-gate/scenario/index.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { puzzleText as words } from '../../src/ui/games/orions-gate/words/puzzles.ts';
import { play as common, replayWords } from '../../src/ui/match/words/play.ts';
import { keptMatch } from './setup/kept.ts';
import { turnTo } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { act, actButton, dragTable, ready, still, text } from './setup/table.ts';

// Puzzles on the real table: the computer answers with its best reply, and every puzzle has its hints and its solution.

const open = samePage();

const puzzles = (await loadShipped()).flatMap(({ id, document }) => {
  const parsed = parseScenario(document);
  return parsed.ok && parsed.value.puzzle ? [{ id, title: parsed.value.title, puzzle: parsed.value.puzzle }] : [];
});

test('the computer answers with its best reply: the ram where its line is open, the gun where a ship stands in it', async () => {
  const { page } = await open();
  const task = page.locator('.dock-puzzle');
  await turnTo(page, '#/puzzle/puzzle-screen');
  await ready(page);
  await task.getByText('Keep Regent alive.').waitFor();
  await keepScreen(page, 'puzzle-screen');

  // Page holds: Battery's line to Regent is open.
  await actButton(page, battle.actions.hold).click();
  await actButton(page, battle.confirmStay).click();
  const end = actButton(page, battle.endActivation);
  await end.or(page.getByRole('dialog')).first().waitFor();
  if (await end.isVisible()) await end.click();
  const replied = async () =>
    (await keptMatch(page)).plies.flatMap(({ seat, command }) => (seat === 'b1' ? [command] : []));
  await expect.poll(replied).toContainEqual({ type: 'activate', unit: 'b1.1', action: 'ram' });
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await task.locator('.notice-warn', { hasText: words.wrong }).waitFor();
  expect(await task.innerText()).toContain(words.yours('10.19 %'));
  expect(await task.innerText()).toContain(words.best('75.69 %'));

  // Another try: Page is drawn into the line, and Battery is left with its gun.
  const before = page.url();
  await task.getByRole('button', { name: words.again }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await ready(page);
  await dragTable(page, { x: 30, y: 32 }, { x: 35.5, y: 24.5 });
  await actButton(page, battle.confirmPlan).click();
  await end.or(page.getByRole('dialog')).first().waitFor();
  if (await end.isVisible()) await end.click();
  await page.getByRole('dialog').waitFor();
  const replies = await replied();
  expect(replies).toContainEqual({ type: 'firePrimary', target: 'a1.2' });
  expect(replies).not.toContainEqual({ type: 'activate', unit: 'b1.1', action: 'ram' });
  await page.keyboard.press('Escape');
  await task.locator('.notice-good', { hasText: words.right }).waitFor();
  expect(await task.innerText()).toContain(words.yours('75.69 %'));
  await still(page);
  await keepScreen(page, 'puzzle-verdict-right');
});

test.each(['tablet', 'phone'] as const)(
  'on a %s the verdict comes to the front by itself, its reasons above the buttons',
  async (size) => {
    const { page } = await open({ size });
    await turnTo(page, '#/puzzle/puzzle-screen');
    await ready(page);
    if (size === 'phone') await page.getByRole('navigation').getByRole('button', { name: common.act }).tap();
    await actButton(page, battle.actions.hold).click();
    await actButton(page, battle.confirmStay).click();
    const end = actButton(page, battle.endActivation);
    await end.or(page.getByRole('dialog')).first().waitFor();
    if (await end.isVisible()) await end.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    const task = page.locator('.dock-puzzle');
    await task.locator('.notice-warn', { hasText: words.wrong }).waitFor();
    const best = (await task.getByText(words.best('75.69 %')).boundingBox())!;
    const again = (await task.getByRole('button', { name: words.again }).boundingBox())!;
    expect(best.y + best.height).toBeLessThan(again.y);
    await keepScreen(page, `puzzle-verdict-${size}`);
  },
);

test.each(puzzles)('$title: its task, two hints and its solution as a replay', async ({ id, puzzle }) => {
  const { page } = await open();
  const task = page.locator('.dock-puzzle');
  await turnTo(page, `#/puzzle/${id}`);
  await ready(page);
  expect(await text(page, '.dock-puzzle .puzzle-task')).toBe(puzzle.task);
  await keepScreen(page, id);
  await task.getByRole('button', { name: words.hint, exact: true }).click();
  await task.getByRole('button', { name: words.moreHint }).click();
  expect(await text(page, '.dock-puzzle [role=status]')).toMatch(/^\S.*: (Hold|Move|Cruise|Ram)\.$/);
  expect(await act(page).count()).toBe(1);
  await task.getByRole('button', { name: words.solution }).click();
  await expect.poll(() => page.url(), { timeout: 20_000 }).toContain('#/replay/');
  await page.getByRole('button', { name: replayWords.play, exact: true }).waitFor();
});
