import { describe, expect, it } from 'vitest';
import type { Spot } from '../../../../src/ui/cards/table/box.ts';
import { filmBetween, homeward } from '../../../../src/ui/cards/table/difference.ts';
import { cardAt, pileOf, tokenAt, type CardObject, type TableObject } from '../../../../src/ui/cards/table/object.ts';

type Thing = TableObject<string>;
const at = (x: number, y = 0): Spot => ({ x, y, width: 1000 });
const open = (id: string, x: number): CardObject<string> => cardAt(id, `face of ${id}`, 'blue', at(x));
const deck = (count: number) => pileOf('deck', at(-5000), 'blue', count);
const discard = (count: number, top: string | null) => pileOf('discard', at(5000), 'blue', count, top);
const gauge = (value: number): Thing => ({
  kind: 'gauge',
  id: 'power',
  pin: { on: 'a', x: 0, y: 0, size: 0.8 },
  value,
  of: 4,
  ink: '1, 2, 3',
});
const sorted = (things: readonly Thing[]) => [...things].sort((a, b) => (a.id < b.id ? -1 : 1));
const MOMENTS = 60;
const watch = (before: readonly Thing[], after: readonly Thing[], still = false) => {
  const film = filmBetween(before, after, still);
  const shots = Array.from({ length: MOMENTS + 1 }, (_, step) => film.at((film.length * step) / MOMENTS).actors);
  const way = (id: string) =>
    shots.flatMap((things) => things.filter((thing): thing is CardObject<string> => thing.id === id));
  const heights = (id: string) =>
    shots.flatMap((things) =>
      things.flatMap((thing) => (thing.kind === 'pile' && thing.id === id ? [thing.count] : [])),
    );
  return { film, shots, way, heights };
};

const CASES: { readonly [name: string]: readonly [readonly Thing[], readonly Thing[]] } = {
  'a card is drawn': [[deck(9)], [deck(8), open('a', 0)]],
  'a card is discarded': [[open('a', 0), discard(0, null)], [discard(1, 'face of a')]],
  'cards slide and change places': [
    [open('a', 0), open('b', 1200)],
    [open('b', 0), open('a', 1200)],
  ],
  'a card turns over where it lies': [[cardAt<string, Spot>('a', null, 'blue', at(0))], [open('a', 0)]],
  'much at once': [
    [
      deck(9),
      discard(2, 'old'),
      open('a', 0),
      open('b', 1200),
      tokenAt('t', 'hit', { on: 'b', x: 0, y: 0, size: 0.2 }),
    ],
    [
      deck(6),
      discard(3, 'face of a'),
      open('b', 0),
      open('c', 1),
      open('d', 2),
      open('e', 3),
      tokenAt('t', 'hit', at(9)),
    ],
  ],
  'something comes from nowhere': [[], [open('a', 0)]],
  'cells go out': [
    [open('a', 0), gauge(4)],
    [open('a', 0), gauge(1)],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, [before, after]) => {
  it.each([false, true])('begins with what lay there and ends in exactly what lies there (still: %s)', (still) => {
    const { film, shots } = watch(before, after, still);
    expect(film.length).toBeGreaterThan(0);
    expect(film.length).toBeLessThan(still ? 350 : 1700);
    expect(sorted(film.at(film.length).actors)).toEqual(sorted(after));
    for (const { id } of before) expect(shots[0]!.some((thing) => thing.id === id)).toBe(true);
    if (still)
      for (const things of shots)
        expect(things.every((thing) => !('moved' in thing) || (thing.moved === 1 && thing.from === null))).toBe(true);
  });

  it('takes nothing back: from the end to the beginning it is a way too', () => {
    const { film } = watch(after, before);
    expect(sorted(film.at(film.length).actors)).toEqual(sorted(before));
  });
});

it('draws from the deck: it is lower at once, the card turns up on its way', () => {
  const { way, heights } = watch(...CASES['a card is drawn']!);
  expect(way('a')[0]).toMatchObject({ from: at(-5000), up: 0 });
  expect(way('a').map(({ up }) => up)).toEqual([...way('a').map(({ up }) => up)].sort((a, b) => a - b));
  expect(heights('deck')[1]).toBe(8);
});

it('discards onto the open pile: it is higher when the card arrives, face up all the way', () => {
  const { shots, way } = watch(...CASES['a card is discarded']!);
  expect(way('a').every(({ up }) => up === 1)).toBe(true);
  const piles = shots.flatMap((things) => things.flatMap((thing) => (thing.kind === 'pile' ? [thing] : [])));
  expect(piles[Math.floor(MOMENTS / 2)]!.count).toBe(0);
  expect(piles.at(-1)).toMatchObject({ count: 1, top: 'face of a' });
  expect(way('a').length).toBeGreaterThan(MOMENTS / 2);
});

it('tells piles apart by back and by what lies on them', () => {
  const red = (count: number) => pileOf('red', at(0, 3000), 'red', count);
  const { way } = watch([red(5), deck(5)], [red(4), deck(4), open('a', 0), { ...open('b', 1), back: 'red' }]);
  expect(way('a')[0]!.from).toEqual(at(-5000));
  expect(way('b')[0]!.from).toEqual(at(0, 3000));
});

it('counts gauges over, cell by cell', () => {
  const values = watch(...CASES['cells go out']!).shots.flatMap((things) =>
    things.flatMap((thing) => (thing.kind === 'gauge' ? [thing.value] : [])),
  );
  expect(values.some((value) => value > 1 && value < 4)).toBe(true);
  expect([...values].sort((a, b) => b - a)).toEqual(values);
});

it('has nothing to show where nothing has changed', () => {
  expect(filmBetween([deck(3), open('a', 0)], [deck(3), open('a', 0)], false).length).toBe(0);
});

it('takes a card from the hand that held it, and home where the film leaves it', () => {
  const held = { ...open('a', 0), from: at(700, 2000), moved: 0 };
  const other = { ...open('b', 1200), from: at(1200, 900), moved: 0 };
  const film = homeward<Thing>(
    filmBetween<Thing>([held, other], [open('a', 4000), other], false),
    new Map([
      ['a', held],
      ['b', other],
    ]),
    160,
  );
  const early = film.at(20).actors;
  expect(early.find(({ id }) => id === 'a')).toMatchObject({ from: at(700, 2000), place: at(4000) });
  expect(early.find(({ id }) => id === 'b')).toMatchObject({ moved: 20 / 160 });
  expect(film.at(160).actors.find(({ id }) => id === 'b')).toMatchObject({ moved: 1 });
});
