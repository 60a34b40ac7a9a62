import { expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { recapText } from '../../src/ui/games/orions-gate/words/recap.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, openPage, SIZES, type Size } from './setup/page.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { keepScreen } from './setup/screens.ts';
import { act, actButton, openFile, says } from './setup/table.ts';

/** One Destroyer against two: the computer acts twice in a row. */
const POSITION: OrionsGatePosition = {
  units: [
    { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [36_000, 12_000, 9000], components: ['railgun', 'shield'] },
    { id: 'b1.1', type: 'destroyers', name: 'Hook', pose: [30_000, 30_000, 27_000], components: ['cannon'] },
    { id: 'b1.2', type: 'destroyers', name: 'Reed', pose: [44_000, 31_000, 27_000], components: ['railgun'] },
  ],
  phase: 'destroyers',
  turn: 'A',
};

test.each(Object.keys(SIZES) as Size[])('what the computer did can be stepped through on a %s', async (size) => {
  const { page, context, troubles } = await openPage({ size });
  await openFile(page, fromPosition(POSITION, ALONE));
  await actButton(page, words.actions.hold).click();
  await actButton(page, words.confirmStay).click();
  await act(page).getByRole('button', { name: words.endActivation }).first().click();

  const recap = page.getByRole('region', { name: recapText.title });
  await recap.waitFor({ timeout: 60_000 });
  const sentence = recap.getByRole('status');
  const names = /\b(Hook|Reed) (moved|held|stayed|turned|cruised|missed|hit|damaged|destroyed|rammed)/;
  await expect.poll(() => sentence.innerText()).toMatch(names);
  await keepScreen(page, `recap-${size}`);
  expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });

  await recap.getByRole('button', { name: recapText.next }).click();
  await expect.poll(() => sentence.innerText()).toMatch(/^1 of \d/);
  const first = await sentence.innerText();
  await page.keyboard.press('.');
  await expect.poll(() => sentence.innerText()).toMatch(/^2 of \d/);
  await keepScreen(page, `recap-step-${size}`);
  await page.keyboard.press(',');
  await expect.poll(() => sentence.innerText()).toBe(first);

  // The first command of one's own puts it away.
  await actButton(page, words.actions.hold).click();
  await recap.waitFor({ state: 'detached' });
  await says(page, /Talon/);
  expect(troubles()).toEqual([]);
  await context.close();
});
