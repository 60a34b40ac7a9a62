import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { viewerOf } from '../../src/engine/seat.ts';
import { present } from '../../src/engine/timeline.ts';
import { orionsSpur, type CommandOf, type SpurCommand, type SpurView } from '../../src/games/orions-spur/index.ts';
import { cardText } from '../../src/ui/cards/words/cards.ts';
import { lesson } from '../../src/ui/games/orions-spur/lesson/lesson.ts';
import { spurWords as words } from '../../src/ui/games/orions-spur/words/play.ts';
import { spurText } from '../../src/ui/games/orions-spur/words/setup.ts';
import { modelLine } from '../../src/ui/match/lesson/start.ts';
import { lessonWords } from '../../src/ui/match/words/lesson.ts';
import { at, next, why } from './setup/fleet-lesson.ts';
import { bright, finger, mouse } from './setup/hands.ts';
import { keptMatch } from './setup/kept.ts';
import { turnTo } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { freePicks, lastButton, spurAsks, type SpurAsk } from './setup/spur-hands.ts';
import { spurFile } from './setup/spur-scenes.ts';
import { alone, spurs } from './setup/spurs.ts';
import { act, openFile, ready, still } from './setup/table.ts';

const open = samePage();

const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Presses what is bright, else the first choice, else the last button; returns what the screen waits for. */
async function goOn(page: Page): Promise<SpurAsk> {
  const now = await spurAsks(page);
  if (now === 'bright') await bright(page).first().click();
  else if (now === 'pick') await freePicks(page).first().click();
  else if (now === 'foot') await lastButton(page).click();
  return now;
}

test('OS-12.2 OS-6.4 OS-11.1: a short game from the set-up to its end: fleet, formation, attacks, an answer that tells what it would change', async () => {
  const { page } = await open();
  await turnTo(page, '#/new/orions-spur');
  await page.getByText(spurText.lengths.short, { exact: true }).click();
  await page.getByRole('slider', { name: new RegExp(spurText.vpTarget) }).fill('2');
  await button(page, spurText.start).click();
  await ready(page);
  await button(page, words.chooseFleet).click();
  await button(page, words.setLayout).click();
  let answered = 0;
  await expect
    .poll(
      async () => {
        const now = await goOn(page);
        if (now !== 'answer') return now;
        const answer = page.locator('.strip-answer').first();
        expect(await answer.innerText()).not.toBe('');
        // The first question is answered, later ones are passed: the game goes on either way.
        if (answered++ === 0) await answer.click();
        else await page.getByRole('button', { name: cardText.pass, exact: true }).click();
        return now;
      },
      { timeout: 150_000, interval: 60 },
    )
    .toBe('over');
  expect(answered).toBeGreaterThan(0);
  expect(await page.locator('.os-closing').innerText()).toMatch(/have won\.$/);
});

/** Fires with fingers: the ship and its target on the table, then the weapon or card where the panel asks for it. */
async function fire(page: Page, index: number, { ship, source, target }: CommandOf<'attack'>): Promise<void> {
  const view = orionsSpur.view(present(modelLine(orionsSpur as never, lesson, index)).state as never, viewerOf('1'));
  for (const thing of [ship, target]) {
    const { x, y } = lesson.find!(view, thing, { shape: 'tall' })!;
    await finger.tap(page, [x / 1000, y / 1000]);
    await still(page);
  }
  if (lesson.steps[index]!.kind === 'try') return;
  const asks = [/^Attack/, source === 'weapon' ? /^(Medium|Light) Laser/ : /^Laser Volley/];
  for (const choice of asks.map((name) => act(page).getByRole('button', { name }).first())) {
    if ((await bright(page).isVisible()) || !(await choice.isVisible())) continue;
    await choice.tap();
    await still(page);
  }
  // The last answer in the panel orders; what a finger has aimed on the table waits for the bright button.
  if (await bright(page).isVisible()) await bright(page).tap();
}

test('OS-5.4 OS-5.10 OS-6.4: the lesson by one finger on a phone: ships are pressed on the table, a refusal says why, an attack is answered', async () => {
  const { page } = await open({ size: 'phone' });
  await turnTo(page, '#/learn/orions-spur');
  await ready(page);
  for (const [index, step] of lesson.steps.entries()) {
    await at(page, lesson, index);
    await still(page);
    const order = ('answer' in step ? step.answer : 'attempt' in step ? step.attempt : null) as SpurCommand | null;
    // The coach makes room for the panel where the table alone is not enough.
    const makeRoom = page.getByRole('button', { name: lessonWords.ready, exact: true });
    if (order && order.type !== 'attack' && (await makeRoom.isVisible())) await makeRoom.tap();
    if (order?.type === 'attack') await fire(page, index, order);
    else if (order?.type === 'react')
      await page.locator('.strip-answer').filter({ hasText: 'Shield Surge' }).first().tap();
    else if (order?.type === 'pass') await page.getByRole('button', { name: cardText.pass, exact: true }).tap();
    else if (order) await act(page).getByRole('button', { name: /^End/ }).tap();
    if (step.kind === 'try') await expect.poll(() => why(page).innerText()).toContain('OS-5.4');
    if (step.kind === 'try' || step.kind === 'read') await next(page).tap();
  }
  await page.getByRole('dialog', { name: lessonWords.doneTitle }).waitFor();
});

test('OS-5.1: a card under the mouse rises and is read large; taken in hand it sinks, off the ships it may be aimed at', async () => {
  const { page } = await open({ size: 'tablet' });
  await openFile(page, spurFile(alone()));
  const pick = page.locator('.os-hand-card:not(.os-hand-shut) .os-hand-pick').first();
  const raised = (): Promise<number> =>
    pick.evaluate((it) => it.getBoundingClientRect().top - it.firstElementChild!.getBoundingClientRect().top);
  expect(await raised()).toBe(0);
  await pick.hover();
  await page.locator('.card-peek').waitFor();
  expect(await raised()).toBeGreaterThan(60);
  await pick.click();
  expect(await pick.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.card-peek').count()).toBe(0);
  await expect.poll(raised).toBe(0);
});

/** Parts of a person's command that could have been others, each one decision; whatever has none of them is one. */
function decisions(view: SpurView, command: SpurCommand): number {
  // That one regroups, and what is thrown away.
  if (command.type === 'regroup') return 1 + Math.min(1, view.bounds?.discard?.most ?? 0);
  if (command.type !== 'attack') return 1;
  const { ship, source, target } = command;
  const attacks = view.choices.filter((one): one is CommandOf<'attack'> => one.type === 'attack');
  const left = attacks.filter((one) => one.ship === ship);
  const open = (one: readonly unknown[]): number => (new Set(one).size > 1 ? 1 : 0);
  const aimed = left.filter((one) => one.target === target);
  expect(aimed.some((one) => one.source === source)).toBe(true);
  const others = view.choices.filter((one) => (one.type === 'ram' || one.type === 'suppress') && one.ship === ship);
  expect(others).toEqual([]);
  return (
    (view.activeShip === null ? 1 : 0) + open(left.map((one) => one.target)) + open(aimed.map((one) => one.source))
  );
}

/** What a person of a whole turn does with each hand: one press for each decision. */
interface Presser {
  /** An attack of the first turn: the ship, its target, what is fired. */
  readonly fire: (page: Page, view: SpurView) => Promise<number>;
  /** The first answer that is offered. */
  readonly answer: (page: Page) => Promise<void>;
  readonly pass: (page: Page) => Promise<void>;
  readonly regroup: (page: Page) => Promise<void>;
  /** Keeps the hand, and the places. */
  readonly confirm: (page: Page) => Promise<void>;
  readonly goOn: (page: Page, name: string) => Promise<void>;
}

const withMouse: Presser = {
  async fire(page, view) {
    for (const thing of ['1:ter-ceres#1', '2:hss-scale#1']) {
      const { x, y } = lesson.find!(view, thing, { shape: 'wide' })!;
      await mouse.tap(page, [x / 1000, y / 1000]);
    }
    await act(page).locator('.os-pick:not([aria-pressed])').first().click();
    return 3;
  },
  answer: (page) => page.locator('.strip-answer').first().click(),
  pass: (page) => page.getByRole('button', { name: cardText.pass, exact: true }).click(),
  regroup: (page) => button(page, words.regroup).click(),
  confirm: (page) => act(page).locator('.button-go').click(),
  goOn: (page, name) => button(page, name).click(),
};

/** The digit of a choice of the action panel. */
async function digitOf(page: Page, name: string): Promise<string> {
  const choice = act(page).locator('.os-pick', { hasText: name }).first();
  await choice.waitFor();
  return (await choice.getAttribute('aria-keyshortcuts'))!;
}

const withKeys: Presser = {
  async fire(page) {
    for (const choice of ['Ceres 1', 'Ship Missile', 'Scale 1']) await page.keyboard.press(await digitOf(page, choice));
    return 3;
  },
  async answer(page) {
    await page.locator('.strip-answer').first().waitFor();
    await page.keyboard.press('1');
  },
  pass: (page) => page.keyboard.press('p'),
  regroup: (page) => page.keyboard.press('r'),
  confirm: (page) => page.keyboard.press('Enter'),
  goOn: (page) => page.keyboard.press('e'),
};

test.each([
  ['a mouse', withMouse],
  ['the keys', withKeys],
])('OS-4.1 OS-5.1 OS-9.1: two turns against the computer take %s as many presses as decisions', async (_, hand) => {
  const { page } = await open({ settings: { endsAlone: true } });
  const first = spurFile(alone());
  await openFile(page, first);
  let presses = 0;
  const press = async (pressed: Promise<void>): Promise<void> => {
    presses += 1;
    await pressed;
  };
  let answered = 0;
  for (let turns = 0, fired = 0; turns < 2;) {
    const { line, next } = await spurs.atHand(page);
    const { view } = next!;
    const reacts = answered === 0 && view.choices.some(({ type }) => type === 'react');
    if (view.window && reacts) {
      answered += 1;
      await press(hand.answer(page));
    } else if (view.window) await press(hand.pass(page));
    else if (view.phase === 'turnOpen' && turns === 0) {
      presses += await hand.fire(page, view);
      fired += 1;
    } else if (view.phase === 'turnOpen') {
      await press(hand.regroup(page));
      await button(page, words.regroupWith(0)).waitFor();
      await press(hand.confirm(page));
    } else if (view.phase === 'regrouping') await press(hand.confirm(page));
    else if (view.phase === 'attacking') await press(hand.goOn(page, words.finishAttacks));
    else {
      await press(hand.goOn(page, words.endTurn));
      turns += 1;
    }
    await expect.poll(async () => (await keptMatch(page)).plies.length).toBeGreaterThan(line.plies.length);
    expect(fired).toBe(1);
  }
  expect(answered).toBe(1);
  let line = spurs.lineOf(first);
  let decided = 0;
  for (const { seat, command } of (await keptMatch(page)).plies) {
    const view = orionsSpur.view(spurs.stateOf(line), viewerOf(seat));
    if (seat === '1') decided += decisions(view, command as SpurCommand);
    line = spurs.played(line, seat, command as SpurCommand);
  }
  expect(presses).toBe(decided);
});
