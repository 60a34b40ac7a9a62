import { unlisted, type Refusal } from '../fault.ts';
import { findShip, playerOf, type Game, type Seat } from '../state.ts';

/** OS-13.29: what is named exists and belongs to the player; which rule says so the catalogue leaves open. */
const RULE = 'OS-13.29';

export function shipInPlay(game: Game, id: string): Refusal | null {
  return findShip(game, id) ? null : unlisted(RULE, `There is no ship ${id} in play.`);
}

export function ownShip(game: Game, id: string, seat: Seat): Refusal | null {
  const missing = shipInPlay(game, id);
  if (missing || findShip(game, id)!.owner === seat) return missing;
  return unlisted(RULE, `${id} is not your ship.`);
}

export function inHand(game: Game, card: string, seat: Seat): Refusal | null {
  return playerOf(game, seat).hand.includes(card) ? null : unlisted(RULE, `You have no card ${card} in hand.`);
}

/** OS-12.12: hand or reserve. */
export function inHandOrReserve(game: Game, card: string, seat: Seat): Refusal | null {
  return playerOf(game, seat).reserve.includes(card) ? null : inHand(game, card, seat);
}

/** A list without an entry twice. */
export function noneTwice(rule: string, list: readonly string[]): Refusal | null {
  const twice = list.find((one, index) => list.indexOf(one) !== index);
  return twice === undefined ? null : unlisted(`${rule} ${RULE}`, `${twice} is named twice.`);
}
