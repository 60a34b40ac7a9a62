import { SEATS, type RetrogradeState } from '../state.ts';
import { sideOf } from '../rules/things.ts';
import type { Stock } from './worth.ts';

/** Cards and points of both seats, as everybody sees them. */
export const stocksOf = (state: RetrogradeState): readonly [Stock, Stock] => [stockOf(state, 0), stockOf(state, 1)];

const stockOf = (state: RetrogradeState, at: 0 | 1): Stock => {
  const seat = SEATS[at];
  let points = 0;
  for (const one of state.projects) if (one.owner === seat) points += Math.min(MOST_POINTS, one.points);
  return { hand: sideOf(state, seat).hand.length, points };
};

/** More points than this are never needed (RG-24.1). */
const MOST_POINTS = 6;
