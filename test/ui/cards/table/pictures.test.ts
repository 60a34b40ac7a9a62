import { expect, it } from 'vitest';
import { LYING, putCard, type CardPrinter, type Look } from '../../../../src/ui/cards/table/pictures.ts';
import type { Easel } from '../../../../src/ui/table/art.ts';

/** A card whose picture is not there yet, put into a scene: what was put there, and whether it waits. */
function put(look: Partial<Look>) {
  const shown: string[] = [];
  const easel = {
    scene: { put: ({ texture }: { texture: string }) => shown.push(texture) },
    textures: { fixed: (key: string) => ({ key, width: 100, height: 140 }) },
    lens: { mil: 0.1, ratio: 1, width: 1000, height: 1000, at: () => ({ x: 500, y: 500 }) },
  } as unknown as Easel;
  const printer: CardPrinter<string> = {
    art: {
      ratio: 1.4,
      fonts: () => Promise.resolve(),
      nameOf: (face) => face,
      draw: () => false,
      waits: () => true,
      onPicture: () => () => undefined,
    },
    stateOf: () => 'none',
    bare: (face) => ({ name: `bare ${face}`, draw: () => undefined }),
  };
  const waits = putCard(easel, printer, { x: 0, y: 0, width: 1000 }, 'lead', { ...LYING, ...look });
  return { shown, waits };
}

it('shows nothing of a card that lies, open or by its back, before its picture is there', () => {
  for (const back of [false, true]) expect(put({ back })).toEqual({ shown: [], waits: true });
});

it('shows a bare card on its way, which cannot wait', () => {
  const { shown, waits } = put({ rests: 1000 });
  expect(waits).toBe(false);
  expect(shown).toContain('bare/bare lead');
});
