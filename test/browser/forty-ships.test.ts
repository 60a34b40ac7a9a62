import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LABELS, type PlannedShip } from '../../src/games/orions-gate/index.ts';
import { crowdWords } from '../../src/ui/games/orions-gate/words/crowd.ts';
import { planNames } from '../../src/ui/games/orions-gate/words/plan-names.ts';
import { plans as planWords } from '../../src/ui/games/orions-gate/words/plans.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { threatWords } from '../../src/ui/games/orions-gate/words/threat.ts';
import { bigBattle, BIG_OPTIONS, SHIPS } from '../helpers/big-battle.ts';
import { withPlans } from './setup/aside.ts';
import { ALONE, fromPosition, standOf } from './setup/matches.ts';
import { SIZES, type Opened, type Size } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED } from './setup/survey.ts';
import { actButton, clickTable, onScreen, openFile, pointAt, still, text, undoButton } from './setup/table.ts';
import { noteWriting, writtenOver, type Written } from './setup/written.ts';

// Forty ships a side on the largest table, with sixty pieces.

const open = samePage(noteWriting);
let opened: Opened | null = null;

const FILE = fromPosition(bigBattle(), ALONE, { options: BIG_OPTIONS });
const { units } = standOf(FILE);

/** Radii of the bases, inches. */
const BASE = { scouts: 0.5, fighters: 0.625, destroyers: 1, battleships: 1.5 } as const;
/** Names that stand clear near the middle of the fight, in each size. */
const NAMED = { desk: 20, tablet: 16, phone: 6 } as const satisfies { readonly [size in Size]: number };

/** The big battle at a screen. */
async function begin(size: Size): Promise<Page> {
  opened = await open({ size });
  await openFile(opened.page, FILE);
  return opened.page;
}

/** The figures of the threat field on the table: "3 enemies: 1.2 of 4", "6+ enemies". */
const figures = async (page: Page): Promise<readonly string[]> =>
  (await writtenOver(page)).map((one) => one.text).filter((one) => /^\d+\+? enem(?:y|ies)\b/.test(one));

test.each(WALKED)('OG-25.7 the threat of forty enemies is one field with at most eight figures (%s)', async (size) => {
  const page = await begin(size);
  await keepScreen(page, `forty-${size}`);
  // However many ships are drawn aside above them, the four actions stand in the panel.
  const ends = () =>
    page.locator('.act-card').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  await expect.poll(async () => (await ends()).filter((end) => end <= SIZES[size].width)).toHaveLength(4);
  if (size === 'phone') {
    const row = page.locator('.act-choice > .act-units');
    await expect.poll(() => row.getAttribute('data-more')).toBe('after');
    expect(await row.evaluate((one) => getComputedStyle(one).maskImage)).toContain('32px');
  }
  await page.keyboard.press('t');
  const panel = page.locator('.threat');
  await page.locator('.threat[aria-busy="false"]').waitFor({ timeout: 90_000 });
  await expect.poll(async () => (await figures(page)).length).toBeGreaterThan(2);
  await keepScreen(page, `forty-threat-${size}`);
  if (size === 'phone') {
    // The row of classes shows that it goes on, too.
    const classes = panel.getByRole('group', { name: threatWords.filter });
    expect(await classes.getAttribute('data-more')).toBe('after');
    expect(await classes.evaluate((one) => getComputedStyle(one).maskImage)).toContain('32px');
  }
  const all = await figures(page);
  expect(all.length).toBeLessThanOrEqual(LABELS);
  expect(await text(page, '.threat-row')).toContain(threatWords.all(SHIPS));
  const here = await text(page, '.threat-here');

  // One class alone, and back.
  await panel.getByRole('button', { name: new RegExp(words.phases.battleships) }).click();
  await expect.poll(() => figures(page)).not.toEqual(all);
  expect((await figures(page)).length).toBeLessThanOrEqual(LABELS);
  expect(await text(page, '.threat-here')).not.toBe(here);
  await keepScreen(page, `forty-threat-class-${size}`);
  await panel.getByRole('button', { name: threatWords.all(SHIPS) }).click();
  await expect.poll(() => figures(page)).toEqual(all);

  // The enemy that is pointed at, alone.
  const enemy = units.find(({ id }) => id === 'b1.3')!;
  const at = await onScreen(page, { x: enemy.pose!.x / 1000, y: enemy.pose!.y / 1000 });
  if (size !== 'phone') {
    await page.mouse.move(at.x + 1, at.y);
    await page.mouse.move(at.x, at.y);
    await expect.poll(() => text(page, '.threat-line')).toBe(threatWords.alone(enemy.name));
    await expect.poll(() => figures(page)).not.toEqual(all);
    expect((await figures(page)).every((one) => /^1(?: enemy:|\+ enemies)/.test(one))).toBe(true);
    await keepScreen(page, `forty-threat-alone-${size}`);
  }
  await page.keyboard.press('t');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => figures(page)).toEqual([]);
  expect(opened!.troubles()).toEqual([]);
});

/** The ship the panels speak of: pressed in the list, on the sheet, in the action panel. */
const spoken = async (page: Page) => ({
  list: await page.locator('.crowd [data-unit][aria-pressed="true"]').getAttribute('data-unit'),
  sheet: await page.locator('.sheet').first().getAttribute('data-unit'),
  // While it fires the sentence over the table names it.
  act: await page.evaluate(
    () =>
      document.querySelector<HTMLElement>('.dock-act .act-units [aria-pressed="true"], .dock-act .act-title strong')
        ?.innerText ?? document.querySelector<HTMLElement>('.says')!.innerText,
  ),
});
const named = (id: string) => units.find((unit) => unit.id === id)!;
const placeOf = (id: string) => ({ x: named(id).pose!.x / 1000, y: named(id).pose!.y / 1000 });

test('panel, list, sheet and range speak of one ship: under the pointer, with a target, after it acted and was taken back', async () => {
  const page = await begin('desk');
  const says = async (id: string) => {
    await expect
      .poll(() => spoken(page).catch(() => null))
      .toEqual({ list: id, sheet: id, act: expect.stringContaining(named(id).name.replace(/ A$/, '')) });
    // The range of its gun stands on the table.
    expect((await writtenOver(page)).some((one) => one.text.startsWith(named(id).name))).toBe(true);
  };
  const [first, second] = units.filter(({ side, unitType }) => side === 'A' && unitType === 'destroyers');
  await clickTable(page, placeOf(first!.id));
  await says(first!.id);
  // Another under the pointer is told below, never instead.
  await pointAt(page, placeOf('b1.4'));
  await expect.poll(() => page.locator('.sheet').nth(1).getAttribute('data-unit')).toBe('b1.4');
  await says(first!.id);
  // An enemy that is chosen is nobody's action.
  await clickTable(page, placeOf('b1.4'));
  await expect.poll(() => page.locator('.sheet').first().getAttribute('data-unit')).toBe('b1.4');
  expect(await page.locator('.dock-act .act-card').count()).toBe(0);
  await page
    .locator('.dock-act')
    .getByText(words.looksOnly(named('b1.4').name))
    .waitFor();
  // Picked in the panel it acts, and stays the subject whatever target is pressed.
  await actButton(page, second!.name).click();
  await says(second!.id);
  await actButton(page, words.actions.hold).click();
  await page.keyboard.press('Enter');
  await clickTable(page, placeOf('b1.4'));
  await says(second!.id);
  await keepScreen(page, 'forty-subject');
  await undoButton(page).click();
  await undoButton(page).click();
  await actButton(page, words.actions.move).waitFor();
  await says(second!.id);
  expect(opened!.troubles()).toEqual([]);
});

test('the list of forty ships keeps its search and filters in sight, folds its classes, and leads to the enemies at once', async () => {
  const page = await begin('desk');
  const rows = page.locator('.crowd [data-unit]:visible');
  // The class that acts is open, the others wait folded.
  await expect.poll(() => rows.count()).toBe(8);
  const folded = page.locator('.crowd-class:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await expect.poll(() => rows.count()).toBe(SHIPS);
  await rows.last().scrollIntoViewIfNeeded();
  const search = page.getByRole('searchbox', { name: crowdWords.search });
  const box = (await search.boundingBox())!;
  const dock = (await page.locator('.dock-fleets').boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(dock.y);
  expect(box.y + box.height).toBeLessThan(dock.y + 160);
  await keepScreen(page, 'forty-list');
  await page.locator('.crowd-row').first().getByRole('button').nth(1).click();
  await page.getByRole('button', { name: crowdWords.filter.damaged, exact: true }).click();
  const hurt = units.filter(({ side, components }) => side === 'B' && components.some(({ damage }) => damage > 0));
  await expect.poll(() => rows.count()).toBe(hurt.length);
  await keepScreen(page, 'forty-enemies');
  await page.getByRole('button', { name: crowdWords.filter.damaged, exact: true }).click();
  await search.fill('battleships 3');
  await expect.poll(() => rows.count()).toBe(1);
  expect(opened!.troubles()).toEqual([]);
});

test('forty plans stand in groups that fold, conflicts first, found by name, and in one panel', async () => {
  const page = await begin('desk');
  const own = units.filter(({ side }) => side === 'A');
  const held = own.map(({ id, unitType, pose }): PlannedShip =>
    unitType === 'destroyers' && Number(id.slice(3)) % 3 === 0
      ? { unit: id, action: 'move', movement: { type: 'plan', first: 40_000, pivot: 0, second: 0 }, shots: [] }
      : { unit: id, action: 'hold', movement: { type: 'plan', heading: pose!.heading }, shots: [] },
  );
  const astray = held.filter(({ action }) => action === 'move').length;
  expect(astray).toBeGreaterThan(0);
  await withPlans(page, [{ owner: 'a1', shared: false, plans: held }]);
  await page.getByRole('button', { name: new RegExp(planNames.open) }).click();
  const groups = page.locator('.plan-group');
  await expect.poll(() => groups.count()).toBeGreaterThan(1);
  expect(await groups.first().locator('summary').innerText()).toContain(planWords.groups.bad);
  await keepScreen(page, 'forty-plans');
  await expect.poll(() => page.locator('.plan:visible').count()).toBeLessThanOrEqual(astray + 12);
  await page.locator('.plans').getByText(planWords.conflicts(astray)).waitFor();
  // The go is in sight without scrolling, and so is the fleet below.
  const go = (await page.getByRole('button', { name: planWords.carryAll(SHIPS) }).boundingBox())!;
  expect(go.y + go.height).toBeLessThan(900);
  await page.getByRole('searchbox', { name: planWords.search }).fill('scouts 1');
  await expect.poll(() => page.locator('.plan:visible').count()).toBe(4);
  await page.locator('.plan:visible .plan-name').first().click();
  await page.locator('.plan-chosen .plan-acts').waitFor();
  await keepScreen(page, 'forty-plans-found');
  expect(opened!.troubles()).toEqual([]);
});

/** Whether a box on the page reaches more than a hair into the base of a ship there. */
const covers = ({ left, right, top, bottom }: Written, { x, y, radius }: { x: number; y: number; radius: number }) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < radius - 4;
const meet = (a: Written, b: Written) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The names on the table, and every ship that stands in sight. */
async function seen(page: Page) {
  const corner = await onScreen(page, { x: 0, y: 0 });
  const [along, up] = [await onScreen(page, { x: 10, y: 0 }), await onScreen(page, { x: 0, y: 10 })];
  const inch = Math.hypot(along.x - corner.x, along.y - corner.y) / 10;
  const { width, height } = page.viewportSize()!;
  const ships = [];
  for (const { id, unitType } of units) {
    const { x, y } = placeOf(id);
    const at = {
      x: corner.x + (x * (along.x - corner.x) + y * (up.x - corner.x)) / 10,
      y: corner.y + (x * (along.y - corner.y) + y * (up.y - corner.y)) / 10,
    };
    if (at.x > 0 && at.y > 0 && at.x < width && at.y < height) ships.push({ ...at, radius: BASE[unitType] * inch });
  }
  const written = await writtenOver(page);
  const names = written.filter(({ text: one }) => /^(Scouts|Fighters|Destroyers|Battleships) \d+ [AB]/.test(one));
  return { names, ships };
}

test.each(Object.entries(NAMED) as [Size, number][])(
  'names cover neither ships nor each other: near the fight at least so many stand clear (%s, %i)',
  async (size, least) => {
    const page = await begin(size);
    const whole = await seen(page);
    // The whole table names the ship spoken of alone.
    expect(whole.names).toHaveLength(1);
    const at = await onScreen(page, { x: 66, y: 24 });
    await page.mouse.move(at.x, at.y);
    for (let turns = 0; turns < 12 && (await seen(page)).names.length < least; turns++) {
      await page.mouse.wheel(0, -120);
      await still(page);
    }
    const { names, ships } = await seen(page);
    await keepScreen(page, `forty-names-${size}`);
    expect(names.length).toBeGreaterThanOrEqual(least);
    names.forEach((name, index) => {
      expect([name.text, ships.some((ship) => covers(name, ship))]).toEqual([name.text, false]);
      for (const other of names.slice(0, index)) expect([name.text, other.text, meet(name, other)]).toContain(false);
    });
    expect(opened!.troubles()).toEqual([]);
  },
);
