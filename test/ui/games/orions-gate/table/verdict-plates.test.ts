import { expect, test } from 'vitest';
import {
  discsUnder,
  ghostDiscs,
  verdictPlates,
} from '../../../../../src/ui/games/orions-gate/table/ink/word-plates.ts';
import type { DrawnBase } from '../../../../../src/ui/games/orions-gate/table/ink/bases.ts';
import { paletteOf } from '../../../../../src/ui/games/orions-gate/table/palette.ts';
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
  expect(ghostDiscs([ghost, { kind: 'mark', mark: 'selected', unit: 'a1.1' }], lens)).toEqual([
    { x: 200, y: 100, radius: 20 },
  ]);
  // And off all that is magnified round it.
  expect(ghostDiscs([{ ...ghost, clear: 30 } as Overlay], lens)[0]!.radius).toBe(30);
});
