import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { viewerOf } from '../../src/engine/seat.ts';
import { retrograde, type RetrogradeCommand, type RetrogradeView } from '../../src/games/retrograde/index.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { retrogradeWords as words } from '../../src/ui/games/retrograde/words/play.ts';
import { samePage } from './setup/same-page.ts';
import { drawnIn, rests } from './setup/frames.ts';
import { bright, finger } from './setup/hands.ts';
import { keeps, keptMatch } from './setup/kept.ts';
import { enter, tabTo } from './setup/keys.ts';
import { misplaced } from './setup/layout.ts';
import { arcSpot, shapeOn, spotOf } from './setup/orbit-hands.ts';
import { DUEL } from './setup/orbit-scenes.ts';
import { orbits, SINGLE } from './setup/orbits.ts';
import { axeFaults } from './setup/page.ts';
import { crowded } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { act, openFile, still } from './setup/table.ts';

const open = samePage();
const CRAFT = '1-fast-attack-craft';
const burn = (asset: string, orbital: number): RetrogradeCommand => ({
  type: 'burn',
  spacecraft: CRAFT,
  asset,
  orbital,
});
/** Out of the well of Earth, across the gap, and one orbital down. */
const BURNS = [burn('1-earth', 4), burn('2-mars', 3), burn('2-mars', 2)];
const BOMBARD: RetrogradeCommand = { type: 'bombard', spacecraft: '1-battleship', target: 'asset' };

const given = async (page: Page): Promise<readonly unknown[]> =>
  (await keptMatch(page)).plies.map(({ command }) => command);

/** Ends phase after phase until the result is told. */
async function endTurn(page: Page, end: () => Promise<void>): Promise<void> {
  const result = page.getByRole('dialog', { name: common.resultYouWin });
  for (let presses = 0; presses < 4 && !(await result.isVisible()); presses += 1) {
    const before = (await given(page)).length;
    await end();
    await expect.poll(async () => (await given(page)).length).toBeGreaterThan(before);
    await still(page);
  }
  await result.waitFor();
}

test('RG-6.5 RG-7.1 RG-11.1 RG-18.1: the last turn of a war by keys alone: burns are laid out, one is taken back, all are given, the homeworld falls', async () => {
  const { page } = await open();
  await openFile(page, orbits.file({ seats: SINGLE, position: DUEL }));
  await still(page);
  const title = words.at('Mars', 2);
  // Nothing in this test may touch the mouse from here on.
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => act(page).locator('.rg-pick[aria-pressed="true"]').innerText())
    .toContain('Fast Attack Craft');
  await enter(page, new RegExp(`^${title}: `));
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.burns(3, 7, 1));
  await expect.poll(() => act(page).locator('.rg-waits').innerText()).toContain('missiles of Mars');
  await page.keyboard.press('Backspace');
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.burns(2, 6, 2));
  expect(await given(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.burns(1, 1, 7));
  await enter(page, new RegExp(`^${title}: `));
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.burns(3, 7, 1));
  expect(await rests(page)).toBe(true);
  expect(await drawnIn(page, 60)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  // On what the burns lead to Enter gives them.
  await page.keyboard.press('Enter');
  await keeps(page, 3);
  expect(await given(page)).toEqual(BURNS);
  await still(page);
  await tabTo(page, /^Battleship/);
  await page.keyboard.press('Enter');
  await enter(page, /^Mars ?power 2/);
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.bombard('Mars'));
  await page.keyboard.press('Enter');
  await keeps(page, 4);
  expect((await given(page)).at(-1)).toEqual(BOMBARD);
  await endTurn(page, () => page.keyboard.press('e'));
});

test('RG-6.5 RG-7.1 RG-11.1 RG-18.1: the same by one finger on a phone: the camera goes near the craft, taps plan, only the bright button orders', async () => {
  const { page } = await open({ size: 'phone' });
  const line = orbits.begun({ seats: SINGLE, position: DUEL });
  await openFile(page, orbits.file({ seats: SINGLE, position: DUEL }));
  await still(page);
  const clean = async () => expect([...(await crowded(page)), ...(await misplaced(page))]).toEqual([]);
  const view: RetrogradeView = retrograde.view(orbits.stateOf(line), viewerOf('1'));
  const scale = async () =>
    Number((await page.locator('.play-table canvas[data-camera]').getAttribute('data-camera'))!.split(' ')[2]);
  await clean();
  await finger.tap(page, spotOf(view, 'spacecraft', CRAFT, await shapeOn(page)));
  await expect.poll(() => act(page).innerText()).toContain(words.groups.burn);
  await still(page);
  expect(await scale()).toBeGreaterThan(90);
  await finger.tap(page, arcSpot(view, '2-mars', 3, await shapeOn(page), 0.5));
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.burns(2, 6, 2));
  // A second tap there gives nothing: fingers slip.
  await finger.tap(page, arcSpot(view, '2-mars', 3, await shapeOn(page), 0.5));
  await act(page)
    .getByRole('button', { name: words.takeBackLeg(words.at('Mars', 3)) })
    .tap();
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.burns(1, 1, 7));
  await finger.tap(page, arcSpot(view, '2-mars', 2, await shapeOn(page)));
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.burns(3, 7, 1));
  expect(await given(page)).toEqual([]);
  await clean();
  await keepScreen(page, 'orbit-plan-phone');
  await bright(page).tap();
  await keeps(page, 3);
  expect(await given(page)).toEqual(BURNS);
  await still(page);
  await act(page)
    .getByRole('button', { name: /^Battleship/ })
    .tap();
  await act(page)
    .getByRole('button', { name: /^Mars ?power 2/ })
    .tap();
  await bright(page).tap();
  await keeps(page, 4);
  expect((await given(page)).at(-1)).toEqual(BOMBARD);
  await endTurn(page, () => bright(page).tap());
});
