import { expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { recapText } from '../../src/ui/games/orions-gate/words/recap.ts';
import { play as common, replayWords } from '../../src/ui/match/words/play.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, turnTo } from './setup/page.ts';
import { ALONE, fromPosition, PEOPLE } from './setup/matches.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED } from './setup/survey.ts';
import { act, actButton, logLines, openFile, ready, says } from './setup/table.ts';

const open = samePage();

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

test.each(WALKED)('what the computer did can be stepped through on a %s', async (size) => {
  const { page } = await open({ size });
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
});

test('log and dice tell the end of a shot when the table has shown it, not before', async () => {
  const { page } = await open({ settings: { animationSpeed: 0.25 } });
  const [talon, hook] = POSITION.units;
  const target = { ...hook!, type: 'scouts', components: [], pose: [36_000, 24_000, 27_000] } as typeof hook;
  const file = fromPosition({ units: [talon!, target!], phase: 'destroyers', turn: 'A' }, PEOPLE, {
    dice: [6, 6, 6, 6],
    plies: [
      ['a1', { type: 'activate', unit: 'a1.1', action: 'hold' }],
      ['a1', { type: 'plan' }],
    ],
  });
  await openFile(page, file);
  const before = await logLines(page);
  await actButton(page, words.fire).click();
  const skip = act(page).getByRole('button', { name: common.skip });
  await skip.waitFor();
  expect(await logLines(page)).toEqual(before);
  expect(await page.locator('.tray-roll').count()).toBe(0);
  await skip.click();
  await expect.poll(async () => (await logLines(page)).join()).toContain('Hook is destroyed');
  expect(await page.locator('.tray-roll').count()).toBe(2);
});

test('the bar of a replay marks what happened, and names it at its moment', async () => {
  const { page } = await open();
  const [talon, hook] = POSITION.units;
  const scouts = { ...hook!, type: 'scouts', components: [], pose: [36_000, 24_000, 27_000] } as typeof hook;
  const file = fromPosition({ units: [talon!, scouts!], phase: 'destroyers', turn: 'A' }, PEOPLE, {
    dice: [6, 6, 6, 6],
    plies: [
      ['a1', { type: 'activate', unit: 'a1.1', action: 'hold' }],
      ['a1', { type: 'plan' }],
      ['a1', { type: 'firePrimary', target: 'b1.1' }],
    ],
  });
  await openFile(page, file);
  await expect.poll(() => page.url()).toMatch(/#\/(battle|replay)\//);
  await turnTo(page, page.url().replace(/.*#/, '#').replace('battle', 'replay'));
  await ready(page);
  await expect.poll(() => page.locator('.replay-mark-loss').count()).toBe(1);
  const slider = page.getByRole('slider', { name: replayWords.scrub });
  await page.keyboard.press('Home');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(replayWords.at(0, 3));
  await page.keyboard.press('End');
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'))
    .toBe(`${replayWords.at(3, 3)}. ${words.marks.destroyed('Hook')}`);
  await keepScreen(page, 'replay-marks');
  expect(await misplaced(page)).toEqual([]);
});
