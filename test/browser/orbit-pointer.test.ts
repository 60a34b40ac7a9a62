import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardOf, type RetrogradePosition, type RetrogradeView } from '../../src/games/retrograde/index.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { retrograde } from '../../src/games/retrograde/index.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { retrogradeWords as words } from '../../src/ui/games/retrograde/words/play.ts';
import { rests } from './setup/frames.ts';
import { bright, mouse } from './setup/hands.ts';
import { arcSpot, spotOf } from './setup/orbit-hands.ts';
import { BOTH, orbits } from './setup/orbits.ts';
import { axeFaults } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { act, logLines, onScreen, openFile, still } from './setup/table.ts';

const open = samePage();

/** The end of a war: Mars is damaged, its guard has nothing left; both players hold cards nobody else may see. */
const POSITION: RetrogradePosition = {
  '1': {
    assets: [{ card: 'moon-1212' }],
    spacecraft: [
      { card: 'battleship', at: '2-mars', orbital: 1 },
      { card: 'fast-attack-craft', at: '1-earth', orbital: 4 },
    ],
    hand: ['asteroid-colony-2122', 'booster-rockets'],
    orbitCounter: 1,
  },
  '2': {
    homeworld: { card: 'mars', damage: 2 },
    spacecraft: [
      { card: 'light-corvette', at: '2-mars', orbital: 2, left: 0 },
      { card: 'elite-fighter', at: '2-mars', orbital: 3 },
    ],
    hand: ['fortified-buildings', 'supergiant'],
    orbitCounter: 2,
  },
  phase: 'maneuvers',
  turn: 10,
  activeSeat: '2',
};

/** Cards of a hand, by their names. */
const HANDS = {
  '1': POSITION['1']!.hand!.map((card) => cardOf(card).name),
  '2': POSITION['2']!.hand!.map((card) => cardOf(card).name),
} as const;

/** Which of a player's secret cards the page names anywhere. */
async function named(page: Page, seat: '1' | '2'): Promise<readonly string[]> {
  const content = await page.locator('.play').evaluate((element) => element.outerHTML);
  return HANDS[seat].filter((name) => content.includes(name));
}

test('RG-20.1: a hot-seat game to its end by pointer: hands are covered, burns and shots are given on the table, the winner is told', async () => {
  const { page } = await open();
  // Two hits of the two dice.
  const line = orbits.begun({ seats: BOTH, position: POSITION, dice: [1, 1] });
  await openFile(page, orbits.file({ seats: BOTH, position: POSITION, dice: [1, 1] }));
  let now = line;
  const view = (seat: string): RetrogradeView => retrograde.view(orbits.stateOf(now), viewerOf(seat));
  const played = (seat: string, command: Parameters<typeof orbits.played>[2]): void => {
    now = orbits.played(now, seat, command);
  };
  const cover = (name: string) => page.getByRole('dialog', { name: new RegExp(name) });

  // Nobody's cards are on the page until Ben has the screen; then his alone.
  await cover('Ben').waitFor();
  expect([await named(page, '1'), await named(page, '2')]).toEqual([[], []]);
  expect(await axeFaults(page)).toEqual([]);
  await cover('Ben').getByRole('button').first().click();
  await expect.poll(() => named(page, '2')).toEqual(HANDS['2']);
  expect(await named(page, '1')).toEqual([]);
  // Empty phases ask for no press: nothing is damaged that could be repaired but Mars.
  await bright(page).click();
  played('2', { type: 'endPhase' });
  await expect.poll(() => act(page).innerText()).toContain(words.endPhase('repair'));
  await bright(page).click();
  await expect.poll(() => act(page).innerText()).toContain(words.endPhase('construction'));
  await bright(page).click();
  await expect.poll(() => act(page).innerText()).toContain(words.endPhase('endOfTurn'));
  await bright(page).click();
  for (const command of ['research', 'repair', 'construction'] as const) {
    expect(view('2').phase).toBe(command);
    played('2', { type: 'endPhase' });
  }

  await cover('Ada').waitFor();
  expect([await named(page, '1'), await named(page, '2')]).toEqual([[], []]);
  await cover('Ada').getByRole('button').first().click();
  await expect.poll(() => named(page, '1')).toEqual(HANDS['1']);
  expect(await named(page, '2')).toEqual([]);
  await still(page);

  // Across the gap: a press on the craft lights its reach, a press on a lit orbital burns there.
  await mouse.tap(page, spotOf(view('1'), 'spacecraft', '1-fast-attack-craft'));
  await expect.poll(() => act(page).innerText()).toContain(words.groups.burn);
  await keepScreen(page, 'orbit-reach');
  const mars = arcSpot(view('1'), '2-mars', 3);
  await mouse.tap(page, mars);
  // The first press lays the burn out, and says what waits there; nothing is given yet.
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.burns(1, 4, 4));
  await expect.poll(() => act(page).innerText()).toContain('Could destroy it next turn: Light Corvette 31\u00a0%.');
  expect((await logLines(page)).join('\n')).not.toContain('crosses');
  expect(await axeFaults(page)).toEqual([]);
  await keepScreen(page, 'orbit-plan');
  await mouse.tap(page, mars);
  await expect.poll(async () => (await logLines(page)).join('\n')).toContain('crosses from Earth to Mars');
  played('1', { type: 'burn', spacecraft: '1-fast-attack-craft', asset: '2-mars', orbital: 3 });
  await still(page);
  // A shot: the first press shows its odds, the bright button fires.
  await mouse.tap(page, spotOf(view('1'), 'spacecraft', '2-light-corvette'));
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.attack(4, words.kills('25\u00a0%')));
  expect(
    await act(page)
      .getByRole('button', { name: /^Spend/ })
      .count(),
  ).toBeGreaterThan(1);
  expect(await axeFaults(page)).toEqual([]);
  await keepScreen(page, 'orbit-odds');
  await bright(page).click();
  await expect.poll(async () => (await logLines(page)).join('\n')).toContain('is shot down');
  played('1', { type: 'attack', spacecraft: '1-fast-attack-craft', target: '2-light-corvette', spend: 4 });
  await still(page);
  await mouse.tap(page, spotOf(view('1'), 'spacecraft', '1-battleship'));
  await mouse.tap(page, spotOf(view('1'), 'asset', '2-mars'));
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.bombard('Mars'));
  await bright(page).click();
  await expect.poll(async () => (await logLines(page)).join('\n')).toContain('Mars is destroyed');
  await expect.poll(() => act(page).innerText()).toContain('will lose at its upkeep of turn 12');

  // On to construction, where cards of the hand are dragged to the table or taken in hand.
  await bright(page).click();
  await expect.poll(() => act(page).innerText()).toContain(words.endPhase('construction'));
  await bright(page).click();
  for (let phase = 0; phase < 3; phase += 1) played('1', { type: 'endPhase' });
  await still(page);
  const card = (await page.locator('.rg-hand-card').nth(1).boundingBox())!;
  const [x, y] = spotOf(view('1'), 'asset', '1-moon-1212');
  const moon = await onScreen(page, { x, y });
  await page.mouse.move(card.x + card.width / 2, card.y + 20);
  await page.mouse.down();
  await page.mouse.move(moon.x, moon.y - 60, { steps: 4 });
  await page.mouse.move(moon.x, moon.y, { steps: 3 });
  await page.mouse.up();
  await expect
    .poll(async () => (await logLines(page)).join('\n'))
    .toContain('Earth starts Booster Rockets on Moon 1212');
  await still(page);
  await page.locator('.rg-hand-card').first().click();
  await expect.poll(() => bright(page).innerText()).toContain(words.confirm.startProject);
  await bright(page).click();
  await act(page)
    .getByRole('button', { name: new RegExp(`^${words.contribute('Moon 1212')}`) })
    .click();
  await expect.poll(async () => (await logLines(page)).join('\n')).toContain('Earth completes Asteroid Colony 2122');
  await still(page);
  // At rest no frame is drawn.
  expect(await rests(page)).toBe(true);
  await act(page)
    .getByRole('button', { name: words.endPhase('endOfTurn') })
    .click();
  const result = page.getByRole('dialog').filter({ hasText: words.closing.win('Earth') });
  await result.waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await keepScreen(page, 'orbit-result');
  expect(await page.getByRole('button', { name: common.coverNow }).count()).toBe(0);
});
