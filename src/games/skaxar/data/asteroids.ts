import { numbered, typesById } from '../../../cards/card-type.ts';

/** Table 2D (SK-2.7): amounts of money with the ids of their cards. */
const ASTEROID_LIST: readonly (readonly [amount: number, ids: readonly string[]])[] = [
  [1000, numbered('R', 1, 8)],
  [2000, numbered('R', 9, 6)],
  [3000, numbered('R', 15, 5)],
  [5000, numbered('R', 20, 1)],
];

/** R01 to R20: the Asteroid deck before its shuffle (SK-14.3). */
export const ASTEROID_IDS: readonly string[] = ASTEROID_LIST.flatMap(([, ids]) => ids);

/** Money of each asteroid. */
export const ASTEROID_AMOUNTS = typesById(ASTEROID_LIST);
