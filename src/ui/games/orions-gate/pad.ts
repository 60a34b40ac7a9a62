import type { Point } from '../../../table/shape.ts';
import type { Overlay } from './table/stage.ts';
import { padAt, PAD_REACH } from './tools/grip.ts';
import type { BattleState } from './state.ts';

/** Where a finger pulls a thing without hiding it; nothing with a mouse. */
export function pad({ finger }: Pick<BattleState, 'finger'>, from: Point, radius: number): readonly Overlay[] {
  if (finger === null) return [];
  const at = padAt(from, radius, finger);
  return [
    { kind: 'line', from, to: at, tone: 'focus', dashed: true },
    { kind: 'ring', x: at.x, y: at.y, radius: Math.round(PAD_REACH * finger.pixel), tone: 'focus', fill: true },
  ];
}
