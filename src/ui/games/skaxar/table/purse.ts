import { COINS, coinsOf, type CoinWorth } from '../../../../../assets/art/skaxar/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { Box } from '../../../cards/table/box.ts';

/** The parts of a plaque that shows money: who it is, how much, and the coins. */
export interface Purse {
  readonly badge: Box;
  readonly name: Box;
  readonly figure: Box;
  readonly coins: Box;
}

/** Divides a plaque: upright ones from top to bottom, lying ones with the letter at the left. */
export const purseIn = ({ x, y, width, height }: Box): Purse => {
  const at = (dx: number, dy: number, wide: number, high: number): Box => ({
    x: x + dx * width,
    y: y + dy * height,
    width: wide * width,
    height: high * height,
  });
  if (width > height * 1.3)
    return {
      badge: at(-0.33, 0.13, 0.21, (0.21 * width) / height),
      name: at(-0.33, -0.37, 0.34, 0.24),
      figure: at(0.17, 0.27, 0.64, 0.42),
      coins: at(0.17, -0.2, 0.64, 0.52),
    };
  return {
    badge: at(0, 0.33, 0.46, (0.46 * width) / height),
    name: at(0, 0.105, 0.94, 0.11),
    figure: at(0, -0.025, 0.94, 0.13),
    coins: at(0, -0.29, 0.88, 0.36),
  };
};

/** A coin that lies in a plaque. */
export interface LyingCoin extends Point {
  readonly worth: CoinWorth;
  readonly size: number;
}

/** How far a coin on a stack lies above the one below, share of its size, where there is room. */
const STEP = 0.24;

/** SK-2.8: the coins of a sum as three stacks, gold, silver, copper. */
export const coinSpots = ({ x, y, width, height }: Box, amount: number): readonly LyingCoin[] => {
  const coins = coinsOf(Math.max(Math.round(amount / 1000), 0) * 1000);
  const size = Math.min(width / 3.15, height * 0.62);
  const held = COINS.filter((worth) => coins[worth] > 0);
  return held.flatMap((worth, column) => {
    const many = coins[worth];
    const step = many < 2 ? 0 : Math.min(size * STEP, (height - size) / (many - 1));
    return Array.from({ length: many }, (_, index): LyingCoin => ({
      worth,
      size,
      x: x + (column - (held.length - 1) / 2) * size * 1.07,
      y: y - height / 2 + size / 2 + index * step,
    }));
  });
};
