import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { battleSetup } from '../../src/ui/games/orions-gate/words/battle-setup.ts';
import { fleetText } from '../../src/ui/games/orions-gate/words/fleet.ts';
import { missionText } from '../../src/ui/games/orions-gate/words/missions.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { tablesText as tables } from '../../src/ui/games/orions-gate/words/tables.ts';
import { fixedChance } from './setup/chance.ts';
import { keepFailures } from './setup/failure.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { fromPosition } from './setup/matches.ts';
import { axeAt, axeFaults, openPage, visit, type Opened } from './setup/page.ts';
import { crowded } from './setup/panels.ts';
import {
  act,
  actButton,
  clickTable,
  dragTable,
  logLines,
  onScreen,
  openFile,
  pointAt,
  pose,
  ready,
  says,
  still,
  text,
  type Inches,
} from './setup/table.ts';

let opened: Opened | null = null;
keepFailures(() => opened);
afterAll(() => opened?.context.close());

const piece = (kind: string, x: number, y: number) => ({
  kind,
  parts: [{ kind: 'circle', x: x * 1000, y: y * 1000, radius: 1500 }],
});
/** On both tables a gate before the south edge, where side A deploys: side B is too far to crowd it. */
const GATE = { x: 63, y: 14.5 };
const PIECES = [piece('warpGate', GATE.x, GATE.y)];
const DRAFT = {
  options: { points: 24, rounds: 1, tables: 2, terrainMinimum: 0 },
  table: [{ pieces: PIECES }, { pieces: PIECES }],
  seed: 'eight captains',
  seats: { A: { player: 'human', name: '' }, B: { player: 'human', name: '' } },
};
const PEOPLE = { A: { 1: 'Ada', 2: 'Ann' }, B: { 2: 'Ben' } } as { [side: string]: { [place: number]: string } };

const seatCard = (page: Page, side: string, place: number) =>
  page
    .locator('.side-captains')
    .nth(side === 'A' ? 0 : 1)
    .locator('.seat')
    .nth(place - 1);

const captain = (page: Page, name: string) =>
  page.getByRole('group', { name: tables.captains }).getByRole('button', { name });
const tab = (page: Page, table: number) =>
  page.getByRole('group', { name: tables.tables }).getByRole('button', { name: new RegExp(`^${tables.tab(table)}`) });

/** Reads "x 36.000 in, y 11.000 in" of the unit sheet. */
async function place(page: Page): Promise<Inches> {
  const [, x, y] = /x ([\d.]+) in, y ([\d.]+) in/.exec(await pose(page))!;
  return { x: Number(x), y: Number(y) };
}

/** Builds a ship by clicks for a captain. */
async function build(page: Page, tab: string, type: string, parts: readonly string[]): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(tab) }).click();
  await page
    .getByRole('group', { name: fleetText.add })
    .getByRole('button', { name: new RegExp(`^${type}`) })
    .click();
  await page
    .getByRole('list', { name: fleetText.units })
    .getByRole('button', { name: new RegExp(fleetText.emptySlot) })
    .first()
    .click();
  for (const part of parts) await page.getByRole('dialog').locator('.part', { hasText: part }).first().click();
}

/** Ada draws her ghost onto the gate before her and the exit on the other table, and flies there. */
async function throughTheGate(page: Page): Promise<void> {
  await dragTable(page, { x: GATE.x, y: 11 }, GATE);
  await expect.poll(() => act(page).getByLabel(tables.gate).locator('option:checked').innerText()).toBe('Warp gate 1');
  // The exit on the other table is drawn farther than allowed and stops 3 in from the gate (OG-14.3).
  expect(await act(page).getByLabel(tables.leaveBy).locator('option:checked').innerText()).toBe(
    tables.exitOf('Warp gate 2', 2),
  );
  await act(page)
    .getByRole('button', { name: tables.lookThere(2) })
    .click();
  await expect.poll(() => tab(page, 2).getAttribute('aria-pressed')).toBe('true');
  await still(page);
  expect(await crowded(page)).toEqual([]);
  const out = async (): Promise<Inches> => ({
    x: Number(await act(page).getByLabel(tables.exitX).inputValue()),
    y: Number(await act(page).getByLabel(tables.exitY).inputValue()),
  });
  await dragTable(page, await out(), { x: 71, y: 24 });
  await expect.poll(async () => Math.hypot((await out()).x - GATE.x, (await out()).y - GATE.y)).toBeGreaterThan(5.49);
  const there = await out();
  expect(Math.hypot(there.x - GATE.x, there.y - GATE.y)).toBeLessThanOrEqual(5.5);
  await page.keyboard.press('[');
  await expect.poll(() => tab(page, 1).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Enter');
  // She comes out there, and the camera follows.
  await says(page, /Ada decides what/);
  await expect.poll(() => tab(page, 2).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => pose(page)).toContain(`x ${there.x.toFixed(3)} in, y ${there.y.toFixed(3)} in`);
}

test('OG-17.1 OG-14.12 eight captains, people and computers mixed, on two tables joined by gates: from the set-up to the result', async () => {
  opened = await openPage({ draft: DRAFT });
  const { page, troubles } = opened;
  await fixedChance(page);
  await visit(page, '#/new/orions-gate');

  // Four captains a side: three people, five computers of several levels.
  for (const side of ['A', 'B']) {
    const add = page.getByRole('button', { name: `${battleSetup.addShort} (${optionsText.seatOf[side as 'A']})` });
    for (let more = 0; more < 3; more++) await add.click();
    expect(await add.count()).toBe(0);
    for (let place = 1; place <= 4; place++) {
      const name = PEOPLE[side]![place];
      const level = name ? 'human' : place === 4 ? 'default' : 'easy';
      await seatCard(page, side, place).locator('label', { hasText: setupText.players[level] }).click();
      if (name) await seatCard(page, side, place).getByRole('textbox').fill(name);
    }
  }
  await build(page, 'Ada', 'Destroyer', ['Cannon', 'Torpedo', 'Shield']);
  await build(page, 'Ann', 'Fighter', ['Cannon']);
  await page.getByRole('button', { name: battleSetup.handInAll(optionsText.seatOf.A) }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await build(page, 'Ben', 'Destroyer', ['Cannon', 'Torpedo', 'Shield']);
  await page.getByRole('button', { name: optionsText.start }).click();
  await ready(page);
  await says(page, 'chooses an edge.');
  expect(await axeFaults(page)).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  await actButton(page, /^Ben/.test(await text(page, '.says')) ? words.edgeNorth : words.edgeSouth).click();
  await says(page, 'deploys.');
  const first = /^Ben/.test(await text(page, '.says')) ? 'B' : 'A';
  for (const side of first === 'A' ? ['A', 'B'] : ['B', 'A']) {
    for (const name of side === 'A' ? ['Ada', 'Ann'] : ['Ben']) {
      await says(page, `${name} deploys.`);
      if (name === 'Ada') await captain(page, name).click();
      // By pointer to the first table, by keys to the second.
      if (name === 'Ada') await tab(page, 1).click();
      else while ((await tab(page, 2).getAttribute('aria-pressed')) !== 'true') await page.keyboard.press(']');
      await still(page);
      const x = name === 'Ben' ? 9 : 63;
      const y = side === 'A' ? 5 : 43;
      await clickTable(page, { x, y });
      await pointAt(page, { x, y });
      await expect.poll(() => pose(page)).toContain('heading');
      const radius = name === 'Ann' ? 0.625 : 1;
      // Dragged over the line it stops exactly there (OG-4.3).
      await dragTable(page, await place(page), { x, y: 24 });
      await expect
        .poll(() => pose(page))
        .toContain(
          side === 'A'
            ? `y ${(12 - radius).toFixed(3)} in, heading 90°`
            : `y ${(36 + radius).toFixed(3)} in, heading 270°`,
        );
      expect(await crowded(page)).toEqual([]);
      await actButton(page, words.deployDone).click();
    }
  }
  await says(page, 'chooses who acts');
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.locator('.fleet-captain h3').allInnerTexts()).toEqual(
    [
      'A1 Ada',
      'A2 Ann',
      'A3 Computer (easy) 1',
      'A4 Computer 1',
      'B1 Computer (easy) 2',
      'B2 Ben',
      'B3 Computer (easy) 3',
      'B4 Computer 2',
    ].map((name) => expect.stringMatching(name.replace(/[()]/g, '.').replace(' ', '\\s+'))),
  );

  // Everybody acts once; people leave the first turn they can to a computer of their side.
  const acted: string[] = [];
  let left = 0;
  for (let turn = 0; turn < 200 && (await page.getByRole('dialog').count()) === 0; turn++) {
    const before = await text(page, '.says');
    const leave = act(page).getByRole('button', { name: /^Let Computer/ });
    if (/chooses who acts/.test(before) && left === 0 && (await leave.count()) > 0) {
      const kept = (await keptMatch(page)).plies.length;
      await leave.first().click();
      left += 1;
      await expect.poll(async () => (await keptMatch(page)).plies.length).toBeGreaterThan(kept);
    } else if (/chooses who acts/.test(before)) {
      await actButton(page, words.actions.move).click();
      await says(page, /(Ada|Ann|Ben) plans the movement/);
      const planning = await text(page, '.says');
      const name = ['Ada', 'Ann', 'Ben'].find((one) => planning.includes(`${one} plans`))!;
      acted.push(name);
      if (name === 'Ada') await throughTheGate(page);
      else await actButton(page, words.confirmStay).click();
    } else if (/decides what/.test(before)) await actButton(page, words.endActivation).click();
    else await still(page);
  }
  expect(left).toBe(1);
  expect([...acted].sort()).toEqual(['Ada', 'Ann', 'Ben']);
  expect(await axeFaults(page)).toEqual([]);
  expect(troubles()).toEqual([]);
});

const human = (id: string, name: string) => ({ seat: id, player: 'human', name });
const computer = (id: string) => ({ seat: id, player: 'easy', name: `Computer ${id}` });
const SEATS = [
  human('a1', 'Ada'),
  human('a2', 'Ann'),
  computer('a3'),
  computer('a4'),
  computer('b1'),
  human('b2', 'Ben'),
  computer('b3'),
  computer('b4'),
];

/**
 * Ada's Destroyer before Ben's Fighter, a wormhole behind it and another on the far table; the others watch from the
 * edges.
 */
const RAM: OrionsGatePosition = {
  mission: 'territoryControl',
  phase: 'destroyers',
  turn: 'A',
  tables: [{ pieces: [piece('wormhole', 20, 10.5)] as never }, { pieces: [piece('wormhole', 60, 24)] as never }],
  markers: [
    { x: 36000, y: 24000 },
    { x: 24000, y: 30000, table: 2 },
  ],
  units: [
    { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [10000, 10500, 0], components: ['cannon'] },
    { id: 'b2.1', type: 'fighters', name: 'Kite', pose: [15000, 10500, 18000], components: ['shield'] },
    ...['a2', 'a3', 'a4', 'b1', 'b3', 'b4'].map((id, index) => ({
      id: `${id}.1`,
      type: 'scouts' as const,
      activated: true,
      pose: { x: 6000 + index * 8000, y: id.startsWith('a') ? 2000 : 46000, heading: 0, table: (index % 2) + 1 },
    })),
  ],
  activation: { unit: 'a1.1', action: 'ram' },
};

test('OG-14.7 OG-17.7 a ram through a wormhole: the captain of the pushed ship places its exit on the far table; tabs and tiles call', async () => {
  await opened?.context.close();
  opened = await openPage();
  const { page, troubles } = opened;
  // Ram: D3 1, damage 1 and 1 (nothing), push 4; wormhole 1; backlash nothing.
  await openFile(
    page,
    fromPosition(RAM, SEATS, {
      options: { layout: [[], []], playersA: 4, playersB: 4 },
      dice: [1, 1, 1, 4, 1, 1, 1, 1, ...Array.from({ length: 200 }, () => 1)],
    }),
  );
  await says(page, 'Ada plans the movement of Talon');
  await clickTable(page, { x: 15, y: 10.5 });
  await actButton(page, words.confirmRam).click();

  await says(page, 'Ben chooses where Kite comes out.');
  await expect.poll(() => tab(page, 2).getAttribute('aria-pressed')).toBe('true');
  await still(page);
  expect(await page.getByRole('group', { name: tables.captains }).count()).toBe(0);
  const at = async (): Promise<Inches> => ({
    x: Number(await act(page).getByLabel(words.place.x, { exact: true }).inputValue()),
    y: Number(await act(page).getByLabel(words.place.y, { exact: true }).inputValue()),
  });
  // 3 in from the wormhole: 1.5 + 3 + 0.625.
  await dragTable(page, await at(), { x: 60, y: 40 });
  await expect.poll(async () => (await at()).y).toBeGreaterThan(29);
  const there = await at();
  expect(Math.hypot(there.x - 60, there.y - 24)).toBeLessThanOrEqual(5.126);
  expect([...(await crowded(page)), ...(await misplaced(page)), ...(await axeFaults(page))]).toEqual([]);
  await page.keyboard.press('Enter');

  // Back to Ada on the first table; the second is one key away, and the first calls from there.
  await says(page, /Ada decides what Talon/);
  await expect.poll(() => tab(page, 1).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press(']');
  await expect.poll(() => tab(page, 1).innerText()).toContain(tables.turn);
  await page.locator('[data-unit="b2.1"]').click();
  await expect.poll(() => pose(page)).toContain(`x ${there.x.toFixed(3)} in, y ${there.y.toFixed(3)} in, heading 180°`);
  expect((await logLines(page)).join('\n')).toContain('Kite');

  await page.getByRole('button', { name: tables.all }).click();
  const tiles = page.getByRole('dialog', { name: tables.tables });
  expect((await tiles.getByRole('button', { name: tables.tab(2) }).innerText()).replace(/\s+/g, ' ')).toContain(
    tables.counts(1, 3),
  );
  expect(await axeFaults(page)).toEqual([]);
  await tiles.getByRole('button', { name: tables.tab(1) }).click();
  await tiles.waitFor({ state: 'detached' });
  await expect.poll(() => tab(page, 1).getAttribute('aria-pressed')).toBe('true');

  // The mission names the marker of the other table and shows it.
  const panel = page.getByRole('region', { name: missionText.title });
  await panel.locator('.mission-marker').nth(1).click();
  await expect.poll(() => tab(page, 2).getAttribute('aria-pressed')).toBe('true');
  await actButton(page, words.endActivation).click();
  expect(troubles()).toEqual([]);
});

test('four tables and eight captains fit screens of three sizes', async () => {
  const ids = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4'];
  const crowd: OrionsGatePosition = {
    mission: 'territoryControl',
    phase: 'destroyers',
    turn: 'A',
    tables: ids.slice(0, 4).map(() => ({ pieces: [piece('wormhole', 20, 30.5)] as never })),
    markers: [
      { x: 36000, y: 24000 },
      { x: 24000, y: 30000, table: 2 },
    ],
    // Names as long as they may be (OG-3.10).
    units: ids.map((id, index) => ({
      id: `${id}.1`,
      type: 'destroyers',
      name: `Wilhelmina of the San ${id}`,
      components: ['cannon', 'shield', 'shield'],
      pose: {
        x: 20000 + (index % 4) * 8000,
        y: id.startsWith('a') ? 11000 : 40000,
        heading: id.startsWith('a') ? 9000 : 27000,
        table: (index % 4) + 1,
      },
    })),
  };
  for (const size of ['desk', 'tablet', 'phone'] as const) {
    await opened?.context.close();
    opened = await openPage({ size });
    const { page, troubles } = opened;
    await openFile(
      page,
      fromPosition(
        crowd,
        SEATS.map((info) => ({ ...info, name: `${info.name} Constantinopoulo`.slice(0, 24) })),
        { options: { layout: [[], [], [], []], playersA: 4, playersB: 4 } },
      ),
    );
    await tab(page, 3).click();
    await expect.poll(() => tab(page, 1).innerText(), { message: size }).toContain(tables.turn);
    expect([...(await crowded(page)), ...(await misplaced(page)), ...(await axeAt(page, size))], size).toEqual([]);
    // The steps of a turn are in sight without scrolling, and no row is cut off by its panel.
    expect(
      await page.locator('.dock-act .plate-body').evaluate((panel) => panel.scrollHeight - panel.clientHeight),
      size,
    ).toBeLessThanOrEqual(1);
    const cut = await page
      .locator('.fleets')
      .evaluateAll((panels) =>
        panels.flatMap(
          (panel) =>
            [...panel.querySelectorAll('.unit-row')].filter(
              (row) => row.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1,
            ).length,
        ),
      );
    expect(
      cut.every((rows) => rows === 0),
      `${size}: ${cut.join()}`,
    ).toBe(true);
    if (size === 'tablet') {
      const rows = await page
        .locator('.table-tabs :is(.table-tab, .button)')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
        );
      expect([rows.length, Math.max(...rows) - Math.min(...rows) <= 6]).toEqual([5, true]);
    }
    // No tab lies over the table.
    const [edge] = await Promise.all([onScreen(page, { x: 0, y: 48 }), still(page)]);
    for (const box of await page
      .locator('.table-tab')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect)))
      expect(
        box.right < edge.x || box.bottom <= edge.y || box.top > edge.y + 300,
        `${size}: ${JSON.stringify(box)} and ${edge.x}, ${edge.y}`,
      ).toBe(true);
    expect(troubles()).toEqual([]);
  }
});
