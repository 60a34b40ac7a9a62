import type { Seat } from '../../../src/engine/seat.ts';
import type { Box, Spot } from '../../../src/ui/cards/table/box.ts';
import { box } from '../../../src/ui/cards/table/box.ts';
import { fanSpots } from '../../../src/ui/cards/table/fan.ts';
import { rowSpots } from '../../../src/ui/cards/table/layout.ts';
import { cardAt, pileOf, type TableObject } from '../../../src/ui/cards/table/object.ts';
import type { HandOverlay } from '../../../src/ui/cards/table/pose.ts';
import type { Zone } from '../../../src/ui/cards/table/under.ts';
import type { Extent } from '../../../src/ui/table/camera/camera.ts';
import { BACK, toyArt, type ToyFace } from './face.ts';

/** A card that may be known: its name tells nothing where its face does not. */
export interface BoardCard {
  readonly id: string;
  readonly face: ToyFace | null;
}

/** A view of a toy as it lies on the table. */
export interface Board {
  readonly hands: readonly { readonly seat: Seat; readonly cards: readonly BoardCard[]; readonly note: string }[];
  readonly middle: readonly BoardCard[];
  readonly deck: number;
  /** In the order they were laid, the last on top. */
  readonly discard: readonly BoardCard[];
}

/** Where a card lies. */
export type ToyPlace =
  | { readonly at: 'hand'; readonly seat: Seat; readonly index: number; readonly of: number }
  | { readonly at: 'middle'; readonly index: number; readonly of: number }
  | { readonly at: 'deck' | 'discard' };

/** How the table lies: whose hand is in front, who sits round it, and whether the screen is tall. */
export interface Lying {
  readonly kind: 'lying';
  readonly front: Seat;
  readonly seats: readonly Seat[];
  readonly tall: boolean;
}
export type ToyOverlay = Lying | HandOverlay;

const WIDEST = 1000;

export const lyingIn = (overlays: readonly ToyOverlay[]): Lying =>
  overlays.find((one): one is Lying => one.kind === 'lying') ?? { kind: 'lying', front: '', seats: [], tall: false };

export const extentOf = (overlays: readonly ToyOverlay[]): Extent => {
  const [width, height] = lyingIn(overlays).tall ? ([4400, 5600] as const) : ([6800, 4900] as const);
  return { x: -width / 2, y: -height / 2, width, height, closest: 240, margin: 6, beyond: 200 };
};

/** The part of the table where cards are brought to be played for what they say, and where strikes and bids lie. */
export const middleBox = ({ tall }: Lying): Box => (tall ? box(600, 150, 3000, 1500) : box(550, 130, 4300, 1500));

/** Where a seat's hand lies: the one in front at the bottom, the others side by side at the top. */
export function handBox(lying: Lying, seat: Seat): Box {
  const { front, seats, tall } = lying;
  if (seat === front) return tall ? box(0, -1750, 4300, 1900) : box(300, -1560, 4800, 1660);
  const others = seats.filter((one) => one !== front);
  const width = (tall ? 4300 : 6600) / Math.max(others.length, 1);
  const left = (index: number) => (index - (others.length - 1) / 2) * width;
  return box(left(others.indexOf(seat)), tall ? 2050 : 1740, width * 0.96, 1320);
}

/** The part of a box below its words, where cards lie. */
const belowWords = ({ x, y, width, height }: Box): Box => box(x, y - height * 0.07, width, height * 0.82);

/** Where the cards of a hand are fanned. */
export const fanBox = (lying: Lying, seat: Seat): Box => belowWords(handBox(lying, seat));

export const fanning = (lying: Lying, seat: Seat) => ({
  ratio: toyArt.ratio,
  widest: seat === lying.front ? WIDEST : WIDEST * 0.6,
  side: seat === lying.front ? ('bottom' as const) : ('top' as const),
});

const pileX = ({ tall }: Lying): number => (tall ? -1750 : -2600);

/** Where places lie. */
export const spotOf =
  (lying: Lying) =>
  (place: ToyPlace): Spot => {
    switch (place.at) {
      case 'hand':
        return fanSpots(fanBox(lying, place.seat), place.of, fanning(lying, place.seat))[place.index]!;
      case 'middle':
        return rowSpots(belowWords(middleBox(lying)), place.of, { ratio: toyArt.ratio, widest: WIDEST * 0.8 })[
          place.index
        ]!;
      case 'deck':
        return { x: pileX(lying), y: lying.tall ? 750 : 580, width: lying.tall ? 620 : 640 };
      case 'discard':
        return { x: pileX(lying), y: lying.tall ? -250 : -370, width: lying.tall ? 620 : 640 };
    }
  };

/** All that lies on a board. */
export const objectsOf = ({ hands, middle, deck, discard }: Board): readonly TableObject<ToyFace, ToyPlace>[] => [
  pileOf('deck', { at: 'deck' }, BACK, deck),
  pileOf('discard', { at: 'discard' }, BACK, discard.length, discard.at(-1)?.face ?? null),
  ...middle.map(({ id, face }, index) =>
    cardAt<ToyFace, ToyPlace>(id, face, BACK, { at: 'middle', index, of: middle.length }),
  ),
  ...hands.flatMap(({ seat, cards }) =>
    cards.map(({ id, face }, index) =>
      // What nobody may know is named by where it lies.
      cardAt<ToyFace, ToyPlace>(
        face ? id : `${seat}/${index}`,
        face,
        BACK,
        { at: 'hand', seat, index, of: cards.length },
        {
          order: index,
        },
      ),
    ),
  ),
];

/** Where cards can be brought: the middle, and every seat's side. */
export const zonesOf = (
  { hands }: Board,
  lying: Lying,
  words: { readonly middle: string; readonly seat: (seat: Seat, note: string) => string },
): readonly (Zone & { readonly words: string })[] => [
  { id: 'middle', box: middleBox(lying), words: words.middle },
  ...hands.map(({ seat, note }) => ({ id: seat, box: handBox(lying, seat), words: words.seat(seat, note) })),
];
