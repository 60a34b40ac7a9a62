import { expect, test } from 'vitest';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { keeps, keptMatch } from './setup/kept.ts';
import { samePage } from './setup/same-page.ts';
import { ALONE, fromPosition, PEOPLE } from './setup/matches.ts';
import { act, actButton, logLines, openFile, pose, ready, redoButton, says, text, undoButton } from './setup/table.ts';

const open = samePage();

/** Two Destroyers face to face, 16 in of clear space between their bases. */
const DUEL: OrionsGatePosition = {
  units: [
    {
      id: 'a1.1',
      type: 'destroyers',
      name: 'Talon',
      pose: [36_000, 12_000, 9000],
      components: ['engine', 'railgun', 'shield'],
    },
    {
      id: 'b1.1',
      type: 'destroyers',
      name: 'Reed',
      pose: [36_000, 30_000, 27_000],
      components: ['cannon', 'shield', 'torpedo'],
    },
  ],
  phase: 'destroyers',
  turn: 'A',
};

/** Nobody can reach anybody: whoever has moved has nothing left to do. */
const LONELY: OrionsGatePosition = {
  phase: 'destroyers',
  turn: 'A',
  units: [
    {
      id: 'a1.1',
      type: 'destroyers',
      name: 'Talon',
      pose: [4000, 4000, 9000],
      components: ['shield', 'shield', 'shield'],
    },
    {
      id: 'b1.1',
      type: 'destroyers',
      name: 'Reed',
      pose: [68_000, 44_000, 27_000],
      components: ['shield', 'shield', 'shield'],
    },
  ],
};

test('two people: undo is free until dice fall, then both must agree; redo brings the same dice', async () => {
  const { page } = await open();
  await openFile(page, fromPosition(DUEL, PEOPLE));
  await says(page, 'Ada chooses who acts.');
  expect(await undoButton(page).isDisabled()).toBe(true);

  await actButton(page, words.actions.hold).click();
  await says(page, 'Ada plans the movement of Talon.');
  await undoButton(page).click();
  await says(page, 'Ada chooses who acts.');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await redoButton(page).click();
  await says(page, 'Ada plans the movement of Talon.');
  expect(await redoButton(page).isDisabled()).toBe(true);

  // By the keys of every other program; in a field they are the field's.
  for (const again of ['Control+Shift+Z', 'Control+y', 'Meta+Shift+Z']) {
    await page.keyboard.press(again.startsWith('Meta') ? 'Meta+z' : 'Control+z');
    await says(page, 'Ada chooses who acts.');
    await page.keyboard.press(again);
    await says(page, 'Ada plans the movement of Talon.');
  }
  await act(page).getByRole('textbox').first().focus();
  await page.keyboard.press('Control+z');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await says(page, 'Ada plans the movement of Talon.');
  expect(await undoButton(page).isEnabled()).toBe(true);
  expect(await redoButton(page).isDisabled()).toBe(true);

  await actButton(page, words.confirmStay).click();
  await says(page, 'Ada decides what Talon fires.');
  const before = await logLines(page);
  await actButton(page, words.fire).click();
  await expect.poll(async () => (await logLines(page)).join(' ')).toMatch(/(Hit|Miss) on Reed at 16\.0 in/);
  await expect.poll(() => act(page).getByRole('group', { name: words.weapons }).innerText()).toContain('Railgun');
  const after = await logLines(page);
  expect(after.slice(0, before.length)).toEqual(before);
  const reed = await page.locator('[data-unit="b1.1"]').getAttribute('aria-label');

  await undoButton(page).click();
  const question = page.getByRole('dialog', { name: common.undoTitle });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await logLines(page)).toEqual(after);
  await undoButton(page).click();
  await question.getByRole('button', { name: common.undoYes }).click();
  await expect.poll(() => logLines(page)).toEqual(before);
  await says(page, 'Ada decides what Talon fires.');

  await redoButton(page).click();
  await expect.poll(() => logLines(page)).toEqual(after);
  expect(await page.locator('[data-unit="b1.1"]').getAttribute('aria-label')).toBe(reed);
});

test('alone: undo asks nobody, back past the answers of the computer, and the same shot falls the same', async () => {
  const { page } = await open();
  await openFile(page, fromPosition(DUEL, ALONE));
  await says(page, 'choose who acts.');
  await actButton(page, words.actions.hold).click();
  await actButton(page, words.confirmStay).click();
  await says(page, 'Fire with Talon, or end its activation.');
  const before = await logLines(page);
  const shoot = async () => {
    await actButton(page, words.fire).click();
    await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(before.length);
    return (await logLines(page)).slice(before.length);
  };
  const first = await shoot();
  await undoButton(page).click();
  await expect.poll(() => logLines(page)).toEqual(before);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await shoot()).toEqual(first);

  const shot = await logLines(page);
  await actButton(page, words.endActivation).click();
  await says(page, /Destroyers phase: choose who acts|over/);
  expect((await logLines(page)).join(' ')).toContain('Reed');
  await undoButton(page).click();
  await says(page, 'Fire with Talon, or end its activation.');
  expect(await logLines(page)).toEqual(shot);
});

test('one undo takes back an order with the end that followed by itself, and a reload leaves it taken back', async () => {
  const { page } = await open({ settings: { endsAlone: true } });
  await openFile(page, fromPosition(LONELY, ALONE));
  await actButton(page, words.actions.hold).click();
  await actButton(page, words.confirmStay).click();
  const again = /Destroyers phase: choose who acts/;
  await expect.poll(async () => (await logLines(page)).join(' ')).toContain('Reed');
  await says(page, again);
  const after = await logLines(page);
  const { plies } = await keptMatch(page);
  expect(plies.map(({ seat, command }) => [seat, (command as { type: string }).type]).slice(0, 4)).toEqual([
    ['a1', 'activate'],
    ['a1', 'plan'],
    ['a1', 'endActivation'],
    ['b1', 'activate'],
  ]);

  await page.keyboard.press('u');
  await says(page, /Plan the movement of Talon/);
  await keeps(page, 1);
  const before = await logLines(page);
  for (let time = 0; time < 2; time++) {
    await page.reload();
    await ready(page);
    await says(page, /Plan the movement of Talon/);
    expect(await logLines(page)).toEqual(before);
    expect(await redoButton(page).isEnabled()).toBe(true);
    await keeps(page, 1);
  }
  await redoButton(page).click();
  await says(page, again);
  await expect.poll(() => logLines(page)).toEqual(after);
  await keeps(page, plies.length);
  expect(await redoButton(page).isDisabled()).toBe(true);
});

test('a reload in the middle of an activation goes on at the same unit, allowance, used gun and log', async () => {
  const { page } = await open();
  await openFile(page, fromPosition(DUEL, PEOPLE));
  await actButton(page, words.actions.move).click();
  await says(page, 'Ada plans the movement of Talon.');
  const title = await text(page, '.dock-act .act-title');
  // 6 in and one Engine die (OG-9.14).
  const allowance = Number(/of ([\d.]+) in/.exec(title)![1]);
  expect(allowance).toBeGreaterThanOrEqual(7);
  expect(allowance).toBeLessThanOrEqual(12);
  const log = await logLines(page);
  await page.reload();
  await ready(page);
  await says(page, 'Ada plans the movement of Talon.');
  expect(await text(page, '.dock-act .act-title')).toBe(title);
  expect(await logLines(page)).toEqual(log);
  expect(await pose(page)).toBe(words.pose(36_000, 12_000, 9000));

  await actButton(page, words.confirmStay).click();
  await actButton(page, words.fire).click();
  await expect.poll(async () => (await logLines(page)).join(' ')).toMatch(/(Hit|Miss) on Reed/);
  const fired = {
    log: await logLines(page),
    weapons: await weapons(),
    reed: await page.locator('[data-unit="b1.1"]').getAttribute('aria-label'),
  };
  expect(fired.weapons).toEqual({ Gun: false, Railgun: true });
  await page.reload();
  await ready(page);
  await says(page, 'Ada decides what Talon fires.');
  expect({
    log: await logLines(page),
    weapons: await weapons(),
    reed: await page.locator('[data-unit="b1.1"]').getAttribute('aria-label'),
  }).toEqual(fired);

  /** Which weapons can still be used. */
  async function weapons(): Promise<{ [name: string]: boolean }> {
    const buttons = await act(page).getByRole('group', { name: words.weapons }).getByRole('button').all();
    return Object.fromEntries(
      await Promise.all(
        buttons.map(async (one) => [
          (await one.innerText()).trim(),
          !(await one.getAttribute('class'))!.includes('weapon-off'),
        ]),
      ),
    );
  }
});
