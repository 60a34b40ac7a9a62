import { unseen } from '../../cards/hidden.ts';
import { dealt, rowOf } from '../../cards/moves.ts';
import type { Seat } from '../../engine/seat.ts';
import { ASTEROID_IDS } from './data/asteroids.ts';
import { SHOP_CARD_IDS } from './data/shop-cards.ts';
import type { Options } from './options.ts';
import type { GivenPosition, GivenSide } from './place-schema.ts';
import { fleetOf, ROW_SLOTS, SHOP_SLOTS, shipsOf } from './rules/setup.ts';
import type { FieldShip, Side } from './state.ts';

/** A ship of a seat with its letter, which may be left out: `E07` is `A-E07` for seat A. */
export const fullId = (seat: Seat, ship: string): string => (/^[AB]-/.test(ship) ? ship : `${seat}-${ship}`);

const cardsOf = (row: readonly (string | null)[] | undefined): readonly string[] =>
  (row ?? []).filter((card) => card !== null);

/** The side of a seat as it is described; ships named nowhere go where `rest` says, in table order. */
export function sideFrom(options: Options, seat: Seat, given: GivenSide): Side {
  const full = (ships: readonly string[]): readonly string[] => ships.map((ship) => fullId(seat, ship));
  const reinforcements = full(given.reinforcements);
  const field = full(given.field).map((ship): FieldShip => ({ ship, reinforcement: reinforcements.includes(ship) }));
  const piles = {
    fleetDeck: full(given.fleetDeck),
    repairBay: full(given.repairBay),
    scrapyard: full(given.scrapyard),
  };
  const rest = unseen(shipsOf(options, seat), [...field.map(({ ship }) => ship), ...Object.values(piles).flat()]);
  piles[given.rest] = [...piles[given.rest], ...rest];
  const lead = given.leadShip
    ? fullId(seat, given.leadShip)
    : (field.filter(({ reinforcement }) => !reinforcement).at(-1)?.ship ?? null);
  // Items without a ship are a fault of their own.
  const ownersFrom = (): readonly string[] =>
    given.equippedTo ? full(given.equippedTo) : given.equipped.map(() => lead ?? '');
  return {
    seat,
    fleet: fleetOf(options, seat),
    money: given.money ?? options.startingMoney,
    fleetDeck: piles.fleetDeck,
    field,
    leadShip: lead,
    repairBay: piles.repairBay,
    scrapyard: piles.scrapyard,
    equipped: given.equipped,
    equippedTo: options.redrawItems === 'leave' ? ownersFrom() : [],
    usedCards: given.usedCards,
  };
}

/**
 * The Arms Dealer deck and the Shop as they are described, and the cards that are out of the game besides those named.
 */
export function shopFrom({ A, B, shop, shopDeck, shopRest }: GivenPosition): {
  readonly deck: readonly string[];
  readonly shop: readonly (string | null)[];
  readonly used: readonly string[];
} {
  const rest = unseen(SHOP_CARD_IDS, [
    ...cardsOf(shop),
    ...shopDeck,
    ...A.equipped,
    ...A.usedCards,
    ...B.equipped,
    ...B.usedCards,
  ]);
  const deck = shopRest === 'deck' ? [...shopDeck, ...rest] : shopDeck;
  const used = shopRest === 'deck' ? [] : rest;
  if (shop) return { deck, shop: rowOf(shop, SHOP_SLOTS), used };
  const { row, rest: below } = dealt(deck, SHOP_SLOTS);
  return { deck: below, shop: row, used };
}

/** The Asteroid deck, the row and the taken asteroids as they are described. */
export function asteroidsFrom({ asteroidRow, asteroidDeck, asteroidsTaken, asteroidRest }: GivenPosition): {
  readonly deck: readonly string[];
  readonly row: readonly (string | null)[];
  readonly taken: readonly string[];
} {
  const rest = unseen(ASTEROID_IDS, [...cardsOf(asteroidRow), ...asteroidDeck, ...asteroidsTaken]);
  const deck = asteroidRest === 'deck' ? [...asteroidDeck, ...rest] : asteroidDeck;
  const taken = asteroidRest === 'deck' ? asteroidsTaken : [...asteroidsTaken, ...rest];
  if (asteroidRow) return { deck, row: rowOf(asteroidRow, ROW_SLOTS), taken };
  const { row, rest: below } = dealt(deck, ROW_SLOTS);
  return { deck: below, row, taken };
}
