import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardArt } from '../../../../src/ui/cards/face.ts';
import { openPrinter, picturesOf } from '../../../../src/ui/cards/table/printer.ts';

/** A kiln: pictures are there once they are baked, in the order they were asked for. */
const kiln = () => {
  const [asked, baked] = [[] as string[], new Set<string>()];
  let hears: (() => void)[] = [];
  const art: CardArt<string> = {
    ratio: 1.4,
    fonts: () => Promise.resolve(),
    nameOf: (face) => face,
    draw: (_, face) => baked.has(face),
    onPicture: (heard) => {
      hears.push(heard);
      return () => {
        hears = hears.filter((one) => one !== heard);
      };
    },
  };
  const waits = (face: string): boolean => {
    if (!asked.includes(face)) asked.push(face);
    return !baked.has(face);
  };
  const bake = (face: string): void => {
    baked.add(face);
    hears.forEach((heard) => heard());
  };
  return { art, waits, bake, asked, listeners: () => hears.length };
};
const wanted = (...faces: string[]) => faces.map((face) => ({ face, pixels: 100 }));
const pen = {} as CanvasRenderingContext2D;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits until the last picture is there, all asked for at once in their order, and listens no longer', async () => {
  const { art, waits, bake, asked, listeners } = kiln();
  const printer = openPrinter({ ...art, waits }, {}, () => undefined);
  let done = false;
  void picturesOf(printer, wanted('lead', 'shop', 'other'))!.then(() => {
    done = true;
  });
  expect(asked).toEqual(['lead', 'shop', 'other']);
  for (const face of asked) {
    expect(done).toBe(false);
    bake(face);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(done).toBe(true);
  expect(listeners()).toBe(1);
  printer.destroy();
  expect(listeners()).toBe(0);
});

it('waits for nothing where all is there, or where the art cannot tell', () => {
  const { art, waits, bake } = kiln();
  bake('lead');
  expect(
    picturesOf(
      openPrinter({ ...art, waits }, {}, () => undefined),
      wanted('lead'),
    ),
  ).toBeNull();
  expect(
    picturesOf(
      openPrinter(art, {}, () => undefined),
      wanted('shop'),
    ),
  ).toBeNull();
});

it('loses patience: a picture that never comes holds up no film', async () => {
  const { art, waits } = kiln();
  let done = false;
  void picturesOf(
    openPrinter({ ...art, waits }, {}, () => undefined),
    wanted('lead'),
  )!.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toBe(true);
});

it('prints a face again for every picture until it is whole, and never after that; equal faces share one state', () => {
  const { art, bake } = kiln();
  let heard = 0;
  const { art: counted, stateOf } = openPrinter(art, {}, () => (heard += 1));
  const state = () => stateOf('lead', 100, 'stats');
  const printed = state();
  expect(counted.draw(pen, 'lead', 100, 'stats')).toBe(false);
  expect(state()).toBe(printed);
  bake('other');
  expect(state()).not.toBe(printed);
  bake('lead');
  const whole = state();
  expect(counted.draw(pen, 'lead', 100, 'stats')).toBe(true);
  bake('third');
  expect(state()).toBe(whole);
  expect(heard).toBe(3);
});
