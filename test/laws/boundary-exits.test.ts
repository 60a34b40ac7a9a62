import { expect, it } from 'vitest';
import { casesOf } from './boundary/amount.ts';
import { compareMany } from './boundary/run.ts';

it(`OG-2.12 OG-14.3 OG-14.6: near the limits every place is taken or refused with the catalogue's words`, () => {
  const { count, seed } = casesOf('exits');
  const { examples, differences, open, legal, tight } = compareMany('exits', count, seed);
  expect({ examples, differences, open }).toEqual({ examples: [], differences: 0, open: 0 });
  // The cases are worth asking: some of each verdict, many of which two mils would change.
  expect(legal).toBeGreaterThan(count / 8);
  expect(legal).toBeLessThan(count * 0.7);
  expect(tight).toBeGreaterThan(0.15);
}, 3_600_000);
