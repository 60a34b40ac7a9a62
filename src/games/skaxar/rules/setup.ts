import { dealt } from '../../../cards/moves.ts';
import { shuffled } from '../../../cards/shuffle.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import { ASTEROID_IDS } from '../data/asteroids.ts';
import { fleetCards, type Fleet } from '../data/cards.ts';
import { SHOP_CARD_IDS } from '../data/shop-cards.ts';
import type { SkaxarEvent } from '../event.ts';
import type { Options } from '../options.ts';
import type { Side, SkaxarState } from '../state.ts';

/** SK-3.4: slots of the Shop. */
export const SHOP_SLOTS = 6;
/** SK-3.5: slots of the asteroid row. */
export const ROW_SLOTS = 5;

/** The fleet of a seat (SK-3.2). */
export const fleetOf = ({ fleetA, fleetB }: Options, seat: Seat): Fleet => (seat === 'A' ? fleetA : fleetB);

/** The 25 ships of a seat in table order, with the seat in front (SK-2.11). */
export const shipsOf = (options: Options, seat: Seat): readonly string[] =>
  fleetCards(fleetOf(options, seat)).map(({ id }) => `${seat}-${id}`);

/**
 * SK-14.3: both Fleet Decks, the Arms Dealer deck and the Asteroid deck are shuffled in this order, then the tie seat
 * is drawn: 112 draws.
 */
export function setupState(options: Options, chance: Chance): SkaxarState {
  const a = sideAtStart(options, 'A', chance);
  const b = sideAtStart(options, 'B', chance);
  const shop = dealt(shuffled(SHOP_CARD_IDS, chance), SHOP_SLOTS);
  const asteroids = dealt(shuffled(ASTEROID_IDS, chance), ROW_SLOTS);
  const tieSeat = chance.below(2) === 0 ? 'A' : 'B';
  return {
    options,
    phase: 'flip',
    step: 'setUp',
    window: null,
    decider: null,
    turn: 1,
    battle: 1,
    stalemates: 0,
    rescued: [],
    lastFirstBuyer: null,
    buyers: [],
    closed: [],
    tieSeat,
    defeated: null,
    sides: [a, b],
    shopDeck: shop.rest,
    shop: shop.row,
    asteroidDeck: asteroids.rest,
    asteroidRow: asteroids.row,
    asteroidsTaken: [],
    outcome: null,
  };
}

const sideAtStart = (options: Options, seat: Seat, chance: Chance): Side => ({
  seat,
  fleet: fleetOf(options, seat),
  money: options.startingMoney,
  fleetDeck: shuffled(shipsOf(options, seat), chance),
  field: [],
  leadShip: null,
  repairBay: [],
  scrapyard: [],
  equipped: [],
  equippedTo: [],
  usedCards: [],
});

/** SK-3.9: the table lies ready, and turn 1 begins at once. */
export const laid = ({ shop, tieSeat, options, turn, battle }: SkaxarState): readonly SkaxarEvent[] => [
  { type: 'tableLaid', shop: shop.filter((card) => card !== null), tieSeat, money: options.startingMoney },
  { type: 'turnBegan', turn, battle },
];
