import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { LABELS } from '../../src/games/orions-gate/index.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { threatWords } from '../../src/ui/games/orions-gate/words/threat.ts';
import { bigBattle, BIG_OPTIONS, SHIPS } from '../helpers/big-battle.ts';
import { keepFailures } from './setup/failure.ts';
import { ALONE, fromPosition, standOf } from './setup/matches.ts';
import { openPage, SIZES, type Opened, type Size } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';
import { onScreen, openFile, text } from './setup/table.ts';
import { noteWriting, writtenOver } from './setup/written.ts';

// Forty ships a side on the largest table, with sixty pieces.

let opened: Opened | null = null;
keepFailures(() => opened);
afterEach(() => opened?.context.close());

const FILE = fromPosition(bigBattle(), ALONE, { options: BIG_OPTIONS });
const { units } = standOf(FILE);

/** The big battle at a screen. */
async function begin(size: Size): Promise<Page> {
  opened = await openPage({ size });
  await noteWriting(opened.page);
  await openFile(opened.page, FILE);
  return opened.page;
}

/** The figures of the threat field on the table: "3 enemies: 1.2 of 4", "6+ enemies". */
const figures = async (page: Page): Promise<readonly string[]> =>
  (await writtenOver(page)).map((one) => one.text).filter((one) => /^\d+\+? enem(?:y|ies)\b/.test(one));

test.each(Object.keys(SIZES) as Size[])(
  'OG-25.7 the threat of forty enemies is one field with at most eight figures (%s)',
  async (size) => {
    const page = await begin(size);
    await keepScreen(page, `forty-${size}`);
    await page.keyboard.press('t');
    const panel = page.locator('.threat');
    await page.locator('.threat[aria-busy="false"]').waitFor({ timeout: 90_000 });
    await expect.poll(async () => (await figures(page)).length).toBeGreaterThan(2);
    await keepScreen(page, `forty-threat-${size}`);
    const all = await figures(page);
    expect(all.length).toBeLessThanOrEqual(LABELS);
    expect(await text(page, '.threat-row')).toContain(threatWords.all(SHIPS));
    const here = await text(page, '.threat-here');

    // One class alone, and back.
    await panel.getByRole('button', { name: new RegExp(words.phases.battleships) }).click();
    await expect.poll(() => figures(page)).not.toEqual(all);
    expect((await figures(page)).length).toBeLessThanOrEqual(LABELS);
    expect(await text(page, '.threat-here')).not.toBe(here);
    await keepScreen(page, `forty-threat-class-${size}`);
    await panel.getByRole('button', { name: threatWords.all(SHIPS) }).click();
    await expect.poll(() => figures(page)).toEqual(all);

    // The enemy that is pointed at, alone.
    const enemy = units.find(({ id }) => id === 'b1.3')!;
    const at = await onScreen(page, { x: enemy.pose!.x / 1000, y: enemy.pose!.y / 1000 });
    if (size !== 'phone') {
      await page.mouse.move(at.x + 1, at.y);
      await page.mouse.move(at.x, at.y);
      await expect.poll(() => text(page, '.threat-line')).toBe(threatWords.alone(enemy.name));
      await expect.poll(() => figures(page)).not.toEqual(all);
      expect((await figures(page)).every((one) => /^1(?: enemy:|\+ enemies)/.test(one))).toBe(true);
      await keepScreen(page, `forty-threat-alone-${size}`);
    }
    await page.keyboard.press('t');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => figures(page)).toEqual([]);
    expect(opened!.troubles()).toEqual([]);
  },
);
