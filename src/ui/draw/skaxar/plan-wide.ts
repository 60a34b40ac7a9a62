import { across, CARD, type Box, type Plan, type SeatPlan, type Spot } from './plan.ts';

/** Distance between cards of the Shop, and between asteroids; units from middle to middle. */
const SHOP_STEP = 1070;
const ROCK_STEP = 740;

const SHOP_Y = 2650;
const row = (count: number, step: number, y: number, width: number): readonly Spot[] => Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * step, y, width }));

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Seat A sits on the left: its piles in the lower corner, the Repair Bay above the Fleet Deck, the used stack left of it (SK-3.8). */
const LEFT: SeatPlan = {
  lead: { x: -1810, y: 418, width: 1620 },
  older: box(-3455, -220, 1570, 2560),
  items: box(-1810, -1440, 1620, 1300),
  plaque: box(-3455, 1335, 1570, 450),
  field: [{ x: -4270, y: 1600 }, { x: -960, y: 1600 }, { x: -960, y: -2160 }, { x: -2660, y: -2160 }, { x: -2660, y: -1530 }, { x: -4270, y: -1530 }],
  firepower: box(-560, 540, 740, 780),
  shield: box(-560, -400, 740, 780),
  speed: box(-560, 1340, 740, 440),
  inward: 1,
};

const PILE = 530;
const [UPPER, LOWER] = [-1950, -2880];
const pile = (x: number, y: number): Spot => ({ x, y, width: PILE });

/** The table in landscape: seat A left, seat B right, the Shop along the top from one to the other, the asteroids along the bottom. */
export const WIDE: Plan = {
  whole: box(0, 0, 8580, 6840),
  seats: { A: LEFT, B: across(LEFT) },
  shop: row(6, SHOP_STEP, SHOP_Y, CARD),
  effects: row(6, SHOP_STEP, 1812, CARD).map(({ x, y, width }) => box(x, y, width, 230)),
  asteroids: row(5, ROCK_STEP, -2750, 660),
  piles: {
    shopDeck: { x: -3640, y: 2750, width: 720 },
    asteroidDeck: { x: -2270, y: -2750, width: 660 },
    asteroidsTaken: { x: 2270, y: -2750, width: 660 },
    // A destroyed ship lies at the side of whoever destroyed it (SK-11.4).
    scrapyard: { B: pile(-3865, UPPER), A: pile(3055, UPPER) },
    usedCards: { A: pile(-3865, LOWER), B: pile(3055, LOWER) },
    repairBay: { A: pile(-3055, UPPER), B: pile(3865, UPPER) },
    fleetDeck: { A: pile(-3055, LOWER), B: pile(3865, LOWER) },
  },
  bank: box(3640, 2650, 740, 1397),
  caption: 150,
  captionReach: 398,
  planet: { x: 0, y: -380, width: 3100 },
  stalemates: box(0, -1270, 1820, 540),
};
