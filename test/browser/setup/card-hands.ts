import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DIRECTIONS, SIDES, type BattlespaceSiriusCommand, type BattlespaceSiriusView, type Cell, type Ship, type Side, type Turn } from '../../../src/games/battlespace-sirius/index.ts';
import { centreOf, degreesOf, RAIL, sideSpot, stopOf } from '../../../src/ui/draw/battlespace-sirius/card-layout.ts';
import { sirius as words } from '../../../src/ui/messages/battlespace-sirius.ts';
import { keptMatch, lineOf, nextMove } from './duels.ts';
import { onScreen } from './table.ts';

/** A place of the card table, in cells. */
type Place = readonly [x: number, y: number];

/** How a person points: a mouse that moves there first, or a finger. */
export interface Hand {
  tap(page: Page, at: Place): Promise<void>;
  /** Presses something of a panel. */
  press(control: Locator): Promise<void>;
}

const spot = (page: Page, [x, y]: Place) => onScreen(page, { x, y });

/** Fails where a panel lies over the place: a person could not reach it. */
async function free(page: Page, at: Place): Promise<{ x: number; y: number }> {
  const { x, y } = await spot(page, at);
  const covered = await page.evaluate(([left, top]) => {
    const element = document.elementFromPoint(left!, top!);
    return element?.closest('.play-table') ? null : (element?.closest('section, header, div[class^=dock]')?.className ?? 'nothing');
  }, [x, y]);
  if (covered !== null) throw new Error(`Place ${at.join(', ')} of the table, on the screen at ${Math.round(x)}, ${Math.round(y)}, lies under ${covered}.`);
  return { x, y };
}

export const mouse: Hand = {
  async tap(page, at) {
    const { x, y } = await free(page, at);
    await page.mouse.move(x + 3, y + 2);
    await page.mouse.move(x, y);
    // The camera may have made room for what is pointed at.
    const now = await free(page, at);
    await page.mouse.click(now.x, now.y);
  },
  press: (control) => control.click(),
};

export const finger: Hand = {
  async tap(page, at) {
    const { x, y } = await free(page, at);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(30);
  },
  press: (control) => control.tap(),
};

/** Where the clip of a side stands; at 0 it is off the card, and the gap is clicked. */
export function sidePlace({ cell, heading, power }: Ship, side: Side): Place {
  const index = SIDES.indexOf(side);
  const { x, y } = sideSpot({ ...centreOf(cell), heading: degreesOf(heading) }, index, stopOf(Math.max(power[index]!, 1)), RAIL);
  return [x / 1000, y / 1000];
}

/** Where the arrow of a turn stands, for a ship (or its ghost) in a cell. */
export function arrowPlace([x, y]: Cell, heading: Ship['heading'], turn: Turn): Place {
  const quarter = DIRECTIONS.indexOf(heading);
  const angle = ((turn === 180 ? 180 : turn === 90 ? 46 : -46) + quarter * 90) * (Math.PI / 180);
  const away = turn === 180 ? 0.55 : 0.62;
  return [x + Math.sin(angle) * away, y + Math.cos(angle) * away];
}

const shipOf = (view: BattlespaceSiriusView, seat: string): Ship => {
  const vessel = view.players.find((player) => player.seat === seat)!.vessel;
  if (vessel?.kind !== 'ship') throw new Error(`Seat ${seat} has no ship.`);
  return vessel;
};

/** The bright button of the action panel. */
export const bright = (page: Page) => page.locator('.dock-act .button-primary');

const card = (page: Page, group: string, name: string | RegExp) => page.locator('.dock-act').getByRole('group', { name: group }).getByRole('button', { name });

/** Takes a command in hand on the table itself; what the table does not offer (Nothing, Sentry Fire, weapons) is a card of the panel. */
export async function takeInHand(page: Page, hand: Hand, view: BattlespaceSiriusView, command: BattlespaceSiriusCommand): Promise<void> {
  const pay = async (seat: string, sides: readonly Side[]) => {
    for (const side of sides) {
      const picked = page.locator('.dock-act .bs-sides .bs-pick', { hasText: words.sides[side] });
      // A payment that leaves no choice is filled in.
      if (sides.length === 1 && (await picked.getAttribute('aria-pressed')) === 'true') continue;
      await hand.tap(page, sidePlace(shipOf(view, seat), side));
    }
  };
  switch (command.type) {
    case 'maneuver': {
      if (command.kind === 'stay') return;
      if (command.kind !== 'rotate') await hand.tap(page, command.to);
      if (command.kind === 'rotate') await hand.tap(page, arrowPlace(shipOf(view, view.turnSeat).cell, shipOf(view, view.turnSeat).heading, command.turn));
      if (command.kind === 'rotatePosition') {
        await hand.tap(page, arrowPlace(command.to, shipOf(view, view.turnSeat).heading, command.turn));
        await pay(view.turnSeat, command.pay);
      }
      return;
    }
    case 'lock': {
      const target = shipOf(view, String(command.target));
      if (command.lines.length > 1) return hand.tap(page, target.cell);
      const line = view.facing.find((one) => one.target === command.target && one.line === command.lines[0])!;
      return hand.tap(page, sidePlace(target, line.targetSide!));
    }
    case 'react': {
      const own = shipOf(view, view.engagedSeat!);
      if (command.kind === 'rotate') await hand.tap(page, arrowPlace(own.cell, own.heading, command.turn));
      else await hand.press(card(page, words.reactions, new RegExp(`^${command.kind === 'nothing' ? words.nothing : `${words.sentry(command.lines)} (free|\\d)`}`)));
      if (command.kind !== 'nothing' && command.pay && command.pay.length > 0) await pay(view.engagedSeat!, command.pay);
      return;
    }
    case 'fire': {
      const lock = view.locks.find(({ line }) => line === command.line)!;
      if (lock.firingSide && view.locks.filter(({ resolved }) => !resolved).length > 1) await hand.tap(page, sidePlace(shipOf(view, view.turnSeat), lock.firingSide));
      return hand.press(page.locator('.dock-act .bs-cards').getByRole('button', { name: new RegExp(`^${command.weapons === 0 ? words.hold : words.weapons(command.weapons)}(?! *s)`) }));
    }
    case 'repair':
      for (const side of command.sides) await hand.tap(page, sidePlace(shipOf(view, view.turnSeat), side));
      return;
    default:
      throw new Error(`${command.type} is no matter of the table.`);
  }
}

/** Waits until somebody here decides again, or the result lies open. */
export const decides = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => document.querySelector('.says-open, dialog[open]') !== null), { timeout: 60_000, interval: 40 }).toBe(true);
};

/** The kept match once somebody at this screen decides (then with the view of who does), or once it is over. */
export async function atHand(page: Page): Promise<{ readonly line: ReturnType<typeof lineOf>; readonly next: ReturnType<typeof nextMove> }> {
  for (let look = 0; look < 400; look++) {
    await decides(page);
    const line = lineOf(await keptMatch(page));
    const next = nextMove(line);
    // The browser keeps commands a moment after they are given.
    if (!next || line.header.seats.find(({ seat }) => seat === next.seat)!.player === 'human') return { line, next };
    await page.waitForTimeout(25);
  }
  throw new Error('The kept match does not come to a person.');
}
