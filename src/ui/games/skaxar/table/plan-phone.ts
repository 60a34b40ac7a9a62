import { box } from '../../../cards/table/box.ts';
import { across, type Plan, type SeatPlan } from './plan.ts';
import { TALL } from './plan-tall.ts';

/** The foot of each field: four piles beside each other, small enough to leave room for ships and items over them. */
const PILE = 290;
const FOOT = -3500;
/** From the edge of a field to its first pile, from pile to pile, and what of that is left for a number. */
const [FIRST, STEP] = [2160, 575];
const COUNT = STEP - PILE - 30;
/** Older ships and items lie between the lead ship and the piles. */
const KEPT = { y: -2947, height: 646 } as const;

const { A } = TALL.seats;
const LEFT: SeatPlan = {
  ...A,
  older: box(A.older.x, KEPT.y, A.older.width, KEPT.height),
  items: box(A.items.x, KEPT.y, A.items.width, KEPT.height),
};

/** Places of the piles of a field, from its outer edge (A) or its inner one (B) to the right. */
const left = (place: number) => ({ x: place * STEP - FIRST, y: FOOT, width: PILE });
const right = (place: number) => ({ x: place * STEP + FIRST - 3 * STEP - COUNT, y: FOOT, width: PILE });

/**
 * The tall table as a phone shows it, both fields alone: the piles lie in them, within reach. As on every table a
 * destroyed ship lies at the side of whoever destroyed it (SK-11.4).
 */
export const PHONE: Plan = {
  ...TALL,
  seats: { A: LEFT, B: across(LEFT) },
  plates: { ...TALL.plates, piles: [] },
  piles: {
    ...TALL.piles,
    fleetDeck: { A: left(0), B: right(3) },
    repairBay: { A: left(1), B: right(2) },
    usedCards: { A: left(2), B: right(1) },
    scrapyard: { A: right(0), B: left(3) },
  },
  countsBeside: COUNT,
};
