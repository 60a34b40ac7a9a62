import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { OrionsGateCommand, OrionsGateState, Pose } from '../../src/games/orions-gate/index.ts';
import { home } from '../../src/ui/kit/words/app.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { fixedChance } from './setup/chance.ts';
import { keepFailures } from './setup/failure.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { standOf } from './setup/matches.ts';
import { openPage, visit, type Opened } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED } from './setup/survey.ts';
import { actButton, clickTable, dragTable, ready, says, still, text, undoButton, type Inches } from './setup/table.ts';

// Play now: one press leads to a deployed table, and the next drag but one is the first order.

let opened: Opened | null = null;
afterEach(() => opened?.context.close());
keepFailures(() => opened);

/** What the page draws by chance when the person wins the roll-off, and when the computer does. */
const WON = 8;
const LOST = 7;

const SEAT = { player: 'human', name: '', computerChooses: true, fleet: '' };
const DRAFT = {
  options: { terrainSeed: 'edges', terrainMinimum: 0, terrainDensity: 'sparse', rounds: 1 },
  seed: 'edge',
  seats: { A: { ...SEAT, fleet: undefined }, B: { ...SEAT, player: 'easy' } },
};

const STANDS = /Deploy: your fleet is placed/;

const stand = async (page: Page): Promise<OrionsGateState> => standOf(await keptMatch(page));
const own = ({ units }: OrionsGateState): readonly Pose[] =>
  units.flatMap(({ side, pose }) => (side === 'A' && pose ? [pose] : []));
const inches = ({ x, y }: { readonly x: number; readonly y: number }): Inches => ({ x: x / 1000, y: y / 1000 });
const commands = async (page: Page): Promise<readonly OrionsGateCommand[]> =>
  (await keptMatch(page)).plies.map(({ command }) => command as OrionsGateCommand);

/** Counts what a person presses: clicks, and drags as one each. */
function presses(page: Page) {
  let count = 0;
  return {
    count: () => count,
    click: async (name: string) => {
      count += 1;
      await actButton(page, name).click();
    },
    drag: async (from: Inches, to: Inches) => {
      count += 1;
      await dragTable(page, from, to);
    },
  };
}

async function playNow(page: Page): Promise<void> {
  await visit(page);
  await page.getByRole('button', { name: home.play, exact: true }).first().click();
  await ready(page);
  await says(page, STANDS);
  await still(page);
}

for (const [who, start] of [
  ['the person', WON],
  ['the computer', LOST],
] as const)
  test(`${who} wins the roll-off: one press deploys, Ready begins, the next drag is the first order`, async () => {
    opened = await openPage();
    const { page, troubles } = opened;
    await fixedChance(page, start);
    await playNow(page);
    const placed = await stand(page);
    expect(placed.rollOffWinner).toBe(start === WON ? 'A' : 'B');
    expect(placed.units.filter(({ side, status }) => side === 'A' && status === 'waiting')).toEqual([]);
    const pressed = presses(page);
    await pressed.click(words.deployDone);
    await says(page, /choose who acts/);
    await still(page);
    const first = placed.units.find(({ name }) => name === 'Lookout')!;
    const from = first.pose!;
    await expect.poll(() => text(page, '.sheet-head h3')).toMatch(/Lookout|Outrider/);
    const ahead = from.heading === 9000 ? 6000 : -6000;
    await pressed.drag(inches(from), inches({ x: from.x, y: from.y + ahead }));
    await says(page, 'Plan the movement of Lookout');
    await pressed.click(words.confirmPlan);
    await expect.poll(async () => (await commands(page)).map(({ type }) => type)).toContain('plan');
    // Play now itself is the fourth.
    expect(pressed.count()).toBe(3);
    expect(troubles()).toEqual([]);
  });

test('OG-4.9 OG-4.10: until Ready ships are drawn elsewhere in the zone, and onto the far edge to change edges; undo takes it back', async () => {
  opened = await openPage();
  const { page, troubles } = opened;
  await fixedChance(page, WON);
  await playNow(page);
  const before = await stand(page);
  expect(before.edges.A).toBe('south');
  const count = (await commands(page)).length;
  const at = own(before)[0]!;
  await dragTable(page, inches(at), inches({ x: at.x, y: at.y - 3000 }));
  await expect.poll(async () => own(await stand(page))[0]!.y).toBeLessThan(at.y - 2900);
  expect(await commands(page)).toHaveLength(count + 1);

  const moved = own(await stand(page));
  await dragTable(page, inches(moved[0]!), { x: 36, y: 43 });
  await expect.poll(async () => (await stand(page)).edges.A).toBe('north');
  await says(page, STANDS);
  await still(page);
  const turned = moved.map(({ x, y, heading, ...rest }) => ({
    ...rest,
    x: 72_000 - x,
    y: 48_000 - y,
    heading: heading + 18_000,
  }));
  await expect.poll(async () => own(await stand(page))).toEqual(turned);
  expect((await commands(page)).filter(({ type }) => type === 'chooseEdge')).toEqual([
    { type: 'chooseEdge', edge: 'north' },
  ]);
  await undoButton(page).click();
  await expect.poll(async () => own(await stand(page)).length).toBe(moved.length - 1);
  await actButton(page, words.deployAll).click();
  await says(page, STANDS);

  // The panel and a click on the far edge do it, too.
  await actButton(page, words.edgeSouth).click();
  await expect.poll(async () => (await stand(page)).edges.A).toBe('south');
  await says(page, STANDS);
  await still(page);
  await clickTable(page, { x: 30, y: 44 });
  await expect.poll(async () => (await stand(page)).edges.A).toBe('north');
  await says(page, STANDS);
  expect(troubles()).toEqual([]);
});

test('a new battle is deployed by hand: the edge is clicked on the table, and nothing is placed by itself', async () => {
  opened = await openPage({ draft: DRAFT });
  const { page, troubles } = opened;
  await visit(page, '#/new/orions-gate');
  await page.getByRole('button', { name: /^Random/ }).click();
  await page.getByRole('button', { name: optionsText.start }).click();
  await ready(page);
  await says(page, 'choose an edge');
  await keepScreen(page, 'deploy-edges');
  await clickTable(page, { x: 30, y: 44 });
  await says(page, 'Deploy: place every unit');
  const state = await stand(page);
  expect([state.edges.A, own(state)]).toEqual(['north', []]);
  expect(troubles()).toEqual([]);
});

for (const size of WALKED)
  test(`the deployed table fits the screen: ${size}`, async () => {
    opened = await openPage({ size });
    const { page, troubles } = opened;
    await fixedChance(page, WON);
    await playNow(page);
    await keepScreen(page, `deploy-play-now-${size}`);
    expect(await misplaced(page)).toEqual([]);
    expect(troubles()).toEqual([]);
  });
