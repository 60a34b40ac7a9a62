import { expect, it, vi } from 'vitest';
import { orderBackdrop } from '../../../../../src/ui/games/skaxar/table/backdrop.ts';

const ordered: unknown[] = [];
vi.mock('../../../../../assets/art/skaxar/index.ts', () => ({
  plateOf: ({ plate, wide, high }: { plate: string; wide: number; high: number }) =>
    void ordered.push(plate === 'sky' ? [plate, wide, high] : plate),
}));

it('orders a sky of the size of the table, and none for a page that was left before it had one', () => {
  orderBackdrop(1440, 900, 1);
  expect(ordered.splice(0)).toEqual([['sky', 1440, 900], 'world']);
  for (const [width, height] of [
    [0, 0],
    [1440, 0],
    [0, 900],
  ] as const)
    orderBackdrop(width, height, 1);
  expect(ordered).toEqual(['world', 'world', 'world']);
});
