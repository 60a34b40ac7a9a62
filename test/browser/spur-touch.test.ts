import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Seat } from '../../src/engine/seat.ts';
import type { SpurCommand, SpurView } from '../../src/games/orions-spur/index.ts';
import { cardText } from '../../src/ui/cards/words/cards.ts';
import { actorsOf, isShip } from '../../src/ui/games/orions-spur/table/cast.ts';
import { spotOf } from '../../src/ui/games/orions-spur/table/layout.ts';
import { spurWords as words } from '../../src/ui/games/orions-spur/words/play.ts';
import { spurText } from '../../src/ui/games/orions-spur/words/setup.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { fixedChance } from './setup/chance.ts';
import { eachPage } from './setup/each-page.ts';
import { tooSmall } from './setup/finger-room.ts';
import { bright, finger } from './setup/hands.ts';
import { keeps } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, visit } from './setup/page.ts';
import { alone, spurs } from './setup/spurs.ts';
import { freePicks, lastButton, spurAsks, spurOrders } from './setup/spur-hands.ts';
import { spurFile } from './setup/spur-scenes.ts';
import { act, openFile, ready, still } from './setup/table.ts';

const open = eachPage();

/** Presses a ship on the table of a phone, with `far` right above the fleet of seat 1. */
async function pressShip(page: Page, view: SpurView, id: string, far: Seat): Promise<void> {
  const lying = { kind: 'shape', shape: 'tall', near: '1', far, attacked: false } as const;
  const { place } = actorsOf(view)
    .filter(isShip)
    .find(({ ship }) => ship.id === id)!;
  const { x, y } = spotOf([lying], place);
  await still(page);
  await finger.tap(page, [x / 1000, y / 1000]);
}

const lead = (page: Page, seat: Seat) =>
  page.locator('.os-score-lead').filter({ has: page.locator(`.os-side-${seat}`) });
/** The seat whose fleet lies above the own one. */
const facing = (page: Page): Promise<string> => page.locator('.os-score-lead[aria-pressed="true"]').innerText();

const commands = async (page: Page): Promise<readonly SpurCommand[]> =>
  (await spurOrders(page)).map(({ command }) => command);

test('OS-5.4 OS-5.6: of four fleets on a phone the one that is aimed at comes into sight, by its points, by the panel and on the table', async () => {
  const { page } = await open({ size: 'phone' });
  await openFile(page, spurFile(alone(3)));
  const { view } = (await spurs.atHand(page)).next!;
  expect(await facing(page)).toMatch(/^2/);
  expect(await page.locator('.os-score-aimed').count()).toBe(0);
  await pressShip(page, view, '1:ter-ceres#1', '2');
  // Where something can be aimed at is told at the points of those out of sight too.
  await expect.poll(() => page.locator('.os-score-aimed').count()).toBe(3);
  await lead(page, '4').tap();
  await expect.poll(() => facing(page)).toMatch(/^4/);
  await pressShip(page, view, '4:mro-cub#1', '4');
  const choose = (name: string) => act(page).locator('.os-pick', { hasText: name }).first();
  await choose('Ship Missile').tap();
  await keeps(page, 1);
  expect((await commands(page))[0]).toMatchObject({ type: 'attack', target: '4:mro-cub#1' });
  for (let now = view; now.phase !== 'attacking'; now = (await spurs.atHand(page)).next!.view) {
    if (now.window) await page.getByRole('button', { name: cardText.pass, exact: true }).tap();
    await expect.poll(async () => (await spurs.atHand(page)).next!.view).not.toEqual(now);
  }
  // The one that was attacked stays in sight.
  expect(await facing(page)).toMatch(/^4/);
  await page.getByRole('button', { name: words.piles.hand, exact: true }).first().tap();
  await page.locator('.os-hand-pick', { hasText: 'Particle Beam' }).tap();
  // A card that is taken in hand is aimed in the action panel, which comes to the front.
  await choose('Swift 1').waitFor();
  for (let walks = 0; walks < 4; walks += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => facing(page)).toMatch(/^3/);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => facing(page)).toMatch(/^2/);
  // What lies out of sight is not shot at unseen: it comes there first, with what the order would do to it.
  await choose('Swift 1').tap();
  await expect.poll(() => facing(page)).toMatch(/^3/);
  await bright(page).filter({ hasText: 'Swift 1' }).tap();
  await expect
    .poll(async () => (await commands(page)).filter(({ type }) => type === 'attack').at(-1))
    .toMatchObject({ target: '3:chu-swift#1' });
});

test('OS-2.3 OS-5.1 OS-6.4 OS-9.1 OS-11.1: four people at one phone play a short game by touch, from the set-up to its result', async () => {
  const { page } = await open({ size: 'phone' });
  await fixedChance(page);
  await visit(page, '#/new/orions-spur');
  await page.getByText('4', { exact: true }).first().tap();
  for (const seat of await page.locator('.seat').all()) await seat.getByText('Person', { exact: true }).tap();
  await page.getByText(spurText.lengths.short, { exact: true }).tap();
  await page.getByRole('slider', { name: new RegExp(spurText.vpTarget) }).fill('2');
  await page.getByRole('button', { name: new RegExp(`^${spurText.start}`) }).tap();
  await ready(page);
  const looked = new Set<string>();
  /** Each kind of decision is looked at once: nothing too small, out of reach, or hidden from page readers. */
  const look = async (kind: string): Promise<void> => {
    if (looked.has(kind)) return;
    looked.add(kind);
    const axe = /^(answer|pick|result)/.test(kind) ? await axeFaults(page) : [];
    expect({ kind, small: await tooSmall(page), misplaced: await misplaced(page), axe }).toEqual({
      kind,
      small: [],
      misplaced: [],
      axe: [],
    });
  };
  let answers = 0;
  let turns = 0;
  const regroup = page.getByRole('button', { name: words.regroup, exact: true });
  const steps = {
    curtain: () => page.getByRole('button', { name: new RegExp(`^${common.curtainYes('')}`.slice(0, 5)) }),
    // One in two answers, so that the game goes on both ways.
    answer: () =>
      answers++ % 2 === 0
        ? page.locator('.strip-answer')
        : page.getByRole('button', { name: cardText.pass, exact: true }),
    bright: () => bright(page),
    // Each second time a ship might act the fleet regroups instead.
    pick: async () =>
      (await act(page).getByRole('region', { name: words.ships }).isVisible()) && turns++ % 2 === 1
        ? regroup
        : freePicks(page),
    foot: () => lastButton(page),
  };
  await expect
    .poll(
      async () => {
        const now = await spurAsks(page);
        if (now === 'over' || now === 'busy') return now;
        const phase = now === 'curtain' ? now : await page.locator('.says').innerText();
        await look(`${now} ${/(?<= )[a-z].*/.exec(phase)?.[0] ?? ''}`);
        await (await steps[now]()).first().tap();
        return now;
      },
      { timeout: 150_000, interval: 30 },
    )
    .toBe('over');
  const given = new Set((await commands(page)).map(({ type }) => type));
  for (const type of ['chooseFleet', 'setLayout', 'attack', 'react', 'regroup', 'reorganize', 'endTurn'])
    expect([...given]).toContain(type);
  expect(await page.locator('.os-closing').innerText()).toMatch(/have won\.$/);
  await look('result');
});
