import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { crowdWords } from '../../src/ui/games/orions-gate/words/crowd.ts';
import { groupWords } from '../../src/ui/games/orions-gate/words/group.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { keptMatch } from './setup/kept.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { SWARM } from './setup/positions.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { actButton, clickTable, dragTable, onScreen, openFile, says, still, text, undoButton } from './setup/table.ts';

// Several ready ships are chosen, drawn in formation and ordered with one press.

const open = samePage();

/** Four fighters abreast, and an enemy far off. */
const WINGS: OrionsGatePosition = {
  phase: 'fighters',
  turn: 'A',
  units: [
    ...[12_000, 16_000, 20_000, 24_000].map((y, index) => ({
      id: `a1.${index + 1}`,
      type: 'fighters' as const,
      name: ['Ash', 'Birch', 'Cedar', 'Dogwood'][index]!,
      pose: { x: 12_000, y, heading: 0 },
      components: ['shield' as const],
    })),
    { id: 'b1.1', type: 'fighters', name: 'Far', pose: [66_000, 44_000, 18_000], components: ['shield'] },
  ],
};

const chosen = (page: Page): Promise<string> => text(page, '.dock-act .act-title strong');
const commands = async (page: Page) => (await keptMatch(page)).plies.map(({ command }) => command as { type: string });

/** Draws a box round places of the table with Shift held. */
async function band(page: Page): Promise<void> {
  await page.keyboard.down('Shift');
  await dragTable(page, { x: 9, y: 9 }, { x: 15, y: 27 });
  await page.keyboard.up('Shift');
}

test('a band chooses the ready ships, one drawn draws all, one press carries all out and one undo takes all back', async () => {
  const { page } = await open();
  await openFile(page, fromPosition(WINGS, ALONE));
  await actButton(page, words.actions.move).waitFor();
  await band(page);
  await expect.poll(() => chosen(page)).toBe(groupWords.count(4));
  await keepScreen(page, 'group-chosen');

  // Shift and a click take one out and put it back; Escape lets go of all.
  await page.keyboard.down('Shift');
  await clickTable(page, { x: 12, y: 24 });
  await expect.poll(() => chosen(page)).toBe(groupWords.count(3));
  await clickTable(page, { x: 12, y: 24 });
  await page.keyboard.up('Shift');
  await expect.poll(() => chosen(page)).toBe(groupWords.count(4));
  await page.keyboard.press('Escape');
  await actButton(page, words.actions.move).waitFor();
  await says(page, /choose who acts/);

  await band(page);
  await dragTable(page, { x: 12, y: 16 }, { x: 17, y: 16 });
  await expect.poll(() => text(page, '.dock-act .act-title')).toContain(groupWords.lead('Birch', 5000));
  await keepScreen(page, 'group-drawn');
  expect(await commands(page)).toHaveLength(0);
  // Keys move the formation too.
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => text(page, '.dock-act .act-title')).toContain(groupWords.lead('Birch', 6000));
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await commands(page)).filter(({ type }) => type === 'endActivation').length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(4);
  const given = (await commands(page)).slice(0, 12);
  expect(given.filter(({ type }) => type === 'plan')).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ first: 6000, second: 0 })),
  );
  await expect.poll(() => page.locator('.says').innerText()).not.toMatch(/thinking/);
  await undoButton(page).click();
  await expect.poll(async () => (await commands(page)).length, { timeout: 60_000 }).toBe(0);
});

test('by fingers: a mode chooses, a finger draws all; at a tablet a swarm goes in formation', async () => {
  const { page, context } = await open({ size: 'phone' });
  await openFile(page, fromPosition(WINGS, ALONE));
  await actButton(page, words.actions.move).waitFor();
  await actButton(page, groupWords.several).tap();
  await expect.poll(() => text(page, '.dock-act')).toContain(groupWords.none);
  for (const [index, y] of [12, 20].entries()) {
    const at = await onScreen(page, { x: 12, y });
    await page.touchscreen.tap(at.x, at.y);
    await expect.poll(() => chosen(page)).toBe(groupWords.count(index + 1));
    // The panel of the chosen is higher: the table gives way to it.
    await still(page);
  }
  const [from, to] = [await onScreen(page, { x: 12, y: 12 }), await onScreen(page, { x: 17, y: 14 })];
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  await send('touchStart', [from]);
  for (const share of [0.3, 0.6, 1])
    await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  await send('touchEnd', []);
  await expect.poll(() => text(page, '.dock-act .act-title')).toMatch(/Ash leads, 5\.\d in/);
  await keepScreen(page, 'group-phone');
  expect(await commands(page)).toHaveLength(0);

  const tablet = await open({ size: 'tablet' });
  await openFile(tablet.page, fromPosition(SWARM, ALONE));
  await actButton(tablet.page, words.actions.move).waitFor();
  await tablet.page.keyboard.down('Shift');
  await dragTable(tablet.page, { x: 1, y: 1 }, { x: 71, y: 8 });
  await tablet.page.keyboard.up('Shift');
  await expect.poll(() => chosen(tablet.page)).toBe(groupWords.count(40));
  await dragTable(tablet.page, { x: 31, y: 6 }, { x: 33, y: 12 });
  await expect.poll(() => text(tablet.page, '.dock-act .act-title')).toMatch(/ leads, 6\.3/);
  await keepScreen(tablet.page, 'group-swarm');
  await tablet.page.keyboard.press('Enter');
  await expect
    .poll(async () => (await commands(tablet.page)).filter(({ type }) => type === 'plan').length, { timeout: 90_000 })
    .toBeGreaterThanOrEqual(40);
});

test('the list of a large fleet is searched, filtered and folded, and follows who is selected', async () => {
  const { page } = await open();
  await openFile(page, fromPosition(SWARM, ALONE));
  const rows = page.locator('.crowd [data-unit]');
  await expect.poll(() => rows.count()).toBe(40);
  await keepScreen(page, 'crowd');
  await page.getByRole('searchbox', { name: crowdWords.search }).fill('scouts 3');
  await expect.poll(() => rows.count()).toBe(11);
  await page.getByRole('searchbox', { name: crowdWords.search }).fill('');
  await page.getByRole('button', { name: crowdWords.filter.damaged, exact: true }).click();
  await expect.poll(() => page.locator('.crowd').innerText()).toContain(crowdWords.none);
  await page.getByRole('button', { name: crowdWords.filter.damaged, exact: true }).click();
  // A ship tapped on the table is shown, on whichever side it is.
  await clickTable(page, { x: 36, y: 46 });
  await expect.poll(() => rows.count()).toBe(1);
  await clickTable(page, { x: 61, y: 6 });
  await expect
    .poll(() => page.locator('.crowd [aria-pressed="true"][data-unit]').getAttribute('data-unit'))
    .toBe('a1.40');
  await page.locator('.crowd summary').click();
  await expect.poll(() => rows.first().isVisible()).toBe(false);
});
