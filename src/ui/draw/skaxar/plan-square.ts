import { across, CARD, type Box, type Plan, type SeatPlan, type Spot } from './plan.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Seat A sits on the left, as on the wide table; letter and money stand over the field. */
const LEFT: SeatPlan = {
  lead: { x: -1400, y: 60, width: 1280 },
  older: box(-2683, -430, 1210, 2740),
  items: box(-1400, -1470, 1280, 1210),
  plaque: box(-2500, 1350, 1560, 500),
  field: [{ x: -3300, y: 1000 }, { x: -700, y: 1000 }, { x: -700, y: -2130 }, { x: -2066, y: -2130 }, { x: -2066, y: -1850 }, { x: -3300, y: -1850 }],
  firepower: box(-420, 130, 520, 760),
  shield: box(-420, -740, 520, 760),
  speed: box(-420, 770, 520, 360),
  inward: 1,
};

const [LEFT_PILE, RIGHT_PILE, UPPER, LOWER] = [-3025, -2475, -2200, -2945];
const pile = (x: number, y: number): Spot => ({ x, y, width: 415 });
const six = Array.from({ length: 6 }, (_, index) => (index - 2.5) * 1062);

/** The table where it has about as much room across as up: the Shop takes all the width, deck and bank lie under it. */
export const SQUARE: Plan = {
  whole: box(0, 0, 6680, 6820),
  seats: { A: LEFT, B: across(LEFT) },
  shop: six.map((x) => ({ x, y: 2642, width: CARD })),
  effects: six.map((x) => box(x, 1804, CARD, 230)),
  asteroids: Array.from({ length: 5 }, (_, slot) => ({ x: (slot - 2) * 620, y: -2810, width: 560 })),
  piles: {
    shopDeck: { x: -1130, y: 1400, width: 320 },
    asteroidDeck: { x: -1880, y: -2810, width: 560 },
    asteroidsTaken: { x: 1880, y: -2810, width: 560 },
    scrapyard: { B: pile(LEFT_PILE, UPPER), A: pile(-RIGHT_PILE, UPPER) },
    usedCards: { A: pile(LEFT_PILE, LOWER), B: pile(-RIGHT_PILE, LOWER) },
    repairBay: { A: pile(RIGHT_PILE, UPPER), B: pile(-LEFT_PILE, UPPER) },
    fleetDeck: { A: pile(RIGHT_PILE, LOWER), B: pile(-LEFT_PILE, LOWER) },
  },
  bank: box(640, 1350, 1900, 500),
  caption: 140,
  captionReach: 272,
  planet: { x: 0, y: -350, width: 2500 },
  stalemates: box(0, -1480, 1360, 500),
};
