import { describe, expect, test } from 'vitest';
import { boardingChance, boardingOdds } from '../../../../src/games/orions-gate/odds/boarding.ts';
import { everyRoll } from '../../../../src/games/orions-gate/odds/enumerate.ts';
import { toNumber, type Fraction } from '../../../../src/games/orions-gate/odds/fraction.ts';
import { board } from '../../../../src/games/orions-gate/rules/boarding.ts';
import { openLedger } from '../../../../src/games/orions-gate/rules/play-ledger.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { unit } from '../../../helpers/og-position.ts';
import { D, during, F, hurt, S } from '../battle/scene.ts';

const of36 = ({ num, den }: Fraction): number => Number((num * 36n) / den);

describe('OG-24.11 the odds of boarding', () => {
  test.each([
    [-6, 0, 0, 36],
    [-5, 0, 1, 35],
    [-4, 1, 2, 33],
    [-3, 3, 3, 30],
    [-2, 6, 4, 26],
    [-1, 10, 5, 21],
    [0, 15, 6, 15],
    [1, 21, 5, 10],
    [2, 26, 4, 6],
    [3, 30, 3, 3],
    [4, 33, 2, 1],
    [5, 35, 1, 0],
    [6, 36, 0, 0],
  ])('OG-24.11: a lead of %i captures in %i, ties in %i, is captured in %i of 36', (d, captures, tie, captured) => {
    const odds = boardingChance(d);
    expect([odds.captures, odds.tie, odds.captured].map(of36)).toEqual([captures, tie, captured]);
  });

  test('OG-C134 OG-24.11: bonus 7 against 1 captures always', () => {
    const match = during(
      'move',
      'fire',
      [D('a1.1', [20000, 20000], 'barracks'), F('b1.1', [22000, 20000], hurt('cannon', 1))],
      { options: { boarding: true } },
    );
    const odds = boardingOdds(match.state.options, unit(match, 'a1.1'), unit(match, 'b1.1'));
    expect([odds.bonus, odds.targetBonus, of36(odds.captures), of36(odds.tie), of36(odds.captured)]).toEqual([
      7, 1, 36, 0, 0,
    ]);
  });

  test.each([[false], [true]])(
    'OG-24.11 OG-9.50: the odds are those of the resolver, EMP (%s) or not, the losses of a tie included',
    (emp) => {
      const blaster = emp ? 'empBlaster' : 'cannon';
      const units = [
        F('a1.1', [20000, 20000], hurt(blaster, 1)),
        F('b1.1', [22000, 20000], blaster),
        S('a1.9', [1000, 1000]),
        S('b1.9', [71000, 47000]),
      ];
      const match = during('move', 'fire', units, { options: { boarding: true } });
      const ends = everyRoll((chance) => {
        const ledger = openLedger({ sight: kernelSight }, match.state, chance);
        board(ledger, 'a1.1', 'b1.1');
        const [own, other] = ledger.state.units.filter(({ unitType }) => unitType === 'fighters');
        return `${own!.side}${own!.status} ${other!.side}${other!.status}`;
      }, String);
      const sum = (holds: (end: string) => boolean): number =>
        ends.reduce((total, { value, chance }) => (holds(value) ? total + toNumber(chance) : total), 0);
      const odds = boardingOdds(match.state.options, unit(match, 'a1.1'), unit(match, 'b1.1'));
      expect(toNumber(odds.captures)).toBeCloseTo(
        sum((end) => end === 'AinPlay AinPlay'),
        9,
      );
      expect(toNumber(odds.captured)).toBeCloseTo(
        sum((end) => end === 'BinPlay BinPlay'),
        9,
      );
      expect(toNumber(odds.lost)).toBeCloseTo(
        sum((end) => end.startsWith('Adestroyed')),
        9,
      );
      expect(toNumber(odds.targetLost)).toBeCloseTo(
        sum((end) => end.endsWith('Bdestroyed')),
        9,
      );
    },
  );
});
