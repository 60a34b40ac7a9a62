import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { RECORDING_VERSION, type Recording } from '../../src/engine/recording.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { battleSetup as words } from '../../src/ui/games/orions-gate/words/battle-setup.ts';
import { fleetText } from '../../src/ui/games/orions-gate/words/fleet.ts';
import { menuWords } from '../../src/ui/games/orions-gate/words/menu.ts';
import { missionText } from '../../src/ui/games/orions-gate/words/missions.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { tablesText } from '../../src/ui/games/orions-gate/words/tables.ts';
import { enter, focused, tabTo } from './setup/keys.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, follow, turnTo } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { openFile, ready, says, text } from './setup/table.ts';

const open = samePage();

const addTo = (side: 'A' | 'B') => `${words.addShort} (${optionsText.seatOf[side]})`;
const start = (page: Page) => page.getByRole('button', { name: optionsText.start });
const summary = (page: Page, side: 'A' | 'B') =>
  text(page, `.side-captains:nth-child(${side === 'A' ? 1 : 2}) .side-head`);
/** Every setting of the page, names apart: they do not travel. */
const shownSetup = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.setup input:not(.seat-name), .setup select'),
    ].map((field) =>
      field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')
        ? field.checked
        : field.value,
    ),
  );

test('OG-16.1 OG-17.2 OG-26.2 a mission of four captains on two tables is set up by pointer and keys, the link opens the same, and it starts', async () => {
  const [mine, other] = [await open(), await open({ size: 'phone' })];
  const { page } = mine;
  await turnTo(page, '#/new/orions-gate');
  await start(page).waitFor();
  // A newcomer finds one captain a side, one table, and everything else folded.
  expect(await page.locator('.seat').count()).toBe(2);
  expect(await page.locator('.table-preview').count()).toBe(1);
  expect(await page.locator('details[open]').count()).toBe(0);

  // By keys: the ready-made set, then the mission after the first, then a captain more.
  await tabTo(page, words.setNames.standard);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe(words.setNames.twoTables);
  await tabTo(page, missionText.names.annihilation);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toContain(missionText.names.territoryControl);
  await enter(page, addTo('A'));
  await page.getByRole('button', { name: addTo('B') }).click();
  expect(await page.locator('.table-preview').count()).toBe(2);
  expect(await summary(page, 'A')).toContain(
    `${words.shares(2, 12)} · ${words.spent(12)} · ${words.battleships(0, 2)}`,
  );
  expect(await summary(page, 'B')).toContain(`${words.shares(2, 12)} · ${words.mostBattleships(2)}`);

  // The second captain is a person: their fleet is missing, and the bar leads to it.
  await page
    .locator('.side-captains')
    .first()
    .locator('.seat')
    .nth(1)
    .locator('label', { hasText: setupText.players.human })
    .click();
  await page.locator('.side-captains').first().locator('.seat').nth(1).getByRole('textbox').fill('Ann');
  await page.getByText(words.splits.pooled, { exact: true }).click();
  expect(await summary(page, 'A')).toContain(words.pool(2, 24));
  await page.getByText(setupText.notReady(optionsText.problemFleet('Ann'))).waitFor();
  expect(await start(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: words.show }).click();
  expect(await page.getByRole('tab', { selected: true }).innerText()).toContain('Ann');
  await page.getByRole('button', { name: fleetText.randomShort, exact: true }).click();
  expect(await text(page, '.budget-line')).toContain(fleetText.budget(12, 12));
  // Of a pool one captain's point is the other's loss.
  await page.getByRole('tab', { name: /You|Captain A1/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${fleetText.remove('Outrider')}`) }).click();
  await page.getByRole('tab', { name: /Ann/ }).click();
  expect(await text(page, '.budget-line')).toContain(fleetText.budget(12, 13));

  // Tables: the second one laid out by hand, with the gates of the page.
  await page
    .getByRole('combobox', { name: `${optionsText.layouts} (${words.tableNumber(2)})` })
    .selectOption({ label: 'The Drift' });
  expect(await text(page, '.table-one:nth-child(2) figcaption')).toContain(words.routes(1, 1));
  const gates = page.getByRole('group', { name: new RegExp(words.gates) });
  await gates.getByText('0', { exact: true }).click();
  await page
    .getByRole('group', { name: new RegExp(words.wormholes) })
    .getByText('0', { exact: true })
    .click();
  // Without a way between them both tables tell what they lack.
  for (const table of [1, 2])
    expect(await text(page, `.table-one:nth-child(${table}) .refusal`)).toContain(
      `OG-14.1 Table ${table} needs a warp gate or wormhole.`,
    );
  expect(await start(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: words.show }).click();
  await gates.getByText('2', { exact: true }).click();
  expect(await page.locator('.table-one .refusal').count()).toBe(0);
  await page.getByRole('switch', { name: new RegExp(words.mysterious) }).click();
  expect({ misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({ misplaced: [], axe: [] });

  await page.getByRole('button', { name: setupText.share }).click();
  const link = await page.getByRole('textbox', { name: setupText.asLink }).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('tab').first().click();
  const wanted = await shownSetup(page);

  const their = other.page;
  await turnTo(their, '#/new/orions-gate');
  await start(their).waitFor();
  await follow(their, link);
  await their.getByText(setupText.opened).waitFor();
  expect(await shownSetup(their)).toEqual(wanted);
  await their.getByRole('tab').nth(1).click();
  expect(await text(their, '.budget-line')).toContain(fleetText.budget(12, 13));
  expect({ misplaced: await misplaced(their), axe: await axeFaults(their) }).toEqual({ misplaced: [], axe: [] });

  // What was set up is still there after a reload, and starts.
  await page.reload();
  await page.getByRole('tab').first().click();
  expect(await shownSetup(page)).toEqual(wanted);
  await start(page).click();
  await ready(page);
  for (const number of [1, 2])
    await page
      .getByRole('button', { name: new RegExp(`^${tablesText.tab(number)}`) })
      .first()
      .waitFor();
  expect(await page.locator('body').innerText()).toContain('Ann');
});

test('OG-22.1 fleets of several people on both sides stay hidden: after handing in, over a reload, and when somebody changes who plays', async () => {
  const seat = (name: string, fleet: string) => ({ player: 'human', name, computerChooses: true, fleet });
  const { page } = await open({
    draft: {
      options: { terrainSeed: 'hidden', points: 12 },
      seats: {
        A: [seat('Ada', 'Scouts "Secret Alpha"'), seat('Abe', 'Scouts "Secret Beta"')],
        B: [seat('Bea', 'Scouts "Secret Gamma"'), seat('Bob', 'Scouts "Secret Delta"')],
      },
    },
  });
  const names = () =>
    page.locator('.vessel-name').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const lift = async (who: string) => {
    await page.getByRole('dialog').getByText(optionsText.curtainTitle(who)).waitFor();
    await page.getByRole('button', { name: words.weAre(who) }).click();
  };
  await turnTo(page, '#/new/orions-gate');
  await page.locator('.vessel-card').first().waitFor();
  expect(await names()).toEqual(['Secret Alpha']);
  // Captains of one side see each other's fleets, the other side's are shut.
  await page.getByRole('tab', { name: /Abe/ }).click();
  expect(await names()).toEqual(['Secret Beta']);
  await page.getByRole('tab', { name: /Bea/ }).click();
  expect(await names()).toEqual([]);
  expect(await summary(page, 'B')).not.toContain('built');

  await page.getByRole('button', { name: words.handInAll(optionsText.seatOf.A) }).click();
  await lift('Bea and Bob');
  expect(await names()).toEqual(['Secret Gamma']);
  expect(await summary(page, 'A')).not.toContain('built');
  await page.reload();
  await lift('Bea and Bob');
  for (const who of [/Ada/, /Abe/]) {
    await page.getByRole('tab', { name: who }).click();
    expect(await names()).toEqual([]);
  }
  // Making one of the others a computer lays nothing open; making all of them computers calls them to the screen
  // first.
  const other = (place: number) =>
    page
      .locator('.side-captains')
      .first()
      .locator('.seat')
      .nth(place)
      .locator('label', { hasText: setupText.players.hard });
  await other(0).click();
  await lift('Ada and Abe');
});

test('OG-3.10 OG-17.2 OG-22.1 on the battle screen each captain is called by name and hands in a fleet for their share', async () => {
  const captain = (seat: string, name: string, player = 'human') => ({ seat, player, name });
  const seats = [captain('a1', 'Ada'), captain('a2', 'Abe'), captain('b1', 'Bea'), captain('b2', 'Computer', 'easy')];
  const file: Recording = {
    format: 'orion-match',
    version: RECORDING_VERSION,
    game: 'orions-gate',
    rulesVersion: '1.1.0',
    options: { points: 24, playersA: 2, playersB: 2, firingArcs: true },
    seats,
    seed: 'shares',
    plies: [],
  };
  const { page } = await open();
  await openFile(page, file);
  const handOver = (name: string) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: battle.handOverYes(name) })
      .click();
  await handOver('Ada');
  await page.getByText(tablesText.share(12, 1, false)).waitFor();
  await page.getByLabel(battle.fleetTitle('Ada')).waitFor();
  await page.getByRole('button', { name: battle.fleetPreset }).click();
  await handOver('Abe');
  await page.getByLabel(battle.fleetTitle('Abe')).waitFor();
  await page.getByRole('button', { name: battle.fleetRandom }).click();
  await handOver('Bea');
  await page.getByLabel(battle.fleetTitle('Bea')).waitFor();
  await page.getByRole('button', { name: battle.fleetRandom }).click();
  await says(page, 'chooses an edge');
});

test('OG-16.1 a mission is played from the first screen by one press', async () => {
  const { page } = await open();
  await turnTo(page, '#/');
  await page.getByRole('button', { name: menuWords.mission }).click();
  await ready(page);
  const all = await page.locator('body').innerText();
  expect(
    Object.entries(missionText.names).filter(
      ([mission, name]) => mission !== 'annihilation' && all.toLowerCase().includes(name.toLowerCase()),
    ).length,
  ).toBeGreaterThan(0);
});

test('OG-3.5 OG-3.10 the computer is asked for a style of fleet, by keys, and brings it; the page shows it to nobody before', async () => {
  const { page } = await open();
  await turnTo(page, '#/new/orions-gate');
  await page.getByRole('tab', { name: /Computer/ }).click();
  await tabTo(page, optionsText.fleetStyles.any);
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe(optionsText.fleetStyles.raiders);
  await page.getByText(optionsText.fleetStyleHints.raiders).waitFor();
  expect(await page.getByRole('tab', { selected: true }).innerText()).toContain(optionsText.fleetStyles.raiders);
  expect(await page.locator('.vessel-card').count()).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  // What was asked for is still asked for when the page comes back.
  await page.reload();
  await page.getByRole('tab', { name: optionsText.fleetStyles.raiders }).waitFor();
  await enter(page, optionsText.start);
  await page
    .getByText(/^(Mirage|Buccaneer)$/)
    .first()
    .waitFor();
});

test('a temper is chosen beside a level by keys, stays with it from level to level, and the captain has it', async () => {
  const { page } = await open();
  await turnTo(page, '#/new/orions-gate');
  const seat = page.locator('.seat-B');
  const temper = seat.getByRole('combobox', { name: setupText.temper });
  await temper.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => temper.inputValue()).toBe('bold');
  await page.getByRole('tab', { name: setupText.computer('default-bold') }).waitFor();
  await seat.locator('label', { hasText: setupText.players.hard }).click();
  await page.getByRole('tab', { name: setupText.computer('hard-bold') }).waitFor();
  // Levels that heed no danger have none, and who comes back from them is even.
  await seat.locator('label', { hasText: setupText.players.easy }).click();
  await seat.getByText(setupText.playerHint.easy).waitFor();
  expect(await temper.count()).toBe(0);
  await seat.locator('label', { hasText: setupText.players.hard }).click();
  expect(await temper.inputValue()).toBe('even');
  await temper.selectOption('careful');
  await page.reload();
  await page.getByRole('tab', { name: setupText.computer('hard-careful') }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await enter(page, optionsText.start);
  await ready(page);
  expect((await keptMatch(page)).seats.map(({ player, name }) => [player, name])).toEqual([
    ['human', setupText.you],
    ['hard-careful', setupText.computer('hard-careful')],
  ]);
});
