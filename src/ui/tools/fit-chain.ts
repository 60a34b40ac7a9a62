import { chainLength, countedMils } from '../../table/path.ts';
import type { Point } from '../../table/shape.ts';
import { largest } from './bisect.ts';
import { distance, headingTo } from './direction.ts';
import type { Draft } from './tool.ts';

export type ChainDraft = Extract<Draft, { kind: 'chain' }>;

/** Counted mils of a Scouts path (OG-6.9). */
export const chainUsed = (start: Point, points: readonly Point[]): number => countedMils(chainLength([start, ...points]));

/** The chain with its last point drawn toward `aim` as far as the rules allow; stops at the exact mil. */
export function fitChain(start: Point, before: readonly Point[], aim: Point, heading: number, legal: (draft: ChainDraft) => boolean): ChainDraft {
  const from = before.at(-1) ?? start;
  const span = Math.round(distance(from, aim));
  const still: ChainDraft = { kind: 'chain', points: before, heading };
  if (span === 0) return still;
  const pulled = (mils: number): ChainDraft => {
    const to = { x: from.x + Math.round(((aim.x - from.x) * mils) / span), y: from.y + Math.round(((aim.y - from.y) * mils) / span) };
    return to.x === from.x && to.y === from.y ? still : { kind: 'chain', points: [...before, to], heading: headingTo(from, to, heading) };
  };
  const reached = largest(span, (mils) => legal(pulled(mils)));
  return reached <= 0 ? still : pulled(reached);
}
