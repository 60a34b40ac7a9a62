import { box } from '../../../cards/table/box.ts';
import { across, CARD, cornerPiles, row, type Plan, type SeatPlan } from './plan.ts';

/** Seat A sits on the left, as on the wide table; letter and money stand over the field. */
const LEFT: SeatPlan = {
  lead: { x: -1420, y: 30, width: 1360 },
  older: box(-2700, 30, 1080, 1900),
  items: box(-1995, -1390, 2470, 800),
  plaque: box(-2500, 1360, 1560, 480),
  field: box(-1995, -405, 2590, 2890),
  firepower: box(-420, 120, 520, 760),
  shield: box(-420, -760, 520, 760),
  speed: box(-420, 790, 520, 380),
  inward: 1,
};

/** The band at the bottom: the asteroids between the piles of both seats. */
const BAND = 1460;
const BAND_Y = -2660;
const PILE = 388;
const COLUMNS = [3005, 2435] as const;
const ROWS = [BAND_Y + 430, BAND_Y - 300] as const;
const ROCK_STEP = 575;
const ROCK_Y = BAND_Y + 70;
const SHOP_STEP = 1062;

/** The table where it has about as much room across as up: the Shop takes all the width, deck and bank lie under it. */
export const SQUARE: Plan = {
  whole: box(0, 0, 6680, 6840),
  seats: { A: LEFT, B: across(LEFT) },
  plates: {
    shop: box(0, 2229, 6580, 2330),
    asteroids: box(0, BAND_Y, 4100, BAND),
    piles: [box(-2695, BAND_Y, 1190, BAND), box(2695, BAND_Y, 1190, BAND)],
  },
  shop: row(6, SHOP_STEP, 2642, CARD),
  effects: row(6, SHOP_STEP, 1804, CARD).map(({ x, y, width }) => box(x, y, width, 230)),
  asteroids: row(5, ROCK_STEP, ROCK_Y, 520),
  piles: {
    shopDeck: { x: -1130, y: 1425, width: 290 },
    asteroidDeck: { x: -3 * ROCK_STEP, y: ROCK_Y, width: 520 },
    asteroidsTaken: { x: 3 * ROCK_STEP, y: ROCK_Y, width: 520 },
    ...cornerPiles(COLUMNS, ROWS, PILE),
  },
  bank: box(640, 1365, 1900, 480),
  caption: 140,
  captionReach: 276,
  planet: { x: 0, y: -400, width: 2400 },
  stalemates: box(0, -1480, 1360, 480),
};
