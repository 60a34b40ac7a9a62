import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STARTERS, type RetrogradeCommand, type RetrogradeView } from '../../src/games/retrograde/index.ts';
import { DECK_FORM } from '../../src/ui/games/retrograde/decks/deck-form.ts';
import { cardName, sideName } from '../../src/ui/games/retrograde/names.ts';
import { ORBIT_COMPUTERS } from '../../src/ui/games/retrograde/setup/draft.ts';
import { retrogradeWords as words } from '../../src/ui/games/retrograde/words/play.ts';
import { orbitText } from '../../src/ui/games/retrograde/words/setup.ts';
import { packList } from '../../src/ui/match/lists/link.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { samePage } from './setup/same-page.ts';
import { bright, finger, mouse, type Hand } from './setup/hands.ts';
import { keptMatch } from './setup/kept.ts';
import { enter, focused, tabTo } from './setup/keys.ts';
import { misplaced } from './setup/layout.ts';
import { arcSpot, shapeOn, spotOf } from './setup/orbit-hands.ts';
import { orbits } from './setup/orbits.ts';
import { turnTo } from './setup/page.ts';
import { crowded } from './setup/panels.ts';
import { act, ready, still } from './setup/table.ts';

const open = samePage();

/** A deck that fights from the first round: small craft of Jupiter, which leave its well for 1. */
const QUICK = {
  name: 'Quick',
  homeworld: 'jupiter',
  cards: ['lav', 'research-station-2123', ...STARTERS.jupiter.cards.slice(0, 28)],
} as const;
const SETUP = (() => {
  const packed = packList(DECK_FORM, QUICK);
  return `#/new/retrograde?deck1=${packed}&deck2=${packed}`;
})();

const burn = (asset: string, orbital: number): RetrogradeCommand => ({
  type: 'burn',
  spacecraft: '1-lav',
  asset,
  orbital,
});
const END: RetrogradeCommand = { type: 'endPhase' };
/** Both build the same; then one crosses and is shot where it arrives. */
const building = (seat: string): readonly RetrogradeCommand[] => [
  END,
  { type: 'startProject', card: 'lav', asset: `${seat}-jupiter` },
  { type: 'contribute', asset: `${seat}-jupiter`, project: '' },
  { type: 'complete', project: '', orbital: 1 },
  { type: 'startProject', card: 'research-station-2123' },
  END,
];
/** Two rounds: what each of the four turns is made of. */
const TURNS: readonly (readonly [seat: '1' | '2', orders: readonly RetrogradeCommand[]])[] = [
  ['1', building('1')],
  ['2', building('2')],
  [
    '1',
    [
      burn('1-jupiter', 2),
      burn('1-jupiter', 3),
      burn('1-jupiter', 4),
      burn('2-jupiter', 4),
      END,
      { type: 'research', asset: '1-jupiter', draw: 1 },
      END,
      END,
    ],
  ],
  [
    '2',
    [
      { type: 'attack', spacecraft: '2-lav', target: '1-lav', spend: 4 },
      END,
      END,
      { type: 'contribute', asset: '2-jupiter', project: '' },
      END,
    ],
  ],
];

/** What a person does to give orders; burns that follow each other are one gesture. */
interface Player {
  /** From the page of a new war to the table. */
  begin(page: Page): Promise<void>;
  uncover(page: Page, who: string): Promise<void>;
  give(page: Page, order: RetrogradeCommand, view: RetrogradeView): Promise<void>;
}

/** How many commands of a kind the match has kept. */
const given = async (page: Page): Promise<readonly RetrogradeCommand[]> =>
  (await keptMatch(page)).plies.map(({ command }) => command as never);

/** Orders without what only the match knows: the ids of projects; and phases, which may be passed over together. */
const told = (orders: readonly RetrogradeCommand[]): readonly RetrogradeCommand[] =>
  orders
    .filter(({ type: kind }) => kind !== 'endPhase')
    .map((order) => ('project' in order ? { ...order, project: '' } : order));

/** Plays the whole game, turn by turn, to the result. */
async function playOn(page: Page, { uncover, give }: Player): Promise<void> {
  for (const [seat, orders] of TURNS) {
    await uncover(page, orbitText.people[seat]!);
    for (const [at, order] of orders.entries()) {
      // The last of several burns is the one that is pressed.
      if (order.type === 'burn' && orders[at + 1]?.type === 'burn') continue;
      const { line, next } = await orbits.atHand(page);
      expect([next?.seat, order.type]).toEqual([seat, order.type]);
      await still(page);
      await give(page, order, next!.view);
      await expect
        .poll(async () => (await given(page)).length, { message: JSON.stringify(order), interval: 30 })
        .toBeGreaterThan(line.plies.length);
      const [now] = (await given(page)).slice(line.plies.length);
      expect(now?.type, JSON.stringify(order)).toBe(order.type);
    }
  }
  await page.getByRole('dialog', { name: common.resultWin(orbitText.people['2']!) }).waitFor();
  expect(told(await given(page))).toEqual(told(TURNS.flatMap(([, orders]) => orders)));
  const { outcome, options } = orbits.stateOf(orbits.lineOf(await keptMatch(page)));
  expect({ ...outcome, limit: options.turnLimit }).toMatchObject({ winners: ['2'], reason: 'turnLimit', limit: 2 });
}

const cover = (page: Page, who: string) => page.getByRole('dialog', { name: new RegExp(who) });
const quick = (page: Page) => page.getByRole('button', { name: orbitText.start });

/** Sets the war up by pressing. */
async function setUp(page: Page, { press }: Hand): Promise<void> {
  await turnTo(page, SETUP);
  await press(
    page
      .getByRole('group', { name: orbitText.seatOf['2']! })
      .getByText(setupText.players.human, { exact: true })
      .first(),
  );
  await page.getByRole('switch', { name: new RegExp(orbitText.turnLimit) }).check();
  await page.getByRole('slider', { name: new RegExp(orbitText.lastRound) }).fill('2');
  await page.getByLabel(new RegExp(orbitText.firstPlayer)).selectOption('seat1');
  await press(quick(page));
  await ready(page);
}

/** Orders by pointing at the table, with what only panels have in the panels. */
function pointer(hand: Hand, shapeNow: (page: Page) => ReturnType<typeof shapeOn>): Player {
  const tap = async (page: Page, view: RetrogradeView, kind: 'asset' | 'spacecraft', id: string) => {
    await still(page);
    return hand.tap(page, spotOf(view, kind, id, await shapeNow(page)));
  };
  const takeCard = async (page: Page, name: string) => {
    const tab = page.getByRole('navigation').getByRole('button', { name: words.handTab });
    if (await tab.isVisible()) await hand.press(tab);
    await hand.press(page.locator('.rg-hand-card').filter({ hasText: name }).first());
  };
  return {
    begin: (page) => setUp(page, hand),
    uncover: async (page, who) => {
      await cover(page, who).waitFor();
      await hand.press(cover(page, who).getByRole('button').first());
      await cover(page, who).waitFor({ state: 'detached' });
    },
    give: async (page, order, view) => {
      switch (order.type) {
        case 'endPhase':
          return hand.press(act(page).locator('.button-go'));
        case 'startProject':
          await takeCard(page, cardName(order.card));
          return order.asset
            ? tap(page, view, 'asset', order.asset)
            : hand.press(page.getByRole('button', { name: words.confirm.startProject }).last());
        case 'contribute': {
          const [project] = view.projects.filter(({ owner }) => owner === view.activeSeat);
          if (!(await act(page).locator('.rg-pick[aria-pressed="true"]').count()))
            await hand.press(
              act(page)
                .locator('.rg-pick')
                .filter({ hasText: cardName(project!.card!) })
                .first(),
            );
          // Where the table is small a finger takes the panel that lies under it.
          if (hand === finger)
            return hand.press(act(page).getByRole('button', { name: new RegExp(`^${words.contribute('Jupiter')}`) }));
          return tap(page, view, 'asset', order.asset);
        }
        case 'burn': {
          await tap(page, view, 'spacecraft', order.spacecraft);
          await expect.poll(() => act(page).innerText()).toContain(words.groups.burn);
          await still(page);
          await hand.tap(page, arcSpot(view, order.asset, order.orbital, await shapeNow(page), 0.5));
          return pressBright(page, hand, words.confirm.burns(4, 6, 0));
        }
        case 'research':
          await tap(page, view, 'asset', order.asset);
          return pressBright(page, hand, words.confirm.research);
        case 'attack':
          await tap(page, view, 'spacecraft', order.spacecraft);
          await tap(page, view, 'spacecraft', order.target);
          return pressBright(page, hand, words.confirm.attack(4, words.kills('100\u00a0%')));
        case 'complete':
          return pressBright(page, hand, words.confirm.complete);
        default:
          throw new Error(`Nobody gives ${order.type} here.`);
      }
    },
  };
}

/** Presses the bright button once it says so. */
async function pressBright(page: Page, hand: Hand, text: string): Promise<void> {
  await expect.poll(() => bright(page).innerText()).toContain(text);
  await hand.press(bright(page));
}

/** Enter, once the bright button says so. */
async function confirm(page: Page, text: string): Promise<void> {
  await expect.poll(() => bright(page).innerText()).toContain(text);
  await page.keyboard.press('Enter');
}

const keyboard: Player = {
  begin: async (page) => {
    await turnTo(page, SETUP);
    await quick(page).waitFor();
    // The person stands before all levels of the computer of the second seat.
    await tabTo(page, new RegExp(`^${setupText.players.default}`));
    for (let press = 0; press <= ORBIT_COMPUTERS.indexOf('default'); press++) await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toContain(setupText.players.human);
    await tabTo(page, new RegExp(orbitText.turnLimit));
    await page.keyboard.press('Space');
    await tabTo(page, new RegExp(orbitText.lastRound));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, new RegExp(orbitText.firstPlayer));
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await enter(page, orbitText.start);
    await ready(page);
  },
  uncover: async (page, who) => {
    await cover(page, who).waitFor();
    await enter(page, common.curtainYes(who));
    await cover(page, who).waitFor({ state: 'detached' });
  },
  give: async (page, order, view) => {
    switch (order.type) {
      case 'endPhase':
        return page.keyboard.press('e');
      case 'startProject':
        await enter(page, new RegExp(`^${cardName(order.card)}`));
        return page.keyboard.press('Enter');
      case 'burn':
        await page.keyboard.press('ArrowRight');
        await enter(page, new RegExp(`^${words.at(sideName(view, '2'), order.orbital)}|^Jupiter \\(.*2.*, orbital 4`));
        return confirm(page, words.confirm.burns(4, 6, 0));
      case 'attack':
        await page.keyboard.press('ArrowRight');
        await enter(page, /^L\.A\.V\..*%/);
        return confirm(page, words.confirm.attack(4, words.kills('100\u00a0%')));
      case 'research':
        await page.keyboard.press('ArrowRight');
        return confirm(page, words.confirm.research);
      case 'contribute':
        // What was just started is in hand already.
        if (view.turn > 2) await enter(page, /^Research Station 2123/);
        return confirm(page, words.confirm.contribute);
      case 'complete':
        return confirm(page, words.confirm.complete);
      default:
        throw new Error(`Nobody gives ${order.type} here.`);
    }
  },
};

test('RG-4.3 RG-18.4 RG-18.5: a whole game of two at one screen by pointer, from the page of a new war to the result', async () => {
  const { page } = await open();
  const player = pointer(mouse, async () => 1.38);
  await player.begin(page);
  await playOn(page, player);
});

test('RG-4.3 RG-18.4 RG-18.5: the same by keys alone', async () => {
  const { page } = await open();
  await keyboard.begin(page);
  await playOn(page, keyboard);
});

test('RG-4.3 RG-18.4 RG-18.5: the same by one finger on a phone', async () => {
  const { page } = await open({ size: 'phone' });
  const player = pointer(finger, shapeOn);
  await player.begin(page);
  expect([...(await crowded(page)), ...(await misplaced(page))]).toEqual([]);
  await playOn(page, player);
});

test('RG-18.5 RG-22.1: a whole game against the computer by touch on a tablet, left and come back to while the computer moves', async () => {
  const { page } = await open({ size: 'tablet', context: { hasTouch: true, isMobile: true } });
  await turnTo(page, '#/new/retrograde');
  await page.getByRole('switch', { name: new RegExp(orbitText.turnLimit) }).tap();
  await page.getByRole('slider', { name: new RegExp(orbitText.lastRound) }).fill('2');
  await page.getByLabel(new RegExp(orbitText.firstPlayer)).selectOption('seat1');
  await quick(page).tap();
  await ready(page);
  /** Ends my turn; what is bright ends one phase after another. */
  const endTurn = async (turn: number): Promise<void> => {
    const mine = async () =>
      (await page.locator('.says-open').count()) > 0 &&
      orbits.stateOf(orbits.lineOf(await keptMatch(page))).turn === turn;
    await expect.poll(mine).toBe(true);
    while (await mine()) {
      const before = (await given(page)).length;
      await bright(page).tap();
      await expect.poll(async () => (await given(page)).length).toBeGreaterThan(before);
    }
  };
  await endTurn(1);
  // The computer is at its turn: what it has done stays done, and is not done again.
  for (let visits = 0; visits < 2; visits += 1) {
    const before = await given(page);
    await page.reload();
    await page.locator('.play-table canvas[data-frames]').waitFor();
    expect((await given(page)).slice(0, before.length)).toEqual(before);
  }
  await endTurn(3);
  await page.getByRole('dialog', { name: common.resultYouLose }).waitFor();
  // The browser keeps the last commands a moment after their result is shown.
  await expect
    .poll(async () => orbits.stateOf(orbits.lineOf(await keptMatch(page))))
    .toMatchObject({ outcome: { reason: 'turnLimit' }, turn: 4 });
  expect([...(await crowded(page)), ...(await misplaced(page))]).toEqual([]);
});
