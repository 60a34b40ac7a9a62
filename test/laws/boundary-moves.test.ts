import { expect, it } from 'vitest';
import { casesOf } from './boundary/amount.ts';
import { compareMany } from './boundary/run.ts';

it(`OG-6.8 OG-6.9 OG-6.10 OG-6.11 OG-6.12 OG-14.3: near the limits every plan is refused with the catalogue's words or ends at its place`, () => {
  const { count, seed } = casesOf('moves');
  const { examples, differences, open, legal, tight } = compareMany('moves', count, seed);
  expect({ examples, differences, open }).toEqual({ examples: [], differences: 0, open: 0 });
  // The cases are worth asking: some of each verdict, many of which two mils would change.
  expect(legal).toBeGreaterThan(count / 8);
  expect(legal).toBeLessThan(count * 0.7);
  expect(tight).toBeGreaterThan(0.15);
}, 3_600_000);
