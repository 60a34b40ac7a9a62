import { expect, test } from 'vitest';
import { partSeen } from '../../../../../src/ui/games/orions-gate/share/part-seen.ts';

const TABLE = { width: 72_000, height: 48_000 };

test('what is seen of the table is cut at its edges, so that no sky takes the picture', () => {
  const seen = { left: -9000, right: 30_000, bottom: 10_000, top: 60_000 };
  expect(partSeen(seen, TABLE)).toEqual({ left: 0, right: 30_000, bottom: 10_000, top: 48_000 });
});

test('where the whole table is in sight, or nothing of it, there is no part to show', () => {
  expect(partSeen({ left: -20_000, right: 90_000, bottom: -9000, top: 60_000 }, TABLE)).toBe(null);
  expect(partSeen({ left: 80_000, right: 90_000, bottom: 0, top: 9000 }, TABLE)).toBe(null);
});
