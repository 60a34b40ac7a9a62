import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { pullWords } from '../../src/ui/games/orions-gate/words/pull.ts';
import { stopWords } from '../../src/ui/games/orions-gate/words/stop.ts';
import { keptMatch, keeps } from './setup/kept.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { SWARM } from './setup/positions.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import {
  act,
  actButton,
  clickTable,
  dragTable,
  onScreen,
  openFile,
  pointAt,
  says,
  undoButton,
  still,
  text,
  type Inches,
} from './setup/table.ts';

// The hand acts: a ready ship is pulled over the table, and nothing is declared before the order.

const open = samePage();

/** Two ready destroyers, one that has an Engine, a battleship whose phase is to come, and two enemies. */
const POSITION: OrionsGatePosition = {
  phase: 'destroyers',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [20_000, 22_000, 0], components: ['cannon', 'cannon'] },
    { id: 'a1.2', type: 'destroyers', name: 'Lance', pose: [20_000, 30_000, 0], components: ['engine', 'shield'] },
    { id: 'a1.3', type: 'battleships', name: 'Anvil', pose: [14_000, 14_000, 0], components: ['torpedo', 'cannon'] },
    { id: 'b1.1', type: 'destroyers', name: 'Thorn', pose: [34_000, 22_000, 18_000], components: ['cannon', 'shield'] },
    { id: 'b1.2', type: 'destroyers', name: 'Far', pose: [60_000, 40_000, 27_000], components: ['shield'] },
  ],
};
const TALON: Inches = { x: 20, y: 22 };

/** A gun alone, with two targets near and two out of range; after the shot nothing is left to do. */
const DUEL: OrionsGatePosition = {
  phase: 'destroyers',
  turn: 'A',
  units: [
    {
      id: 'a1.1',
      type: 'destroyers',
      name: 'Talon',
      pose: [20_000, 22_000, 0],
      components: ['shield', 'shield', 'shield'],
    },
    { id: 'b1.1', type: 'scouts', name: 'Dart', pose: [36_000, 18_000, 18_000] },
    { id: 'b1.2', type: 'fighters', name: 'Wasp', pose: [36_000, 26_000, 18_000], components: ['shield'] },
    { id: 'b1.3', type: 'fighters', name: 'Far', pose: [60_000, 40_000, 27_000], components: ['shield'] },
    { id: 'b1.4', type: 'fighters', name: 'Gone', pose: [66_000, 46_500, 27_000], components: ['shield'] },
  ],
};
/** A miss, and dice for whatever the computer does. */
const DICE = [1, 1, ...Array.from({ length: 400 }, (_, index) => (index % 6) + 1)];

const oneLine = (said: string): string => said.replace(/\s+/g, ' ').trim();
const title = (page: Page): Promise<string> => text(page, '.dock-act .act-title');
const chip = (page: Page, action: keyof typeof words.actions) =>
  act(page)
    .getByRole('group', { name: pullWords.how })
    .getByRole('button', { name: new RegExp(`^${words.actions[action]}`) });

test('a ready ship is pulled over the table: its Move, other actions by keys, nothing declared before the order', async () => {
  const { page } = await open();
  await openFile(page, fromPosition(POSITION, ALONE));
  await actButton(page, words.actions.move).waitFor();
  // Choosing and planning offer the actions in one order, under the same digits.
  const offered = async (buttons: string) => (await page.locator(buttons).allInnerTexts()).map(oneLine);
  const actions = await offered('.act-card .button');
  expect(actions).toEqual(
    (['move', 'cruise', 'ram', 'hold'] as const).map((one, at) => `${words.actions[one]} ${at + 1}`),
  );

  // Pulled farther than it can go: it stops at the very inch and keeps the plan (OG-6.7).
  await dragTable(page, TALON, { x: 20, y: 3 });
  await expect.poll(() => title(page)).toBe(`Talon ${words.used(6000, 6000)}`);
  await says(page, /Plan the movement of Talon/);
  expect(await offered('.act-chips .button')).toEqual(actions);
  // What stops it there stays told after it is let go, and is no refusal.
  await expect.poll(() => text(page, '.dock-act .refusal-stop')).toContain(stopWords.allowance(6000));
  expect(await page.locator('.dock-act ul.refusal').count()).toBe(0);
  await keepScreen(page, 'hand-pulled');
  expect((await keptMatch(page)).plies).toHaveLength(0);
  await expect.poll(() => chip(page, 'move').getAttribute('aria-pressed')).toBe('true');

  // Another action keeps the ghost as near as it gets; Escape lets go.
  await page.keyboard.press('2');
  await expect.poll(() => chip(page, 'cruise').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => title(page)).toBe(`Talon ${words.used(6000, 9000)}`);
  await page.keyboard.press('Escape');
  await actButton(page, words.actions.move).waitFor();
  await says(page, /choose who acts/);

  // A press beside everything lets go as well.
  await dragTable(page, TALON, { x: 24, y: 24 });
  await expect.poll(() => title(page)).toContain('Talon');
  await clickTable(page, { x: 45, y: 8 });
  await says(page, /choose who acts/);
  expect((await keptMatch(page)).plies).toHaveLength(0);

  // A click selects and pulls nothing.
  await clickTable(page, { x: 20, y: 30 });
  await expect.poll(() => text(page, '.sheet-head h3')).toBe('Lance');
  await says(page, /choose who acts/);

  // While it is drawn a key makes it a Cruise.
  const [from, to] = [await onScreen(page, TALON), await onScreen(page, { x: 40, y: 25 })];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expect.poll(() => title(page)).toBe(`Talon ${words.used(6000, 6000)}`);
  // The ghost goes on to where the pointer already is.
  await page.keyboard.press('2');
  await expect.poll(() => title(page)).toMatch(/^Talon 9\.0(00)? in of 9/);
  await page.mouse.up();
  await expect.poll(() => chip(page, 'cruise').getAttribute('aria-pressed')).toBe('true');

  // A key for what it may not do now says why not.
  await page.keyboard.press('Escape');
  await says(page, /choose who acts/);
  await clickTable(page, { x: 14, y: 14 });
  await page.keyboard.press('1');
  await expect
    .poll(() => page.locator('[role="alert"].unseen').first().innerText())
    .toBe('This is the Destroyers phase; Anvil is a Battleship.');
  // And again when it is asked again.
  const spoken = page.locator('[role="alert"].unseen span').first();
  await spoken.evaluate((one) => one.setAttribute('data-before', ''));
  await page.keyboard.press('1');
  await expect.poll(() => spoken.getAttribute('data-before')).toBeNull();
  expect(await spoken.innerText()).toContain('Anvil is a Battleship');
  await dragTable(page, TALON, { x: 24, y: 22 });

  // Pulled anew from where it stands, back to Move, then ordered: declared and moved at once.
  await page.keyboard.press('1');
  await dragTable(page, TALON, { x: 24, y: 22 });
  await expect.poll(() => title(page)).toBe(`Talon ${words.used(4000, 6000)}`);
  await page.keyboard.press('Enter');
  await keeps(page, 2);
  const { plies } = await keptMatch(page);
  expect(plies.map(({ command }) => command)).toEqual([
    { type: 'activate', unit: 'a1.1', action: 'move' },
    expect.objectContaining({ type: 'plan', first: 4000, second: 0 }),
  ]);
  await says(page, /Fire with Talon/);
});

test('few presses: drag, go and fire are three, and the activation ends by itself; forty Scouts hold in one', async () => {
  const { page } = await open({ settings: { endsAlone: true } });
  await openFile(page, fromPosition(DUEL, ALONE, { dice: DICE }));
  await actButton(page, words.actions.move).waitFor();
  let presses = 0;
  await dragTable(page, TALON, { x: 26, y: 22 });
  presses += 1;
  await expect.poll(() => title(page)).toContain('Talon');
  await page.keyboard.press('Enter');
  presses += 1;
  await says(page, /Fire with Talon/);
  // The best target is chosen, and says so; those out of range are one line.
  const rows = page.locator('.targets .target');
  await expect.poll(() => rows.allInnerTexts()).toHaveLength(3);
  expect(await rows.first().innerText()).toContain(words.bestTarget);
  expect(await rows.last().innerText()).toBe(words.outOfRange(['Far', 'Gone']));
  await keepScreen(page, 'hand-targets');
  // What is said of a target at the rim lies beside it, and not over it.
  const rim = { x: 66, y: 46.5 };
  await pointAt(page, rim);
  const below = async () => (await page.locator('.target-card').boundingBox())!.y - (await onScreen(page, rim)).y;
  await expect.poll(below).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  presses += 1;
  expect(presses).toBeLessThanOrEqual(3);
  await expect
    .poll(async () =>
      (await keptMatch(page)).plies.slice(0, 4).map(({ command }) => (command as { type: string }).type),
    )
    .toEqual(['activate', 'plan', 'firePrimary', 'endActivation']);

  // A click takes a target, also the one that was chosen beforehand; a second one fires.
  await openFile(page, fromPosition(DUEL, ALONE, { seed: 'twice', dice: DICE }));
  await actButton(page, words.actions.move).waitFor();
  await dragTable(page, TALON, { x: 26, y: 22 });
  await page.keyboard.press('Enter');
  await says(page, /Fire with Talon/);
  const dart = rows.filter({ hasText: 'Dart' }).getByRole('button').first();
  await clickTable(page, { x: 36, y: 18 });
  await expect.poll(() => dart.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(async () => (await keptMatch(page)).plies.length).toBe(2);
  await clickTable(page, { x: 36, y: 18 });
  await expect
    .poll(async () => (await keptMatch(page)).plies[2]?.command)
    .toEqual({ type: 'firePrimary', target: 'b1.1' });

  await openFile(page, fromPosition(SWARM, ALONE, { seed: 'swarm' }));
  await page.getByRole('button', { name: words.holdAll(40), exact: true }).click();
  await expect
    .poll(async () => (await keptMatch(page)).plies.filter(({ seat }) => seat === 'a1').length, { timeout: 60_000 })
    .toBe(120);
  await says(page, /choose who acts/);
  await undoButton(page).click();
  await expect.poll(async () => (await keptMatch(page)).plies.length, { timeout: 60_000 }).toBe(0);
});

test('N goes to the next ship that can do something; arrows step by 0.1, 1 and 0.001 in, in a field too', async () => {
  const { page } = await open();
  await openFile(page, fromPosition(POSITION, ALONE, { seed: 'keys' }));
  await actButton(page, words.actions.move).waitFor();
  const subject = () => text(page, '.sheet-head h3');
  // The battleship's phase is to come, the enemies are no ships of one's own.
  for (const [key, name] of [
    ['n', 'Lance'],
    ['n', 'Talon'],
    ['Shift+N', 'Lance'],
    ['Shift+N', 'Talon'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(subject).toBe(name);
  }
  await page.keyboard.press('1');
  await expect.poll(() => title(page)).toBe(`Talon ${words.used(0, 6000)}`);
  for (const [key, mils] of [
    ['ArrowUp', 100],
    ['Shift+ArrowUp', 1100],
    ['Alt+ArrowUp', 1101],
    ['Alt+ArrowDown', 1100],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => title(page)).toBe(`Talon ${words.used(mils, 6000)}`);
  }
  const turn = page.locator('.numberbox input').nth(1);
  for (const [key, degrees] of [
    ['q', '1.00'],
    ['Shift+Q', '11.00'],
    ['Alt+E', '10.99'],
    ['Alt+ArrowRight', '10.98'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => turn.inputValue()).toBe(degrees);
  }
  await turn.focus();
  for (const [key, degrees] of [
    ['Shift+ArrowDown', '0.98'],
    ['Alt+ArrowUp', '0.99'],
    ['ArrowUp', '1.99'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => turn.inputValue()).toBe(degrees);
  }
  // In hand as ever: the next ship takes its place, nothing is declared.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('n');
  await expect.poll(subject).toBe('Lance');
  await says(page, /choose who acts/);
  expect((await keptMatch(page)).plies).toHaveLength(0);
});

test('whatever cannot be pulled says why at the pointer, and a ship with Engines is drawn as far as they may give', async () => {
  const { page } = await open();
  await openFile(page, fromPosition(POSITION, ALONE, { seed: 'second' }));
  await actButton(page, words.actions.move).waitFor();
  const hint = () => page.locator('[role="alert"].unseen').first().innerText();
  const camera = () => page.locator('.play-table canvas[data-camera]').getAttribute('data-camera');
  await page.keyboard.press('+');
  await still(page);
  const before = await camera();
  await dragTable(page, { x: 34, y: 22 }, { x: 30, y: 26 });
  await expect.poll(hint).toBe(pullWords.enemy('Thorn'));
  // Nothing lies over the reason.
  await expect.poll(() => page.locator('.target-card').count()).toBe(0);
  await keepScreen(page, 'hand-enemy');
  await dragTable(page, { x: 14, y: 14 }, { x: 18, y: 14 });
  await expect.poll(hint).toBe('This is the Destroyers phase; Anvil is a Battleship.');
  expect(await camera()).toBe(before);
  // Beside everything the table is drawn.
  await dragTable(page, { x: 40, y: 30 }, { x: 37, y: 28 });
  await expect.poll(camera).not.toBe(before);
  await page.keyboard.press('f');
  await still(page);

  // The ship in hand is brought near with whoever can come at it, and let go again.
  const whole = await camera();
  await clickTable(page, { x: 20, y: 30 });
  await page.keyboard.press('Shift+F');
  await expect.poll(camera).not.toBe(whole);
  await still(page);
  await keepScreen(page, 'hand-framed');
  await page.keyboard.press('Shift+F');
  await still(page);
  await expect.poll(camera).toBe(whole);

  await dragTable(page, { x: 20, y: 30 }, { x: 50, y: 30 });
  await expect.poll(() => title(page)).toBe(`Lance ${words.used(12_000, 12_000)}`);
  await expect.poll(() => text(page, '.dock-act')).toContain(pullWords.sure(7000));
  await keepScreen(page, 'hand-engine');
  await actButton(page, pullWords.roll(1)).click();
  await keeps(page, 1);
  await says(page, /Plan the movement of Lance/);
  // What the die gave, with the ghost where it was wanted or as near as it gets.
  await expect.poll(() => title(page)).toMatch(/^Lance Move (\d+\.0)(00)? in of \1/);
});

test('under a finger on a small screen the table keeps its size; the go comes when it lifts, its numbers when they are asked for', async () => {
  const { page, context } = await open({ size: 'phone' });
  await openFile(page, fromPosition(POSITION, ALONE));
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove', { x, y }: { readonly x: number; readonly y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y, id: 0 }] });
  const topOf = async (): Promise<number> => (await page.locator('.dock-bottom').boundingBox())!.y;
  const scale = async (): Promise<number> =>
    Number((await page.locator('.play-table canvas[data-camera]').getAttribute('data-camera'))!.split(' ')[2]);
  await still(page);
  // What all do is in sight as a whole beside the row of names.
  const hold = (await act(page)
    .getByRole('button', { name: words.holdAll(2) })
    .boundingBox())!;
  expect(hold.x + hold.width).toBeLessThanOrEqual(390 - 12);
  expect(hold.x).toBeGreaterThan(0);
  // So is the row of two names with what takes both; a longer one fades out (forty-ships.test.ts).
  const row = act(page).getByRole('group', { name: words.chooseHint });
  expect(await row.getAttribute('data-more')).toBe('');
  await keepScreen(page, 'hand-phone-before');
  const before = await topOf();
  const large = await scale();
  const { x, y } = await onScreen(page, TALON);
  await send('touchStart', { x, y });
  for (const step of [10, 20, 30, 40]) await send('touchMove', { x, y: y - step });
  await page.locator('.loupe').waitFor();
  await expect.poll(async () => (await topOf()) - before).toBeGreaterThan(-30);
  expect(await actButton(page, words.confirmPlan).isVisible()).toBe(false);
  await keepScreen(page, 'hand-phone');
  await still(page);
  expect(await scale()).toBe(large);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await actButton(page, words.confirmPlan).waitFor();
  await still(page);
  await keepScreen(page, 'hand-phone-after');
  expect(await scale()).toBe(large);
  const fold = act(page).getByRole('button', { name: words.numbersFold });
  const fields = act(page).getByRole('textbox');
  expect([await fold.getAttribute('aria-expanded'), await fields.count()]).toEqual(['false', 0]);
  await fold.tap();
  await expect.poll(() => fields.count()).toBe(3);
  await keepScreen(page, 'hand-phone-numbers');
  await fields.first().fill('2');
  await expect.poll(() => title(page)).toContain('2.0');
});
