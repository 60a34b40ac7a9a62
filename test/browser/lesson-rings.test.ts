import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { viewerOf } from '../../src/engine/seat.ts';
import { present } from '../../src/engine/timeline.ts';
import { orionsGate } from '../../src/games/orions-gate/index.ts';
import { kernelSight } from '../../src/table/index.ts';
import { lesson } from '../../src/ui/games/orions-gate/lesson/lesson.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { PATIENCE } from '../../src/ui/match/lesson/rings.tsx';
import { modelLine } from '../../src/ui/match/lesson/start.ts';
import { lessonWords as words } from '../../src/ui/match/words/lesson.ts';
import { play } from '../../src/ui/match/words/play.ts';
import { samePage } from './setup/same-page.ts';
import { gesture } from './setup/fingers.ts';
import { at, coach, fleetNames, fly, lookAround, next, why } from './setup/fleet-lesson.ts';
import { bright } from './setup/hands.ts';
import { turnTo, type Size } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED, WHOLE } from './setup/survey.ts';
import { clickTable, dragTable, onScreen, ready } from './setup/table.ts';

// What the lesson of Orion's Gate points at, and its steps of the camera.

const open = samePage();
const game = orionsGate(kernelSight);

const stepOf = (id: string) => lesson.steps.findIndex((step) => step.id === id);
const cameraOf = async (page: Page): Promise<readonly [x: number, y: number, scale: number]> =>
  (await page.locator('.play-table canvas[data-camera]').getAttribute('data-camera'))!
    .split(' ')
    .slice(0, 3)
    .map(Number) as [number, number, number];

describe('the steps of the camera begin at fit and are done by hand', () => {
  /** Opens the lesson and goes on to its first step of the camera. */
  async function around(page: Page) {
    await turnTo(page, '#/learn/orions-gate');
    await ready(page);
    await at(page, lesson, 0);
    const whole = await cameraOf(page);
    await next(page).click();
    await at(page, lesson, stepOf('around'));
    await expect.poll(async () => (await cameraOf(page))[2] / whole[2]).toBeGreaterThan(1.3);
    await ready(page);
  }

  /** The whole table is shown again, and the lesson goes on. */
  async function isWhole(page: Page) {
    await at(page, lesson, stepOf('place'));
    const { width, height } = page.viewportSize()!;
    for (const corner of [
      { x: 0, y: 0 },
      { x: 48, y: 48 },
    ]) {
      const { x, y } = await onScreen(page, corner);
      expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true]);
    }
  }

  test('by mouse: drawn aside, and the button at the top', async () => {
    const { page } = await open();
    await around(page);
    await keepScreen(page, 'lesson-around-desk');
    const near = await cameraOf(page);
    await dragTable(page, { x: 20, y: 14 }, { x: 24, y: 16 });
    await at(page, lesson, stepOf('whole'));
    expect((await cameraOf(page))[0]).toBeLessThan(near[0]);
    await keepScreen(page, 'lesson-whole-desk');
    await page.getByRole('button', { name: play.fit }).click();
    await isWhole(page);
  });

  test('by wheel and by keys', async () => {
    const { page } = await open();
    await around(page);
    await page.keyboard.press('+');
    await at(page, lesson, stepOf('whole'));
    await page.keyboard.press('f');
    await isWhole(page);
    // Back: the table comes near again, and the wheel does as well.
    await coach(page).getByRole('button', { name: words.back }).click();
    await at(page, lesson, stepOf('whole'));
    await coach(page).getByRole('button', { name: words.back }).click();
    await at(page, lesson, stepOf('around'));
    await ready(page);
    const { x, y } = await onScreen(page, { x: 20, y: 14 });
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -240);
    await at(page, lesson, stepOf('whole'));
  });

  test('by fingers on a phone: one draws, two spread, the button is tapped', async () => {
    const { page, context } = await open({ size: 'phone' });
    await around(page);
    await keepScreen(page, 'lesson-around-phone');
    const touch = await context.newCDPSession(page);
    const { x, y } = await onScreen(page, { x: 20, y: 15 });
    await gesture(touch, [{ x, y }], [{ x: x - 60, y: y - 10 }]);
    await at(page, lesson, stepOf('whole'));
    await coach(page).getByRole('button', { name: words.back }).tap();
    await at(page, lesson, stepOf('around'));
    await ready(page);
    const spread = (by: number) => [
      { x: x - by, y },
      { x: x + by, y },
    ];
    await gesture(touch, spread(30), spread(70));
    await at(page, lesson, stepOf('whole'));
    await page.getByRole('button', { name: play.fit }).tap();
    await isWhole(page);
  });
});

/** Places of the lesson that are rung beside ships, inches. */
const PLACES = { dock: [8, 8], Veil: [9, 22], Anvil: [30, 24], stern: [20, 17] } as const;

/** What each step rings: ships and places on the table, then buttons. `then`: once that is done. */
const RINGS: { readonly [step: string]: { readonly first: readonly string[]; readonly then?: readonly string[] } } = {
  table: { first: ['Talon', 'Lance'] },
  around: { first: ['Talon', 'Lance'] },
  whole: { first: [play.fit] },
  place: { first: ['dock', 'Spark'] },
  ready: { first: [battle.deployDone] },
  order: { first: [] },
  cruise: { first: ['Spark', battle.actions.cruise] },
  veil: { first: ['Spark', 'Veil'], then: [battle.confirmPlan] },
  rest: { first: [battle.endActivation] },
  wasp: { first: ['Wasp'] },
  move: { first: ['Lance', battle.actions.move] },
  behind: { first: ['Wasp', 'stern'], then: [battle.confirmPlan] },
  wasps: { first: ['Wasp', 'Wasp'], then: ['Wasp', battle.fire] },
  ended: { first: [battle.endActivation] },
  kestrel: { first: ['Kestrel'] },
  hold: { first: ['Talon', battle.actions.hold] },
  face: { first: ['Talon', battle.confirmStay] },
  hidden: { first: ['Hornet', 'Hornet'], then: ['Hornet', 'Anvil'] },
  gun: { first: ['Kestrel', battle.fire] },
  cannon: { first: ['Kestrel', battle.fire] },
  end: { first: [battle.endActivation] },
  score: { first: [] },
};

/** Pixels by which a ring may lie off the middle of what it rings. */
const OFF = 9;

/** What is rung now, in order: by name, with a remark where something lies over it. */
async function ringed(page: Page, index: number): Promise<readonly string[]> {
  const view = game.view(present(modelLine(game, lesson, index)).state as never, viewerOf('a1'));
  const ships = view.units.flatMap(({ id, pose }) =>
    pose ? [[fleetNames[id]!, pose.x / 1000, pose.y / 1000] as const] : [],
  );
  const places = Object.entries(PLACES).map(([name, [x, y]]) => [name, x, y] as const);
  const marks: { readonly name: string; readonly x: number; readonly y: number }[] = [];
  for (const [name, x, y] of [...ships, ...places]) marks.push({ name, ...(await onScreen(page, { x, y })) });
  return page.locator('.coach-rings > *').evaluateAll(
    (all, { known, off }) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const under = document.elementFromPoint(x, y);
        if (one.tagName === 'circle') {
          const name = known.find((mark) => Math.hypot(mark.x - x, mark.y - y) < off)?.name ?? 'nothing';
          return under?.closest('.play-table') ? name : `${name}, covered`;
        }
        const button = under?.closest('button');
        return button ? (button.ariaLabel ?? button.innerText.trim()) : 'no button';
      }),
    { known: marks, off: OFF },
  );
}

/** The bright buttons in sight, by their first words. */
const brights = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.play .button-primary:visible .button-text')
    .evaluateAll((all) => all.map((one) => (one.firstChild?.textContent ?? '').trim()));

/** Waits until exactly this is rung; words of a button may go on. */
const rings = (page: Page, index: number, wanted: readonly string[]) =>
  expect
    .poll(() => ringed(page, index), { message: lesson.steps[index]!.id })
    .toEqual(wanted.map((name) => expect.stringMatching(new RegExp(`^${name}(?!, covered)`)) as unknown));

/** Which steps are looked at: all of them at a desk, every second one on a phone, where their button skips the rest. */
const looksAt = (size: Size, index: number): boolean => WHOLE || size === 'desk' || index % 2 === 1;

test.each(WALKED)('every step rings what it asks for when it asks for it, and nothing covered: %s', async (size) => {
  const { page } = await open({ size });
  await turnTo(page, '#/learn/orions-gate');
  await ready(page);
  for (const [index, step] of lesson.steps.entries()) {
    const { first, then } = RINGS[step.id]!;
    await at(page, lesson, index);
    if (!looksAt(size, index)) {
      await coach(page)
        .getByRole('button', { name: step.kind === 'read' ? words.next : words.skip })
        .click();
      continue;
    }
    // On a small screen one reads first, then the panel comes.
    const toDo = coach(page).locator('.coach-ready');
    if (size === 'phone' && (await toDo.isVisible())) {
      // Who reads for a while has seen the table brought into sight before the panel comes.
      await page.waitForTimeout(3 * PATIENCE);
      await toDo.click();
    }
    await rings(page, index, first);
    const asked = step.kind === 'read' ? [words.next] : first;
    expect(
      (await brights(page)).filter((one) => !asked.includes(one)),
      `${step.id} asks for ${asked.join()}`,
    ).toEqual([]);
    await keepScreen(page, `lesson-${size}-${step.id}`);
    if (step.kind === 'read') await next(page).click();
    else if (step.kind === 'camera') await lookAround(page, step);
    else if (step.kind === 'try') {
      await page.locator('.targets button', { hasText: 'Hornet' }).first().click({ force: true });
      await expect.poll(() => why(page).innerText()).toContain(step.rule);
      await rings(page, index, then!);
      await keepScreen(page, `lesson-${size}-${step.id}-after`);
      await next(page).click();
    } else {
      if (step.id === 'veil') await clickTable(page, { x: 8.5, y: 20.5 });
      if (step.id === 'wasps') await page.locator('.targets button', { hasText: 'Wasp' }).click();
      if (step.id === 'behind') for (let tenths = 0; tenths < 80; tenths++) await page.keyboard.press('ArrowUp');
      if (!then) {
        await fly(page, step);
        continue;
      }
      await rings(page, index, then);
      await keepScreen(page, `lesson-${size}-${step.id}-then`);
      await bright(page).click();
    }
  }
  await page.getByRole('dialog', { name: words.doneTitle }).waitFor();
});
