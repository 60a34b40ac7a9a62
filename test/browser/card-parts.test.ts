import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { cardText as words } from '../../src/ui/cards/words/cards.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { eachPage } from './setup/each-page.ts';
import { gesture } from './setup/fingers.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, type Size } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';

const openEach = eachPage();

/** What cannot be chosen is pressed all the same: it says why. */
const PRESS = { force: true } as const;

async function open(size: Size, settings = {}): Promise<Page> {
  const { page } = await openEach({ size, settings });
  await page.goto(`${inject('pages')}card-parts/index.html`);
  await page.waitForFunction(() => 'ok' in window, null, { timeout: 60_000 });
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const said = async (page: Page): Promise<unknown> => JSON.parse((await page.locator('#said').textContent()) || 'null');
/** The names of the cards that are looked at, from left to right. */
const order = (page: Page) => page.locator('.card-look-card > .small:not(.card-look-mark)').allTextContents();

/** Everything the page has is in its place, and axe finds nothing. */
async function sound(page: Page, name: string): Promise<void> {
  expect(await axeFaults(page), name).toEqual([]);
  expect(await misplaced(page), name).toEqual([]);
  // A dialog scrolls down, never aside.
  const aside = await page
    .locator('.dialog-body')
    .evaluateAll((bodies) => bodies.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(aside, name).toBe(0);
  await keepScreen(page, `card-parts ${name}`);
}

const seen = async (page: Page, name: string): Promise<void> => {
  await button(page, name).click();
  await page.getByRole('dialog').waitFor();
};

test('keys read, walk, search and put in order; a mouse drags and peeks; each part gives what was asked of it', async () => {
  const page = await open('desk');
  await inspect(page);
  await browse(page);
  await look(page);
  await react(page);
  await page.mouse.move(0, 0);
  const thumb = (await page.locator('#thumb').boundingBox())!;
  await page.mouse.move(thumb.x + 20, thumb.y + 20);
  await page.locator('.card-peek').waitFor();
  // It grows as it comes.
  await expect.poll(async () => (await page.locator('.card-peek').boundingBox())?.width).toBe(240);
  await page.mouse.move(0, 0);
  await page.locator('.card-peek').waitFor({ state: 'detached' });
});

async function inspect(page: Page): Promise<void> {
  await seen(page, 'Inspect');
  const dialog = page.getByRole('dialog');
  const title = () => dialog.getByRole('heading', { level: 2 }).textContent();
  const first = await title();
  expect(await dialog.innerText()).toContain(words.placeIn('Discard', 1, 3));
  expect((await dialog.locator('.card-picture').boundingBox())!.width).toBe(420);
  const lies = await dialog.getByRole('list', { name: words.lies }).innerText();
  for (const part of ['3 of 5', '0 of 4', 'doomed', '2 × Rust', 'Firepower +2: Red Clan Counsel'])
    expect(lies).toContain(part);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => dialog.innerText()).toContain(words.placeIn('Discard', 3, 3));
  await button(page, words.after).click();
  await expect.poll(title).toBe(first);
  await page.keyboard.press('i');
  await dialog.waitFor({ state: 'detached' });
  // The focus is where it came from.
  expect(await focused(page)).toBe('Inspect');
}

async function browse(page: Page): Promise<void> {
  await seen(page, 'Deck');
  const deck = page.getByRole('dialog', { name: 'Your deck' });
  const cards = deck.getByRole('list', { name: 'Your deck' }).getByRole('button');
  expect(await cards.count()).toBe(16);
  expect(await deck.innerText()).toContain(words.copies(2));
  const names = await cards.allTextContents();
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe(names[1]!.trim());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  expect(await focused(page)).toBe(names[15]!.trim());
  // One stop of Tab for all of them.
  expect(await cards.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length)).toBe(1);
  await page.keyboard.press('i');
  const card = page.getByRole('dialog', { name: names[15]!.replace(/ ×.*/, '').trim(), exact: true });
  await card.waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog', { name: names[14]!.replace(/ ×.*/, '').trim(), exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await deck.waitFor();
  expect(await focused(page)).toBe(names[15]!.trim());
  await deck.getByRole('searchbox', { name: words.search }).fill('price');
  await expect.poll(() => cards.count()).toBe(2);
  expect(await deck.getByRole('status').innerText()).toBe(words.found(2, 16));
  await deck.getByRole('searchbox').fill('nowhere');
  await expect.poll(() => deck.getByRole('status').innerText()).toBe(words.foundNone('nowhere'));
  // The first Esc empties the search, as in any search box.
  await page.keyboard.press('Escape');
  await expect.poll(() => cards.count()).toBe(16);
  await page.keyboard.press('Escape');
  await deck.waitFor({ state: 'detached' });
  for (const [name, says] of [
    ['Hidden', words.hidden],
    ['Empty', words.empty],
  ] as const) {
    await seen(page, name);
    expect(await page.getByRole('dialog').innerText()).toContain(says);
    await page.keyboard.press('Escape');
  }
}

async function look(page: Page): Promise<void> {
  await seen(page, 'Look');
  const cards = page.locator('.card-look-card');
  const [a, b, c, d] = await order(page);
  // A press that cannot be is answered where it is seen.
  await button(page, words.confirm).click(PRESS);
  expect(await page.getByRole('dialog').locator('.refusal').innerText()).toContain(words.tooFew(1));
  await cards.nth(0).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => order(page)).toEqual([b, a, c, d]);
  // The card keeps the focus while it moves, and Enter chooses it.
  await page.keyboard.press('Enter');
  await expect.poll(() => cards.nth(1).getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.refusal').count()).toBe(0);
  const [from, to] = [(await cards.nth(3).boundingBox())!, (await cards.nth(0).boundingBox())!];
  await page.mouse.move(from.x + 60, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x - 40, from.y + 60, { steps: 3 });
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([d, b, a, c]);
  // A drag is no press.
  expect(await cards.nth(0).getAttribute('aria-pressed')).toBe('false');
  await cards.nth(3).click();
  await cards.nth(0).click(PRESS);
  expect(await page.locator('.refusal').innerText()).toContain(words.tooMany(2));
  await button(page, words.confirm).click();
  await expect.poll(() => said(page)).toEqual({ chosen: ['E01', 'E03'], rest: ['E04', 'E02'] });
  // Behind the curtain: nothing of it before, nothing of it after.
  await seen(page, 'Curtain');
  const content = () => page.locator('main').innerText();
  expect(await content()).not.toContain(a);
  await button(page, common.curtainYes('Ada')).click();
  await expect.poll(content).toContain(a);
  await button(page, common.curtainHide).click();
  await expect.poll(content).not.toContain(a);
}

async function react(page: Page): Promise<void> {
  const strip = page.getByRole('region', { name: words.strip });
  expect(await strip.getByRole('status').innerText()).toBe(words.askedYou);
  const seats = (await strip.locator('.strip-seats li').allTextContents()).map((one) => one.trim());
  expect(seats).toEqual([
    `1Player 1 ${words.hasPassed}`,
    `2Player 2 ${words.isAsked}`,
    `3Player 3 ${words.yetToAnswer}`,
  ]);
  const things = await strip.getByRole('list', { name: words.pending }).getByRole('listitem').allTextContents();
  expect(things).toHaveLength(3);
  expect(things[0]).toContain('takes 3 off the hull of Ceres');
  expect(things[2]).toContain(words.gone);
  await strip.getByRole('button', { name: /^Scale Plating/ }).click();
  expect(await said(page)).toEqual({ answer: 'block' });
  await strip.getByRole('button', { name: /^Brace/ }).click(PRESS);
  expect(await said(page)).toEqual({ answer: 'block' });
  await strip.getByRole('button', { name: words.passRest }).click();
  expect(await said(page)).toEqual({ pass: { rest: true } });
  await strip.getByRole('button', { name: words.pass, exact: true }).click();
  expect(await said(page)).toEqual({ pass: { rest: false } });
  expect(await strip.locator('.button-primary').count()).toBe(0);
  await strip.getByRole('button', { name: words.autoPass }).click();
  const attacked = strip.getByRole('group', { name: 'A ship of yours is attacked' });
  expect(await attacked.getByRole('radio', { checked: true }).getAttribute('value')).toBe('passIfSafe');
  await attacked.getByText(words.wishes.pass, { exact: true }).click();
  expect(await said(page)).toEqual({ settings: { ownAttacked: 'pass' } });
  await strip.getByRole('switch', { name: words.stop }).click();
  expect(await said(page)).toEqual({ stops: true });
}

test('a finger reads by a long press, chooses by a tap, moves by a button or by dragging; nothing peeks', async () => {
  const page = await open('phone', { reducedMotion: 'on' });
  expect(await page.locator('.strip-pause').isVisible()).toBe(false);
  await sound(page, 'strip-phone');
  await seen(page, 'Look');
  const cards = page.locator('.card-look-card');
  const [a, b, c, d] = await order(page);
  const touch = await page.context().newCDPSession(page);
  const middleOf = async (at: number) => {
    const { x, y, width, height } = (await cards.nth(at).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const point = await middleOf(0);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  const card = page.getByRole('dialog', { name: a!, exact: true });
  await card.waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await sound(page, 'inspector-phone');
  await card.getByRole('button', { name: 'Close' }).tap();
  await card.waitFor({ state: 'detached' });
  // What was held was not chosen.
  expect(await cards.nth(0).getAttribute('aria-pressed')).toBe('false');
  await cards.nth(0).tap();
  await expect.poll(() => cards.nth(0).getAttribute('aria-pressed')).toBe('true');
  await button(page, words.toRight(a!)).tap();
  await expect.poll(() => order(page)).toEqual([b, a, c, d]);
  await gesture(touch, [await middleOf(0)], [await middleOf(2)]);
  await expect.poll(() => order(page)).toEqual([a, c, b, d]);
  await sound(page, 'look-phone');
  await button(page, words.confirm).tap();
  await expect.poll(() => said(page)).toEqual({ chosen: ['E01'], rest: ['E03', 'E02', 'E04'] });
  await seen(page, 'Deck');
  await sound(page, 'deck-phone');
});

test.each(['desk', 'tablet'] as const)('every part is whole and legible: %s', async (size) => {
  const page = await open(size);
  await page.getByRole('button', { name: words.autoPass }).click();
  await sound(page, `strip-${size}`);
  for (const name of ['Inspect', 'Deck', 'Discard', 'Look']) {
    await seen(page, name);
    await sound(page, `${name.toLowerCase()}-${size}`);
    await page.keyboard.press('Escape');
  }
});
