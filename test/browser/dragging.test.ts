import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RetrogradePosition } from '../../src/games/retrograde/index.ts';
import type { SkaxarPosition } from '../../src/games/skaxar/index.ts';
import { lesson } from '../../src/ui/games/orions-spur/lesson/lesson.ts';
import { WIDE } from '../../src/ui/games/skaxar/table/plan-wide.ts';
import { spurWords } from '../../src/ui/games/orions-spur/words/play.ts';
import { duelFile, people as captains } from './setup/duels.ts';
import { bright } from './setup/hands.ts';
import { keptMatch } from './setup/kept.ts';
import { arcSpot, spotOf } from './setup/orbit-hands.ts';
import { DUEL } from './setup/orbit-scenes.ts';
import { orbits, SINGLE } from './setup/orbits.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { changed, shadesAt } from './setup/shades.ts';
import { spurFile } from './setup/spur-scenes.ts';
import { alone, spurs } from './setup/spurs.ts';
import { onScreen, openFile, ready, says, still } from './setup/table.ts';
import { placeOf } from './setup/war-hands.ts';
import { BOTH, wars } from './setup/wars.ts';

const open = samePage();

/** A place of the window, CSS pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Presses at one place and moves to another; the button stays down. */
async function carry(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Before it is a long press.
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
}

const camera = (page: Page) => page.locator('.play-table canvas[data-camera]').getAttribute('data-camera');
const plies = async (page: Page): Promise<number> => (await keptMatch(page)).plies.length;

test('BS-5.4 Escape puts back the ship that is dragged, and the release lays no plan', async () => {
  const { page } = await open();
  const vessels = [
    { seat: '1', cell: [0, 0] },
    { seat: '2', cell: [1, 0] },
  ] as const;
  await openFile(page, duelFile({ seats: captains(2), position: { vessels } }));
  await says(page, 'Emerald');
  const stays = await bright(page).innerText();
  const [home, goal] = [await onScreen(page, { x: 0, y: 0 }), await onScreen(page, { x: 1, y: 1 })];
  await carry(page, home, goal);
  await keepScreen(page, 'drag-sirius');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await bright(page).innerText()).toBe(stays);
  // The next drag is one like any other.
  await carry(page, home, goal);
  await page.mouse.up();
  await expect.poll(() => bright(page).innerText()).not.toBe(stays);
  expect(await plies(page)).toBe(0);
});

/** A may buy Targeting Lens, and not Nova Lance. */
const SESSION: SkaxarPosition = {
  A: { money: 9000, field: ['E22'], scrapyard: ['E14', 'E12'] },
  B: { money: 6000, field: ['X22'] },
  shop: ['I28', 'I11', 'I20', 'I17', 'I33', 'I01'],
  at: 'session',
  decider: 'A',
  buyers: ['A', 'B'],
};

test('SK-6.4 SK-6.5 a card of the Shop is dragged to the own field: it follows the mouse, is bought there or says why not, and Escape puts it back', async () => {
  const { page } = await open({ sharp: true });
  await openFile(page, wars.file({ seats: BOTH, position: SESSION }));
  await ready(page);
  const view = wars.nextMove(wars.begun({ seats: BOTH, position: SESSION }))!.view;
  const shop = async (slot: number) => {
    const [x, y] = placeOf(view, { kind: 'shop', slot }, 'wide');
    return onScreen(page, { x, y });
  };
  const field = await onScreen(page, { x: WIDE.seats.A.field.x / 1000, y: WIDE.seats.A.field.y / 1000 });
  const before = await camera(page);

  // The card is gone from the Shop: it lies at the pointer.
  const there = async () => {
    const { x, y } = await shop(1);
    const grid = Array.from({ length: 400 }, (_, index) => ({
      x: x - 40 + (index % 20) * 4,
      y: y - 40 + (index / 20) * 4,
    }));
    return shadesAt(page, await page.screenshot(), grid);
  };
  const lay = await there();
  await carry(page, await shop(1), field);
  await still(page);
  expect(changed(lay, await there())).toBeGreaterThan(0.4);
  await keepScreen(page, 'drag-skaxar');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await still(page);
  expect(await plies(page)).toBe(0);

  await carry(page, await shop(5), field);
  await keepScreen(page, 'drag-skaxar-refused');
  await page.mouse.up();
  await expect.poll(() => page.locator('.why').innerText()).toContain('Nova Lance costs 12,000; you have 9,000.');
  expect(await plies(page)).toBe(0);

  await carry(page, await shop(1), field);
  await page.mouse.up();
  await expect.poll(async () => (await keptMatch(page)).plies[0]?.command).toEqual({ type: 'buy', slot: 1 });
  await still(page);
  // Beside the cards the table is panned as ever.
  expect(await camera(page)).toBe(before);
  await carry(page, field, { x: field.x - 40, y: field.y + 25 });
  await page.mouse.up();
  await expect.poll(() => camera(page)).not.toBe(before);
});

test('SK-6.4 on a tablet the whole Shop is listed, and what a card would do and what could be answered is read without scrolling', async () => {
  const { page } = await open({ size: 'tablet' });
  await openFile(page, wars.file({ seats: BOTH, position: SESSION }));
  await ready(page);
  const hidden = (selector: string) =>
    page.locator(selector).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  // Pulse Cannon: Skaxar buys after that.
  await page.locator('.sk-shop .sk-pick').first().hover();
  await expect.poll(() => page.locator('.sk-detail').innerText()).toMatch(/buys after/);
  expect([await hidden('.sk-detail'), await hidden('.dock-act > .plate-body')]).toEqual([0, 0]);
});

/** The middle of something of the page. */
async function middle(thing: Locator): Promise<Spot> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + Math.min(height / 2, 30) };
}

/** The card under the pointer, and why it cannot be let go there. */
const carried = (page: Page) => page.locator('.card-carried');
const reason = (page: Page) => page.locator('.card-carried-why');

test('a card of the hand follows the mouse, says why it cannot be started in Research, and Escape puts it back', async () => {
  const { page } = await open();
  const position = (phase: 'research' | 'construction'): RetrogradePosition => ({
    '1': { assets: [{ card: 'moon-1212' }], hand: ['asteroid-colony-2122', 'booster-rockets'] },
    '2': {},
    phase,
    turn: 3,
    activeSeat: '1',
  });
  const card = page.locator('.rg-hand-card').nth(1);
  const begin = async (phase: 'research' | 'construction'): Promise<Spot> => {
    await openFile(page, orbits.file({ seats: SINGLE, position: position(phase), seed: phase }));
    await ready(page);
    const { view } = orbits.nextMove(orbits.begun({ seats: SINGLE, position: position(phase), seed: phase }))!;
    const [x, y] = spotOf(view, 'asset', '1-moon-1212');
    return onScreen(page, { x, y });
  };
  const early = await begin('research');
  await carry(page, await middle(card), early);
  const why = await reason(page).innerText();
  expect(why).not.toBe('');
  await keepScreen(page, 'drag-retrograde-refused');
  await page.mouse.up();
  await expect.poll(() => page.locator('.why').innerText()).toContain(why);
  expect(await carried(page).count()).toBe(0);

  const moon = await begin('construction');
  await carry(page, await middle(card), moon);
  const { x, y, width, height } = (await carried(page).locator('.card-picture').boundingBox())!;
  expect(Math.hypot(x + width / 2 - moon.x, y + height / 2 - moon.y)).toBeLessThan(3);
  expect(await reason(page).count()).toBe(0);
  await keepScreen(page, 'drag-retrograde');
  await page.keyboard.press('Escape');
  expect(await carried(page).count()).toBe(0);
  await page.mouse.up();
  await still(page);
  expect([await plies(page), await page.locator('.rg-hand-held').count()]).toEqual([0, 0]);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await carry(page, await middle(card), moon);
  await page.mouse.up();
  await expect.poll(async () => (await keptMatch(page)).plies[0]?.command).toMatchObject({ type: 'startProject' });
});

test('RG-6.5: a spacecraft follows the mouse over empty space; over an orbital it can reach its ghost stands there instead', async () => {
  const { page } = await open();
  await openFile(page, orbits.file({ seats: SINGLE, position: DUEL }));
  await ready(page);
  const { view } = orbits.nextMove(orbits.begun({ seats: SINGLE, position: DUEL }))!;
  const on = ([x, y]: readonly [number, number]) => onScreen(page, { x, y });
  const [craft, orbital] = [
    await on(spotOf(view, 'spacecraft', '1-fast-attack-craft')),
    await on(arcSpot(view, '1-earth', 4)),
  ];
  const empty = await onScreen(page, { x: 0, y: 0 });
  await carry(page, craft, empty);
  const { x, y, width, height } = (await carried(page).locator('.card-picture').boundingBox())!;
  expect(Math.hypot(x + width / 2 - empty.x, y + height / 2 - empty.y)).toBeLessThan(3);
  await keepScreen(page, 'drag-retrograde-craft');
  await page.mouse.move(orbital.x, orbital.y, { steps: 3 });
  await expect.poll(() => carried(page).count()).toBe(0);
  await page.mouse.move(empty.x, empty.y, { steps: 3 });
  await expect.poll(() => carried(page).count()).toBe(1);
  await page.mouse.up();
  await expect.poll(() => carried(page).count()).toBe(0);
  expect(await plies(page)).toBe(0);
});

test('OS-5.1 OS-5.4: an own ship, or a card of the hand, is dragged to an enemy: it is aimed at, or says why not; the table stays', async () => {
  const { page } = await open();
  await openFile(page, spurFile(alone()));
  await ready(page);
  const { view } = spurs.nextMove(spurs.lineOf(spurFile(alone())))!;
  const ship = (id: string) => {
    const { x, y } = lesson.find!(view, id, { shape: 'wide' })!;
    return onScreen(page, { x: x / 1000, y: y / 1000 });
  };
  const picked = page.locator('.os-picked');
  const before = await camera(page);
  const [ceres, scale, elder] = [await ship('1:ter-ceres#1'), await ship('2:hss-scale#1'), await ship('2:hss-elder#1')];
  await carry(page, ceres, scale);
  const { x, y, width, height } = (await carried(page).locator('.card-picture').boundingBox())!;
  expect(Math.hypot(x + width / 2 - scale.x, y + height / 2 - scale.y)).toBeLessThan(3);
  await keepScreen(page, 'drag-spur-ship');
  await page.keyboard.press('Escape');
  await expect.poll(() => carried(page).count()).toBe(0);
  await page.mouse.up();
  await still(page);
  expect([await picked.count(), await camera(page)]).toEqual([0, before]);
  await carry(page, ceres, scale);
  await page.mouse.up();
  await expect.poll(() => picked.innerText()).toMatch(/Ceres 1[^]*Scale 1/);
  await expect.poll(() => carried(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await carry(page, ceres, elder);
  await page.mouse.up();
  await expect.poll(() => page.locator('.why').innerText()).toContain('OS-5.4');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  const cannon = page.locator('.os-hand-card', { hasText: 'Plasma Cannon' });
  await carry(page, await middle(cannon.locator('.os-hand-pick')), scale);
  expect(await carried(page).count()).toBe(1);
  await keepScreen(page, 'drag-spur-card');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await still(page);
  expect([await carried(page).count(), await page.locator('.os-hand-held').count()]).toEqual([0, 0]);
  await carry(page, await middle(cannon.locator('.os-hand-pick')), scale);
  await page.mouse.up();
  await expect.poll(() => picked.innerText()).toMatch(/Plasma Cannon[^]*Scale 1/);
  expect([await plies(page), await camera(page)]).toEqual([0, before]);

  // With a ship in hand nothing is left to choose: Enter gives the order, though the card has the focus.
  await page.keyboard.press('Escape');
  await page.mouse.click(ceres.x, ceres.y);
  await carry(page, await middle(cannon.locator('.os-hand-pick')), scale);
  await page.mouse.up();
  await expect.poll(() => bright(page).innerText()).toMatch(/Plasma Cannon[^]*Scale 1/);
  await page.keyboard.press('Enter');
  await expect.poll(() => plies(page)).toBeGreaterThan(0);
  expect((await keptMatch(page)).plies[0]!.command).toMatchObject({ type: 'attack', target: '2:hss-scale#1' });
});

test('OS-9.7: a formation that is arranged by one press is given by Enter', async () => {
  const { page } = await open();
  await openFile(page, spurFile(alone(), { plies: [['1', { type: 'regroup', discard: [] }]] }));
  await ready(page);
  const arrange = page.getByRole('button', { name: spurWords.autoLayout });
  await arrange.click();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await keptMatch(page)).plies[1]?.command).toMatchObject({ type: 'reorganize' });
});
