import { expect, it } from 'vitest';
import { asked, askedIn, casesOfMore, casesOfTwo, placesIn } from '../../.config/fits/decisions.ts';

it('what is asked in a game comes with how it ended for the whole team of whoever decided', async () => {
  const cases = (await casesOfTwo('orions-spur')).filter(({ name }) => name === 'teams');
  const order = { games: 1, seed: 'teams', only: null, options: { vpTarget: 3, roundLimit: 6 } };
  const asking = { game: 'orions-spur', level: 'default', cases, often: 1 } as const;
  const came = asked(order, { ...asking, ask: (_view, seat) => ({ seat }) });
  const of = (seat: string): readonly number[] => [
    ...new Set(came.filter((one) => one.seat === seat).map(({ y }) => y)),
  ];
  expect(['1', '2', '3', '4'].map((seat) => of(seat).length)).toEqual([1, 1, 1, 1]);
  expect(of('3')).toEqual(of('1'));
  expect(of('4')).toEqual(of('2'));
  expect(of('1')[0]! + of('2')[0]!).toBe(1);
});

it('of three players three games have the same table and dice, and each has one winner', async () => {
  const cases = (await casesOfMore('battlespace-sirius')).filter(({ name }) => name === 'basic-3');
  const order = { games: 4, seed: 'three', only: null, options: {} };
  const asking = { game: 'battlespace-sirius', level: 'novice', cases, often: 1 } as const;
  const places = [...placesIn(order.games, cases)];
  expect(places.map(({ pair, moved }) => [pair, moved])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
  ]);
  for (const place of places) {
    const found = askedIn(order, { ...asking, ask: (_view, seat) => ({ seat }) }, place);
    const came = new Map(found.map(({ seat, y }) => [seat, y]));
    for (const { seat, y, pair } of found) expect([came.get(seat), place.pair]).toEqual([y, pair]);
    expect([...came.keys()].sort()).toEqual(['1', '2', '3']);
    expect([...came.values()].sort()).toEqual([0, 0, 1]);
  }
});
