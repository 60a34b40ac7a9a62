import { afterAll, expect, it, vi } from 'vitest';
import { LYING, putCard, raised, type CardPrinter, type Look } from '../../../../src/ui/cards/table/pictures.ts';
import type { Easel } from '../../../../src/ui/table/art.ts';
import type { Spot } from '../../../../src/ui/cards/table/box.ts';
import type { Sprite } from '../../../../src/ui/table/pictures.ts';

const SPOT: Spot = { x: 0, y: 0, width: 1000 };

/** A card put into a scene: what was put there, and whether it waits; `there` = its picture is. */
function put(look: Partial<Look>, { there = false, spot = SPOT, bleed = 0, ratio = 1.4 } = {}) {
  const sprites: Sprite[] = [];
  const corners: (readonly number[])[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ translate: (...by: number[]) => void corners.push(by) }),
    }),
  });
  const easel = {
    scene: { put: (sprite: Sprite) => void sprites.push(sprite), keep: () => undefined },
    textures: {
      fixed: (key: string) => ({ key, width: 100, height: 140 }),
      hasty: () => true,
      later: () => undefined,
    },
    lens: {
      mil: 0.1,
      ratio: 1,
      width: 1000,
      height: 1000,
      at: ({ x, y }: Spot) => ({ x: 500 + x / 10, y: 500 - y / 10 }),
    },
  } as unknown as Easel;
  const printer: CardPrinter<string> = {
    art: {
      ratio,
      fonts: () => Promise.resolve(),
      nameOf: (face) => face,
      draw: () => there,
      waits: () => !there,
      onPicture: () => () => undefined,
    },
    stateOf: () => 'none',
    bleed,
    bare: (face) => ({ name: `bare ${face}`, draw: () => undefined }),
  };
  const waits = putCard(easel, printer, spot, 'lead', { ...LYING, ...look });
  return { sprites, corners, shown: sprites.map(({ texture }) => texture), waits };
}

afterAll(() => vi.unstubAllGlobals());

it('shows nothing of a card that lies, open or by its back, before its picture is there', () => {
  for (const back of [false, true]) expect(put({ back })).toMatchObject({ shown: [], waits: true });
});

it('shows a bare card on its way, which cannot wait', () => {
  const { shown, waits } = put({ rests: 1000 });
  expect(waits).toBe(false);
  expect(shown).toContain('bare/bare lead');
});

it('prints what a card has beyond its edge round it: the card itself is as large as ever, and its middle where it was', () => {
  const [plain, glowing] = [put({}, { there: true }), put({}, { there: true, bleed: 0.15 })];
  const [a, b] = [plain.sprites.at(-1)!, glowing.sprites.at(-1)!];
  expect(glowing.corners).toEqual([[15, 15]]);
  expect(plain.corners).toEqual([]);
  expect([b.x, b.y, b.scaleX, b.scaleY]).toEqual([a.x, a.y, 1, 1]);
});

it('puts a card that lies turned by quarters on whole pixels, each of its sides by its own length', () => {
  const spot = { x: 3, y: 4, width: 1010, angle: Math.PI / 2 };
  // 101 pixels wide and 140 high: it covers 140 by 101.
  const turned = put({}, { there: true, spot, ratio: 1.39 }).sprites.at(-1)!;
  expect([turned.x % 1, turned.y % 1]).toEqual([0, 0.5]);
  const upright = put({}, { there: true, spot: { ...spot, angle: 0 }, ratio: 1.39 }).sprites.at(-1)!;
  expect([upright.x % 1, upright.y % 1]).toEqual([0.5, 0]);
});

it('shows a card on its way nearer and further up, and one that rests where it is, however high a hand has it', () => {
  expect(raised(SPOT, { rests: null, lift: 1 })).toBe(SPOT);
  expect(raised(SPOT, { rests: 1000, lift: 0 })).toBe(SPOT);
  expect(raised(SPOT, { rests: 1000, lift: 1 })).toEqual({ x: 0, y: 100, width: 1060 });
});
