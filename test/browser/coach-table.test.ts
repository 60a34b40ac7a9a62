import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OrionsGateCommand } from '../../src/games/orions-gate/index.ts';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { alone, duelFile } from './setup/duels.ts';
import { drawnIn } from './setup/frames.ts';
import { bright } from './setup/hands.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { ALONE as versus, fromPosition } from './setup/matches.ts';
import { axeFaults } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { spurFile } from './setup/spur-scenes.ts';
import { alone as fleets } from './setup/spurs.ts';
import { actButton, openFile, openNextFile, still, text } from './setup/table.ts';
import { noteWriting, writtenOver } from './setup/written.ts';

const open = samePage();

/** What stands written over a table at rest, in the order in which it was written. */
async function saidBy(page: Page): Promise<string> {
  await still(page);
  return (await writtenOver(page)).map(({ text }) => text).join(' | ');
}

test('a good move is drawn on the table, by pointer and by keys, and leaves no trace', async () => {
  const { page } = await open();
  await noteWriting(page);
  const ways = page.locator('.coach-card > div > .coach-ways > li');
  const shown = page.locator('.coach-card > div > .coach-ways > li.shown');
  const fears = page.locator('.coach-fears li');

  // Orion's Spur: the attack with what it comes to.
  await openFile(page, spurFile(fleets()));
  const before = await saidBy(page);
  expect(before).not.toContain('destroyed');
  await page.keyboard.press('k');
  await expect.poll(() => ways.count()).toBeGreaterThan(1);
  const first = await shown.innerText();
  const attack = ways.filter({ hasText: 'destroyed' }).first();
  await attack.hover();
  await expect.poll(() => saidBy(page)).toContain('destroyed');
  expect(await drawnIn(page, 20)).toBe(0);
  await keepScreen(page, 'coach-table-spur');
  await ways.nth(1).hover();
  await expect.poll(() => shown.innerText()).not.toBe(first);
  // By keys: what has the focus is shown.
  await ways.nth(1).getByRole('button').focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => shown.innerText()).toBe(first);
  // What the enemy would answer to the attack, the same way.
  await attack.getByRole('button').focus();
  await expect.poll(() => fears.count()).toBeGreaterThan(0);
  const own = await saidBy(page);
  await fears.first().getByRole('button').focus();
  await expect.poll(() => saidBy(page)).not.toBe(own);
  expect(await drawnIn(page, 20)).toBe(0);
  await keepScreen(page, 'coach-table-answer');
  expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });
  await attack.hover();
  await expect.poll(() => saidBy(page)).toBe(own);
  await page.keyboard.press('k');
  await expect.poll(() => saidBy(page)).toBe(before);
  expect(await page.locator('.coach-card').count()).toBe(0);

  // Battlespace Sirius: one place of many with its lines; what is planned by hand comes before it.
  const vessels = [
    { seat: '1', cell: [0, 0] },
    { seat: '2', cell: [1, 1], heading: 'W', power: [6, 3, 6, 5] },
  ] as const;
  await openNextFile(page, duelFile({ seats: alone(2), dice: [], position: { vessels } }));
  const plain = await saidBy(page);
  await page.keyboard.press('k');
  await expect.poll(() => ways.count()).toBeGreaterThan(1);
  await expect.poll(() => saidBy(page)).toContain('Starboard 3');
  expect(plain).not.toContain('Starboard 3');
  await keepScreen(page, 'coach-table-sirius');
  await page.getByRole('button', { name: /^180/ }).click();
  await expect.poll(() => saidBy(page)).not.toContain('Starboard 3');
  await ways.first().hover();
  await expect.poll(() => saidBy(page)).toContain('Starboard 3');
  // Escape puts the good moves away first, and what is planned only when it is pressed again.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.coach-card').count()).toBe(0);
  const turned = page.getByRole('button', { name: /^180/ });
  expect(await turned.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => turned.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('k');
  await ways.first().getByRole('button').click();
  await expect.poll(() => page.locator('.coach-card').count()).toBe(0);
});

/** Scouts about to act, with an enemy within a Cruise. */
const SCOUTS: OrionsGatePosition = {
  phase: 'scouts',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'scouts', name: 'Dart', pose: [20_000, 20_000, 0] },
    { id: 'a1.2', type: 'scouts', name: 'Gnat', pose: [20_000, 30_000, 0] },
    { id: 'b1.1', type: 'destroyers', name: 'Thorn', pose: [34_000, 22_000, 9000], components: ['shield', 'shield'] },
  ],
};

test('"Do it" lays the whole way it draws in hand, to be changed or ordered, and Escape puts the good moves away first', async () => {
  const { page } = await open();
  await noteWriting(page);
  await openFile(page, fromPosition(SCOUTS, versus));
  const coach = page.locator('.coach-card');
  const ways = coach.locator('.coach-ways > li');
  const title = () => text(page, '.dock-act .act-title');
  const way = () => saidBy(page).then((said) => /(\d+\.\d) in/.exec(said)?.[1]);
  const commands = async () => (await keptMatch(page)).plies.map(({ command }) => command as OrionsGateCommand);

  await page.keyboard.press('k');
  await expect.poll(() => ways.count()).toBeGreaterThan(0);
  await expect.poll(way).toBeDefined();
  const drawn = await way();
  const name = /with (\w+)/.exec(await ways.first().innerText())![1]!;
  expect(Number(drawn)).toBeGreaterThan(1);
  await keepScreen(page, 'coach-way-drawn');
  await ways.first().getByRole('button').click();
  await expect.poll(() => coach.count()).toBe(0);
  await expect.poll(title).toContain(name);
  // At its very limit the panel has all decimals.
  const used = Number(/([\d.]+) in of/.exec(await title())![1]);
  expect(used.toFixed(1)).toBe(drawn);
  expect(await bright(page).innerText()).toContain(battle.confirmPlan);
  expect(await commands()).toEqual([]);
  await keepScreen(page, 'coach-way-laid');
  const laid = await title();

  // Asked again with the ghost in hand: Escape puts away the answer and leaves the ghost.
  await page.keyboard.press('k');
  await coach.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => coach.count()).toBe(0);
  expect(await title()).toBe(laid);
  // It is a plan like any other, and can be let go.
  await page.keyboard.press('Escape');
  await actButton(page, battle.actions.move).waitFor();

  // By keys alone: the focus goes to the order.
  await page.keyboard.press('k');
  await ways.first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(title).toBe(laid);
  await expect.poll(() => page.locator(':focus').innerText()).toContain(battle.confirmPlan);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await commands()).slice(0, 2).map(({ type }) => type)).toEqual(['activate', 'plan']);
  const [, plan] = await commands();
  const points = plan?.type === 'plan' ? plan.points! : [];
  const from = SCOUTS.units.find((unit) => unit.name === name)!.pose as readonly number[];
  const length = points.reduce(
    ({ mils, at }, to) => ({ mils: mils + Math.hypot(to[0] - at[0], to[1] - at[1]), at: to }),
    { mils: 0, at: [from[0]!, from[1]!] as readonly [number, number] },
  ).mils;
  expect((length / 1000).toFixed(1)).toBe(drawn);
});
