import type { Page } from 'playwright-core';
import type { Seat } from '../../../src/engine/seat.ts';
import { cardText } from '../../../src/ui/cards/words/cards.ts';
import { play as common } from '../../../src/ui/match/words/play.ts';
import { finger, type Place } from './hands.ts';
import { onScreen, still } from './table.ts';
import { cardPlace, sceneOf, targetPlace, type Standing, type ToyCommand, type ToyTest } from './toys.ts';

/** A person at a toy: takes the screen, brings a card somewhere, presses a button. */
export interface ToyHand {
  readonly name: string;
  readonly tall: boolean;
  take(page: Page, name: string): Promise<void>;
  bring(page: Page, toy: ToyTest, now: Standing, seat: Seat, card: string, target: string): Promise<void>;
  press(page: Page, name: string | RegExp): Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).last();
const spot = (page: Page, [x, y]: Place) => onScreen(page, { x, y });

/** Cards are dragged. */
export const byPointer: ToyHand = {
  name: 'pointer',
  tall: false,
  take: (page, name) => button(page, common.curtainYes(name)).click(),
  async bring(page, toy, now, seat, card, target) {
    const scene = sceneOf(toy, now, seat, false);
    const [from, to] = [await spot(page, cardPlace(scene, card)), await spot(page, targetPlace(scene, target))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  },
  press: (page, name) => button(page, name).click(),
};

/** A card is tapped, then where it goes. */
export const byTouch: ToyHand = {
  name: 'touch',
  tall: true,
  take: (page, name) => button(page, common.curtainYes(name)).tap(),
  async bring(page, toy, now, seat, card, target) {
    const scene = sceneOf(toy, now, seat, true);
    // The camera makes room for what may be ordered once the cover is gone.
    await still(page);
    await finger.tap(page, cardPlace(scene, card));
    await finger.tap(page, targetPlace(scene, target));
  },
  press: (page, name) => button(page, name).tap(),
};

/** Presses Tab until a button has the focus, then Enter. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = await button(page, name).elementHandle();
  for (let step = 0; step < 40; step += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${String(name)}.`);
}

/** A digit chooses a card, Enter aims, arrows aim elsewhere, Enter plays it. */
export const byKeys: ToyHand = {
  name: 'keys',
  tall: false,
  take: (page, name) => tabTo(page, common.curtainYes(name)),
  async bring(page, toy, now, seat, card, target) {
    const { board } = sceneOf(toy, now, seat, false);
    const cards = board.hands.find((hand) => hand.seat === seat)!.cards;
    const legal = (to: string): boolean => {
      const command = to === seat ? null : toy.commandAt(now.state, seat, card, to);
      return command !== null && toy.game.check(now.state, seat, command).length === 0;
    };
    await page.keyboard.press(String(cards.findIndex(({ id }) => id === card) + 1));
    await page.keyboard.press('Enter');
    for (let step = toy.targets.filter(legal).indexOf(target); step > 0; step -= 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  press: tabTo,
};

/** Gives a command of whoever has the screen. */
export async function give(page: Page, hand: ToyHand, toy: ToyTest, now: Standing, seat: Seat, command: ToyCommand) {
  const { type, card, at } = command;
  if (type === 'pass') return hand.press(page, 'rest' in command ? cardText.passRest : cardText.pass);
  if (type === 'arrange') return hand.press(page, cardText.confirm);
  const target = toy.targets.find((one) => {
    const there = one === seat ? null : toy.commandAt(now.state, seat, card!, one);
    return there?.type === type && there.at === at;
  });
  return hand.bring(page, toy, now, seat, card!, target!);
}
