import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Cell, Direction } from '../../src/games/battlespace-sirius/index.ts';
import { lineWay } from '../../src/ui/games/battlespace-sirius/table/card-layout.ts';
import { sirius as words } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { duelFile, people } from './setup/duels.ts';
import { samePage } from './setup/same-page.ts';
import { bright } from './setup/hands.ts';
import { changed, light, shadesAt, strokes } from './setup/shades.ts';
import { keeps } from './setup/kept.ts';
import { actButton, onScreen, openFile, ready, says, still, text } from './setup/table.ts';

const open = samePage();

const card = (page: Page, group: string, name: RegExp) =>
  page.locator('.dock-act').getByRole('group', { name: group }).getByRole('button', { name });

test('BS-19.4 locks are solid with a target mark on the locked side, lines left alone dashed; the engaged ship is framed, others are dimmed until the Fire step is over', async () => {
  const { page } = await open({ sharp: true });
  await openFile(
    page,
    duelFile({
      seats: people(3),
      dice: [1],
      position: {
        vessels: [
          { seat: '1', cell: [0, 0] },
          { seat: '2', cell: [1, 1] },
          { seat: '3', cell: [-1, 0] },
        ],
        phase: 'lock',
      },
    }),
  );
  await says(page, 'Emerald chooses the target');
  /** Where places of the table, in cells, are on the screen now. */
  const onTable = async (places: readonly (readonly [x: number, y: number])[]): Promise<{ x: number; y: number }[]> => {
    const [a, b] = [await onScreen(page, { x: 0, y: 0 }), await onScreen(page, { x: 1, y: 1 })];
    return places.map(([x, y]) => ({ x: a.x + (b.x - a.x) * x, y: a.y + (b.y - a.y) * y }));
  };
  /** A grid of places round the middle of a cell. */
  const grid = (cell: Cell, most: number, taken: (x: number, y: number) => boolean) => {
    const steps = Array.from({ length: 35 }, (_, step) => (step / 17 - 1) * most);
    return onTable(
      steps.flatMap((x) => steps.filter((y) => taken(x, y)).map((y) => [cell[0] + x, cell[1] + y] as const)),
    );
  };
  // The upper corners of a card, where neither lines nor words go.
  const corners = (cell: Cell) => grid(cell, 0.5, (x, y) => Math.abs(x) >= 0.42 && y >= 0.42);
  const inside = (cell: Cell) => grid(cell, 0.3, () => true);
  /** What lies at several groups of places, on one picture of the table at rest. */
  const look = async <T extends string>(groups: { readonly [name in T]: readonly { x: number; y: number }[] }) => {
    await page.mouse.move(720, 60);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await still(page);
    const names = Object.keys(groups) as T[];
    const shades = await shadesAt(
      page,
      await page.screenshot(),
      names.flatMap((name) => groups[name]),
    );
    let from = 0;
    return Object.fromEntries(names.map((name) => [name, shades.slice(from, (from += groups[name].length))])) as {
      [name in T]: typeof shades;
    };
  };
  const mean = (shades: Awaited<ReturnType<typeof shadesAt>>) =>
    shades.reduce((sum, one) => sum + light(one), 0) / shades.length;
  /** The first part of a line's way between the two cards, before its words. */
  const way = (line: Direction, through: Cell) => {
    const points = lineWay([0, 0], [1, 1], line, through).slice(1, 4);
    return onTable(
      points.slice(0, -1).flatMap((a, index) => {
        const b = points[index + 1]!;
        return Array.from(
          { length: 30 },
          (_, part) => [(a.x + ((b.x - a.x) * part) / 30) / 1000, (a.y + ((b.y - a.y) * part) / 30) / 1000] as const,
        );
      }),
    );
  };
  /** Where a line meets the side it goes to. */
  const end = (line: Direction, through: Cell) => {
    const { x, y } = lineWay([0, 0], [1, 1], line, through).at(-1)!;
    const steps = Array.from({ length: 17 }, (_, step) => step * 10 - 80);
    return onTable(steps.flatMap((right) => steps.map((up) => [(x + right) / 1000, (y + up) / 1000] as const)));
  };
  const places = async () => ({
    red: await corners([1, 1]),
    emerald: await corners([0, 0]),
    ship: await inside([0, 0]),
    platinum: await inside([-1, 0]),
    north: await way('N', [0, 1]),
    east: await way('E', [1, 0]),
    northEnd: await end('N', [0, 1]),
    eastEnd: await end('E', [1, 0]),
  });
  const red = (shades: Awaited<ReturnType<typeof shadesAt>>) =>
    shades.filter(([r, g, b]) => r > 180 && r > g * 1.6 && r > b * 1.6).length;
  const before = await look(await places());
  /**
   * How light the fleet that takes no part in the fight is against before, by and by: it dims and lights up in frames.
   */
  const dimmed = async () => mean((await look(await places())).platinum) / mean(before.platinum);

  await card(page, words.lockTarget, /^Red.*Bow.*Port/)
    .first()
    .click();
  await bright(page).click();
  await says(page, 'Red reacts first');
  await expect.poll(dimmed, { timeout: 60_000 }).toBeLessThan(0.8);
  const locked = await look(await places());
  // The frame lies at the corners of the engaged ship, and of no other.
  expect(changed(before.red, locked.red)).toBeGreaterThan(0.15);
  expect(changed(before.emerald, locked.emerald)).toBeLessThan(0.05);
  expect(mean(locked.ship)).toBeGreaterThan(mean(before.ship) * 0.9);
  // Before the lock both lines were dashed.
  const gap = 70;
  expect(strokes(before.north, gap)).toBeGreaterThanOrEqual(3);
  expect(strokes(locked.east, gap)).toBeGreaterThanOrEqual(3);
  expect(strokes(locked.north, gap)).toBe(1);
  expect(red(locked.northEnd) - red(before.northEnd)).toBeGreaterThan(10);
  expect(Math.abs(red(locked.eastEnd) - red(before.eastEnd))).toBeLessThan(5);

  await card(page, words.reactions, new RegExp(`^${words.nothing}`)).click();
  await bright(page).click();
  await says(page, 'Emerald fires at Red');
  await expect.poll(dimmed, { timeout: 60_000 }).toBeLessThan(0.8);
  await page.keyboard.press('1');
  await bright(page).click();
  await says(page, 'Red has the turn');
  await expect.poll(dimmed, { timeout: 60_000 }).toBeGreaterThan(0.85);
});

test('BS-19.8 dice lie in a tray by volley: hits marked against the Shield before it, equal dice ringed with their points, Sentry dice apart with who reacted', async () => {
  const { page } = await open();
  // The first turn of the scripted game S1.
  await openFile(
    page,
    duelFile({
      seats: people(2),
      dice: [6, 5, 5, 6, 2, 4, 4, 1, 3],
      position: {
        vessels: [
          { seat: '1', cell: [0, 0] },
          { seat: '2', cell: [1, 0] },
        ],
      },
    }),
  );
  const tray = page.getByRole('region', { name: common.dice });
  /** The rolls at one place of the tray: whose they are, every die with what it counts as, and what is said of them. */
  const rolls = async (place: 'answer' | 'act') =>
    Promise.all(
      (
        await tray
          .locator(place === 'answer' ? '.tray-answer .tray-roll' : '.tray-place:not(.tray-answer) .tray-roll')
          .all()
      ).map(async (roll) => ({
        label: (await roll.locator('.eyebrow').innerText()).toLowerCase(),
        dice: await roll.getByRole('img').evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label'))),
        text: (await roll.innerText()).replace(/\s+/g, ' '),
      })),
    );
  const die = (value: number, ...counts: string[]) => [common.die(value), ...counts].join(', ');
  await actButton(page, words.stay).click();
  await says(page, 'Red reacts first');
  expect(await tray.count()).toBe(0);
  await card(page, words.reactions, new RegExp(`^${words.sentry(['E'])}`)).click();
  await bright(page).click();
  await says(page, 'Emerald fires at Red');
  expect(await rolls('answer')).toEqual([
    { label: 'red: sentry fire', dice: [die(6, common.hit)], text: expect.stringContaining('Starboard 6 → 5') },
  ]);
  expect(await rolls('act')).toEqual([]);
  await page.keyboard.press('4');
  await bright(page).click();
  await says(page, 'Red has the turn');
  // 5, 5 and 6 reach Shield 5, as it was before the volley; the two fives are a pair.
  const [volley, ...others] = await rolls('act');
  expect(others).toEqual([]);
  expect(volley).toEqual({
    label: 'emerald: volley e',
    dice: [
      die(5, common.hit, common.ring(1)),
      die(5, common.hit, common.ring(1)),
      die(6, common.hit),
      die(2, common.miss),
    ],
    text: expect.stringMatching(/Shield 5.*Port 5 → 2.*1 repair point/i),
  });
  expect((await rolls('answer')).map(({ label }) => label)).toEqual(['red: sentry fire']);
  const box = async (selector: string) => (await tray.locator(selector).boundingBox())!;
  expect((await box('.tray-answer')).y).not.toBe((await box('.tray-place:not(.tray-answer)')).y);
});

/** Takes the focus from whatever has it; the screen may give it back to what it keeps the focus for, once. */
const leaveFocus = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        (document.activeElement as HTMLElement | null)?.blur();
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return document.activeElement === document.body;
      }),
    )
    .toBe(true);

test('BS-19.12 a hint tells the aim of each step; switched off they stay away, also after a reload', async () => {
  const { page } = await open();
  await openFile(
    page,
    duelFile({
      seats: people(2),
      dice: [6, 6, 1],
      position: {
        vessels: [
          { seat: '1', cell: [0, 0], power: [5, 6, 6, 6] },
          { seat: '2', cell: [1, 1] },
        ],
      },
    }),
  );
  const hint = page.locator('.bs-hint');
  const all = async () => (await hint.innerText()).replace(/\s+/g, ' ');
  await says(page, 'Emerald has the turn');
  expect(await all()).toContain(words.hints.maneuver);
  await bright(page).click();
  await says(page, 'one line is locked, or both');
  expect(await all()).toContain(words.hints.lock);
  await card(page, words.lockTarget, /E: Starboard/)
    .first()
    .click();
  await bright(page).click();
  await says(page, 'Red reacts first');
  expect(await all()).toContain(words.hints.reaction);
  await card(page, words.reactions, new RegExp(`^${words.nothing}`)).click();
  await bright(page).click();
  await says(page, 'Emerald fires at Red');
  expect(await all()).toContain(words.hints.fire);
  await page.getByRole('button', { name: words.hintsOff }).click();
  expect(await page.getByText(words.hints.fire).count()).toBe(0);
  await page.keyboard.press('2');
  // What Enter fires is what the bright button says.
  await bright(page)
    .filter({ hasText: words.fire(2) })
    .waitFor();
  await leaveFocus(page);
  await page.keyboard.press('Enter');
  await says(page, 'Emerald places');
  expect(await page.getByText(words.hints.repair).count()).toBe(0);
  await keeps(page, 4);
  await page.reload();
  await ready(page);
  await says(page, 'Emerald places');
  expect(await page.getByText(words.hints.repair).count()).toBe(0);
  await page.keyboard.press('h');
  await page.getByText(words.hints.repair).waitFor();
  expect(await text(page, '.bs-step-now')).toContain(words.steps.fire);
});
