import { expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { oddsText as odds } from '../../src/ui/games/orions-gate/words/odds.ts';
import { battleAdvanced } from '../../src/ui/games/orions-gate/words/play-advanced.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { misplaced } from './setup/layout.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { axeFaults, type Opened, type Size } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { actButton, dragTable, openFile } from './setup/table.ts';

const openPage = samePage();

const UNITS: OrionsGatePosition['units'] = [
  {
    id: 'a1.1',
    type: 'destroyers',
    name: 'Talon',
    pose: [20000, 22000, 0],
    components: ['tractorBeam', 'warpDrive', 'shield'],
  },
  { id: 'b1.1', type: 'fighters', name: 'Dart', pose: [36000, 22000, 18000], components: ['cannon'] },
];
const HOLE = {
  kind: 'dangerous' as const,
  name: 'Black hole 1',
  parts: [{ kind: 'circle' as const, x: 29000, y: 22000, radius: 2000 }],
};
const start = (activation: OrionsGatePosition['activation']) =>
  fromPosition(
    {
      phase: 'destroyers',
      turn: 'A',
      units: UNITS,
      activation: activation!,
      mines: [{ side: 'B', x: 24000, y: 25500 }],
      pieces: [HOLE],
    },
    ALONE,
    { options: { layout: [[HOLE]] } },
  );

async function open(size: Size, activation: OrionsGatePosition['activation']): Promise<Opened> {
  const opened = await openPage({ size });
  await openFile(opened.page, start(activation));
  return opened;
}

const card = (page: Opened['page']) => page.getByRole('region', { name: odds.ahead });
const lines = async (page: Opened['page']): Promise<string> => {
  await card(page).getByText(odds.why).click();
  return (await card(page).locator('.odds-why li').allInnerTexts()).join('\n');
};

test('a way past a mine says before Go how the ship comes through, a way short of it nothing', async () => {
  const { page, troubles } = await open('desk', { unit: 'a1.1', action: 'move' });
  const first = page.getByLabel(battle.first, { exact: true });
  await first.fill('4');
  await first.press('Tab');
  await card(page).waitFor();
  // 2D6 + D6 + 1 against Toughness 12: 108 of 216.
  await expect.poll(() => card(page).innerText()).toContain('50.00 %');
  expect(await lines(page)).toContain(odds.part(odds.mine, odds.parts.mine, '100.00 %'));
  expect(await axeFaults(page)).toEqual([]);
  await first.fill('0.1');
  await first.press('Tab');
  await expect.poll(() => card(page).count()).toBe(0);
  expect(troubles()).toEqual([]);
});

test('a Tractor Beam says where each die leaves its target, a Warp Drive how far it jumps and what waits', async () => {
  const { page, troubles } = await open('desk', { unit: 'a1.1', action: 'hold', step: 'fire' });
  await page.getByRole('button', { name: 'Tractor Beam' }).click();
  await page.locator('.target').filter({ hasText: 'Dart' }).getByRole('button').first().click();
  await card(page).waitFor();
  const told = await lines(page);
  expect(told).toContain(odds.moved('Dart', '2.000 in', '16.67 %'));
  expect(told).toContain('Black hole 1');
  await page.getByRole('button', { name: 'Warp Drive' }).click();
  await expect.poll(() => card(page).innerText()).toContain(odds.warp(7, '58.33 %'));
  await expect
    .poll(() => card(page).locator('.odds-why li').allInnerTexts())
    .toContain(odds.waits([odds.mine, 'Black hole 1']));
  expect(troubles()).toEqual([]);
});

/** Scouts before a black hole, beside a ship their guns cannot hurt. */
const FUTILE = (activation: OrionsGatePosition['activation']) =>
  fromPosition(
    {
      phase: 'scouts',
      turn: 'A',
      units: [
        { id: 'a1.1', type: 'scouts', name: 'Wasps', pose: [24000, 22000, 0] },
        {
          id: 'b1.1',
          type: 'battleships',
          name: 'Keep',
          pose: [24000, 27000, 0],
          components: ['shield', 'shield', 'shield', 'shield', 'shield', 'shield'],
        },
      ],
      activation: activation!,
      pieces: [HOLE],
    },
    ALONE,
    { options: { layout: [[HOLE]] } },
  );

async function futile(activation: OrionsGatePosition['activation'], size: Size = 'desk'): Promise<Opened> {
  const opened = await openPage({ size });
  await openFile(opened.page, FUTILE(activation));
  return opened;
}

test('a shot that cannot hurt is not the bright button, and says so', async () => {
  const { page, troubles } = await futile({ unit: 'a1.1', action: 'hold', step: 'fire' });
  await page.locator('.target').filter({ hasText: 'Keep' }).getByRole('button').first().click();
  const fire = actButton(page, common.anyway(battle.fire));
  await fire.waitFor();
  expect(await fire.getAttribute('class')).not.toContain('button-primary');
  expect(await page.locator('.dock-act .button-primary').count()).toBe(0);
  await keepScreen(page, 'fire-anyway');
  // It can be done all the same.
  await fire.click();
  await expect.poll(() => actButton(page, common.anyway(battle.fire)).count()).toBe(0);
  expect(troubles()).toEqual([]);
});

/** A ship with many weapons before a near enemy and two far ones, and one too strong to be hurt by all of them. */
const ARMED = fromPosition(
  {
    phase: 'battleships',
    turn: 'A',
    units: [
      {
        id: 'a1.1',
        type: 'battleships',
        name: 'Keep',
        pose: [24000, 22000, 0],
        components: ['cannon', 'torpedo', 'mineLauncher', 'shield', 'stealthGenerator', 'gigaCannon'],
      },
      {
        id: 'b1.1',
        type: 'battleships',
        name: 'Anvil',
        pose: [34000, 22000, 18000],
        components: ['shield', 'shield', 'shield', 'shield', 'shield', 'shield'],
      },
      { id: 'b1.2', type: 'fighters', name: 'Dart', pose: [36000, 28000, 18000], components: ['cannon'] },
      { id: 'b1.3', type: 'fighters', name: 'Dirk', pose: [66000, 4000, 18000], components: ['cannon'] },
      { id: 'b1.4', type: 'fighters', name: 'Dagger', pose: [66000, 44000, 18000], components: ['cannon'] },
    ],
    activation: { unit: 'a1.1', action: 'hold', step: 'fire' },
  },
  ALONE,
  { options: { layout: [[]], terrainMinimum: 0, advancedComponents: true } },
);

test('the row of weapons stays where it is whichever is in hand, and no button bursts its frame', async () => {
  for (const size of ['desk', 'tablet'] as const) {
    const { page, troubles } = await openPage({ size });
    await openFile(page, ARMED);
    const row = page.locator('.weapons');
    const gun = row.getByRole('button').first();
    await gun.waitFor();
    const seen: (readonly [string, number, readonly (string | null)[]])[] = [];
    for (const weapon of await row.getByRole('button').all()) {
      await weapon.click();
      const name = await weapon.innerText();
      await expect.poll(() => weapon.getAttribute('aria-pressed')).toBe('true');
      await keepScreen(page, `weapon-${size}-${name}`);
      const burst = await page
        .locator('.act-go .button')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      seen.push([name, Math.round((await gun.boundingBox())!.y), burst]);
    }
    expect(seen).toEqual(seen.map(([name]) => [name, seen[0]![1], []]));
    // A mine costs the shot of the gun like any weapon, and is no bright button before it; that is then said once.
    await row.getByRole('button', { name: 'Mine Launcher' }).click();
    await page.locator('.weapons-trap').waitFor();
    await actButton(page, common.anyway(battleAdvanced.layMine)).click();
    await gun.click();
    await expect.poll(() => page.locator('.targets .target').allInnerTexts()).toHaveLength(1);
    expect(await page.locator('.targets .target').innerText()).toContain('must fire before components');
    expect(troubles()).toEqual([]);
  }
});

test('a way on which the ship is lost for certain is ordered anyway, a way beside it brightly', async () => {
  const { page, troubles } = await futile({ unit: 'a1.1', action: 'move' });
  await dragTable(page, { x: 24, y: 22 }, { x: 29, y: 22 });
  const anyway = actButton(page, common.anyway(battle.confirmPlan));
  await anyway.waitFor();
  expect(await anyway.getAttribute('class')).not.toContain('button-primary');
  await keepScreen(page, 'go-anyway');
  await dragTable(page, { x: 29, y: 22 }, { x: 20, y: 18 });
  await expect.poll(() => anyway.count()).toBe(0);
  expect(await actButton(page, battle.confirmPlan).getAttribute('class')).toContain('button-primary');
  expect(troubles()).toEqual([]);
});

test('the odds keep their room on a tablet and on a phone', async () => {
  for (const size of ['tablet', 'phone'] as const) {
    const { page, troubles } = await open(size, { unit: 'a1.1', action: 'move' });
    const first = page.getByLabel(battle.first, { exact: true });
    if (size === 'phone') await actButton(page, battle.numbersFold).click();
    await first.fill('4');
    await first.press('Tab');
    await card(page).waitFor();
    expect(await misplaced(page)).toEqual([]);
    expect(troubles()).toEqual([]);
  }
});
