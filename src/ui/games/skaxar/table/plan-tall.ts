import { box, type Spot } from '../../../cards/table/box.ts';
import { CARD, lowered, row, type Plan, type SeatPlan } from './plan.ts';

/** Where the middle of B's field lies, and how far below it A's is; the totals face each other between them. */
const HIGH = 165;
const APART = 3080;
const [TOTALS_B, TOTALS_A] = [-955, -1795];

const UPPER: SeatPlan = {
  lead: { x: 860, y: HIGH, width: 1160 },
  older: box(-490, HIGH, 1400, 1580),
  items: box(1905, HIGH, 810, 1580),
  plaque: box(-1740, TOTALS_B, 1180, 520),
  field: box(0, HIGH, 4680, 1640),
  firepower: box(370, TOTALS_B, 900, 540),
  shield: box(-600, TOTALS_B, 900, 540),
  speed: box(1680, TOTALS_B, 1300, 420),
  inward: 0,
};

const LOWER = lowered(UPPER, APART, {
  plaque: box(-1740, TOTALS_A, 1180, 520),
  firepower: box(-600, TOTALS_A, 900, 540),
  shield: box(370, TOTALS_A, 900, 540),
  speed: box(1680, TOTALS_A, 1300, 420),
});

/** Rows of the Shop, from middle to middle. */
const ROW = 1642;
const six = Array.from({ length: 6 }, (_, index) => ({
  x: -1810 + (index % 3) * 1050,
  y: 3612 - Math.floor(index / 3) * ROW,
}));

const pile = (column: 0 | 1, y: number): Spot => ({ x: column === 0 ? -2050 : -1490, y, width: 430 });
const [HIGHER, DEEPER] = [HIGH + 440, HIGH - 340];

/** The table in portrait: seat B above, seat A below, the Shop over both in two rows, the asteroids under them. */
export const TALL: Plan = {
  whole: box(0, -190, 4720, 9100),
  seats: { A: LOWER, B: UPPER },
  plates: { shop: box(0, 2686, 4680, 3330), asteroids: box(0, -4244, 4680, 938), piles: [] },
  shop: six.map((spot) => ({ ...spot, width: CARD })),
  effects: six.map(({ x, y }) => box(x, y - 823, CARD, 190)),
  asteroids: row(5, 610, -4178, 520),
  piles: {
    shopDeck: { x: 1590, y: 3800, width: 700 },
    asteroidDeck: { x: -1960, y: -4178, width: 520 },
    asteroidsTaken: { x: 1960, y: -4178, width: 520 },
    scrapyard: { B: pile(0, HIGHER - APART), A: pile(0, HIGHER) },
    usedCards: { A: pile(0, DEEPER - APART), B: pile(0, DEEPER) },
    repairBay: { A: pile(1, HIGHER - APART), B: pile(1, HIGHER) },
    fleetDeck: { A: pile(1, DEEPER - APART), B: pile(1, DEEPER) },
  },
  bank: box(1590, 1970, 1300, 1397),
  caption: 150,
  captionReach: 272,
  planet: { x: 0, y: -1375, width: 3200 },
  stalemates: box(1680, -1375, 1300, 340),
};
