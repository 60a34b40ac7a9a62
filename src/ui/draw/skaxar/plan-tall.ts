import { lowered, type Box, type Plan, type SeatPlan, type Spot } from './plan.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Where the middle of B's half lies, and how far below it A's is; the totals face each other between them. */
const HIGH = 250;
const APART = 2830;

const UPPER: SeatPlan = {
  lead: { x: 900, y: HIGH, width: 1140 },
  older: box(-370, HIGH, 1300, 1600),
  items: box(1860, HIGH, 640, 1600),
  plaque: box(-1580, -870, 1180, 480),
  field: [{ x: -2190, y: HIGH + 840 }, { x: 2190, y: HIGH + 840 }, { x: 2190, y: HIGH - 840 }, { x: -2190, y: HIGH - 840 }],
  firepower: box(500, -870, 900, 440),
  shield: box(-470, -870, 900, 440),
  speed: box(1590, -870, 1160, 330),
  inward: 0,
};

const LOWER = lowered(UPPER, APART, { plaque: box(-1580, -1460, 1180, 480), firepower: box(-470, -1460, 900, 440), shield: box(500, -1460, 900, 440), speed: box(1590, -1460, 1160, 330) });

const shopX = (slot: number): number => -1690 + (slot % 3) * 1010;
const shopY = (slot: number): number => 3660 - Math.floor(slot / 3) * 1560;
const six = Array.from({ length: 6 }, (_, slot) => slot);

const pile = (column: 0 | 1, y: number): Spot => ({ x: column === 0 ? -1890 : -1350, y, width: 430 });

/** The table in portrait: seat B above, seat A below, the Shop over both in two rows, the asteroids under them. */
export const TALL: Plan = {
  whole: box(0, 0, 4440, 8780),
  seats: { A: LOWER, B: UPPER },
  shop: six.map((slot) => ({ x: shopX(slot), y: shopY(slot), width: 960 })),
  effects: six.map((slot) => box(shopX(slot), shopY(slot) - 671 - 105, 1000, 190)),
  asteroids: Array.from({ length: 5 }, (_, slot) => ({ x: (slot - 2) * 580, y: -3910, width: 520 })),
  piles: {
    shopDeck: { x: 1560, y: 3860, width: 640 },
    asteroidDeck: { x: -1880, y: -3910, width: 520 },
    asteroidsTaken: { x: 1880, y: -3910, width: 520 },
    scrapyard: { B: pile(0, HIGH - APART + 445), A: pile(0, HIGH + 445) },
    usedCards: { A: pile(0, HIGH - APART - 345), B: pile(0, HIGH - 345) },
    repairBay: { A: pile(1, HIGH - APART + 445), B: pile(1, HIGH + 445) },
    fleetDeck: { A: pile(1, HIGH - APART - 345), B: pile(1, HIGH - 345) },
  },
  bank: box(1560, 2100, 1140, 1341),
  caption: 150,
  captionReach: 265,
  stalemates: box(1590, -1165, 1160, 230),
};
