import { expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { planNames } from '../../src/ui/games/orions-gate/words/plan-names.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { plans } from '../../src/ui/games/orions-gate/words/plans.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { ALONE, fromPosition, PEOPLE } from './setup/matches.ts';
import { axeFaults, type Opened } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { actButton, clickTable, dragTable, openFile, says } from './setup/table.ts';

const open = samePage();
let opened: Opened | null = null;

const POSITION: OrionsGatePosition = {
  phase: 'destroyers',
  turn: 'A',
  units: [
    {
      id: 'a1.1',
      type: 'destroyers',
      name: 'Talon',
      pose: [20000, 22000, 0],
      components: ['cannon', 'cannon', 'shield'],
    },
    {
      id: 'a1.2',
      type: 'destroyers',
      name: 'Lance',
      pose: [20000, 28000, 0],
      components: ['cannon', 'shield', 'shield'],
    },
    { id: 'a1.3', type: 'battleships', name: 'Anvil', pose: [16000, 15000, 0], components: ['torpedo', 'cannon'] },
    {
      id: 'b1.1',
      type: 'battleships',
      name: 'Hulk',
      pose: [38000, 24000, 18000],
      components: ['shield', 'shield', 'shield', 'shield', 'shield', 'shield'],
    },
  ],
};

const due = () => opened!.page.locator('.plans-due');
const rows = () => opened!.page.locator('.plan');
const commands = async (): Promise<string[]> =>
  (await keptMatch(opened!.page)).plies.map(({ command }) => (command as { type: string }).type);

test('planning three ships and executing them, by pointer and by keys', async () => {
  opened = await open();
  const { page, troubles } = opened;
  await openFile(page, fromPosition(POSITION, ALONE));

  // The first by pointer alone.
  await page.getByRole('button', { name: new RegExp(`^${planNames.open}`) }).click();
  await page.getByRole('button', { name: plans.add }).click();
  await clickTable(page, { x: 20, y: 22 });
  await actButton(page, words.actions.move).click();
  await page.locator('.dock-act').getByText(plans.planning('Talon')).waitFor();
  await dragTable(page, { x: 20, y: 22 }, { x: 25, y: 22 });
  await actButton(page, plans.go).click();
  for (let shot = 0; shot < 3; shot++) await actButton(page, plans.shoot).click();
  await actButton(page, plans.keep).click();
  const rowTexts = async () => (await rows().allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  await expect
    .poll(rowTexts)
    .toEqual([expect.stringContaining('Talon Move 5.000 in Gun at Hulk · Cannon at Hulk · Cannon at Hulk')]);

  // The second and third by keys alone.
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const planByKeys = async (name: string, steps: number, shots: number) => {
    await page.getByRole('button', { name: plans.add }).focus();
    await press('Enter');
    const ship = page.locator('.dock-act').getByRole('button', { name, exact: true });
    await ship.focus();
    await press('Enter');
    await actButton(page, words.actions.move).focus();
    await press('Enter');
    await page.locator('.dock-act').getByText(plans.planning(name)).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let step = 0; step < steps; step++) await press('ArrowUp');
    await press('Enter');
    for (let shot = 0; shot < shots; shot++) await press('Enter');
    await actButton(page, plans.keep).focus();
    await press('Enter');
  };
  await planByKeys('Lance', 20, 1);
  await planByKeys('Anvil', 10, 2);
  await expect.poll(() => rows().count()).toBe(3);
  const names = () => page.locator('.plan-name strong').allInnerTexts();
  await expect.poll(names).toEqual(['Talon', 'Lance', 'Anvil']);
  expect(await commands()).toEqual([]);

  // Destroyers change places, a Battleship never comes before them.
  await page.getByRole('button', { name: plans.earlier('Lance') }).click();
  await expect.poll(names).toEqual(['Lance', 'Talon', 'Anvil']);
  await page.getByRole('button', { name: plans.earlier('Talon') }).click();
  await expect.poll(names).toEqual(['Talon', 'Lance', 'Anvil']);
  expect(await page.getByRole('button', { name: plans.earlier('Anvil') }).getAttribute('aria-disabled')).toBe('true');
  expect(await axeFaults(page)).toEqual([]);
  expect(await misplaced(page)).toEqual([]);

  // They are there again after a visit elsewhere, and in no recording.
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${planNames.open}`) }).click();
  await expect.poll(names).toEqual(['Talon', 'Lance', 'Anvil']);
  expect(JSON.stringify(await keptMatch(page))).not.toContain('shots');

  // Carried out: Talon shot by shot, Lance and Anvil at once.
  await page.getByRole('button', { name: plans.carry }).click();
  await due().getByText('Gun at Hulk').waitFor();
  await expect.poll(commands).toEqual(['activate', 'plan']);
  await due().getByRole('button', { name: plans.fire, exact: true }).click();
  await due().getByText('Cannon at Hulk').waitFor();
  await due().getByRole('button', { name: plans.skip }).click();
  await due().getByText(plans.of2(3, 3)).waitFor();
  await due().getByRole('button', { name: plans.fire, exact: true }).click();
  await expect.poll(() => rows().count()).toBe(2);
  await actButton(page, words.endActivation).click();
  for (const [name, left] of [
    ['Lance', 1],
    ['Anvil', 0],
  ] as const) {
    await expect.poll(() => page.locator('.says').innerText()).toMatch(/choose who acts/);
    await page.getByRole('button', { name: plans.carry }).click();
    await due().getByText('Gun at Hulk').waitFor();
    if (name === 'Anvil') await due().getByRole('button', { name: plans.fireAll }).click();
    else await due().getByRole('button', { name: plans.fire, exact: true }).click();
    await expect.poll(() => rows().count()).toBe(left);
    await actButton(page, words.endActivation).click();
  }
  const given = async (kind: string) => (await commands()).slice(0, 14).filter((type) => type === kind).length;
  await expect.poll(() => given('activate')).toBeGreaterThanOrEqual(3);
  await expect.poll(() => given('useComponent')).toBe(2);
  expect(troubles()).toEqual([]);
});

test('the heat layer and the answers come for the ship in hand, and follow its ghost', async () => {
  opened = await open();
  const { page, troubles } = opened;
  // Hulk moves 4 in and shoots 24 in: 29.5 in are out of its reach, 23.5 in are not.
  await openFile(
    page,
    fromPosition(
      {
        ...POSITION,
        units: POSITION.units.map((unit) =>
          unit.id === 'b1.1' ? { ...unit, pose: [52000, 22000, 18000] as const } : unit,
        ),
      },
      ALONE,
    ),
  );
  await page.keyboard.press('h');
  await page.locator('.answers[aria-busy="false"]').waitFor();
  await page.locator('.answers').getByText(plans.heat.at('Talon')).waitFor();
  await page.locator('.answers').getByText(plans.heat.safe).waitFor();
  await actButton(page, words.actions.move).click();
  await says(page, /Plan the movement/);
  await dragTable(page, { x: 20, y: 22 }, { x: 26, y: 22 });
  await page.locator('.answer').getByText('Hulk').waitFor();
  await expect.poll(() => page.locator('.answers').getByText(plans.heat.safe).count()).toBe(0);
  await page.locator('.answers').getByRole('button', { name: plans.heat.scales.destroyed }).click();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('h');
  await expect.poll(() => page.locator('.answers').count()).toBe(0);
  expect(troubles()).toEqual([]);
});

test('at a shared screen plans lie behind a curtain', async () => {
  opened = await open();
  const { page, troubles } = opened;
  await openFile(page, fromPosition(POSITION, PEOPLE));
  await page.keyboard.press('o');
  await page.getByRole('button', { name: plans.planAs('Ben') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: common.curtainYes('Ben') })
    .click();
  await page.getByRole('button', { name: plans.add }).click();
  await actButton(page, words.actions.hold).click();
  await actButton(page, plans.go).click();
  await actButton(page, plans.keep).click();
  await expect.poll(() => rows().count()).toBe(1);
  expect(await rows().first().innerText()).toContain('Hulk');
  await page.getByRole('button', { name: plans.hide }).click();
  await page.getByRole('button', { name: plans.planAs('Ada') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: common.curtainYes('Ada') })
    .click();
  await page.getByText(plans.empty).waitFor();
  await expect.poll(() => rows().count()).toBe(0);
  expect(troubles()).toEqual([]);
});
