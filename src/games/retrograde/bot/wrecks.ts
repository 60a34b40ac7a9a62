import type { Board, Ship } from './board.ts';

/** RG-12.6: wrecks in an orbital of a place. */
export const wrecksAt = ({ debris }: Board, { at, orbital }: Pick<Ship, 'at' | 'orbital'>): number => {
  let count = 0;
  for (const one of debris) if (one.at === at && one.orbital === orbital) count += 1;
  return count;
};
