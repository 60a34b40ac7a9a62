import { across, CARD, type Box, type Plan, type SeatPlan, type Spot } from './plan.ts';

/** Distance between cards of the Shop, and between asteroids; units from middle to middle. */
const SHOP_STEP = 1080;
const ROCK_STEP = 760;

const SHOP_Y = 2690;
const row = (count: number, step: number, y: number, width: number): readonly Spot[] => Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * step, y, width }));

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Seat A sits on the left: its piles in the lower corner, the Repair Bay above the Fleet Deck, the used stack left of it (SK-3.8). */
const LEFT: SeatPlan = {
  lead: { x: -1950, y: 350, width: 1800 },
  older: box(-3880, 90, 1900, 3040),
  items: box(-1950, -1475, 1800, 1030),
  plaque: box(-4450, 2690, 740, 1397),
  field: [{ x: -4840, y: 1690 }, { x: -1010, y: 1690 }, { x: -1010, y: -2040 }, { x: -2910, y: -2040 }, { x: -2910, y: -1500 }, { x: -4840, y: -1500 }],
  firepower: box(-590, 560, 780, 800),
  shield: box(-590, -420, 780, 800),
  speed: box(-590, 1390, 780, 470),
  inward: 1,
};

const PILE = 560;
const [UPPER, LOWER] = [-1975, -2938];
const pile = (x: number, y: number): Spot => ({ x, y, width: PILE });

/** The table in landscape: seat A left, seat B right, the Shop along the top from one to the other, the asteroids along the bottom. */
export const WIDE: Plan = {
  whole: box(0, 0, 9720, 6960),
  seats: { A: LEFT, B: across(LEFT) },
  shop: row(6, SHOP_STEP, SHOP_Y, CARD),
  effects: row(6, SHOP_STEP, 1852, CARD).map(({ x, y, width }) => box(x, y, width, 230)),
  asteroids: row(5, ROCK_STEP, -2720, 690),
  piles: {
    shopDeck: { x: -3650, y: 2800, width: 730 },
    asteroidDeck: { x: -2400, y: -2720, width: 690 },
    asteroidsTaken: { x: 2400, y: -2720, width: 690 },
    // A destroyed ship lies at the side of whoever destroyed it (SK-11.4).
    scrapyard: { B: pile(-4380, UPPER), A: pile(3430, UPPER) },
    usedCards: { A: pile(-4380, LOWER), B: pile(3430, LOWER) },
    repairBay: { A: pile(-3430, UPPER), B: pile(4380, UPPER) },
    fleetDeck: { A: pile(-3430, LOWER), B: pile(4380, LOWER) },
  },
  bank: box(3650, 2690, 730, 1397),
  caption: 140,
  captionReach: 470,
  planet: { x: 0, y: -420, width: 3300 },
  stalemates: box(0, -1290, 1920, 560),
};
