import { expect, test } from 'vitest';
import type { OrionsGateEvent, OrionsGateView, Side } from '../../../../../src/games/orions-gate/index.ts';
import {
  curveOf,
  decidingOf,
  stretchesOf,
  type CurvePoint,
  type Watched,
} from '../../../../../src/ui/games/orions-gate/share/course.ts';
import { atX, ofX, pathOf, roundsOf } from '../../../../../src/ui/games/orions-gate/share/curve-lines.ts';

type Score = readonly [A: number, B: number];

/** A battle of which only rounds, activations and scores are known: a score for every command, 0 the opening. */
const battle = (scores: readonly Score[], events: { readonly [ply: number]: readonly object[] }): Watched => ({
  length: scores.length - 1,
  view: (plies) => ({ score: { A: scores[plies]![0], B: scores[plies]![1] } }) as unknown as OrionsGateView,
  events: (plies) => (events[plies] ?? []) as readonly OrionsGateEvent[],
});
const begins = (round: number) => ({ type: 'roundBegan', round, firstSide: 'A' });
const acts = (unit: string) => ({ type: 'activated', unit });

/** A curve with these scores after its activations. */
const curve = (...scores: readonly Score[]): readonly CurvePoint[] =>
  scores.map(([A, B], at) => ({
    plies: at,
    round: 1,
    stretch: at === 0 ? null : { from: at, to: at, unit: 'a1.1', round: 1 },
    A,
    B,
  }));

test('an activation goes from the command that begins it to the last before the next, in its round', () => {
  const watched = battle(
    Array.from({ length: 8 }, () => [0, 0] as const),
    { 1: [begins(1)], 2: [acts('a1.1')], 4: [acts('b1.1'), begins(2)], 6: [acts('a1.2'), acts('b1.2')] },
  );
  expect(stretchesOf(watched)).toEqual([
    { from: 2, to: 3, unit: 'a1.1', round: 1 },
    { from: 4, to: 5, unit: 'b1.1', round: 1 },
    { from: 6, to: 7, unit: 'a1.2', round: 2 },
  ]);
});

test('OG-16.2 the curve has the score before the first activation and after each', () => {
  const watched = battle(
    [
      [0, 0],
      [0, 1],
      [2, 1],
      [3, 1],
      [3, 4],
    ],
    { 1: [begins(1)], 2: [acts('a1.1')], 4: [acts('b1.1')] },
  );
  expect(curveOf(watched).map(({ plies, A, B }) => [plies, A, B])).toEqual([
    [1, 0, 1],
    [3, 3, 1],
    [4, 3, 4],
  ]);
  expect(curveOf(battle([[0, 0]], {}))).toEqual([]);
});

test('the deciding moment is the largest change of the difference that was never recovered', () => {
  // A's 5 are answered by B's 4: only 1 of them is kept. The 3 at the end are.
  const points = curve([0, 0], [5, 0], [5, 4], [8, 4]);
  expect(decidingOf(points, 'A')).toEqual({ at: 3, side: 'A', kept: 3 });
  // The winner's moments count, not the loser's larger one.
  expect(decidingOf(curve([0, 0], [0, 6], [3, 6], [7, 6]), 'A')).toMatchObject({ at: 3, side: 'A', kept: 4 });
  // Of equal ones the earliest.
  expect(decidingOf(curve([0, 0], [2, 0], [4, 0]), 'A')).toMatchObject({ at: 1, kept: 2 });
  // What is won back later is lost on the way: it was recovered.
  expect(decidingOf(curve([0, 0], [4, 0], [4, 9], [12, 9]), 'A')).toMatchObject({ at: 3, kept: 8 });
});

test('who won by something else than the score, or nobody, has a moment too', () => {
  expect(decidingOf(curve([0, 0], [0, 3], [1, 3]), 'A')).toMatchObject({ at: 2, side: 'A', kept: 1 });
  expect(decidingOf(curve([0, 0], [2, 0], [2, 2]), null)).toEqual({ at: 2, side: 'B', kept: 2 });
  expect(decidingOf(curve([0, 0], [0, 0], [0, 0]), null)).toEqual({ at: 2, side: null, kept: 0 });
  expect(decidingOf(curve([0, 0]), null)).toBeNull();
});

test('no other activation wins more for good, whatever the scores', () => {
  let seed = 7;
  const next = (): number => (seed = (seed * 48271) % 2147483647);
  for (let run = 0; run < 200; run += 1) {
    const points = curve(...Array.from({ length: 12 }, () => [next() % 9, next() % 9] as const));
    const lead = (at: number, side: Side) => (points[at]!.A - points[at]!.B) * (side === 'A' ? 1 : -1);
    const kept = (at: number): number =>
      Math.min(...points.slice(at).map((_, index) => lead(at + index, 'A'))) - lead(at - 1, 'A');
    const most = Math.max(...points.slice(1).map((_, index) => kept(index + 1)));
    const found = decidingOf(points, 'A')!;
    expect(found.kept).toBe(Math.max(0, most));
    if (most > 0) expect(kept(found.at)).toBe(most);
  }
});

test('the curve is drawn in steps, a moment is found again where it stands, and rounds begin before their first activation', () => {
  const points = curve([0, 0], [2, 0], [2, 4]);
  expect(pathOf(points, 'A', 4)).toBe('M0 100.00H500.00V50.00H1000.00V50.00');
  for (const at of [0, 1, 2]) expect(ofX(atX(at, 3), 3)).toBe(at);
  expect([ofX(-1, 3), ofX(2, 3)]).toEqual([0, 2]);
  const rounds = points.map((point, at) => ({ ...point, round: at < 2 ? 1 : 2 }));
  expect(roundsOf(rounds)).toEqual([
    { round: 1, x: 0 },
    { round: 2, x: 0.5 },
  ]);
});
