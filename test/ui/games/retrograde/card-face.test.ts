import { describe, expect, it, vi } from 'vitest';
import { ASSETS, SPACECRAFT, UPGRADES } from '../../../../src/games/retrograde/index.ts';
import { drawFace, faceOf } from '../../../../src/ui/games/retrograde/art/card-face.ts';
import { paper, stubCanvas } from '../../../helpers/paper.ts';

stubCanvas();

/** Width of a card in the fullest hand, and its smallest letters, CSS pixels. */
const NARROWEST = 98;
const LEAST = 12;
/** Width a card is drawn in, units. */
const UNITS = 240;

describe('a card of a hand', () => {
  it.each([...ASSETS, ...SPACECRAFT, ...UPGRADES].map(({ id, name }) => [name, id] as const))(
    '%s: every letter can be read, and none is left out of its name',
    async (name, id) => {
      const { context, written } = paper();
      drawFace(context, faceOf(id, '1'), NARROWEST, 'stats');
      const small = written.filter(({ size }) => (size * NARROWEST) / UNITS < LEAST);
      expect(small).toEqual([]);
      expect(written.map(({ text }) => text).join(' ')).toContain(name);
      // Nothing is left to bake when the next test has no canvas.
      await vi.waitUntil(() => drawFace(paper().context, faceOf(id, '1'), NARROWEST, 'stats'), { timeout: 120_000 });
    },
  );
});
