import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lesson as fleet } from '../../../src/ui/games/orions-gate/lesson/lesson.ts';
import { battle } from '../../../src/ui/games/orions-gate/words/play.ts';
import { lessonWords as words } from '../../../src/ui/match/words/lesson.ts';
import type { CameraStep, Lesson, Step } from '../../../src/ui/match/lesson/lesson.ts';
import { bright } from './hands.ts';
import { act, actButton, clickTable, dragTable, onScreen, type Inches } from './table.ts';

// The lesson of Orion's Gate, done by mouse the way its texts say.

export const coach = (page: Page) => page.getByRole('region', { name: words.coach });
export const next = (page: Page) => coach(page).getByRole('button', { name: words.next });
export const why = (page: Page) => page.locator('.why');

/** Waits for a step of a lesson. */
export const at = async (page: Page, lesson: Lesson, index: number): Promise<void> => {
  await expect
    .poll(() => coach(page).locator('.coach-place').getAttribute('aria-label'), {
      timeout: 30_000,
      message: lesson.steps[index]!.id,
    })
    .toBe(words.step(index + 1, lesson.steps.length));
  expect(await coach(page).getByRole('heading').innerText()).toBe(lesson.steps[index]!.title);
};

export const fleetNames: { readonly [unit: string]: string } = Object.fromEntries(
  (fleet.start.position as { units: { id: string; name: string }[] }).units.map(({ id, name }) => [id, name]),
);

/** Does a step of the lesson of Orion's Gate the way its text says. */
export async function fly(page: Page, step: Step): Promise<void> {
  const { type, action, unit, target, slot, x, y } = ('answer' in step ? step.answer : {}) as {
    type?: string;
    action?: 'hold' | 'move' | 'cruise';
    unit?: string;
    target?: string;
    slot?: number;
    x?: number;
    y?: number;
  };
  const pick = async (id: string) => {
    const name = fleetNames[id]!;
    await page.locator('.targets button', { hasText: name }).first().click();
  };
  switch (type) {
    case 'activate':
      // On a small screen the list is away; the ship that can act is in hand.
      if (await page.locator('.fleets').isVisible()) await page.locator(`[data-unit="${unit!}"]`).first().click();
      await actButton(page, battle.actions[action!]).click();
      return;
    case 'plan':
      if (step.id === 'veil') await clickTable(page, { x: 8.5, y: 20.5 });
      if (step.id === 'behind') for (let tenths = 0; tenths < 85; tenths++) await page.keyboard.press('ArrowUp');
      await bright(page).click();
      return;
    case 'firePrimary':
    case 'useComponent': {
      const gun = act(page)
        .getByRole('group', { name: battle.weapons })
        .getByRole('button', { name: slot === undefined ? /^Gun/ : /^Cannon/ });
      if ((await gun.getAttribute('aria-pressed')) !== 'true') await gun.click();
      await pick(target!);
      await actButton(page, battle.fire).click();
      return;
    }
    case 'endActivation':
      await actButton(page, battle.endActivation).click();
      return;
    case 'deploy':
      return place(page, { x: x! / 1000, y: y! / 1000 });
    case 'finishDeployment':
      await actButton(page, battle.deployDone).click();
      return;
    default:
      throw new Error(`No hand gives ${type}.`);
  }
}
/** Draws the ship that waits from the tray to a place of the table. */
export async function place(page: Page, at: Inches): Promise<void> {
  const box = (await page.locator('.ship-tray .mini').boundingBox())!;
  const to = await onScreen(page, at);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

/** Does a step of the camera: draws the empty table aside, or shows all of it. */
export async function lookAround(page: Page, { wants }: CameraStep): Promise<void> {
  if (wants === 'whole') await page.keyboard.press('f');
  else await dragTable(page, { x: 20, y: 14 }, { x: 24, y: 16 });
}
