import { expect, test } from 'vitest';
import { openPortions } from '../../../src/ui/table/world/portion.ts';

test('a frame may work for 7 ms, and after rest too', () => {
  const portions = openPortions();
  expect(portions.begin(1000, false)).toBe(1007);
  expect(portions.begin(1016, true)).toBe(1023);
  expect(portions.begin(9000, false)).toBe(9007);
});

test('where frames are far apart each may work for a third of the time between them, up to 60 ms', () => {
  const portions = openPortions();
  portions.begin(1000, false);
  expect(portions.begin(1090, true)).toBe(1120);
  expect(portions.begin(2090, true)).toBe(2150);
});
