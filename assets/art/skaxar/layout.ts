import type { Detail } from './face.ts';

/** A card is 630 wide and 880 high; every place below is in these units. */
export const CARD = { wide: 630, high: 880, corner: 36, rim: 14 } as const;

/** A place on a card. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const box = (x: number, y: number, wide: number, high: number): Box => ({ x, y, wide, high });

/** Where things stand on a ship card. */
export interface ShipPlan {
  readonly art: Box;
  readonly name: Box;
  readonly classLine: Box | null;
  readonly value: Box;
  readonly badge: Box;
  readonly stats: { readonly firepower: Box; readonly speed: Box; readonly shield: Box };
  /** The largest a name is written. */
  readonly nameSize: number;
  /** Words under the figures. */
  readonly labels: boolean;
}

/** The plan of a ship card. */
export const shipPlan = (detail: Detail): ShipPlan => {
  const small = detail === 'stats';
  // From 380 px on, words of 26 units are at least 12 px large; below, icons do without them.
  const labels = detail === 'inspect';
  const top = labels ? 668 : 652;
  const high = CARD.high - CARD.rim - top;
  return {
    art: box(CARD.rim, CARD.rim, CARD.wide - 2 * CARD.rim, 640),
    name: small ? box(20, 560, 590, 82) : labels ? box(36, 548, 558, 62) : box(36, 534, 558, 62),
    nameSize: small ? 74 : 54,
    classLine: small ? null : labels ? box(36, 612, 558, 38) : box(36, 596, 558, 50),
    value: small ? box(318, 32, 280, 96) : box(368, 34, 226, 68),
    badge: small ? box(32, 32, 92, 92) : box(36, 34, 76, 76),
    stats: {
      firepower: box(CARD.rim, top, 208, high),
      speed: box(222, top, 186, high),
      shield: box(408, top, 208, high),
    },
    labels,
  };
};

/** Where things stand on a card of the Arms Dealer. */
export interface ShopPlan {
  readonly art: Box;
  readonly name: Box;
  /** The largest a name is written. */
  readonly nameSize: number;
  readonly kindLine: Box | null;
  readonly divider: number | null;
  /** What it does, in big figures and icons. */
  readonly effect: Box | null;
  readonly text: Box | null;
  readonly price: Box;
}

/**
 * The plan of a card of the Arms Dealer. Items say what they give in big figures even over their text; the other texts
 * want the room.
 */
export const shopPlan = (detail: Detail, item: boolean): ShopPlan => {
  const wide = CARD.wide - 2 * CARD.rim;
  if (detail === 'stats')
    return {
      art: box(CARD.rim, CARD.rim, wide, 520),
      name: box(20, 452, 590, 82),
      nameSize: 74,
      kindLine: null,
      divider: null,
      effect: box(30, 546, 570, 150),
      text: null,
      price: box(CARD.rim, 716, wide, 150),
    };
  return {
    art: box(CARD.rim, CARD.rim, wide, 488),
    name: box(36, 410, 558, 58),
    nameSize: 50,
    kindLine: box(36, 469, 558, 34),
    divider: 518,
    effect: item ? box(44, 528, 542, 96) : null,
    text: item ? box(44, 626, 542, 126) : box(44, 534, 542, 214),
    price: box(CARD.rim, 762, wide, 104),
  };
};
