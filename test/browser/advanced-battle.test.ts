import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { battleAdvanced as advanced } from '../../src/ui/games/orions-gate/words/play-advanced.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { samePage } from './setup/same-page.ts';
import { fromPosition, PEOPLE } from './setup/matches.ts';
import type { OpenOptions } from './setup/page.ts';
import {
  act,
  actButton,
  clickTable,
  dragTable,
  logLines,
  onScreen,
  openFile,
  says,
  still,
  text,
} from './setup/table.ts';

const open = samePage();

type Units = OrionsGatePosition['units'];

/** Ada's battleship with a component of every kind that is used, a hurt friend beside it, an enemy near and one far. */
const UNITS: Units = [
  {
    id: 'a1.1',
    type: 'battleships',
    name: 'Ember',
    pose: [30000, 24000, 0],
    components: [
      'deflector',
      'mineLauncher',
      'repairBay',
      'stealthGenerator',
      { kind: 'plasmaCannon', facing: 'left' },
      { kind: 'tsunamiCannon', facing: 'front' },
    ],
  },
  {
    id: 'a1.2',
    type: 'destroyers',
    name: 'Talon',
    pose: [27000, 20000, 0],
    components: ['salvageArm', { kind: 'shield', damage: 1 }, { kind: 'torpedo', damage: 1 }],
  },
  {
    id: 'b1.1',
    type: 'fighters',
    name: 'Kite',
    pose: [35000, 24000, 18000],
    components: [{ kind: 'cannon', damage: 1 }],
  },
  { id: 'b1.2', type: 'battleships', name: 'Grace', pose: [30000, 42000, 27000] },
];
const OPTIONS = { firingArcs: true, debris: true, boarding: true };

/** Opens a fire step of the first unit of side A, or with a window that stops it. */
async function begin(more: Partial<OrionsGatePosition> = {}, opening: OpenOptions = {}): Promise<Page> {
  const { page } = await open(opening);
  const position = {
    round: 2,
    phase: 'battleships',
    turn: 'A',
    units: UNITS,
    activation: { unit: 'a1.1', action: 'hold', step: 'fire' },
    ...more,
  } as OrionsGatePosition;
  await openFile(page, fromPosition(position, PEOPLE, { options: OPTIONS }));
  return page;
}

const box = (page: Page, label: string) => act(page).getByLabel(label, { exact: true });
const weapon = (page: Page, name: string) =>
  page.getByRole('group', { name: words.weapons }).getByRole('button', { name: new RegExp(`^${name}`) });
const logged = (page: Page, line: RegExp) => expect.poll(async () => (await logLines(page)).join('\n')).toMatch(line);

test('OG-9.34 OG-9.35 OG-9.37 OG-9.39 by pointer: a field, a mine, a repair, stealth', async () => {
  const page = await begin();

  await weapon(page, 'Deflector').click();
  await expect.poll(() => box(page, 'x').inputValue()).toBe('30.000');
  // Drawn far to the left it stops exactly 3 in from the base (OG-9.34): 30 - 1.5 - 3 - 1.5.
  await dragTable(page, { x: 30, y: 24 }, { x: 14, y: 24 });
  await expect.poll(() => box(page, 'x').inputValue()).toBe('24.000');
  await expect
    .poll(() => act(page).locator('.refusal').innerText())
    .toContain('13.000 in from Ember; at most 3.000 in.');
  // Toward the enemy it keeps 1 in away, and a typed place that does not says why.
  await box(page, 'x').fill('32.000');
  await expect.poll(() => act(page).locator('.refusal').innerText()).toContain('OG-9.34');
  // What is no place at all is said at the box, in inches, and nothing is ordered with it; the other boxes are plain.
  const invalid = act(page).locator('.input[aria-invalid]');
  expect(await invalid.count()).toBe(0);
  for (const [typed, fault] of [
    ['-500', common.numberMost(288, 'in')],
    ['3o', common.noNumber],
  ] as const) {
    await box(page, 'x').fill(typed);
    await expect.poll(() => text(page, '.numberbox-bad label')).toBe(fault);
    expect(await invalid.count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await box(page, 'x').inputValue()).toBe(typed);
  }
  await dragTable(page, { x: 32, y: 24 }, { x: 24, y: 24 });
  await expect.poll(() => act(page).locator('.refusal').count()).toBe(0);
  await actButton(page, advanced.layHere).click();
  await logged(page, /Ember raises Deflector field 1\./);

  await weapon(page, 'Mine Launcher').click();
  await clickTable(page, { x: 36, y: 32 });
  // 6 in from the base along the way to the tap (OG-9.35).
  await expect
    .poll(
      async () =>
        (Number(await box(page, 'x').inputValue()) - 30) ** 2 + (Number(await box(page, 'y').inputValue()) - 24) ** 2,
    )
    .toBeGreaterThan(7.49 ** 2);
  await actButton(page, advanced.layMine).click();
  await logged(page, /Ember lays a mine\./);

  await weapon(page, 'Repair Bay').click();
  await clickTable(page, { x: 27, y: 20 });
  await page
    .getByRole('group', { name: advanced.repairParts })
    .getByRole('button', { name: /^Torpedo 1\/2/ })
    .click();
  await act(page).getByRole('button', { name: advanced.repair, exact: true }).click();
  await logged(page, /Ember repairs Talon: Torpedo 0\/2\./);

  await weapon(page, 'Stealth Generator').click();
  await actButton(page, advanced.stealthOn).click();
  await logged(page, /Ember goes into stealth mode\./);
  await page.locator('.unit-row[data-unit="a1.1"]').click();
  await expect
    .poll(() => text(page, '.modifiers'))
    .toContain(words.modifierLine(2, words.numbers.toughness, advanced.inStealth));

  // What is used up says so (OG-9.2), and arcs say why not (OG-12.1).
  await weapon(page, 'Deflector').click();
  await expect.poll(() => act(page).locator('.refusal').innerText()).toContain('OG-9.2');
  await weapon(page, 'Plasma Cannon').click();
  await expect.poll(() => page.locator('.target-refused', { hasText: 'Kite' }).innerText()).toContain('front sector');
  // Round 2, never fired: X 1, Strength 4 (OG-9.40).
  expect(await weapon(page, 'Tsunami Cannon').innerText()).toContain(advanced.tsunami(1, 4));
});

test('OG-9.35 OG-9.36 OG-13.2 by keys alone: a mine nudged and laid, the backfire read, a ship boarded', async () => {
  const page = await begin({
    units: UNITS.map((unit): Units[number] =>
      unit.id === 'a1.1'
        ? {
            ...unit,
            components: [
              'mineLauncher',
              'barracks',
              'shield',
              'shield',
              { kind: 'plasmaCannon', facing: 'front' },
              'shield',
            ],
          }
        : unit,
    ),
  });
  const press = (key: string) => page.keyboard.press(key);

  await weapon(page, 'Plasma Cannon').focus();
  await press('Enter');
  await expect.poll(() => text(page, '.odds-notes')).toContain(advanced.backfire('2.78 %', 'Ember'));

  await weapon(page, advanced.board).focus();
  await press('Enter');
  // Six intact and Barracks against one damaged: 13 against 1 always takes it (OG-24.11).
  await expect.poll(() => text(page, '.boarding')).toContain('100.00 %');
  expect(await text(page, '.boarding')).toContain(advanced.bonuses(13, 1));

  await weapon(page, 'Mine Launcher').focus();
  await press('Enter');
  await expect.poll(() => box(page, 'x').inputValue()).toBe('34.500');
  await press('ArrowLeft');
  await press('Alt+ArrowUp');
  await expect
    .poll(async () => [await box(page, 'x').inputValue(), await box(page, 'y').inputValue()])
    .toEqual(['34.400', '24.001']);
  await press('Escape');
  await expect.poll(() => box(page, 'x').inputValue()).toBe('34.500');
  await weapon(page, advanced.board).focus();
  await press('Enter');
  await expect
    .poll(() => page.locator('.targets button[aria-pressed="true"] .target-name').allInnerTexts())
    .toEqual(['Kite']);
  await press('Enter');
  await logged(page, /Ember boards Kite and takes it\.[\s\S]*Kite now flies for side A\./);
  await expect
    .poll(() => page.locator('.fleet.side-A [data-unit="b1.1"]').getAttribute('aria-label'))
    .toContain(advanced.captured);
});

test('OG-12.4 by pointer and keys: debris stops 1 in from its ship; declined it leaves none', async () => {
  const window = { kind: 'debris', unit: 'b1.2', slot: 1 } as const;
  const lost = { kind: 'shield', damage: 2 } as const;
  const components: Units[number]['components'] = [lost, lost, 'shield', 'torpedo', 'torpedo', 'cannon'];
  const units = UNITS.map((unit) => (unit.id === 'b1.2' ? { ...unit, components } : unit));
  const page = await begin({ units, windows: [window, { ...window, slot: 2 }] });
  await says(page, 'Ben decides about the debris of Grace.');
  await dragTable(page, { x: 30, y: 42 }, { x: 30, y: 30 });
  // 42 - 1.5 - 1 - 0.5.
  await expect.poll(() => box(page, 'y').inputValue()).toBe('39.000');
  await actButton(page, advanced.layDebris).click();
  await logged(page, /Grace leaves Debris 1\./);
  await actButton(page, advanced.noDebris).focus();
  await page.keyboard.press('Enter');
  await logged(page, /Grace leaves no debris\./);
  await says(page, 'Ada decides what Ember fires.');
});

test('OG-9.38 by keys: the Salvage Arm mends what is chosen', async () => {
  const page = await begin({
    units: [
      ...UNITS,
      { id: 'a1.3', type: 'scouts', name: 'Sparks', pose: [29000, 17000, 0], status: 'destroyed' },
    ] as Units,
    windows: [{ kind: 'salvage', unit: 'a1.2', slot: 1, lost: 'a1.3' }],
  });
  await says(page, 'Ada decides what Talon salvages.');
  const chosen = page.getByRole('group', { name: advanced.salvageParts }).locator('[aria-pressed="true"]');
  expect(await chosen.innerText()).toContain('Shield 1/2');
  await page.keyboard.press('n');
  await expect.poll(() => chosen.innerText()).toContain('Torpedo 1/2');
  await page.keyboard.press('Enter');
  await logged(page, /Talon repairs itself: Torpedo 0\/2\./);
});

test('OG-9.35 by touch on a small screen: a tap lays the mine where it is legal', async () => {
  const page = await begin({}, { size: 'phone' });
  await weapon(page, 'Mine Launcher').tap();
  await still(page);
  const { x, y } = await onScreen(page, { x: 33, y: 27 });
  await page.touchscreen.tap(x, y);
  await expect.poll(async () => Math.abs(Number(await box(page, 'x').inputValue()) - 33)).toBeLessThan(0.1);
  await actButton(page, advanced.layMine).tap();
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await logged(page, /Ember lays a mine\./);
});
