import { box } from '../../../cards/table/box.ts';
import { across, CARD, cornerPiles, row, type Plan, type SeatPlan } from './plan.ts';

/** Distance between cards of the Shop, and between asteroids; units from middle to middle. */
const SHOP_STEP = 1070;
const ROCK_STEP = 745;

/**
 * Three bands from edge to edge: the Shop, the fields, and at the bottom the asteroids between the piles of both seats.
 */
const BAND = 1540;
const BAND_Y = -2650;

/**
 * Seat A sits on the left: its piles in the lower corner, the Repair Bay above the Fleet Deck, the used stack left of
 * it (SK-3.8).
 */
const LEFT: SeatPlan = {
  lead: { x: -1870, y: 352, width: 1700 },
  older: box(-3495, 70, 1430, 2010),
  items: box(-2615, -1395, 3190, 740),
  plaque: box(-3495, 1330, 1430, 450),
  field: box(-2615, -115, 3310, 3430),
  firepower: box(-560, 540, 740, 780),
  shield: box(-560, -400, 740, 780),
  speed: box(-560, 1320, 740, 440),
  inward: 1,
};

const PILE = 402;
const COLUMNS = [3890, 3130] as const;
const ROWS = [-2195, -2955] as const;
const ROCK_Y = BAND_Y + 75;

/**
 * The table in landscape: seat A left, seat B right, the Shop along the top from one to the other, the asteroids along
 * the bottom.
 */
export const WIDE: Plan = {
  whole: box(0, 0, 8580, 6880),
  seats: { A: LEFT, B: across(LEFT) },
  plates: {
    shop: box(0, 2532, 8540, 1740),
    asteroids: box(0, BAND_Y, 5380, BAND),
    piles: [box(-3510, BAND_Y, 1520, BAND), box(3510, BAND_Y, 1520, BAND)],
  },
  shop: row(6, SHOP_STEP, 2650, CARD),
  effects: row(6, SHOP_STEP, 1812, CARD).map(({ x, y, width }) => box(x, y, width, 230)),
  asteroids: row(5, ROCK_STEP, ROCK_Y, 670),
  piles: {
    shopDeck: { x: -3720, y: 2650, width: 760 },
    asteroidDeck: { x: -3 * ROCK_STEP, y: ROCK_Y, width: 670 },
    asteroidsTaken: { x: 3 * ROCK_STEP, y: ROCK_Y, width: 670 },
    ...cornerPiles(COLUMNS, ROWS, PILE),
  },
  bank: box(3720, 2590, 760, 1397),
  caption: 150,
  captionReach: 372,
  planet: { x: 0, y: -300, width: 2900 },
  stalemates: box(0, -1250, 1820, 540),
};
