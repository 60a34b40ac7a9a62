import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { present } from '../../../../src/engine/timeline.ts';
import { retrograde } from '../../../../src/games/retrograde/index.ts';
import { lesson } from '../../../../src/ui/games/retrograde/lesson/lesson.ts';
import { FIRST_OWN } from '../../../../src/ui/games/retrograde/state.ts';
import { arcOf, at, bodyOf, onArc } from '../../../../src/ui/games/retrograde/table/berth.ts';
import { layoutIn } from '../../../../src/ui/games/retrograde/table/cast.ts';
import type { Shape } from '../../../../src/ui/games/retrograde/table/stage.ts';
import { modelLine } from '../../../../src/ui/match/lesson/start.ts';
import type { Point } from '../../../../src/table/shape.ts';

/** How a desk, a tablet and a phone lay the table. */
const LAID: readonly Shape[] = [1.75, 1.08, 0.52];

const view = retrograde.view(present(modelLine(retrograde as never, lesson, 0)).state as never, viewerOf('1'));

/** The box of the frame round a thing, as the table is laid. */
function frameOf(shape: Shape, thing: string) {
  const { x, y, radius, rise = radius } = lesson.find!(view, thing, { ...FIRST_OWN, shape })!;
  return { left: x - radius, right: x + radius, bottom: y - rise, top: y + rise };
}
const berthOf = (shape: Shape, asset: string) => layoutIn(view, shape).berths.get(asset)!;

type Frame = ReturnType<typeof frameOf>;
const holds = ({ left, right, bottom, top }: Frame, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

describe.each(LAID)(
  'what the lesson of Retrograde frames lies in its frame, where the table is laid as %s',
  (shape) => {
    it.each(['1-earth', '2-mars', '1-moon-1212'])('the world %s from its edge to its crown', (asset) => {
      const berth = berthOf(shape, asset);
      const frame = frameOf(shape, `asset ${asset}`);
      const { top } = bodyOf(berth.card!);
      for (const v of [1, top]) expect(holds(frame, at(berth, 0, v))).toBe(true);
      // No more than it: the orbitals begin above it.
      expect(holds(frame, at(berth, 0, onArc(arcOf(berth.card!, 1), 0).v))).toBe(false);
    });

    it('an orbital from end to end, and not the one below it', () => {
      const berth = berthOf(shape, '2-mars');
      const frame = frameOf(shape, 'orbital 2-mars 3');
      const arc = arcOf('mars', 3);
      for (const share of [-0.8, -0.4, 0, 0.4, 0.8]) {
        const { u, v } = onArc(arc, arc.half * share);
        expect(holds(frame, at(berth, u, v)), `${share}`).toBe(true);
      }
      expect(frame.top - frame.bottom).toBeLessThan(300);
    });
  },
);
