import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { AUDIENCE } from '../../src/engine/seat.ts';
import { app } from '../../src/ui/kit/words/app.ts';
import { labText } from '../../src/ui/match/words/lab.ts';
import { lessonWords } from '../../src/ui/match/words/lesson.ts';
import { replays } from '../../src/ui/match/words/replays.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { words as bidsWords } from '../card-toys/bids/ui/words.ts';
import { words as toyWords } from '../card-toys/screen/words.ts';
import { lesson } from '../card-toys/wards/ui/lesson.ts';
import { words } from '../card-toys/wards/ui/words.ts';
import { watchingCopy } from './setup/download.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { keepFailures } from './setup/failure.ts';
import { listenToThreads } from './setup/leaks.ts';
import { axeFaults, openPage, type Opened } from './setup/page.ts';
import { previewed } from './setup/previewed.ts';
import { keepScreen } from './setup/screens.ts';
import { WHOLE } from './setup/survey.ts';
import { builtWithToys } from './setup/with-toys.ts';
import { byKeys, byPointer, byTouch, give, type ToyHand } from './setup/toy-hands.ts';
import {
  begin,
  BIDS,
  coverOf,
  nothingPrivate,
  onlyTheirs,
  stands,
  toldToThreads,
  WARDS,
  type Standing,
  type ToyCommand,
  type ToyTest,
} from './setup/toys.ts';

// Two toys on the shared card table: hands and a reaction window, and choices in secret.
let site: Awaited<ReturnType<typeof previewed>>;
let opened: Opened | null = null;
beforeAll(async () => {
  site = await previewed(await builtWithToys());
});
afterEach(() => opened?.context.close());
keepFailures(() => opened);
afterAll(() => site.close());

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];
const nameOf = (seat: string): string => NAMES[Number(seat.slice(1)) - 1]!;

/** What to do now: in turn any of what may be done, so that in a game or two everything is done. */
function chosen({ game }: ToyTest, { state, given }: Standing, seat: string): ToyCommand {
  const open = (game.choices(state, seat) as ToyCommand[]).filter(({ type }) => type !== 'takeBack');
  return open[(given * 5 + 3) % open.length]!;
}

/** Plays until the match is over; at every hand-over the page is searched for what is anybody's. */
async function playThrough(page: Page, toy: ToyTest, hand: ToyHand): Promise<{ handed: number; kinds: Set<string> }> {
  const kinds = new Set<string>();
  let holder: string | null = null;
  let handed = 0;
  for (let now = await stands(page, toy, 0); !now.over;) {
    const seat = now.asked[0]!;
    if (holder !== seat) {
      await coverOf(page, nameOf(seat)).waitFor();
      await nothingPrivate(page, toy, now);
      if (handed === 2) await keepScreen(page, `toy-${toy.game.id}-${hand.name}-cover`);
      await hand.take(page, nameOf(seat));
      await coverOf(page, nameOf(seat)).waitFor({ state: 'detached' });
      await onlyTheirs(page, toy, now, seat);
      if (handed === 2) await keepScreen(page, `toy-${toy.game.id}-${hand.name}`);
      handed += 1;
    } else expect(await page.getByRole('button', { name: common.curtainYes(nameOf(seat)) }).count()).toBe(0);
    await page.locator('.says-open').waitFor();
    const command = chosen(toy, now, seat);
    kinds.add(command.type);
    await give(page, hand, toy, now, seat, command);
    now = await stands(page, toy, now.given + 1);
    // Also while the film of it runs.
    if (!now.over && now.asked[0] !== seat) await nothingPrivate(page, toy, now);
    // A run of decisions: whoever decides again still has the screen.
    holder = now.asked[0] === seat ? seat : null;
  }
  await page.getByRole('dialog', { name: / ha(s|ve) won$|Draw/ }).waitFor();
  return { handed, kinds };
}

const HANDS = [
  [byPointer, 'tablet'],
  [byKeys, 'desk'],
  [byTouch, 'phone'],
] as const;

/** Each hand plays one of the two games, where whole surveys are asked for both. */
const playing = (...hands: readonly ToyHand[]) => HANDS.filter(([hand]) => WHOLE || hands.includes(hand));

test.each(playing(byPointer, byTouch))(
  'a game of Wards of two people at one screen by $name: nothing of a hand is anywhere but before its owner',
  async (hand, size) => {
    opened = await openPage({ size, settings: { animationSpeed: hand === byPointer ? 2 : 0 } });
    const { page, troubles } = opened;
    await begin(page, site.address, 'wards', NAMES.slice(0, 2), `wards ${hand.name}`);
    const { handed, kinds } = await playThrough(page, WARDS, hand);
    expect(handed).toBeGreaterThan(3);
    expect([...kinds]).toContain('strike');
    expect(troubles()).toEqual([]);
  },
);

test.each(playing(byKeys))(
  'a game of Bids by $name: what is bid is nowhere until all have, and threads hear of their own cards alone',
  async (hand, size) => {
    opened = await openPage({ size });
    const { page, troubles } = opened;
    await listenToThreads(page);
    await begin(page, site.address, 'bids', NAMES.slice(0, 2), `bids ${hand.name}`);
    await playThrough(page, BIDS, hand);
    const { asked, leaks } = await toldToThreads(page);
    expect(asked).toBeGreaterThan(10);
    expect(leaks).toEqual([]);
    expect(troubles()).toEqual([]);
  },
);

/** Looks away: the window loses the focus, or the page goes out of sight. */
const lookAway = {
  blur: (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  hide: (page: Page) =>
    page.evaluate(() => {
      for (const hidden of [true, false]) {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    }),
};

test('a choice in secret of four people: covered when they look away, taken back, undone, after a reload, behind menus', async () => {
  opened = await openPage();
  const { page, troubles } = opened;
  await begin(page, site.address, 'bids', NAMES, 'looking away');
  const press = (name: string | RegExp) => byPointer.press(page, name);
  const [ada, ben] = [coverOf(page, 'Ada'), coverOf(page, 'Ben')];
  let now = await stands(page, BIDS, 0);
  const take = async (seat: string) => {
    await coverOf(page, nameOf(seat)).waitFor();
    await nothingPrivate(page, BIDS, now);
    await byPointer.take(page, nameOf(seat));
    await onlyTheirs(page, BIDS, now, seat);
  };
  const bidAny = async () => {
    await page.locator('.dock-act').getByRole('button', { name: /^Bid/ }).first().click();
    now = await stands(page, BIDS, now.given + 1);
  };
  await ada.waitFor();
  expect(await axeFaults(page)).toEqual([]);

  // A card that is read, a card that was read out, and what is refused go with the one who looked.
  await take('p1');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('2');
  await page.keyboard.press('i');
  await page.getByRole('dialog', { name: / No\. \d+$/ }).waitFor();
  await lookAway.blur(page);
  await take('p1');
  await lookAway.hide(page);
  await take('p1');
  await press(common.coverNow);
  await take('p1');

  // Ada bids, and takes it back from Ben's cover; what she keeps she hands on.
  await bidAny();
  await ben.waitFor();
  expect(await ben.innerText()).toMatch(/Ada has chosen[^]*Ben still to choose/);
  expect(await axeFaults(page)).toEqual([]);
  await press(common.coverRecall('Ada'));
  await ada.waitFor();
  await press(common.curtainBack);
  await ben.waitFor();
  await press(common.coverRecall('Ada'));
  await take('p1');
  await press(bidsWords.keep);
  await ben.waitFor();
  await press(common.coverRecall('Ada'));
  await take('p1');
  await press(bidsWords.takeBack);
  now = await stands(page, BIDS, 2);
  await page.locator('.dock-act').getByRole('button', { name: /^Bid/ }).first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await bidAny();

  // What was bid is undone at the cover too.
  await ben.waitFor();
  await press(common.undo);
  await ada.waitFor();
  now = await stands(page, BIDS, 2);
  await take('p1');
  await bidAny();

  // Opened in the middle, and behind the menu, it shows what everybody may see.
  await page.reload();
  await ben.waitFor();
  await nothingPrivate(page, BIDS, now);
  await press(common.menu);
  await page.getByRole('dialog', { name: common.menuTitle }).waitFor();
  await nothingPrivate(page, BIDS, now);
  await page.keyboard.press('Escape');
  await take('p2');
  const copy = await watchingCopy(page);
  const hidden = BIDS.hidden(now.state, AUDIENCE).map((name) => `"c${Number(/\d+$/.exec(name)![0]) - 1}":`);
  expect(hidden.filter((id) => copy.includes(id))).toEqual([]);
  expect(copy).not.toContain('"seed"');
  expect(troubles()).toEqual([]);
});

// Wards is added by its manifests and the two lists alone. What follows is the shipped product for it, screen by
// screen.
const card = (page: Page) => page.locator('.game-card', { has: page.getByRole('heading', { name: 'Wards' }) });
const act = (page: Page) => page.locator('.dock-act');
const result = (page: Page) => page.getByRole('dialog').getByText(words.left).first();

/** Plays until the result lies over the table: the first thing that is offered, and a ward where a card will do. */
async function playToTheEnd(page: Page): Promise<number> {
  for (let orders = 0; orders < 60; orders++) {
    const orderable = act(page).getByRole('button', { name: /^(Strike|Take|Pass)/ });
    await orderable.or(result(page)).first().waitFor();
    if (await result(page).isVisible()) return orders;
    const before = await page.locator('.dock-log').innerText();
    await orderable.first().click();
    await expect.poll(() => page.locator('.dock-log').innerText()).not.toBe(before);
  }
  throw new Error('The match did not end.');
}

test('a game added by manifests alone is on the first screen, is played to its end and watched again', async () => {
  const { page, context, troubles } = await openPage();
  const threads: string[] = [];
  page.on('worker', (worker) => threads.push(worker.url()));
  await page.goto(`${site.address}#/`);
  await card(page).getByText(words.line).waitFor();
  await card(page).getByRole('button', { name: /Wards/ }).click();
  const orders = await playToTheEnd(page);
  // The computer answered from its thread; a move made in its place would be told in a notice.
  expect(threads.filter((url) => url.includes('thread-'))).not.toEqual([]);
  const log = await page.locator('.dock-log').innerText();
  expect(log).toMatch(/strikes with \d/);
  // How long the match is, its dice say: one strike may end it. Every order is in the log, once.
  const { you } = setupText;
  expect(log.match(new RegExp(`^${you} (strikes|wards|takes|passes)`, 'gm'))).toHaveLength(orders);
  expect(await page.locator('.notices').innerText()).toBe('');

  await page.goto(`${site.address}#/replays`);
  await page.locator('.match').waitFor();
  const kept = page.locator('.match');
  expect(await kept.count()).toBe(1);
  await kept.getByRole('link', { name: new RegExp(`^${replays.watch}`) }).click();
  await page.locator('.replay').waitFor();
  await page.keyboard.press('End');
  await page.locator('.replay .dock-log').getByText(words.log.ended).waitFor();
  expect(troubles()).toEqual([]);
  await context.close();
});

test('it has a set-up, a lesson and a rule book', async () => {
  const { page, context, troubles } = await openPage();
  await page.goto(`${site.address}#/new/wards`);
  await page.getByRole('button', { name: toyWords.setup.start, exact: true }).click();
  await act(page)
    .getByRole('button', { name: /^Strike/ })
    .first()
    .waitFor();

  await page.goto(`${site.address}#/learn/wards`);
  const coach = page.getByRole('region', { name: lessonWords.coach });
  await coach.getByText(words.lesson.read, { exact: true }).waitFor();
  await coach.getByRole('button', { name: lessonWords.next }).click();
  await coach.getByText(words.lesson.strike, { exact: true }).waitFor();
  await act(page)
    .getByRole('button', { name: /^Strike with 2/ })
    .click();
  // The lesson turns the other cards down, the match does not go on.
  await page.getByText(words.lesson.instead).first().waitFor();
  await act(page)
    .getByRole('button', { name: /^Strike with 5/ })
    .click();
  await page.getByRole('dialog', { name: lessonWords.doneTitle }).getByText(lesson.learnt[0]!).waitFor();

  await page.goto(`${site.address}#/rules/W-5`);
  await page.getByText(words.wardText).waitFor();
  expect(troubles()).toEqual([]);
  await context.close();
});

test('the Balance lab plays a series of it', async () => {
  const { page, context, troubles } = await openPage();
  await page.goto(`${site.address}#/lab?game=wards&players=default,open&games=10&seed=sixth`);
  await page.locator('.lab-setup').getByRole('button', { name: labText.start, exact: true }).click();
  await page.locator('.lab-done').waitFor({ timeout: 60_000 });
  expect(await page.getByRole('progressbar', { name: labText.progress }).getAttribute('aria-valuenow')).toBe('10');
  expect(await page.locator('.won-table').innerText()).toContain(words.lab.rivals.open);
  expect(await page.locator('.won-table').innerText()).toContain(words.lab.opener);
  expect(await page.locator('.figures-table').first().innerText()).toContain(words.figures.warded);
  expect(app.pages.lab).toBe(await page.getByRole('heading', { level: 1 }).innerText());
  expect(troubles()).toEqual([]);
  await context.close();
});
