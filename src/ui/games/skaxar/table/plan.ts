import { CARD_RATIO } from '../../../../../assets/art/skaxar/face.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { Point } from '../../../../table/shape.ts';
import { boxOfSpot as boxOfCard, type Box, type Spot } from '../../../cards/table/box.ts';
import type { PileName } from './stage.ts';

/** Units of the stage in the width of a card of the Shop. */
export const CARD = 1000;

/** What each seat has on the table. */
export interface SeatPlan {
  readonly lead: Spot;
  /** Where the older ships of a stalemate stack lie, and the items. */
  readonly older: Box;
  readonly items: Box;
  /** Letter, fleet and money. */
  readonly plaque: Box;
  /** The seat's field: all of its ships and items lie in it. */
  readonly field: Box;
  readonly firepower: Box;
  readonly shield: Box;
  readonly speed: Box;
  /** The way to the table's middle: -1 = to lower x, 1 = to higher. */
  readonly inward: -1 | 1;
}

/** Where everything lies in one shape of the table. Units of the stage, y upwards. */
export interface Plan {
  readonly whole: Box;
  readonly seats: { readonly [seat in 'A' | 'B']: SeatPlan };
  /** Plates under what belongs together: Shop with deck and bank, asteroids, the piles at each seat's side. */
  readonly plates: { readonly shop: Box; readonly asteroids: Box; readonly piles: readonly Box[] };
  /** Slot 1 first. */
  readonly shop: readonly Spot[];
  readonly asteroids: readonly Spot[];
  /** What a card of the Shop does to this fight, under the card. */
  readonly effects: readonly Box[];
  readonly piles: {
    readonly [pile in Exclude<PileName, 'money' | 'bank'>]: Spot | { readonly [seat in 'A' | 'B']: Spot };
  };
  readonly bank: Box;
  /** Height of the caption under a pile. */
  readonly caption: number;
  /** Room for that caption to both sides of the pile's middle. */
  readonly captionReach: number;
  /** Where there is no caption under the piles of a seat: room at the right of each for the number of its cards. */
  readonly countsBeside?: number;
  /** The world both sides want: a ball behind the comparison. */
  readonly planet: Spot;
  /** "Stalemate 2 of 5". */
  readonly stalemates: Box;
}

/** The box of a card. */
export const boxOfSpot = (spot: Spot): Box => boxOfCard(spot, CARD_RATIO);

/** The seat of a name; the table has two (SK-3.1). */
export const seatOf = (seat: Seat): 'A' | 'B' => (seat === 'B' ? 'B' : 'A');

const reflected = ({ x, y }: Point): Point => ({ x: x === 0 ? 0 : -x, y });
const turned = <T extends Point>(box: T): T => ({ ...box, ...reflected(box) });

/** Places of `count` cards side by side, `step` apart from middle to middle, with x = 0 in the middle of the row. */
export const row = (count: number, step: number, y: number, width: number): readonly Spot[] =>
  Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * step, y, width }));

/**
 * The other seat's half of a table whose halves face each other across a vertical line: Firepower lies opposite the
 * Shield it must exceed.
 */
export const across = (seat: SeatPlan): SeatPlan => ({
  lead: turned(seat.lead),
  older: turned(seat.older),
  items: turned(seat.items),
  plaque: turned(seat.plaque),
  field: turned(seat.field),
  firepower: turned(seat.shield),
  shield: turned(seat.firepower),
  speed: turned(seat.speed),
  inward: seat.inward === 1 ? -1 : 1,
});

/**
 * SK-3.8: the piles of both seats in the lower corners, each so far from the middle and so high: a seat's Repair Bay
 * above its Fleet Deck. A destroyed ship lies at the side of whoever destroyed it (SK-11.4).
 */
export const cornerPiles = (
  [outer, inner]: readonly [number, number],
  [upper, lower]: readonly [number, number],
  width: number,
): Pick<Plan['piles'], 'scrapyard' | 'usedCards' | 'repairBay' | 'fleetDeck'> => {
  const pile = (x: number, y: number): Spot => ({ x, y, width });
  return {
    scrapyard: { B: pile(-outer, upper), A: pile(inner, upper) },
    usedCards: { A: pile(-outer, lower), B: pile(inner, lower) },
    repairBay: { A: pile(-inner, upper), B: pile(outer, upper) },
    fleetDeck: { A: pile(-inner, lower), B: pile(outer, lower) },
  };
};
