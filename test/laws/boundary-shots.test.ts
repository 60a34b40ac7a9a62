import { expect, it } from 'vitest';
import { casesOf } from './boundary/amount.ts';
import { compareMany } from './boundary/run.ts';

it(`OG-2.9 OG-7.2 OG-7.3 OG-7.4 OG-7.6 OG-7.7 OG-7.10: near the limits every shot is refused with the catalogue's words or meets its cover and back`, () => {
  const { count, seed } = casesOf('shots');
  const { examples, differences, open, legal, tight } = compareMany('shots', count, seed);
  expect({ examples, differences, open }).toEqual({ examples: [], differences: 0, open: 0 });
  // The cases are worth asking: some of each verdict, many of which two mils would change.
  expect(legal).toBeGreaterThan(count / 8);
  expect(legal).toBeLessThan(count * 0.7);
  expect(tight).toBeGreaterThan(0.15);
}, 3_600_000);
