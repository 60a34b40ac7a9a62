import { expect, it } from 'vitest';
import { drawHarm } from '../../../../../src/ui/games/battlespace-sirius/table/aid-harm.ts';
import type { Aided } from '../../../../../src/ui/games/battlespace-sirius/table/aid-lines.ts';
import { cardPaletteOf } from '../../../../../src/ui/games/battlespace-sirius/table/palette.ts';
import type { CardOverlay } from '../../../../../src/ui/games/battlespace-sirius/table/stage.ts';
import { ship } from './tables.ts';

type Box = readonly [left: number, top: number, width: number, height: number];

/** Where the plates of two shots at one ship stand, so many CSS pixels a cell. */
function plates(heading: 'N' | 'W', sides: readonly ['bow' | 'stern', 'port' | 'starboard'], scale: number): Box[] {
  const boxes: Box[] = [];
  const nothing = () => undefined;
  const state: { [key: string]: unknown } = { font: '' };
  const context = new Proxy(state, {
    get: (target, key: string) =>
      ({
        measureText: (text: string) => ({
          width: text.length * Number(/([\d.]+)px/.exec(target['font'] as string)![1]) * 0.56,
        }),
        roundRect: (...box: [number, number, number, number]) => void boxes.push(box),
      })[key] ??
      target[key] ??
      nothing,
  });
  const lens = {
    ratio: 1,
    mil: scale / 1000,
    at: ({ x, y }: { x: number; y: number }) => ({ x: (x * scale) / 1000, y: (-y * scale) / 1000 }),
  };
  const aided = { context, lens, scale, palette: cardPaletteOf('standard'), kept: [] } as unknown as Aided;
  const vessel = ship([0, 0], heading);
  const shot = {
    kind: 'harm',
    vessel,
    power: 4,
    expected: 2,
    head: '4 weapons',
    figure: '\u22122.0',
    chance: 'opens 59.3 %',
  } as const;
  const [one, two] = sides;
  for (const [side, other] of [
    [one, two],
    [two, one],
  ] as const)
    drawHarm(aided, { ...shot, side, other } satisfies CardOverlay);
  return boxes;
}

it('BS-19.6 the figures of two shots at one ship never lie on each other, nor over its edge', () => {
  for (const heading of ['N', 'W'] as const)
    for (const one of ['bow', 'stern'] as const)
      for (const two of ['port', 'starboard'] as const)
        for (const scale of [128, 160, 199, 200, 230, 303, 345]) {
          const [a, b] = plates(heading, [one, two], scale);
          const apart =
            a![0] + a![2] <= b![0] || b![0] + b![2] <= a![0] || a![1] + a![3] <= b![1] || b![1] + b![3] <= a![1];
          expect(apart, JSON.stringify({ heading, one, two, scale, a, b })).toBe(true);
          for (const [left, top, width, height] of [a!, b!])
            expect(Math.max(-left, -top, left + width, top + height), JSON.stringify({ scale })).toBeLessThan(
              scale * 0.43,
            );
        }
});
