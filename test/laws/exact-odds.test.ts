import { expect, it } from 'vitest';
import { compared } from './exact-odds/compare.ts';
import { HEAVY_KINDS, KINDS } from './exact-odds/kinds.ts';
import { amount } from '../helpers/whole.ts';

/** Positions of each kind; `npm run odds` asks for more, `SEED=7` for others. */
const POSITIONS = amount(8, 30);
const SEED = process.env['SEED'] ?? '1';
/** Throws counted for one position; the odd one that needs more is passed over. */
const MOST_THROWS = 50_000;

it.each(Object.entries(KINDS))('OG-24.1 %s: at the limits the counted odds are those of every throw', (kind, make) => {
  const all = Array.from({ length: POSITIONS }, (_, index) => compared(`${SEED} ${kind}`, index, make, MOST_THROWS));
  expect(all.filter(({ fault }) => fault !== null)).toEqual([]);
});

it.each(Object.entries(HEAVY_KINDS))('OG-24.7 %s: all throws of one position', (kind, make) => {
  expect(compared(`${SEED} ${kind}`, 0, make, 3_000_000).fault).toBeNull();
});
