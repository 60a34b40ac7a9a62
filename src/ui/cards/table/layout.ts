import type { Box, Spot } from './box.ts';

/** How cards are laid into a box. */
export interface Laying {
  /** Height of a card, share of its width. */
  readonly ratio: number;
  /** The widest card, units; without it as wide as the box lets it. */
  readonly widest?: number;
  /** Air between two cards, units. */
  readonly air?: number;
}

/** Air between cards where nothing else is said, share of the widest card's width. */
const AIR = 0.06;

const airOf = ({ air, widest }: Laying, box: Box): number => air ?? Math.min(widest ?? box.width, box.width) * AIR;

/**
 * Cards side by side in the middle of a box, as large as its height lets them; where they have no room beside each
 * other they overlap, all by the same. None lies outside the box.
 */
export const rowSpots = (box: Box, count: number, laying: Laying): readonly Spot[] => {
  const width = Math.min(box.width, box.height / laying.ratio, laying.widest ?? Infinity);
  const step = count < 2 ? 0 : Math.min(width + airOf(laying, box), (box.width - width) / (count - 1));
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + (index - (count - 1) / 2) * step,
    y: box.y,
    width,
  }));
};

/** The columns that let cards be largest, and how wide they are then. */
const columnsFor = (box: Box, of: number, laying: Laying, air: number): { columns: number; width: number } => {
  let best = { columns: 1, width: 0 };
  for (let columns = 1; columns <= of; columns += 1) {
    const rows = Math.ceil(of / columns);
    const width = Math.min(
      (box.width - air * (columns - 1)) / columns,
      (box.height - air * (rows - 1)) / rows / laying.ratio,
      laying.widest ?? Infinity,
    );
    if (width > best.width + 0.5) best = { columns, width };
  }
  return best;
};

/**
 * The `index`-th of `of` cards laid as large as they fit into a box without covering one another. `inward` = where the
 * table's middle is: rows are filled from the outer edge inwards and keep to the inner one (0 = from the left, each row
 * in the middle).
 */
export const gridSpot = (box: Box, index: number, of: number, laying: Laying, inward: -1 | 0 | 1 = 0): Spot => {
  const air = airOf(laying, box);
  const { columns, width } = columnsFor(box, of, laying, air);
  const rows = Math.ceil(of / columns);
  const [row, column] = [Math.floor(index / columns), index % columns];
  const inRow = Math.min(columns, of - row * columns);
  const step = width + air;
  // Newer cards lie nearer to the table's middle; a row that is not full keeps to it too.
  const edge = box.width / 2 - width / 2;
  const x =
    inward === 0 ? box.x + (column - (inRow - 1) / 2) * step : box.x + inward * (edge - (inRow - 1 - column) * step);
  return { x, y: box.y + ((rows - 1) / 2 - row) * (width * laying.ratio + air), width };
};

/** Cards of a pile that are seen as one layer of it, and most layers. */
const LAYER = 3;
const LAYERS = 9;
/** Thickness of a layer, share of a card's width. */
const THICK = 0.014;
/** How far and how much a layer goes aside while the pile is shuffled; share of a card's width, radians. */
const ASIDE = { way: 0.34, angle: 0.085 } as const;

/** The layers of a pile of so many cards, lowest first: its height shows its count. `riffle` 0..1 fans them. */
export const pileSpots = (spot: Spot, count: number, riffle = 0): readonly Spot[] => {
  const layers = Math.min(Math.ceil(count / LAYER), LAYERS);
  return Array.from({ length: layers }, (_, layer) => {
    const side = (layer % 2 ? 1 : -1) * riffle;
    return {
      width: spot.width,
      x: spot.x + side * spot.width * ASIDE.way,
      y: spot.y + layer * THICK * spot.width,
      ...(riffle === 0 && spot.angle === undefined ? {} : { angle: (spot.angle ?? 0) + side * ASIDE.angle }),
    };
  });
};
