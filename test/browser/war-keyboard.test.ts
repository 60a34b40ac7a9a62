import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { skaxarBrain } from '../../src/games/skaxar/bot.ts';
import { inFull, shopCard, skaxar, type SkaxarCommand, type SkaxarView } from '../../src/games/skaxar/index.ts';
import { gameEntry } from '../../src/games/index.ts';
import { targetsAt } from '../../src/ui/games/skaxar/tools/shop.ts';
import { home, newMatch } from '../../src/ui/kit/words/app.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { warText } from '../../src/ui/games/skaxar/words/setup.ts';
import { skaxar as words } from '../../src/ui/games/skaxar/words/play.ts';
import { keepFailures } from './setup/failure.ts';
import { keptMatch } from './setup/kept.ts';
import { enter, focused, tabTo, type } from './setup/keys.ts';
import { openPage, visit, type Opened } from './setup/page.ts';
import { ready, says, text } from './setup/table.ts';
import { cardIn, isPointless, nameOf, question, slotCard } from './setup/war-hands.ts';
import { curious, wars, type Kind, type WarLine } from './setup/wars.ts';

let opened: Opened | null = null;
keepFailures(() => opened);
afterAll(() => opened?.context.close());

const SEATS = [
  { seat: 'A', player: 'human', name: setupText.you },
  { seat: 'B', player: 'default', name: setupText.computer('default') },
];
const LIMIT = 10;
/** All a person can do, and a Shop with something too dear. */
const ALL: readonly Kind[] = ['pointless', 'repair of several', 'uncover', 'item', 'harvest', 'decline', 'pass'];
/**
 * The id the page gives its match when its chance brings nothing but noughts; the computer's own chance comes from it.
 */
const ID = '00'.repeat(6);

const computer = createBot(skaxar, skaxarBrain as never, 'default');

/** The slot of a card that costs more than the person has; null without one. */
const dearSlot = ({ shop, sides }: SkaxarView): number | null => {
  const at = shop.findIndex((card) => card !== null && shopCard(card).price > sides[0].money);
  return at < 0 ? null : at + 1;
};

/** The first game against the computer in which a curious person can do everything. */
function model(): string {
  for (let k = 1; k < 400; k++) {
    const seed = `keys ${k}`;
    const person = curious(['A']);
    let dear = false;
    wars.whole({ seats: SEATS, options: { turnLimit: LIMIT }, seed }, (next, line: WarLine) => {
      if (next.seat === 'B') return computer.choose(next.view, 'B', `${ID}/${line.plies.length}`) as SkaxarCommand;
      if (next.view.window === 'session' && dearSlot(next.view) !== null) dear = true;
      return person.choose(next);
    });
    if (dear && ALL.every((kind) => person.tried.has(kind))) return seed;
  }
  throw new Error('No such game.');
}

/** Gives a command with numbers, arrows and Enter; a question is answered by Tab and Enter. */
async function give(page: Page, view: SkaxarView, command: SkaxarCommand): Promise<void> {
  switch (command.type) {
    case 'pass':
      return page.keyboard.press('p');
    case 'decline':
      return page.keyboard.press('d');
    case 'harvest':
      await page.keyboard.press(String(command.slot));
      return page.keyboard.press('Enter');
    case 'buy': {
      await page.keyboard.press(String(command.slot));
      const ships = targetsAt(view, command.slot);
      // The ship that helps most is in hand with the card.
      for (let at = 0; command.ship !== undefined && ships[at] !== command.ship; at++)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      if (!isPointless(view, command)) return;
      await question(page, cardIn(view, command.slot).name).waitFor();
      return enter(page, words.pointlessYes);
    }
    case 'resign':
      throw new Error('Nobody gives up here.');
  }
}

/** Chooses a card, reads it, and puts it back. */
async function inspect(page: Page, view: SkaxarView, slot: number): Promise<void> {
  const { name, text: says, price } = cardIn(view, slot);
  await page.keyboard.press(String(slot));
  await expect.poll(() => slotCard(page, slot).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('i');
  const card = page.getByRole('dialog', { name });
  await card.waitFor();
  expect(await card.innerText()).toContain(says);
  expect(await card.innerText()).toContain(inFull(price));
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await expect.poll(() => slotCard(page, slot).getAttribute('aria-pressed')).toBe('false');
}

/** Lists a pile from the panel of both sides, opens its first card, and comes back to the table the same way. */
async function list(page: Page, view: SkaxarView): Promise<void> {
  await enter(page, common.unfold(words.sidesTitle));
  await enter(page, new RegExp(`^${words.piles.fleetDeck} ${view.sides[0].fleetDeck.count}$`));
  const pile = page.getByRole('dialog', { name: words.pileOf(words.piles.fleetDeck, words.fleets.earth) });
  await pile.waitFor();
  const first = nameOf(view.sides[0].fleetDeck.listed![0]!);
  await enter(page, first);
  const card = page.getByRole('dialog', { name: first });
  await card.waitFor();
  await page.keyboard.press('Escape');
  await pile.waitFor();
  await page.keyboard.press('Escape');
  await pile.waitFor({ state: 'detached' });
  await enter(page, common.fold(words.sidesTitle), { back: true });
  // The focus stays on the fold: a number takes it to a card, so that Enter is for that one.
}

test('SK-6.4 SK-6.5 SK-6.8 SK-7.3 SK-10.3 a whole game against the computer by keyboard alone: items, a Repair with a choice of ship, a purchase without effect, harvests, cards that are read and one that is too dear', async () => {
  const seed = model();
  opened = await openPage();
  const { page, troubles } = opened;
  await page.addInitScript(() => {
    const chance = crypto.getRandomValues.bind(crypto) as (bytes: unknown) => unknown;
    const noughts = (bytes: unknown) =>
      bytes instanceof Uint8Array && bytes.length === 6 ? bytes.fill(0) : chance(bytes);
    Object.assign(crypto, { getRandomValues: noughts });
  });
  // Nothing in this test may touch the mouse.
  await visit(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await enter(page, new RegExp(`^${home.newMatch}`));
  await page.getByRole('heading', { name: newMatch.title, level: 1 }).waitFor();
  await enter(page, gameEntry('skaxar').title);
  await page.getByRole('heading', { name: warText.title, level: 1 }).waitFor();
  await tabTo(page, new RegExp(`^(SK-12.7 )?${warText.turnLimit}`));
  await page.keyboard.press('Space');
  await tabTo(page, warText.lastTurn);
  await page.keyboard.press('Home');
  await type(page, new RegExp(`^${setupText.cardSeed}`), seed);
  await enter(page, warText.start);
  await ready(page);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#/battle/${ID}`);

  const person = curious(['A']);
  const done = { read: false, dear: false, listed: false };
  for (;;) {
    const { line, next } = await wars.atHand(page);
    if (!next) break;
    const { view } = next;
    expect(next.seat).toBe('A');
    const dear = view.window === 'session' ? dearSlot(view) : null;
    if (!done.read && view.window === 'session') {
      await inspect(
        page,
        view,
        view.choices.flatMap(({ command }) => (command.type === 'buy' ? [command.slot] : []))[0]!,
      );
      await list(page, view);
      done.read = done.listed = true;
    }
    if (!done.dear && dear !== null) {
      const { name, price } = cardIn(view, dear);
      await page.keyboard.press(String(dear));
      await expect
        .poll(() => text(page, '.why'))
        .toContain(`SK-6.5 ${name} costs ${inFull(price)}; you have ${inFull(view.sides[0].money)}.`);
      expect(await slotCard(page, dear).getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('Escape');
      await page.locator('.why').waitFor({ state: 'detached' });
      done.dear = true;
    }
    const command = person.choose(next);
    await give(page, view, command);
    await expect
      .poll(async () => (await keptMatch(page)).plies.length, {
        message: `${line.plies.length}: ${JSON.stringify(command)}, at ${await focused(page)}`,
        interval: 30,
      })
      .toBeGreaterThan(line.plies.length);
    expect((await keptMatch(page)).plies[line.plies.length]).toMatchObject({ seat: 'A', command });
  }
  expect(done).toEqual({ read: true, dear: true, listed: true });
  expect([...person.tried]).toEqual(expect.arrayContaining([...ALL]));
  const end = wars.stateOf(wars.lineOf(await keptMatch(page)));
  expect(end.options).toMatchObject({ turnLimit: LIMIT, openTracker: true });
  expect(end.outcome!.reason).toBe('turnLimit');
  const result = page.getByRole('dialog', {
    name:
      end.outcome!.winners.length === 0
        ? common.resultDraw
        : end.outcome!.winners[0] === 'A'
          ? common.resultYouWin
          : common.resultYouLose,
  });
  await result.waitFor();
  await page.keyboard.press('Escape');
  await says(page, common.over);
  expect(troubles()).toEqual([]);
});
