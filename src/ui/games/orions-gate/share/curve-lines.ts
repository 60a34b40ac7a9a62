import type { Side } from '../../../../games/orions-gate/index.ts';
import type { CurvePoint } from './course.ts';

/** Where a point of a curve stands, as a part of its width. */
export const atX = (at: number, points: number): number => (points < 2 ? 0 : at / (points - 1));

/** The point of a curve nearest to a part of its width. */
export const ofX = (part: number, points: number): number =>
  Math.min(points - 1, Math.max(0, Math.round(part * (points - 1))));

/** A side's score as steps in a field of 1000 by 100: it changes where an activation ends. */
export function pathOf(curve: readonly CurvePoint[], side: Side, most: number): string {
  const y = (point: CurvePoint): string => (100 - (point[side] / most) * 100).toFixed(2);
  const steps = curve
    .slice(1)
    .map((point, index) => `H${(atX(index + 1, curve.length) * 1000).toFixed(2)}V${y(point)}`);
  return `M0 ${y(curve[0]!)}${steps.join('')}`;
}

/** Where each round began, as a part of the width: before its first activation. */
export function roundsOf(curve: readonly CurvePoint[]): readonly { readonly round: number; readonly x: number }[] {
  return curve.flatMap(({ round, stretch }, at) => {
    const before = curve[at - 1];
    const begins = stretch !== null && (at === 1 || before!.round !== round);
    return begins ? [{ round, x: atX(at - 1, curve.length) }] : [];
  });
}
