import { ASTEROID_IDS } from '../data/asteroids.ts';
import { shopCard } from '../data/cards.ts';
import { SHOP_CARD_IDS } from '../data/shop-cards.ts';
import { bankOf } from '../rules/money.ts';
import { shipsOf } from '../rules/setup.ts';
import type { Side, SkaxarState } from '../state.ts';

/** Plain and fast: it is asked by the million. */
export function must(holds: boolean, id: string, said: () => string): void {
  if (!holds) throw new Error(`${id}: ${said()}`);
}

/**
 * A list of cards to count off against: the place of each, and when it was last seen. Counting is asked by the million,
 * so it makes nothing.
 */
interface Roll {
  readonly cards: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly seen: Int32Array;
  round: number;
}

const rollOf = (cards: readonly string[]): Roll => ({
  cards,
  places: new Map(cards.map((card, place) => [card, place])),
  seen: new Int32Array(cards.length),
  round: 0,
});

/** Cards counted off against the list they must be, each exactly once. */
function exactly(roll: Roll, piles: readonly (readonly (string | null)[])[], what: string): void {
  roll.round += 1;
  let count = 0;
  for (const pile of piles) {
    for (const card of pile) {
      if (card === null) continue;
      const place = roll.places.get(card);
      must(
        place !== undefined && roll.seen[place] !== roll.round,
        'SK-11.5',
        () => `${card} among the ${what} is strange or lies in two places`,
      );
      roll.seen[place!] = roll.round;
      count += 1;
    }
  }
  must(count === roll.cards.length, 'SK-11.5', () => `${count} cards are ${what}`);
}

const FULL_FLEETS = 144_000;
const ALL_ASTEROIDS = 40_000;

/** The ships of a seat by fleet, so that they are not listed anew for every state. */
const fleets: { [key: string]: Roll } = {};
const fleetOf = ({ options }: SkaxarState, { seat, fleet }: Side): Roll =>
  (fleets[`${seat}${fleet}`] ??= rollOf(shipsOf(options, seat)));
const SHOP = rollOf(SHOP_CARD_IDS);
const ASTEROIDS = rollOf(ASTEROID_IDS);

/**
 * SK-11.5, SK-2.8, SK-2.9, SK-2.10, SK-9.7, SK-9.8, SK-4.6: what is true of every state at rest. Throws the first that
 * is not.
 */
export function assertState(state: SkaxarState): void {
  const { options, sides, turn, battle, stalemates, phase } = state;
  const [a, b] = sides;
  for (const side of sides) {
    exactly(
      fleetOf(state, side),
      [side.fleetDeck, side.field.map(({ ship }) => ship), side.repairBay, side.scrapyard],
      'ships',
    );
    const { money, field, leadShip, equipped } = side;
    must(money >= 0 && money % 1000 === 0, 'SK-2.8', () => `seat ${side.seat} has ${money}`);
    must((leadShip !== null) === field.length > 0, 'SK-4.6', () => `seat ${side.seat} is led by ${leadShip}`);
    must(
      leadShip === null || field.some(({ ship, reinforcement }) => ship === leadShip && !reinforcement),
      'SK-4.6',
      () => `${leadShip} leads from elsewhere`,
    );
    must(
      equipped.every((id) => shopCard(id).kind === 'item'),
      'SK-7.7',
      () => `${equipped.join()} are equipped`,
    );
    if (phase === 'recovery')
      must(
        field.length + equipped.length === 0,
        'SK-8.8',
        () => `seat ${side.seat} has cards on the field in Recovery`,
      );
  }
  exactly(SHOP, [state.shopDeck, state.shop, a.equipped, a.usedCards, b.equipped, b.usedCards], 'shop cards');
  exactly(ASTEROIDS, [state.asteroidDeck, state.asteroidRow, state.asteroidsTaken], 'asteroids');
  must(state.shop.length === 6 && state.asteroidRow.length === 5, 'SK-3.4', () => 'a row has lost a slot');
  const most = 2 * options.startingMoney + FULL_FLEETS + ALL_ASTEROIDS;
  must(a.money + b.money <= most, 'SK-2.10', () => `the seats have ${a.money + b.money} of ${most}`);
  must(bankOf(sides) === Math.max(0, 200_000 - a.money - b.money), 'SK-2.9', () => 'the bank is wrong');
  must(stalemates >= 0 && stalemates < options.stalemateLimit, 'SK-9.6', () => `${stalemates} stalemates`);
  must(battle <= 61 && turn <= 61 * options.stalemateLimit + 1, 'SK-9.8', () => `battle ${battle}, turn ${turn}`);
  must(turn >= battle, 'SK-4.1', () => `battle ${battle} in turn ${turn}`);
  must(options.turnLimit === 0 || turn <= options.turnLimit, 'SK-12.7', () => `turn ${turn}`);
  must((state.window === null) === (phase === 'over'), 'SK-1.5', () => 'nobody is asked');
}
