import { expect, it } from 'vitest';
import { glideTo, isGliding, seenAt, type Glides, type Stand } from '../../../../src/ui/cards/table/glide.ts';

const stand = (x: number, part: Partial<Stand> = {}): Stand => ({
  spot: { x, y: 0, width: 1000 },
  lift: 0,
  order: 0,
  held: false,
  ...part,
});
/** Goes through moments: where the card is wanted, and the time since the last one. */
const run = (moments: readonly (readonly [Stand, number])[], still = false): Glides =>
  moments.reduce<Glides>((glides, [to, ms]) => glideTo(glides, new Map([['a', to]]), ms, still), new Map());
const seen = (glides: Glides): Stand => seenAt(glides.get('a')!);
const moving = (glides: Glides): boolean => isGliding(glides.get('a')!);

it('is where it is wanted at first, and eases to where it is wanted then', () => {
  expect(moving(run([[stand(0), 0]]))).toBe(false);
  const begun = run([
    [stand(0), 0],
    [stand(600, { lift: 0.5 }), 0],
  ]);
  expect(moving(begun)).toBe(true);
  expect(seen(begun).spot.x).toBe(0);
  const halfway = glideTo(begun, new Map([['a', stand(600, { lift: 0.5 })]]), 60, false);
  expect(seen(halfway).spot.x).toBeGreaterThan(300);
  expect(seen(halfway).spot.x).toBeLessThan(600);
  const there = glideTo(halfway, new Map([['a', stand(600, { lift: 0.5 })]]), 200, false);
  expect([seen(there).spot, moving(there)]).toEqual([{ x: 600, y: 0, width: 1000 }, false]);
});

it('goes back from wherever it is', () => {
  const back = run([
    [stand(0), 0],
    [stand(600), 0],
    [stand(600), 60],
    [stand(0), 16],
  ]);
  expect(seen(back).spot.x).toBeGreaterThan(300);
});

it('follows a hand at once, leans into its movement, and stands up again: then no frame is asked for', () => {
  const held = (x: number): Stand => stand(x, { held: true, lift: 0.8 });
  const pulled = run([
    [stand(0), 0],
    [held(0), 16],
    [held(400), 16],
  ]);
  expect(seen(pulled).spot.x).toBe(400);
  expect(seen(pulled).spot.angle).toBeGreaterThan(0.05);
  expect(moving(pulled)).toBe(true);
  let rests = pulled;
  for (let frame = 0; frame < 40; frame += 1) rests = glideTo(rests, new Map([['a', held(400)]]), 16, false);
  expect([seen(rests).spot.angle, moving(rests)]).toEqual([0, false]);
});

it('is there at once where nothing may move', () => {
  const there = run(
    [
      [stand(0), 0],
      [stand(600), 0],
    ],
    true,
  );
  expect([seen(there).spot.x, moving(there)]).toEqual([600, false]);
});
