import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home } from '../../src/ui/kit/words/app.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { planNames } from '../../src/ui/games/orions-gate/words/plan-names.ts';
import { missionText } from '../../src/ui/games/orions-gate/words/missions.ts';
import { tablesText as tables } from '../../src/ui/games/orions-gate/words/tables.ts';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { fixedChance } from './setup/chance.ts';
import { padAt } from '../../src/ui/games/orions-gate/tools/grip.ts';
import { radiusOf } from '../../src/ui/games/orions-gate/tools/radius.ts';
import { gesture, type Spot } from './setup/fingers.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { ALONE, fromPosition, standOf } from './setup/matches.ts';
import { axeFaults, turnTo } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { settled } from './setup/settled.ts';
import { crowded } from './setup/panels.ts';
import { act, actButton, onScreen, openFile, pose, ready, says, still, text, type Inches } from './setup/table.ts';

const open = samePage();

/** Fails where a panel lies over the place. */
async function bare(page: Page, at: Inches): Promise<Spot> {
  const { x, y } = await onScreen(page, at);
  expect(
    await page.evaluate(
      ([left, top]) => document.elementFromPoint(left!, top!)?.closest('.play-table') !== null,
      [x, y],
    ),
    `${at.x}, ${at.y} is free at ${Math.round(x)}, ${Math.round(y)}`,
  ).toBe(true);
  return { x, y };
}

/** Controls smaller than a finger wants: 44 px each way. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.play button, .play input, .play select, .play a[href], dialog[open] button',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
          !element.closest('.unseen') &&
          !element.matches('.unseen'),
      )
      .map((element) => ({
        box: element.getBoundingClientRect(),
        name:
          (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) || element.className,
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ box, name }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );

const commands = async (page: Page): Promise<number> => (await keptMatch(page)).plies.length;
/** Nothing over another, nothing cut off, nothing too small, and one bright button where something is to be decided. */
const clean = async (page: Page, bright = true) =>
  expect([...(await crowded(page, bright)), ...(await misplaced(page)), ...(await settled(() => small(page)))]).toEqual(
    [],
  );

/** Odds that the buttons below lie over, however many targets stand above them. */
const hiddenOdds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = document.querySelector('.act-fire > .act-go')?.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.act-fire .odds-line')]
      .filter((line) => buttons && line.getBoundingClientRect().bottom > buttons.top)
      .map((line) => line.innerText);
  });

test('a battle by touch on a small screen: from Play now through the deployment and a whole round against the computer', async () => {
  const { page, context } = await open({ size: 'phone' });
  const touch = await context.newCDPSession(page);
  await fixedChance(page);
  await turnTo(page, '#/');
  await page.getByRole('button', { name: home.play, exact: true }).first().tap();
  await ready(page);
  await says(page, 'Deploy: your fleet is placed');
  await clean(page);
  expect(await axeFaults(page)).toEqual([]);

  // A ship taken up in the list stands where the table is tapped.
  const [flagship] = standOf(await keptMatch(page)).units.filter(({ side }) => side === 'A');
  const { name: first, pose: stood } = flagship!;
  const home12 = stood!.y < 24_000;
  const before = await commands(page);
  await page.getByRole('navigation').getByRole('button', { name: words.fleets }).tap();
  await page.locator('.unit-row', { hasText: first }).tap();
  await page.getByRole('navigation').getByRole('button', { name: common.act }).tap();
  await clean(page);
  await still(page);
  const spot = await bare(page, { x: 20, y: home12 ? 5 : 43 });
  await page.touchscreen.tap(spot.x, spot.y);
  await expect.poll(() => commands(page)).toBe(before + 1);
  await page.getByRole('navigation').getByRole('button', { name: words.sheet }).tap();
  await expect.poll(() => pose(page)).toContain('x 20.');
  await clean(page, false);
  await page.getByRole('navigation').getByRole('button', { name: common.act }).tap();
  await still(page);

  // Two fingers zoom and never order.
  const placed = await commands(page);
  const middle = await bare(page, { x: 36, y: 24 });
  const scale = async () =>
    Number((await page.locator('.play-table canvas[data-camera]').getAttribute('data-camera'))!.split(' ')[2]);
  const plain = await scale();
  await gesture(
    touch,
    [
      { x: middle.x - 30, y: middle.y },
      { x: middle.x + 30, y: middle.y },
    ],
    [
      { x: middle.x - 110, y: middle.y },
      { x: middle.x + 110, y: middle.y },
    ],
  );
  await expect.poll(scale).toBeGreaterThan(plain * 1.5);
  await gesture(
    touch,
    [
      { x: middle.x - 110, y: middle.y },
      { x: middle.x + 110, y: middle.y },
    ],
    [
      { x: middle.x - 30, y: middle.y },
      { x: middle.x + 30, y: middle.y },
    ],
  );
  expect(await commands(page)).toBe(placed);
  await page.getByRole('button', { name: common.fit }).tap();
  await still(page);

  await actButton(page, words.deployDone).tap();
  await says(page, /Choose who acts|choose who acts/);

  // One round: every ship moves by a finger and fires at what it can hit.
  let moved = 0;
  let shots = 0;
  for (
    let turn = 0;
    turn < 120 && (await text(page, '.topbar-round')).includes(words.round(1, 4).slice(0, 7));
    turn++
  ) {
    const now = await text(page, '.says');
    if (/choose who acts/i.test(now)) {
      await clean(page);
      await actButton(page, words.actions.move).tap();
      await says(page, /Plan the movement/);
    } else if (/Plan the movement/.test(now)) {
      await clean(page);
      // The ghost follows the ring below it, so that no finger covers it.
      const unit = (await act(page).locator('.act-title strong').innerText()).trim();
      const { options, units, edges } = standOf(await keptMatch(page));
      const { pose: from, unitType } = units.find((one) => one.name === unit && one.side === 'A')!;
      const camera = await page.locator('.play-table canvas[data-camera]').getAttribute('data-camera');
      const pixel = 1000 / Number(camera!.split(' ')[2]);
      // The table stands turned: south is to the right.
      expect(camera).toMatch(/ turned$/);
      const ring = padAt(from!, radiusOf(options, unitType), { pixel, turned: true });
      const at = await bare(page, { x: ring.x / 1000, y: ring.y / 1000 });
      await gesture(touch, [at], [{ x: at.x + (edges.A === 'north' ? 45 : -45), y: at.y + 10 }]);
      if ((await actButton(page, words.confirmPlan).count()) > 0) moved += 1;
      await clean(page);
      await act(page).locator('.act-go .button-primary').tap();
    } else if (/Fire with/.test(now)) {
      await clean(page);
      await expect.poll(() => hiddenOdds(page)).toEqual([]);
      const fire = actButton(page, words.fire);
      if ((await fire.count()) > 0 && (await fire.isEnabled())) {
        await fire.tap();
        shots += 1;
      } else await actButton(page, words.endActivation).tap();
    } else await page.waitForTimeout(100);
  }
  await says(page, /choose who acts/i);
  expect(moved).toBeGreaterThan(3);
  expect(shots).toBeGreaterThan(0);
});

const gate = () => ({
  kind: 'warpGate' as const,
  parts: [{ kind: 'circle' as const, x: 30000, y: 24000, radius: 1500 }],
});
const TWO_TABLES: OrionsGatePosition = {
  mission: 'captureTheGate',
  phase: 'destroyers',
  turn: 'A',
  tables: [{ pieces: [gate()] }, { pieces: [gate()] }],
  units: [
    { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [24000, 24000, 0], components: ['cannon'] },
    {
      id: 'a1.2',
      type: 'destroyers',
      name: 'Lance',
      pose: { x: 40000, y: 8000, heading: 9000, table: 2 },
      components: ['cannon'],
    },
    { id: 'b1.1', type: 'battleships', name: 'Hulk', pose: { x: 60000, y: 40000, heading: 18000, table: 2 } },
  ],
};

test.each(['phone', 'tablet'] as const)('a finger reads under its sign what each aid is, on a %s', async (size) => {
  const { page } = await open({ size, context: { hasTouch: true, isMobile: true } });
  const pose: [number, number, number] = [20_000, 20_000, 0];
  const units = [
    { id: 'a1.1', type: 'scouts', name: 'Dart', pose },
    { id: 'b1.1', type: 'scouts', name: 'Gnat', pose: [60_000, 40_000, 18_000] as [number, number, number] },
  ] as const;
  await openFile(page, fromPosition({ phase: 'scouts', turn: 'A', units: [...units] }, ALONE));
  const names = page.locator('.aids .button-short').filter({ visible: true });
  await expect
    .poll(() => names.allInnerTexts())
    .toEqual([...Object.values(words.aidNames), planNames.openShort, planNames.answers]);
  expect(await misplaced(page)).toEqual([]);
});

test('two tables by touch: a tap changes the table, a tap on a gate plans through it, a finger draws the exit', async () => {
  const { page, context } = await open({ size: 'phone' });
  const touch = await context.newCDPSession(page);
  await openFile(page, fromPosition(TWO_TABLES, ALONE, { options: { layout: [[], []] } }));
  const tab = (table: number) =>
    page.getByRole('group', { name: tables.tables }).getByRole('button', { name: new RegExp(`^${tables.tab(table)}`) });
  await says(page, /choose who acts/i);
  await clean(page);
  await tab(2).tap();
  await expect.poll(() => tab(2).getAttribute('aria-pressed')).toBe('true');
  // What calls from the other table is written on its tab, not only shown to a pointer.
  await expect.poll(() => tab(1).innerText()).toContain(tables.turn);
  await clean(page);
  await page.getByRole('button', { name: tables.all }).tap();
  await page.getByRole('dialog', { name: tables.tables }).waitFor();
  await clean(page, false);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: tables.tab(1) })
    .tap();
  await page.getByRole('navigation').getByRole('button', { name: missionText.title }).tap();
  await clean(page, false);
  await page.getByRole('navigation').getByRole('button', { name: common.act }).tap();

  await act(page).getByRole('button', { name: 'Talon', exact: true }).tap();
  await actButton(page, words.actions.move).tap();
  await says(page, /Plan the movement of Talon/);
  await still(page);
  const before = await bare(page, { x: 30, y: 24 });
  await page.touchscreen.tap(before.x, before.y);
  await expect
    .poll(() => act(page).getByLabel(tables.leaveBy).locator('option:checked').innerText())
    .toBe(tables.exitOf('Warp gate 2', 2));
  await clean(page);
  await act(page)
    .getByRole('button', { name: tables.lookThere(2) })
    .tap();
  await expect.poll(() => tab(2).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: common.fit }).tap();
  await still(page);
  const out = async (): Promise<Inches> => ({
    x: Number(await act(page).getByLabel(tables.exitX).inputValue()),
    y: Number(await act(page).getByLabel(tables.exitY).inputValue()),
  });
  await gesture(touch, [await bare(page, await out())], [await bare(page, { x: 30, y: 14 })]);
  await expect.poll(async () => (await out()).y).toBeLessThan(19);
  await clean(page);
  const there = await out();
  await actButton(page, words.confirmPlan).tap();
  await says(page, /Fire with Talon/);
  const { units } = standOf(await keptMatch(page));
  expect(units.find(({ id }) => id === 'a1.1')!.pose).toMatchObject({
    table: 2,
    x: Math.round(there.x * 1000),
    y: Math.round(there.y * 1000),
    heading: 0,
  });
  expect(await axeFaults(page)).toEqual([]);
});
