import { expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { plans } from '../../src/ui/games/orions-gate/words/plans.ts';
import { misplaced } from './setup/layout.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { axeFaults, type Opened, type Size } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED } from './setup/survey.ts';
import { openFile } from './setup/table.ts';

const open = samePage();

const gate = (x: number, y: number) => ({
  kind: 'warpGate' as const,
  parts: [{ kind: 'circle' as const, x, y, radius: 1500 }],
});
/** Talon before a ship that rams, one that boards, one that shoots, and one on the other table beside a gate. */
const POSITION: OrionsGatePosition = {
  phase: 'destroyers',
  turn: 'A',
  tables: [{ pieces: [gate(20000, 36000)] }, { pieces: [gate(20000, 24000)] }],
  units: [
    {
      id: 'a1.1',
      type: 'destroyers',
      name: 'Talon',
      pose: [20000, 22000, 0],
      components: ['cannon', 'shield', 'ablativeArmor'],
    },
    {
      id: 'b1.1',
      type: 'destroyers',
      name: 'Hammer',
      pose: [30000, 22000, 18000],
      components: [
        { kind: 'reinforcedRam', damage: 1 },
        { kind: 'warpDrive', damage: 2 },
        { kind: 'warpDrive', damage: 2 },
      ],
    },
    {
      id: 'b1.2',
      type: 'battleships',
      name: 'Maw',
      pose: [20000, 11000, 9000],
      components: ['boardingPods', 'barracks', 'shield', 'shield', 'shield', 'shield'],
    },
    {
      id: 'b1.3',
      type: 'destroyers',
      name: 'Lancer',
      pose: { x: 14000, y: 24000, heading: 0, table: 2 },
      components: ['engine', 'cannon', 'railgun'],
    },
    {
      id: 'b1.4',
      type: 'destroyers',
      name: 'Far',
      pose: [40000, 36000, 27000],
      components: ['cannon', 'railgun', 'shield'],
    },
  ],
};
const FILE = fromPosition(POSITION, ALONE, { options: { layout: [[], []], boarding: true } });

/** Talon beside a black hole, with a Tractor Beam behind it. */
const HOLE = {
  kind: 'dangerous' as const,
  name: 'Black hole 1',
  parts: [{ kind: 'circle' as const, x: 26000, y: 22000, radius: 1500 }],
};
const PULLED = fromPosition(
  {
    phase: 'destroyers',
    turn: 'A',
    pieces: [HOLE],
    units: [
      {
        id: 'a1.1',
        type: 'destroyers',
        name: 'Talon',
        pose: [20000, 22000, 0],
        components: ['cannon', 'shield', 'shield'],
      },
      {
        id: 'b1.1',
        type: 'destroyers',
        name: 'Hook',
        pose: [36000, 22000, 18000],
        components: ['tractorBeam', 'warpDrive', 'shield'],
      },
    ],
  },
  ALONE,
  { options: { layout: [[HOLE]] } },
);

async function danger(size: Size, file = FILE): Promise<Opened> {
  const opened = await open({ size });
  await openFile(opened.page, file);
  await opened.page.keyboard.press('h');
  await opened.page.locator('.answers[aria-busy="false"]').waitFor();
  await opened.page.locator('.answer').first().waitFor();
  return opened;
}

test('a card says which kind of answer each enemy has', async () => {
  const { page } = await danger('desk');
  const card = async (name: string) =>
    (await page.locator('.answer').filter({ hasText: name }).innerText()).replace(/\s+/g, ' ');
  expect(await card('Hammer')).toContain(plans.heat.kinds.ram);
  expect(await card('Maw')).toContain(plans.heat.kinds.boarding);
  expect(await card('Maw')).toContain(plans.heat.captures('100.00 %'));
  expect(await card('Lancer')).toContain(plans.heat.gated);
  expect(await card('Far')).toContain(plans.heat.kinds.shot);
  expect(await axeFaults(page)).toEqual([]);
});

test('the cards keep their room on a tablet and on a phone', async () => {
  for (const size of ['tablet', 'phone'] as const) {
    const { page } = await danger(size);
    expect(await page.locator('.answer').count()).toBe(4);
    expect(await misplaced(page)).toEqual([]);
  }
});

test('a Tractor Beam that could pull the ship into a black hole is told apart, and what is not counted by name', async () => {
  for (const size of WALKED) {
    const { page } = await danger(size, PULLED);
    const pulls = page.getByRole('region', { name: plans.heat.pulls });
    await expect.poll(() => pulls.innerText()).toMatch(/Hook pulls it.*\s+Destroyed 8\.33 %\s+Damaged 41\.67 %/);
    const honest = await page.locator('.answers-honest').innerText();
    expect(honest).toContain(plans.heat.notCounted(`${plans.heat.warps('Hook')}; ${plans.heat.rolledWays}`));
    await page.locator('.answers-honest').scrollIntoViewIfNeeded();
    await keepScreen(page, `answers-pulled-${size}`);
    expect(await misplaced(page)).toEqual([]);
  }
});
