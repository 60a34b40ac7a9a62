import { expect, test } from 'vitest';
import { levelsOf } from '../../src/engine/level.ts';
import { gameEntry } from '../../src/games/index.ts';
import type { Ladder } from '../../src/engine/ladder.ts';
import { ladder } from '../../src/cli/ladder.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { shippedLadder } from '../../src/ui/match/lab/ladder-file.ts';
import { labText } from '../../src/ui/match/words/lab.ts';
import { levelNames } from '../../src/ui/match/words/level-names.ts';
import { textOfFile } from './setup/download.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, SIZES, turnTo, visit } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';

const words = labText.ladder;
const open = samePage();

test('the ladder of levels plays the games of the command line, draws each step, and opens what was kept', async () => {
  const { page } = await open();
  await turnTo(page, '#/lab?game=skaxar');
  await page.getByRole('link', { name: words.open, exact: true }).click();
  // What came with the program is there from the first look, and as much of it as is chosen.
  const shipped = (await shippedLadder('skaxar'))!;
  await page.getByText(words.shipped(shipped.seed)).waitFor();
  expect(await page.locator('.won-row').count()).toBe(shipped.rows.length);
  await page.getByLabel(words.what).selectOption('earth-skaxar');
  expect(await page.locator('.won-row').count()).toBe(shipped.rows.filter((row) => row.case === 'earth-skaxar').length);
  await page.getByLabel(words.games).fill('10');
  await page.getByLabel(labText.seed, { exact: true }).fill('steps');
  await page.locator('.lab-setup').getByRole('button', { name: labText.start }).click();
  await page.locator('.lab-done').waitFor({ timeout: 120_000 });
  const args = '--game skaxar --games 10 --seed steps --cases earth-skaxar --threads 1'.split(' ');
  const { rows }: Ladder = await ladder(GAMES, args);
  const shown = async () =>
    (await page.locator('.won-row').allInnerTexts()).map((text) => text.split(/\s*\t\s*/).filter(Boolean));
  const told = rows.map(({ share, interval95, won, drawn }) => [
    labText.percent(share),
    labText.interval(interval95),
    String(won),
    String(drawn),
  ]);
  const names = levelsOf(gameEntry('skaxar')).map((level) => levelNames[level]);
  const steps = names.slice(1).map((above, at) => words.over(above, names[at]!));
  expect(await shown()).toEqual(told.map((figures, at) => [steps[at], ...figures]));
  expect(await page.locator('.lab-command').innerText()).toContain('ladder --game skaxar --games 10 --seed steps');
  expect(new URL(page.url()).hash).toBe('#/lab?ladder=skaxar&only=earth-skaxar&games=10&seed=steps');
  expect(await axeFaults(page)).toEqual([]);
  const kept = await textOfFile(page, () => page.getByRole('button', { name: words.save }).click());

  // Another page opens it; a file that is none is refused and takes nothing away.
  await visit(page, '#/lab?ladder=orions-gate');
  const pick = async (name: string, text: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: words.openFile }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await pick('ladder.json', kept);
  await page.locator('.won-row').first().waitFor();
  expect((await shown()).map(([, ...figures]) => figures)).toEqual(told);
  await pick('notes.json', '{"format":"notes"}');
  await page.getByText('notes.json is no ladder').waitFor();
  expect(await page.locator('.won-row').count()).toBe(steps.length);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    expect(await misplaced(page), size).toEqual([]);
    await keepScreen(page, `ladder-${size}`);
  }
});
