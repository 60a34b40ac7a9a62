import { expect, it } from 'vitest';
import { askedIn, casesOfTwo } from '../../.config/fits/decisions.ts';

it('what is asked in a game comes with how it ended for the whole team of whoever decided', async () => {
  const cases = (await casesOfTwo('orions-spur')).filter(({ name }) => name === 'teams');
  const order = { games: 1, seed: 'teams', only: null, options: { vpTarget: 3, roundLimit: 6 } };
  const asking = { game: 'orions-spur', level: 'default', cases, index: 0, often: 1 } as const;
  const came = askedIn(order, { ...asking, ask: (_view, seat) => ({ seat }) });
  const of = (seat: string): readonly number[] => [
    ...new Set(came.filter((one) => one.seat === seat).map(({ y }) => y)),
  ];
  expect(['1', '2', '3', '4'].map((seat) => of(seat).length)).toEqual([1, 1, 1, 1]);
  expect(of('3')).toEqual(of('1'));
  expect(of('4')).toEqual(of('2'));
  expect(of('1')[0]! + of('2')[0]!).toBe(1);
});
