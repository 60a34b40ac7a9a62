import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Recording } from '../../src/engine/recording.ts';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { missionText } from '../../src/ui/games/orions-gate/words/missions.ts';
import { replayWords } from '../../src/ui/match/words/play.ts';
import { tablesText as tables } from '../../src/ui/games/orions-gate/words/tables.ts';
import { samePage } from './setup/same-page.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { ALONE, awaits, fromPosition, PEOPLE, standOf, wholeBattle } from './setup/matches.ts';
import { axeFaults, type OpenOptions } from './setup/page.ts';
import { crowded } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
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
  type Inches,
} from './setup/table.ts';

const open = samePage();

async function begin(file: Recording, more: OpenOptions = {}): Promise<Page> {
  const { page } = await open(more);
  await openFile(page, file);
  return page;
}
const sound = async (page: Page) =>
  expect([...(await crowded(page)), ...(await misplaced(page)), ...(await axeFaults(page))]).toEqual([]);
const mission = (page: Page) => page.getByRole('region', { name: missionText.title });

test('OG-16.3 OG-16.6 Territory Control: the sides place their markers in turn by pointer; one too near an edge stops where it may lie', async () => {
  const battle = wholeBattle(
    PEOPLE,
    { mission: 'territoryControl', terrainDensity: 'sparse', terrainSeed: 'markers', rounds: 1 },
    'markers',
  );
  const page = await begin(
    battle.cut((state) => awaits(state, 'setup.marker', 'a1') || awaits(state, 'setup.marker', 'b1')),
  );
  const at = async (): Promise<Inches> => ({
    x: Number(await act(page).getByLabel(words.place.x, { exact: true }).inputValue()),
    y: Number(await act(page).getByLabel(words.place.y, { exact: true }).inputValue()),
  });
  const markers = async () => standOf(await keptMatch(page)).markers;
  await says(page, /(Ada|Ben) places a marker\./);
  const total = standOf(await keptMatch(page)).placing!.left;
  const first = (await page.locator('.says').innerText()).includes('Ada') ? 'Ada' : 'Ben';
  await sound(page);

  // Drawn to the corner it stays 12 in from both edges.
  await dragTable(page, await at(), { x: 2, y: 2 });
  await expect.poll(at).toEqual({ x: 12, y: 12 });
  await actButton(page, tables.placeMarker).click();
  await expect.poll(async () => (await markers()).length).toBe(1);

  // The other side by a tap; again with keys, at least 12 in from the last one.
  await says(page, `${first === 'Ada' ? 'Ben' : 'Ada'} places a marker.`);
  await clickTable(page, { x: 14, y: 14 });
  await expect.poll(async () => Math.hypot((await at()).x - 12, (await at()).y - 12)).toBeGreaterThanOrEqual(12);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await markers()).length).toBe(2);
  for (let placed = 2; placed < total; placed++) {
    await says(page, /places a marker\./);
    await actButton(page, tables.placeMarker).click();
    await expect.poll(async () => (await markers()).length).toBe(placed + 1);
  }
  await expect.poll(() => mission(page).locator('.mission-marker').count()).toBe(total);
  for (const [index, one] of (await markers()).entries())
    for (const other of (await markers()).slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(12_000);
  await says(page, /deploys|edge/);
});

const HUNT: OrionsGatePosition = {
  mission: 'artifactHunt',
  phase: 'fighters',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'fighters', name: 'Kite', pose: [68000, 10000, 0], components: ['cannon'] },
    { id: 'a1.2', type: 'destroyers', name: 'Talon', pose: [20000, 10000, 0] },
    { id: 'b1.1', type: 'destroyers', name: 'Grace', pose: [20000, 40000, 0] },
  ],
  markers: [{ carrier: 'a1.1' }, { x: 30000, y: 24000 }, { x: 45000, y: 24000 }],
};

test('OG-16.9 an artifact is carried off the table, and the panel tells how the mission stands', async () => {
  const page = await begin(fromPosition(HUNT, PEOPLE));
  await says(page, /Ada chooses who acts/);
  await actButton(page, words.actions.move).click();
  await says(page, 'Ada plans the movement of Kite');
  await actButton(page, tables.leaveTable).click();
  await sound(page);
  // Back again, and off for good.
  await actButton(page, tables.stayOn).click();
  await actButton(page, tables.leaveTable).click();
  const taken = missionText.instead(missionText.movedOff('A'), missionText.carriedBy('Kite'));
  await expect.poll(() => mission(page).innerText()).toContain(taken);
  // However much stands beside it, the name of a marker is not broken.
  const heights = await mission(page)
    .locator('.mission-marker > :first-child')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights)).toBe(Math.min(...heights));
  await actButton(page, words.confirmPlan).click();
  await expect.poll(async () => standOf(await keptMatch(page)).units[0]!.status).toBe('removed');
  await expect.poll(() => mission(page).innerText()).toContain(missionText.movedOff('A'));
  expect(await mission(page).innerText()).toContain(missionText.leads('A', 1));
  expect((await logLines(page)).join('\n')).toMatch(/Kite.*(leaves|moves off|takes)/);
});

test.each(['desk', 'tablet'] as const)(
  'a Battleship is told whole above the mission, whose panel stays where it is for another unit: %s',
  async (size) => {
    const fitted = ['cannon', 'railgun', 'hangar', 'torpedo', 'precisionSensor', 'missileCluster'] as const;
    const units = [
      { id: 'a1.1', type: 'battleships', name: 'Iron Crown', pose: [40000, 10000, 0], components: fitted },
      ...HUNT.units,
    ] as OrionsGatePosition['units'];
    const ids = units.map((unit, index) => ({ ...unit, id: index < 3 ? `a1.${index + 1}` : unit.id }));
    const position = { ...HUNT, phase: 'battleships', units: ids, markers: [{ x: 30000, y: 24000 }] };
    const page = await begin(fromPosition(position as OrionsGatePosition, PEOPLE), { size });
    await says(page, /Ada chooses who acts/);
    const body = page.locator('.dock-sheet > .plate-body');
    expect(await body.innerText()).toContain('Iron Crown');
    await expect.poll(() => body.getAttribute('data-more')).toBe('');
    await keepScreen(page, `battleship-${size}`);
    const { y } = (await mission(page).boundingBox())!;
    await clickTable(page, { x: 68, y: 10 });
    await expect.poll(() => body.innerText()).toContain('Kite');
    expect((await mission(page).boundingBox())!.y).toBe(y);
  },
);

test('OG-19.3 OG-19.4 a side left alone plays on, or ends the battle', async () => {
  const position = {
    ...HUNT,
    mission: 'captureTheGate',
    phase: 'destroyers',
    markers: [],
    units: [
      { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [46000, 24000, 0] },
      { id: 'b1.1', type: 'fighters', name: 'Kite', pose: [60000, 40000, 0], status: 'destroyed' },
    ],
  } as OrionsGatePosition;
  const page = await begin(fromPosition(position, ALONE));
  await says(page, /choose who acts/);
  expect(await mission(page).innerText()).toContain(missionText.points(6));
  await sound(page);
  // What is planned says what it would change, before it is ordered.
  await dragTable(page, { x: 46, y: 24 }, { x: 56, y: 24 });
  const left = missionText.instead(missionText.points(0), '6');
  await expect.poll(() => mission(page).innerText()).toContain(left);
  await keepScreen(page, 'mission-planned');
  await page.keyboard.press('Escape');
  await expect.poll(() => mission(page).innerText()).not.toContain(left);
  await actButton(page, missionText.finish).click();
  await page.getByRole('dialog').waitFor();
  expect((await page.locator('.result-score').innerText()).match(/\d+/g)).toEqual(['6', '0']);
  await expect
    .poll(async () => (await keptMatch(page)).plies.map(({ command }) => command))
    .toEqual([{ type: 'finish' }]);
});

const gate = () => ({
  kind: 'warpGate' as const,
  parts: [{ kind: 'circle' as const, x: 30000, y: 24000, radius: 1500 }],
});
const TWO_TABLES: OrionsGatePosition = {
  phase: 'destroyers',
  turn: 'A',
  tables: [{ pieces: [gate()] }, { pieces: [gate()] }],
  units: [
    { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [24000, 24000, 0] },
    { id: 'b1.1', type: 'destroyers', name: 'Grace', pose: [60000, 40000, 27000] },
  ],
};

test('OG-14.5 a replay of a battle on two tables follows what happens from table to table', async () => {
  const acts = (seat: string, unit: string, plan: object) =>
    [
      [seat, { type: 'activate', unit, action: 'move' }],
      [seat, { type: 'plan', first: 4000, pivot: 0, second: 0, ...plan }],
      [seat, { type: 'endActivation' }],
    ] as const;
  const plies = [
    ...acts('a1', 'a1.1', { gate: { enter: 'P1', leave: 'P2', x: 35000, y: 24000 } }),
    ...acts('b1', 'b1.1', {}),
  ];
  const page = await begin(
    fromPosition(TWO_TABLES, PEOPLE, { options: { layout: [[], []], rounds: 1 }, plies: plies }),
  );
  const tab = (table: number) =>
    page.getByRole('group', { name: tables.tables }).getByRole('button', { name: new RegExp(`^${tables.tab(table)}`) });
  const inSight = () => page.locator('.table-tab[aria-pressed="true"] .table-number').innerText();
  const forward = page.getByRole('button', { name: replayWords.forward });
  await tab(1).click();
  await expect.poll(inSight).toBe(tables.tab(1));
  expect([...(await misplaced(page)), ...(await axeFaults(page))]).toEqual([]);
  await forward.click();
  // Through the gate and out on the other table.
  await forward.click();
  await expect.poll(inSight).toBe(tables.tab(2));
  await forward.click();
  await forward.click();
  // The other ship moves on the first table.
  await forward.click();
  await expect.poll(inSight).toBe(tables.tab(1));
  // Whoever watches may look elsewhere.
  await tab(2).click();
  await expect.poll(inSight).toBe(tables.tab(2));
});

/** What a small square of the table looks like. */
async function lookAt(page: Page, place: Inches): Promise<string> {
  await still(page);
  const { x, y } = await onScreen(page, place);
  return (await page.screenshot({ clip: { x: x - 6, y: y - 6, width: 12, height: 12 } })).toString('base64');
}

test('OG-25.10 a drag towards a marker says what it would score, and marks the marker on the table', async () => {
  const page = await begin(
    fromPosition(
      {
        mission: 'territoryControl',
        phase: 'destroyers',
        turn: 'A',
        units: [
          { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [26000, 24000, 0] },
          { id: 'a1.2', type: 'scouts', name: 'Wasps', pose: [50000, 10000, 0] },
          { id: 'b1.1', type: 'destroyers', name: 'Grace', pose: [20000, 44000, 0] },
        ],
        markers: [
          { x: 35000, y: 24000 },
          { x: 50000, y: 12000 },
          { x: 20000, y: 42000 },
        ],
      },
      ALONE,
    ),
    { sharp: true },
  );
  await says(page, /choose who acts/);
  expect(await mission(page).innerText()).not.toContain(missionText.ifHere('Talon'));
  // The far side of the 3 in round the marker, and of another one that nobody comes near to.
  const [ring, other] = [
    { x: 38, y: 24 },
    { x: 20, y: 39 },
  ];
  await dragTable(page, { x: 26, y: 24 }, { x: 27, y: 24 });
  const [plain, otherPlain] = [await lookAt(page, ring), await lookAt(page, other)];
  await dragTable(page, { x: 27, y: 24 }, { x: 32, y: 24 });
  const scores = missionText.scores('A', missionText.instead(missionText.points(2), '1'));
  await expect.poll(() => mission(page).innerText()).toContain(scores);
  expect(await mission(page).innerText()).toContain(`${missionText.ifHere('Talon')}: ${missionText.leads('A', 1)}`);
  expect(await lookAt(page, ring)).not.toBe(plain);
  expect(await lookAt(page, other)).toBe(otherPlain);
  await keepScreen(page, 'mission-ahead');
  await dragTable(page, { x: 32, y: 24 }, { x: 27, y: 24 });
  await expect.poll(() => mission(page).innerText()).not.toContain(scores);
  expect(await lookAt(page, ring)).toBe(plain);
});
