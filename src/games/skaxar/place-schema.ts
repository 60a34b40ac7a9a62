import * as v from 'valibot';
import { SHOP_CARD_IDS } from './data/shop-cards.ts';
import { STALEMATE_LIMIT } from './options.ts';
import { ROW_SLOTS, SHOP_SLOTS } from './rules/setup.ts';
import { SEATS } from './state.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** More than both fleets, all asteroids and the dearest start are worth together. */
const MAX_MONEY = 1_000_000;
/** More turns than any game has (SK-9.8). */
const MAX_TURNS = 100_000;

const seat = v.picklist(SEATS);
const seats = v.pipe(v.array(seat), v.maxLength(2));
/** A pile is at most the longest deck there is. */
const pile = v.pipe(v.array(v.string()), v.maxLength(SHOP_CARD_IDS.length));
const row = (slots: number) => v.pipe(v.array(v.nullable(v.string())), v.maxLength(slots));

const side = v.strictObject({
  money: v.optional(
    v.pipe(
      whole(0, MAX_MONEY),
      v.check((money) => money % 1000 === 0, 'Money is a multiple of 1,000 (SK-2.8).'),
    ),
  ),
  fleetDeck: v.optional(pile, []),
  rest: v.optional(v.picklist(['fleetDeck', 'scrapyard', 'repairBay']), 'fleetDeck'),
  field: v.optional(pile, []),
  reinforcements: v.optional(pile, []),
  leadShip: v.optional(v.nullable(v.string())),
  repairBay: v.optional(pile, []),
  scrapyard: v.optional(pile, []),
  equipped: v.optional(pile, []),
  equippedTo: v.optional(pile),
  usedCards: v.optional(pile, []),
});

/** The form of a described position; what it means is tested in `place-faults.ts`. */
export const positionSchema = v.strictObject({
  A: v.optional(side, {}),
  B: v.optional(side, {}),
  shop: v.optional(row(SHOP_SLOTS)),
  shopDeck: v.optional(pile, []),
  shopRest: v.optional(v.picklist(['deck', 'used']), 'deck'),
  asteroidRow: v.optional(row(ROW_SLOTS)),
  asteroidDeck: v.optional(pile, []),
  asteroidsTaken: v.optional(pile, []),
  asteroidRest: v.optional(v.picklist(['deck', 'taken']), 'deck'),
  turn: v.optional(whole(1, MAX_TURNS)),
  battle: v.optional(whole(1, MAX_TURNS), 1),
  stalemates: v.optional(whole(0, STALEMATE_LIMIT.most - 1)),
  tieSeat: v.optional(seat, 'A'),
  lastFirstBuyer: v.optional(v.nullable(seat)),
  at: v.optional(v.picklist(['flip', 'stranded', 'dealer', 'session', 'combat', 'harvest', 'recovery']), 'flip'),
  decider: v.optional(seat),
  buyers: v.optional(seats),
  closed: v.optional(seats),
});

export type GivenPosition = v.InferOutput<typeof positionSchema>;
export type GivenSide = GivenPosition['A'];
