import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameEntry } from '../../src/games/index.ts';
import type { SpurCommand } from '../../src/games/orions-spur/index.ts';
import { cardText } from '../../src/ui/cards/words/cards.ts';
import { spurWords as words } from '../../src/ui/games/orions-spur/words/play.ts';
import { spurText } from '../../src/ui/games/orions-spur/words/setup.ts';
import { home, newMatch } from '../../src/ui/kit/words/app.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { samePage } from './setup/same-page.ts';
import { drawnIn, framesOf, rests } from './setup/frames.ts';
import { keeps } from './setup/kept.ts';
import { enter, tabTo } from './setup/keys.ts';
import { heardOf, listenToCanvases, listenToThreads, placesOf } from './setup/leaks.ts';
import { axeFaults, turnTo } from './setup/page.ts';
import { spurAsks, spurOrders } from './setup/spur-hands.ts';
import { keepScreen } from './setup/screens.ts';
import { people } from './setup/spurs.ts';
import { spurFile, spurWindow } from './setup/spur-scenes.ts';
import { openFile, ready, says } from './setup/table.ts';

const open = samePage();

const orders = async (page: Page): Promise<readonly SpurCommand[]> =>
  (await spurOrders(page)).map(({ command }) => command);
const answers = (page: Page) => page.locator('.strip-answer');

test('OS-6.21 OS-7.4 OS-14.12: an open attack lies with every answer, how one is asked is set where the question stands, a turn is passed with one key, and nothing is drawn at rest', async () => {
  const { page } = await open({ settings: { animationSpeed: 4 } });
  await openFile(page, spurWindow());
  expect(await rests(page)).toBe(true);
  expect(await drawnIn(page, 60)).toBe(0);
  expect(await answers(page).count()).toBeGreaterThan(2);
  expect(await axeFaults(page)).toEqual([]);
  // Passing stays in sight under all the answers.
  const pass = page.getByRole('button', { name: cardText.pass, exact: true });
  await expect.poll(() => pass.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  // What an answer would change is drawn, once.
  const before = await framesOf(page);
  await answers(page).first().focus();
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before);
  expect(await rests(page)).toBe(true);
  await page.getByRole('button', { name: cardText.autoPass }).click();
  const wish = page.getByRole('group', { name: words.triggers.ownCounterfired });
  await wish.getByText(cardText.wishes.passIfSafe, { exact: true }).click();
  await expect
    .poll(() => orders(page))
    .toContainEqual({ type: 'setAutoPass', trigger: 'ownCounterfired', value: 'passIfSafe' });
  const drawn = await framesOf(page);
  await page.keyboard.press('t');
  // However often the computer fires in this turn, nobody is asked again before the next one.
  await says(page, words.says.turnOpen({ you: true, name: '' }));
  const own = (await spurOrders(page)).filter(({ seat }) => seat === '1').slice(1);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ command }) => command.type !== 'pass')).toEqual([]);
  expect(await rests(page)).toBe(true);
  expect(await framesOf(page)).toBeGreaterThan(drawn + 5);
  expect(await drawnIn(page, 60)).toBe(0);
});

/** How many pixels of the list of answers are not in sight. */
const outOfSight = (page: Page): Promise<number> =>
  page
    .locator('.dock-act > .plate-body')
    .evaluate(({ scrollHeight, clientHeight }) => Math.max(0, scrollHeight - clientHeight));

test.each(['desk', 'tablet'] as const)(
  'OS-6.4: every answer to an attack lies in sight, the log gives up its room for it, and other ways of one wait folded: %s',
  async (size) => {
    const { page } = await open({ size });
    await openFile(page, spurWindow());
    const all = await answers(page).count();
    await expect.poll(() => outOfSight(page)).toBe(0);
    await keepScreen(page, `spur-answers-${size}`);
    const words = await answers(page).allInnerTexts();
    // Figures without a word beside them need a legend.
    expect(words.filter((text) => /\d\/\d|normal/.test(text))).toEqual([]);
    await page.locator('.strip-others').first().click();
    await expect.poll(() => answers(page).count()).toBeGreaterThan(all);
  },
);

/** The key that ends this part of a turn, where nothing is to be chosen. */
const footKey = async (page: Page): Promise<string> =>
  (await page.locator('.dock-act .os-foot kbd').allInnerTexts()).includes('E') ? 'e' : 'r';

test('OS-12.2 OS-5.1 OS-6.4 OS-11.1: a short game against the computer by keys alone, from the first screen to the result', async () => {
  const { page } = await open();
  // Nothing in this test may touch the mouse.
  await turnTo(page, '#/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await enter(page, new RegExp(`^${home.newMatch}`));
  await page.getByRole('heading', { name: newMatch.title, level: 1 }).waitFor();
  await enter(page, gameEntry('orions-spur').title);
  await page.getByRole('heading', { name: spurText.title, level: 1 }).waitFor();
  await tabTo(page, new RegExp(spurText.vpTarget));
  await page.keyboard.press('Home');
  for (let more = 0; more < 2; more += 1) await page.keyboard.press('ArrowRight');
  await enter(page, spurText.start);
  await ready(page);
  let answered = 0;
  await expect
    .poll(
      async () => {
        const now = await spurAsks(page);
        // The first question is answered, later ones are passed: the game goes on either way.
        if (now === 'answer' && answered++ > 0) await page.keyboard.press('p');
        else if (now === 'answer' || now === 'pick') {
          await page.keyboard.press('ArrowDown');
          await page.keyboard.press('Enter');
        } else if (now === 'bright') await page.keyboard.press('Enter');
        else if (now === 'foot') await page.keyboard.press(await footKey(page));
        return now;
      },
      { timeout: 150_000, interval: 40 },
    )
    .toBe('over');
  const plies = await orders(page);
  expect(plies.filter(({ type }) => type === 'attack').length).toBeGreaterThan(0);
  expect(await page.locator('.os-closing').innerText()).toMatch(/have won\.$|^A draw\.$/);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

/** A word of a card that only one seat holds, seat by seat: names are written in two lines. */
const SECRETS = ['Reserves', 'Broadside', 'Thermal', 'Boarding'];

/** Which secrets can be found, and where; everything the page, its threads and its canvases hold. */
async function found(page: Page): Promise<readonly string[]> {
  const places = { ...(await placesOf(page)), ...(await heardOf(page)) };
  return SECRETS.filter((name) => Object.values(places).some((text) => text.includes(name)));
}

/** Which secrets stand on the page now. */
const shown = async (page: Page): Promise<readonly string[]> => {
  const { dom, accessibility } = await placesOf(page);
  return SECRETS.filter((name) => dom!.includes(name) || accessibility!.includes(name));
};

test('OS-14.2 OS-12.16 OS-12.20: four people in two teams at one screen: a hand is seen by whoever takes the screen, by nobody else, and is gone when another is asked', async () => {
  const { page } = await open();
  await listenToCanvases(page);
  await listenToThreads(page);
  const seats = people(4);
  await openFile(page, spurFile(seats, { options: { mode: 'teams' } }));
  const cover = (who: string) => page.getByRole('dialog', { name: common.curtainTitle(who) });
  const take = async (who: string) => {
    await cover(who).waitFor();
    expect(await shown(page)).toEqual([]);
    await cover(who)
      .getByRole('button', { name: common.curtainYes(who) })
      .click();
    await cover(who).waitFor({ state: 'detached' });
  };
  await cover('Ada').waitFor();
  expect(await found(page)).toEqual([]);
  await take('Ada');
  await expect.poll(() => shown(page)).toEqual([SECRETS[0]]);
  expect(await found(page)).toEqual([SECRETS[0]]);
  expect(await axeFaults(page)).toEqual([]);
  // A Ceres fires its missile at an enemy's Scale; its owner, then his ally, may answer.
  const pick = (name: string) => page.locator('.dock-act .os-pick', { hasText: name }).first();
  await pick('Ceres 1').click();
  await pick('Ship Missile').click();
  await pick('Scale 1').click();
  await keeps(page, 1);
  await take('Ben');
  await expect.poll(() => shown(page)).toEqual([SECRETS[1]]);
  expect(await found(page)).toEqual(SECRETS.slice(0, 2));
  await page.keyboard.press('Shift+P');
  await keeps(page, 2);
  await page.getByRole('dialog').waitFor();
  expect(await shown(page)).toEqual([]);
});
