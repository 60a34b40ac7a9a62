import fc from 'fast-check';
import { expect, it } from 'vitest';
import { edgeSpots, TOKEN } from '../../../../src/ui/games/battlespace-sirius/edge.ts';

const clear = { x: 226, y: 50, width: 790, height: 844 };

it('BS-19.14 a vessel out of sight stands at the edge it lies beyond, one in sight does not', () => {
  const spots = edgeSpots(
    [
      { seat: '1', x: 600, y: 400 },
      { seat: '2', x: 2000, y: 400 },
      { seat: '3', x: 500, y: -300 },
    ],
    clear,
    40,
  );
  expect(spots).toEqual([
    { seat: '2', x: 226 + 790 - TOKEN / 2, y: 400 },
    { seat: '3', x: 500, y: 50 + TOKEN / 2 },
  ]);
});

it('those of six vessels never lie on one another, and all inside', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: fc.integer({ min: -3000, max: 4000 }), y: fc.integer({ min: -3000, max: 4000 }) }), {
        maxLength: 6,
      }),
      (places) => {
        const spots = edgeSpots(
          places.map((place, index) => ({ seat: String(index), ...place })),
          clear,
          40,
        );
        for (const [index, one] of spots.entries()) {
          expect(one.x - TOKEN / 2).toBeGreaterThanOrEqual(clear.x);
          expect(one.x + TOKEN / 2).toBeLessThanOrEqual(clear.x + clear.width);
          expect(one.y - TOKEN / 2).toBeGreaterThanOrEqual(clear.y);
          expect(one.y + TOKEN / 2).toBeLessThanOrEqual(clear.y + clear.height);
          for (const other of spots.slice(index + 1))
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(TOKEN);
        }
      },
    ),
  );
});
