import { box } from '../../../cards/table/box.ts';
import { across, CARD, cornerPiles, row, type Plan, type SeatPlan } from './plan.ts';

/**
 * Seat A lies on the left: its lead ship as wide as a phone has room for beside the other one and the comparison
 * between them, and under it the other ships and the items.
 */
const LEFT: SeatPlan = {
  lead: { x: -1605, y: -1489, width: 1430 },
  older: box(-1615, -3166, 1420, 1085),
  items: box(-455, -3166, 860, 1085),
  plaque: box(-470, -2394, 780, 420),
  field: box(-1170, -2059, 2330, 3340),
  firepower: box(-485, -1009, 730, 560),
  shield: box(-485, -1609, 730, 560),
  speed: box(-455, -549, 790, 300),
  inward: 1,
};

/** Rows of the Shop, from middle to middle. */
const ROW = 1642;
/** Air over the fields: where a phone shows them alone, nothing of what lies above is seen cut in two. */
const AIR = 180;
const six = Array.from({ length: 6 }, (_, index) => ({
  x: -1810 + (index % 3) * 1050,
  y: 3612 + AIR - Math.floor(index / 3) * ROW,
}));

/** The piles of both seats between the Shop and the fields. */
const PILE = 360;
const COLUMNS = [1755, 595] as const;
const ROWS = [719 + AIR, 45 + AIR] as const;
const BAND = { y: 316 + AIR, height: 1370 };
const ROCK_Y = -4152;

/** The table in portrait: the Shop in two rows, the piles, both fields side by side, the asteroids. */
export const TALL: Plan = {
  whole: box(0, -170 + AIR / 2, 4720, 9060 + AIR),
  seats: { A: LEFT, B: across(LEFT) },
  plates: {
    shop: box(0, 2686 + AIR, 4680, 3330),
    asteroids: box(0, -4218, 4680, 938),
    piles: [box(-1175, BAND.y, 2320, BAND.height), box(1175, BAND.y, 2320, BAND.height)],
  },
  shop: six.map((spot) => ({ ...spot, width: CARD })),
  effects: six.map(({ x, y }) => box(x, y - 823, CARD, 190)),
  asteroids: row(5, 610, ROCK_Y, 520),
  piles: {
    shopDeck: { x: 1590, y: 3800 + AIR, width: 700 },
    asteroidDeck: { x: -1960, y: ROCK_Y, width: 520 },
    asteroidsTaken: { x: 1960, y: ROCK_Y, width: 520 },
    ...cornerPiles(COLUMNS, ROWS, PILE),
  },
  bank: box(1590, 1970 + AIR, 1300, 1397),
  caption: 150,
  captionReach: 480,
  planet: { x: 0, y: -1489, width: 2900 },
  stalemates: box(0, -2039, 1700, 250),
};
