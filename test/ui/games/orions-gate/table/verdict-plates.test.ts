import { expect, test } from 'vitest';
import {
  discsUnder,
  ghostDiscs,
  verdictPlates,
} from '../../../../../src/ui/games/orions-gate/table/ink/word-plates.ts';
import type { DrawnBase } from '../../../../../src/ui/games/orions-gate/table/ink/bases.ts';
import { paletteOf } from '../../../../../src/ui/games/orions-gate/table/palette.ts';
import { placeLabels } from '../../../../../src/ui/table/ink/place-labels.ts';
import type { Overlay } from '../../../../../src/ui/games/orions-gate/table/stage.ts';
import type { Lens } from '../../../../../src/ui/table/world/lens.ts';

const palette = paletteOf('standard');
const lens: Lens = { width: 1000, height: 600, ratio: 1, mil: 0.02, at: ({ x, y }) => ({ x: x / 50, y: y / 50 }) };
const note = (favours: string | null) => ({ x: 10_000, y: 5000, away: 1000, text: '9 + 4', dice: [4, 5], favours });
const seen = (favours: string | null, side: 'A' | 'B' | null) =>
  verdictPlates([note(favours)], side, lens, palette)[0]!;

test('a hit on me is a loss in red with a cross, mine a gain in green with a tick', () => {
  expect(seen('A', 'A')).toMatchObject({ text: '\u2713 9 + 4', ink: palette.tone.good });
  expect(seen('B', 'A')).toMatchObject({ text: '\u2715 9 + 4', ink: palette.tone.bad });
  expect(seen('A', 'B')).toMatchObject({ text: '\u2715 9 + 4', ink: palette.tone.bad });
});

test('where nothing came of it, it is neither; the audience sees whose gain it was', () => {
  expect(seen(null, 'A')).toMatchObject({ text: '9 + 4', ink: palette.text });
  expect(seen('A', null)).toMatchObject({ text: '9 + 4', ink: palette.tone.sideA });
  expect(seen('B', null)).toMatchObject({ text: '9 + 4', ink: palette.tone.sideB });
});

test('it stands at its target with its dice, and keeps off the ship', () => {
  expect(seen('A', 'A')).toMatchObject({ x: 200, y: 100, away: 20, dice: [4, 5], forced: true });
  const far = verdictPlates([note('A')], 'A', { ...lens, mil: 0.002 }, palette)[0]!;
  expect(far.away).toBe(16);
});

test('plates keep off the ships, and off a wreck while its end is told', () => {
  const base = (x: number, wreck: boolean) =>
    ({ actor: { x: x * 50, y: 5000, wreck }, x, y: 100, radius: 10, reach: 20 }) as unknown as DrawnBase;
  const bases = [base(100, false), base(200, true), base(300, true)];
  expect(discsUnder(bases, [note('A')]).map(({ x }) => x)).toEqual([100, 200]);
  expect(discsUnder(bases, []).map(({ x }) => x)).toEqual([100]);
  expect(discsUnder(bases, [])[0]).toEqual({ x: 100, y: 100, radius: 18 });
});

test('plates keep off the ghost of a ship that is tried at a place', () => {
  const ghost = { kind: 'ghost', pose: { x: 10_000, y: 5000, heading: 0 }, radius: 1000 } as Overlay;
  expect(ghostDiscs([ghost, { kind: 'mark', mark: 'selected', unit: 'a1.1' }], lens, false)).toEqual([
    { x: 200, y: 100, radius: 20 },
  ]);
  // And off all that is magnified round it.
  expect(ghostDiscs([{ ...ghost, clear: 30 } as Overlay], lens, false)[0]!.radius).toBe(30);
});

test('plates keep off the handle of a ghost, and from under the loupe that stands above it on the screen', () => {
  const south = { kind: 'ghost', pose: { x: 10_000, y: 5000, heading: 27_000 }, radius: 1000, handle: true };
  const [, handle] = ghostDiscs([south as Overlay], lens, false);
  expect(handle!.x).toBeCloseTo(200);
  expect(handle!.y).toBeCloseTo(100 + 20 + 22);
  // Below is where a name stands; with the handle there it goes above.
  const name = { x: 200, y: 100, away: 30, width: 60, height: 16, forced: true };
  const area = { x: 0, y: 0, width: 1000, height: 600 };
  const placed = (aids: readonly object[]) =>
    placeLabels([name], ghostDiscs(aids as readonly Overlay[], lens, false), area)[0]!;
  expect(placed([{ ...south, handle: false }]).y).toBeGreaterThan(100);
  expect(placed([south]).y).toBeLessThan(100);

  const held = { ...south, handle: false, loupe: { over: { x: 10_000, y: 5000 }, up: 92, radius: 66 } };
  expect(ghostDiscs([held as Overlay], lens, false)[1]).toEqual({ x: 200, y: 8, radius: 66 });
  expect(ghostDiscs([held as Overlay], lens, true)[1]).toEqual({ x: 292, y: 100, radius: 66 });
});
