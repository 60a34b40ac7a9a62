import type { Page } from 'playwright-core';
import {
  DIRECTIONS,
  SIDES,
  type BattlespaceSiriusCommand,
  type BattlespaceSiriusView,
  type Cell,
  type Ship,
  type Side,
  type Turn,
} from '../../../src/games/battlespace-sirius/index.ts';
import {
  centreOf,
  degreesOf,
  RAIL,
  sideSpot,
  stopOf,
} from '../../../src/ui/games/battlespace-sirius/table/card-layout.ts';
import { sirius as words } from '../../../src/ui/games/battlespace-sirius/words/play.ts';
import type { Hand, Place } from './hands.ts';

/** Where the clip of a side stands; at 0 it is off the card, and the gap is clicked. */
function sidePlace({ cell, heading, power }: Ship, side: Side): Place {
  const index = SIDES.indexOf(side);
  const { x, y } = sideSpot(
    { ...centreOf(cell), heading: degreesOf(heading) },
    index,
    stopOf(Math.max(power[index]!, 1)),
    RAIL,
  );
  return [x / 1000, y / 1000];
}

/** Where the arrow of a turn stands, for a ship (or its ghost) in a cell. */
function arrowPlace([x, y]: Cell, heading: Ship['heading'], turn: Turn): Place {
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

const card = (page: Page, group: string, name: string | RegExp) =>
  page.locator('.dock-act').getByRole('group', { name: group }).getByRole('button', { name });

/**
 * Takes a command in hand on the table itself; what the table does not offer (Nothing, Sentry Fire, weapons) is a card
 * of the panel.
 */
export async function takeInHand(
  page: Page,
  hand: Hand,
  view: BattlespaceSiriusView,
  command: BattlespaceSiriusCommand,
): Promise<void> {
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
      if (command.kind === 'rotate')
        await hand.tap(
          page,
          arrowPlace(shipOf(view, view.turnSeat).cell, shipOf(view, view.turnSeat).heading, command.turn),
        );
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
      else
        await hand.press(
          card(
            page,
            words.reactions,
            new RegExp(`^${command.kind === 'nothing' ? words.nothing : `${words.sentry(command.lines)} (free|\\d)`}`),
          ),
        );
      if (command.kind !== 'nothing' && command.pay && command.pay.length > 0)
        await pay(view.engagedSeat!, command.pay);
      return;
    }
    case 'fire': {
      const lock = view.locks.find(({ line }) => line === command.line)!;
      if (lock.firingSide && view.locks.filter(({ resolved }) => !resolved).length > 1)
        await hand.tap(page, sidePlace(shipOf(view, view.turnSeat), lock.firingSide));
      return hand.press(
        page.locator('.dock-act .bs-cards').getByRole('button', {
          name: new RegExp(`^${command.weapons === 0 ? words.hold : words.weapons(command.weapons)}(?! *s)`),
        }),
      );
    }
    case 'repair':
      for (const side of command.sides) await hand.tap(page, sidePlace(shipOf(view, view.turnSeat), side));
      return;
    default:
      throw new Error(`${command.type} is no matter of the table.`);
  }
}
