import type { Point } from '../../../../table/shape.ts';
import type { Pen } from './pen.ts';

/** The parts of a packet, in the order in which they are dealt (OS-7.2). */
export const DAMAGE_PARTS = ['shield', 'any', 'hull'] as const;

/** Each kind of damage has a shape of its own: shield damage round, hull damage square, the other a lozenge. */
export function damagePath(pen: Pen, part: (typeof DAMAGE_PARTS)[number], { x, y }: Point, size: number): void {
  pen.beginPath();
  if (part === 'shield') pen.arc(x, y, size * 0.66, 0, Math.PI * 2);
  else if (part === 'hull') pen.roundRect(x - size * 0.6, y - size * 0.6, size * 1.2, size * 1.2, size * 0.12);
  else {
    pen.moveTo(x, y - size * 0.8);
    pen.lineTo(x + size * 0.74, y);
    pen.lineTo(x, y + size * 0.8);
    pen.lineTo(x - size * 0.74, y);
    pen.closePath();
  }
}
