import type { CDPSession, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { OrionsGateState } from '../../src/games/orions-gate/index.ts';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { pullWords } from '../../src/ui/games/orions-gate/words/pull.ts';
import { stopWords } from '../../src/ui/games/orions-gate/words/stop.ts';
import { trayWords } from '../../src/ui/games/orions-gate/words/tray.ts';
import { fixedChance } from './setup/chance.ts';
import { keepFailures } from './setup/failure.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { fromPosition, PEOPLE, standOf } from './setup/matches.ts';
import { axeAt, openPage, visit, type Opened, type Size } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED } from './setup/survey.ts';
import {
  act,
  actButton,
  dragTable,
  onScreen,
  openFile,
  ready,
  says,
  still,
  undoButton,
  type Inches,
} from './setup/table.ts';

// Deploying by hand: ships wait in a tray beside their zone and are drawn onto the table and back.

let opened: Opened | null = null;
afterEach(() => opened?.context.close());
keepFailures(() => opened);

/** What the page draws by chance when the person wins the roll-off. */
const WON = 8;
const SEAT = { player: 'human', name: '', computerChooses: true, fleet: '' };
const DRAFT = {
  options: { terrainSeed: 'edges', terrainMinimum: 0, terrainDensity: 'sparse', rounds: 1 },
  seed: 'edge',
  seats: { A: { ...SEAT, fleet: undefined }, B: { ...SEAT, player: 'easy' } },
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A battle by hand up to the deployment, the own edge taken. */
async function deploying(size: Size, edge: 'edgeSouth' | 'edgeNorth' = 'edgeSouth'): Promise<Opened> {
  opened = await openPage({ size, draft: DRAFT });
  const { page } = opened;
  await fixedChance(page, WON);
  await visit(page, '#/new/orions-gate');
  await page.getByRole('button', { name: /^Random/ }).click();
  await page.getByRole('button', { name: optionsText.start }).click();
  await ready(page);
  await says(page, 'choose an edge');
  await actButton(page, words[edge]).click();
  await says(page, 'Deploy: place every unit');
  await tray(page).waitFor();
  await page.locator('.mini canvas[data-baked]').first().waitFor();
  await still(page);
  return opened;
}

const tray = (page: Page) => page.getByRole('group', { name: trayWords.title });
const inTray = (page: Page, name: string) => tray(page).getByRole('button', { name: new RegExp(`^${name} `) });
const inList = (page: Page, name: string) => page.locator('.unit-row', { hasText: name });
const stand = async (page: Page): Promise<OrionsGateState> => standOf(await keptMatch(page));
const unit = async (page: Page, name: string) => (await stand(page)).units.find((one) => one.name === name)!;
const statusOf = async (page: Page, name: string) => (await unit(page, name)).status;

async function middleOf(of: ReturnType<typeof inTray>): Promise<Spot> {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Draws by mouse from a place of the screen to one of the table; the button stays down. */
async function hold(page: Page, from: Spot, to: Inches): Promise<Spot> {
  const end = await onScreen(page, to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + end.x) / 2, (from.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  return end;
}

/** The reason as the panel keeps it beside the words at the pointer. */
const reason = (page: Page) => page.locator('.dock-act .refusal');
/** The words at the pointer, as page readers hear them. */
const heard = (page: Page) => page.locator('[role="alert"].unseen').first().innerText();

for (const size of WALKED)
  for (const edge of ['edgeSouth', 'edgeNorth'] as const)
    test(`ships wait as miniatures beside their zone, nothing covered: ${size}, ${edge}`, async () => {
      const { page, troubles } = await deploying(size, edge);
      await keepScreen(page, `tray-${size}-${edge}`);
      expect(await tray(page).getByRole('button').count()).toBe(4);
      expect(await inTray(page, 'Fighters 1').innerText()).toMatch(/^Fighters 1\s+Fighter$/);
      // The tray lies beyond the edge of the own zone, and not over it.
      const box = (await tray(page).boundingBox())!;
      const [rim, inside] = edge === 'edgeSouth' ? [0, 6] : [48, 42];
      const gapTo = async (y: number): Promise<number> => {
        const at = await onScreen(page, { x: 36, y });
        return Math.hypot(
          Math.max(box.x - at.x, 0, at.x - box.x - box.width),
          Math.max(box.y - at.y, 0, at.y - box.y - box.height),
        );
      };
      expect(await gapTo(rim)).toBeGreaterThan(0);
      expect(await gapTo(rim)).toBeLessThan(90);
      expect(await gapTo(inside)).toBeGreaterThan(await gapTo(rim));
      expect(await misplaced(page)).toEqual([]);
      expect(await axeAt(page, size)).toEqual([]);
      expect(troubles()).toEqual([]);
    });

test('OG-4.10: drawn from the tray by mouse, shown in the zone before the drop, drawn elsewhere and back', async () => {
  const { page, troubles } = await deploying('desk');
  const end = await hold(page, await middleOf(inTray(page, 'Destroyers 1')), { x: 20, y: 6 });
  await still(page);
  await keepScreen(page, 'tray-ghost');
  expect(await statusOf(page, 'Destroyers 1')).toBe('waiting');
  // While the table shows it the panel goes on saying what is to be done.
  await page.locator('.dock-act .plate-body').evaluate((panel) => {
    const told = new Set<string>();
    new MutationObserver(() => (panel as HTMLElement).innerText && told.add((panel as HTMLElement).innerText)).observe(
      panel,
      { childList: true, subtree: true, characterData: true },
    );
    Object.assign(window, { told });
  });
  await page.mouse.up();
  await expect.poll(() => statusOf(page, 'Destroyers 1')).toBe('inPlay');
  await still(page);
  const told = await page.evaluate(() => [...(window as unknown as { told: Set<string> }).told]);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((one) => one.includes(common.waiting))).toEqual([]);
  const { pose } = await unit(page, 'Destroyers 1');
  expect(Math.hypot(pose!.x - 20_000, pose!.y - 6000)).toBeLessThan(150);
  expect(pose!.heading).toBe(9000);
  await expect.poll(() => inTray(page, 'Destroyers 1').count()).toBe(0);
  // The table has not moved under the pointer.
  expect(await onScreen(page, { x: 20, y: 6 })).toEqual(end);

  await dragTable(page, { x: 20, y: 6 }, { x: 50, y: 4 });
  await expect.poll(async () => Math.round((await unit(page, 'Destroyers 1')).pose!.x / 1000)).toBe(50);
  const { x, y } = await middleOf(tray(page));
  const from = await onScreen(page, { x: 50, y: 4 });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 5 });
  await page.getByText(trayWords.back).waitFor();
  await page.mouse.up();
  await expect.poll(() => statusOf(page, 'Destroyers 1')).toBe('waiting');
  await inTray(page, 'Destroyers 1').waitFor();
  expect(troubles()).toEqual([]);
});

test('OG-4.3 OG-2.12: what stops a ship is told at the pointer and stays; ships of others say why they stay', async () => {
  const { page, troubles } = await deploying('desk');
  await hold(page, await middleOf(inTray(page, 'Fighters 1')), { x: 40, y: 20 });
  const zone = `${stopWords.here} ${stopWords.zone}.`;
  await expect.poll(() => heard(page)).toBe(zone);
  await still(page);
  await keepScreen(page, 'tray-illegal');
  await page.mouse.up();
  await expect.poll(() => statusOf(page, 'Fighters 1')).toBe('inPlay');
  // It stands at the line it was shown at, and the reason is still there, as no refusal: nothing is red.
  expect((await unit(page, 'Fighters 1')).pose!.y).toBe(12_000 - 625);
  await still(page);
  await keepScreen(page, 'tray-reason');
  expect(await reason(page).innerText()).toContain(zone);
  expect(await reason(page).locator('.icon').count()).toBe(0);

  // Too near to a neighbour.
  await hold(page, await middleOf(inTray(page, 'Fighters 2')), { x: 40.2, y: 11 });
  await expect.poll(() => heard(page)).toBe(`${stopWords.here} ${stopWords.spacing('Fighters 1')}.`);
  await page.mouse.up();
  await expect.poll(() => statusOf(page, 'Fighters 2')).toBe('inPlay');
  expect(await reason(page).innerText()).toContain(stopWords.spacing('Fighters 1'));

  // Over the list again nothing is placed; an enemy ship belongs to somebody else.
  await hold(page, await middleOf(inTray(page, 'Fighters 3')), { x: 10, y: 6 });
  const row = await middleOf(inList(page, 'Fighters 3'));
  await page.mouse.move(row.x, row.y, { steps: 3 });
  await page.mouse.up();
  await hold(page, await middleOf(inList(page, 'Veil')), { x: 10, y: 6 });
  await expect.poll(() => heard(page)).toBe(pullWords.waits('Veil'));
  await page.mouse.up();
  await still(page);
  expect(await reason(page).innerText()).toContain(pullWords.waits('Veil'));
  await keepScreen(page, 'tray-enemy');
  expect(await statusOf(page, 'Fighters 3')).toBe('waiting');

  // Undo takes the reason along.
  await undoButton(page).click();
  await expect.poll(() => reason(page).count()).toBe(0);
  expect(troubles()).toEqual([]);
});

test('drawn from the fleet list, and back onto it; a press still only takes it up', async () => {
  const { page, troubles } = await deploying('desk');
  await hold(page, await middleOf(inList(page, 'Fighters 2')), { x: 30, y: 5 });
  await page.mouse.up();
  await expect.poll(() => statusOf(page, 'Fighters 2')).toBe('inPlay');
  expect(Math.round((await unit(page, 'Fighters 2')).pose!.x / 100)).toBe(300);
  // The row of a placed ship moves it.
  await hold(page, await middleOf(inList(page, 'Fighters 2')), { x: 60, y: 7 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await unit(page, 'Fighters 2')).pose!.x / 100)).toBe(600);
  await hold(page, await onScreen(page, { x: 60, y: 7 }), { x: 60, y: 6 });
  const row = await middleOf(inList(page, 'Fighters 1'));
  await page.mouse.move(row.x, row.y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => statusOf(page, 'Fighters 2')).toBe('waiting');

  // By keys: a ship of the tray is taken up and put where the numbers say.
  await inTray(page, 'Fighters 3').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => inTray(page, 'Fighters 3').getAttribute('aria-pressed')).toBe('true');
  await act(page).getByRole('button', { name: words.place.set, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => statusOf(page, 'Fighters 3')).toBe('inPlay');
  expect(troubles()).toEqual([]);
});

test('Escape puts back a ship that is dragged, from the tray or on the table: it stays in hand, and the release places nothing', async () => {
  const { page, troubles } = await deploying('desk');
  const title = () => page.locator('.dock-act .act-title strong').innerText();
  const first = await title();
  const mini = inTray(page, 'Destroyers 1');
  await hold(page, await middleOf(mini), { x: 20, y: 6 });
  await expect.poll(title).toBe('Destroyers 1');
  await page.keyboard.press('Escape');
  await expect.poll(title).toBe(first);
  await still(page);
  await keepScreen(page, 'tray-escape');
  await page.mouse.up();
  expect(await mini.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await statusOf(page, 'Destroyers 1')).toBe('waiting');
  // Not even where it lay: the next press takes it up again.
  await hold(page, await middleOf(mini), { x: 20, y: 6 });
  await page.mouse.up();
  await expect.poll(() => statusOf(page, 'Destroyers 1')).toBe('inPlay');
  const { pose } = await unit(page, 'Destroyers 1');

  await hold(page, await onScreen(page, { x: 20, y: 6 }), { x: 40, y: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await still(page);
  expect(await title()).toBe('Destroyers 1');
  expect(await act(page).getByLabel(words.place.x, { exact: true }).inputValue()).toBe((pose!.x / 1000).toFixed(3));
  expect((await unit(page, 'Destroyers 1')).pose).toEqual(pose);
  expect(troubles()).toEqual([]);
});

/** One finger that goes down, moves in steps and lifts. */
async function finger(touch: CDPSession, from: Spot, to: Spot): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Spot[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }) => ({ x, y, id: 0 })) });
  await send('touchStart', [from]);
  for (let step = 1; step <= 8; step++)
    await send('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  await send('touchEnd', []);
}

/** Pixels above the finger at which it carries a ship (`lift.ts`). */
const ABOVE = 52;

test('by finger on a phone: from the tray, from the list, to another place and back', async () => {
  const { page, context, troubles } = await deploying('phone');
  const touch = await context.newCDPSession(page);
  const below = async (at: Inches): Promise<Spot> => {
    const { x, y } = await onScreen(page, at);
    return { x, y: y + ABOVE };
  };
  await finger(touch, await middleOf(inTray(page, 'Fighters 1')), await below({ x: 20, y: 6 }));
  await expect.poll(() => statusOf(page, 'Fighters 1')).toBe('inPlay');
  const { pose } = await unit(page, 'Fighters 1');
  expect(Math.hypot(pose!.x - 20_000, pose!.y - 6000)).toBeLessThan(400);
  await still(page);
  await keepScreen(page, 'tray-phone-placed');

  await page.getByRole('navigation').getByRole('button', { name: words.fleets }).tap();
  await inList(page, 'Fighters 2').waitFor();
  await still(page);
  await keepScreen(page, 'tray-phone-list');
  // The list scrolls under a finger; the picture of a ship is drawn out of it.
  await finger(touch, await middleOf(inList(page, 'Fighters 2').locator('.ship')), await below({ x: 50, y: 6 }));
  await expect.poll(() => statusOf(page, 'Fighters 2')).toBe('inPlay');
  expect(Math.abs((await unit(page, 'Fighters 2')).pose!.x - 50_000)).toBeLessThan(400);
  await still(page);

  await finger(touch, await onScreen(page, { x: 50, y: 6 }), await onScreen(page, { x: 40, y: 6 }));
  await expect.poll(async () => Math.round((await unit(page, 'Fighters 2')).pose!.x / 1000)).toBe(40);
  await still(page);
  await finger(touch, await onScreen(page, { x: 40, y: 6 }), await middleOf(tray(page)));
  await expect.poll(() => statusOf(page, 'Fighters 2')).toBe('waiting');
  expect(await misplaced(page)).toEqual([]);
  expect(troubles()).toEqual([]);
});

test('a long tray at the top of a tablet lies beside the folded list and within the screen', async () => {
  opened = await openPage({ size: 'tablet' });
  const { page, troubles } = opened;
  const units = Array.from({ length: 9 }, (_, at) => ({
    id: `b1.${at + 1}`,
    type: 'scouts' as const,
    name: `Beater ${at + 1}`,
    status: 'waiting' as const,
  }));
  const position: OrionsGatePosition = {
    round: 1,
    firstSide: 'A',
    deploying: 'B',
    units: [{ id: 'a1.1', type: 'scouts', name: 'Wren', pose: [24_000, 8000, 9000] }, ...units],
  };
  await openFile(page, fromPosition(position, PEOPLE));
  await tray(page).waitFor();
  await page.locator('.mini canvas[data-baked]').first().waitFor();
  await still(page);
  await keepScreen(page, 'tray-tablet-long');
  const box = (await tray(page).boundingBox())!;
  const list = (await page.locator('.dock-left > .plate').first().boundingBox())!;
  const sheet = (await page.locator('.dock-right > .plate').first().boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(list.x + list.width);
  expect(box.x + box.width).toBeLessThanOrEqual(sheet.x);
  expect(await misplaced(page)).toEqual([]);
  expect(troubles()).toEqual([]);
});

test('the tray stays until the deployment is over, so that the table keeps its place', async () => {
  const { page, troubles } = await deploying('desk');
  await actButton(page, words.deployAll).click();
  await says(page, /Deploy: your fleet is placed/);
  await tray(page).getByText(trayWords.empty).waitFor();
  await keepScreen(page, 'tray-empty');
  // Ready is said of the fleet as it is seen: a ghost that waits at a typed place is placed first.
  await page.locator('[data-unit="a1.1"]').click();
  const name = await page.locator('.dock-act .act-title strong').innerText();
  const x = page.locator('.dock-act').getByLabel('x', { exact: true });
  const there = (Number(await x.inputValue()) + 0.5).toFixed(3);
  await x.fill(there);
  await actButton(page, words.deployDone).click();
  await expect.poll(() => tray(page).count()).toBe(0);
  await expect.poll(async () => (await unit(page, name)).pose!.x).toBe(Math.round(Number(there) * 1000));
  expect(troubles()).toEqual([]);
});
