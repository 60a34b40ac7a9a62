import type { Page } from 'playwright-core';
import { shipCard, shopCard, type SkaxarCommand, type SkaxarView } from '../../../src/games/skaxar/index.ts';
import type { Shape, Target } from '../../../src/ui/games/skaxar/table/stage.ts';
import { boxOf } from '../../../src/ui/games/skaxar/table/under.ts';
import { skaxar as words } from '../../../src/ui/games/skaxar/words/play.ts';
import { bright, type Hand, type Place } from './hands.ts';
import { act, actButton } from './table.ts';

/** Where a thing lies on the table of Skaxar. */
export function placeOf(view: SkaxarView, target: Target, shape: Shape): Place {
  const box = boxOf(view, target, shape);
  if (!box) throw new Error(`${JSON.stringify(target)} does not lie on the table.`);
  return [box.x / 1000, box.y / 1000];
}

/** The card of a slot in the action panel: of the Shop, or of the asteroid row. */
export const slotCard = (page: Page, slot: number) =>
  act(page).locator(`.sk-row .sk-pick[aria-keyshortcuts="${slot}"], .sk-shop .sk-pick[aria-keyshortcuts="${slot}"]`);

/** The ships a Repair card could bring back. */
export const targetCard = (page: Page, ship: string) =>
  act(page)
    .getByRole('group', { name: words.repairChoose })
    .getByRole('button', { name: new RegExp(`^${ship} `) });

export const cardIn = ({ shop }: SkaxarView, slot: number) => shopCard(shop[slot - 1]!);
export const nameOf = (ship: string): string => shipCard(ship).name;

/** The question before a purchase without effect (SK-6.8). */
export const question = (page: Page, card: string) => page.getByRole('dialog', { name: words.pointlessTitle(card) });

/** Gives a command by hand: cards are chosen on the table as it lies, or in the panel without a `shape`. */
export async function give(
  page: Page,
  hand: Hand,
  view: SkaxarView,
  command: SkaxarCommand,
  shape: Shape | null,
): Promise<void> {
  const choose = (target: Target, slot: number) =>
    shape === null ? hand.press(slotCard(page, slot)) : hand.tap(page, placeOf(view, target, shape));
  switch (command.type) {
    case 'buy': {
      await choose({ kind: 'shop', slot: command.slot }, command.slot);
      if (command.ship !== undefined) await hand.press(targetCard(page, nameOf(command.ship)));
      const { name } = cardIn(view, command.slot);
      const buys = actButton(page, command.ship === undefined ? words.buy(name) : words.buyShip(nameOf(command.ship)));
      await hand.press(buys);
      if (isPointless(view, command))
        await hand.press(question(page, name).getByRole('button', { name: words.pointlessYes }));
      return;
    }
    case 'harvest':
      await choose({ kind: 'asteroid', slot: command.slot }, command.slot);
      return hand.press(bright(page));
    case 'pass':
      if (view.window === 'session') return hand.press(actButton(page, words.finish));
      await hand.press(actButton(page, words.passRescue));
      return hand.press(
        page.getByRole('dialog', { name: words.unrescuedTitle }).getByRole('button', { name: words.unrescuedYes }),
      );
    case 'decline':
      return hand.press(actButton(page, words.decline));
    case 'resign':
      throw new Error('Giving up is no matter of the table.');
  }
}

/** Whether a legal command buys a card that can do nothing now. */
export const isPointless = ({ choices }: SkaxarView, command: SkaxarCommand): boolean =>
  choices.some((choice) => choice.noEffect && JSON.stringify(choice.command) === JSON.stringify(command));
