import { describe, expect, test } from 'vitest';
import { COMPONENTS, type ComponentKind } from '../../../../src/games/orions-gate/data/components.ts';
import { UNITS, UNIT_TYPES, type UnitType } from '../../../../src/games/orions-gate/data/units.ts';
import { chanceE, chanceP, D3, ONE_DIE, TWO_DICE, TWO_DICE_EMP } from '../../../../src/games/orions-gate/odds/dice.ts';
import { chanceThat, meanOf } from '../../../../src/games/orions-gate/odds/distribution.ts';
import { everyRoll } from '../../../../src/games/orions-gate/odds/enumerate.ts';
import {
  chanceText,
  fraction,
  fractionText,
  percentText,
  reduced,
  type Fraction,
} from '../../../../src/games/orions-gate/odds/fraction.ts';
import {
  attackChance,
  collisionChance,
  dangerChance,
  mineChance,
  ramStrength,
  strikeChance,
} from '../../../../src/games/orions-gate/odds/tables.ts';
import { rollD3, rollDice } from '../../../../src/games/orions-gate/roll.ts';

/** "300 (23.15)" over a denominator, as the catalogue prints it. */
const of = (den: number, { num, den: own }: Fraction): string => {
  const scaled = (num * BigInt(den)) / own;
  expect(scaled * own).toBe(num * BigInt(den));
  return `${scaled} (${percentText({ num, den: own }).replace(' %', '')})`;
};

describe('OG-24.1 the tables of 2D6', () => {
  const P = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
  const PERCENT = ['100.00', '97.22', '91.67', '83.33', '72.22', '58.33', '41.67', '27.78', '16.67', '8.33', '2.78'];
  const E = [216, 205, 185, 158, 126, 91, 55, 30, 14, 5, 1];
  const E_PERCENT = ['100.00', '94.91', '85.65', '73.15', '58.33', '42.13', '25.46', '13.89', '6.48', '2.31', '0.46'];

  test.each(P.map((cases, index) => [index + 2, cases] as const))('OG-24.1 P(%i) is %i of 36', (n, cases) => {
    expect(of(36, chanceP(n))).toBe(`${cases} (${PERCENT[n - 2]})`);
  });

  test.each(E.map((cases, index) => [index + 2, cases] as const))('OG-24.1 E(%i) is %i of 216', (n, cases) => {
    expect(of(216, chanceE(n))).toBe(`${cases} (${E_PERCENT[n - 2]})`);
  });

  test('OG-24.1 each single total, the ends and the means', () => {
    expect(TWO_DICE.map(({ chance }) => Number(chance.num))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(TWO_DICE_EMP.map(({ chance }) => Number(chance.num))).toEqual([11, 20, 27, 32, 35, 36, 25, 16, 9, 4, 1]);
    for (const n of [2, 1, -4])
      expect([percentText(chanceP(n)), percentText(chanceE(n))]).toEqual(['100.00 %', '100.00 %']);
    for (const n of [13, 14, 30])
      expect([percentText(chanceP(n)), percentText(chanceE(n))]).toEqual(['0.00 %', '0.00 %']);
    expect(meanOf(TWO_DICE)).toEqual(fraction(7, 1));
    expect(meanOf(TWO_DICE_EMP)).toEqual(fraction(217, 36));
  });

  test('OG-24.2 OG-24.1 the distributions are those of the dice the rules roll, EMP included', () => {
    for (const [emp, table] of [
      [false, TWO_DICE],
      [true, TWO_DICE_EMP],
    ] as const) {
      const counted = everyRoll((chance) => rollDice(chance, 2, emp).total, String);
      for (const { value, chance } of table)
        expect(of(216, counted.find((entry) => entry.value === value)!.chance)).toBe(of(216, chance));
      const one = everyRoll((chance) => rollDice(chance, 1, emp).total, String);
      for (const { value, chance } of ONE_DIE)
        expect(of(36, one.find((entry) => entry.value === value)!.chance)).toBe(of(36, chance));
      const three = everyRoll((chance) => rollD3(chance, emp).total, String);
      for (const { value, chance } of D3)
        expect(of(36, three.find((entry) => entry.value === value)!.chance)).toBe(of(36, chance));
    }
  });

  test('OG-24.1 percentages round to two decimals', () => {
    expect(chanceText(fraction(300, 1296))).toBe('300/1296 = 23.15 %');
    expect(percentText(fraction(1, 20000))).toBe('0.01 %');
    expect(percentText(fraction(49, 1000000))).toBe('0.00 %');
  });
});

const need = (evasion: number, accuracy: number, toughness: number, strength: number, emp = false) =>
  attackChance({ hit: evasion - accuracy, damage: toughness - strength, emp });

describe('OG-24.4 primary guns', () => {
  const rows: { [type in UnitType]: readonly (readonly string[])[] } = {
    scouts: [
      ['441 (34.03)', '300 (23.15)', '105 (8.10)', '0 (0.00)'],
      ['315 (24.31)', '180 (13.89)', '35 (2.70)', '0 (0.00)'],
      ['546 (42.13)', '450 (34.72)', '210 (16.20)', '36 (2.78)'],
      ['8281 (17.75)', '4740 (10.16)', '1025 (2.20)', '0 (0.00)'],
    ],
    fighters: [
      ['300 (23.15)', '441 (34.03)', '300 (23.15)', '105 (8.10)'],
      ['260 (20.06)', '315 (24.31)', '180 (13.89)', '35 (2.70)'],
      ['330 (25.46)', '546 (42.13)', '450 (34.72)', '210 (16.20)'],
      ['4740 (10.16)', '8281 (17.75)', '4740 (10.16)', '1025 (2.20)'],
    ],
    destroyers: [
      ['105 (8.10)', '300 (23.15)', '441 (34.03)', '300 (23.15)'],
      ['99 (7.64)', '260 (20.06)', '315 (24.31)', '180 (13.89)'],
      ['108 (8.33)', '330 (25.46)', '546 (42.13)', '450 (34.72)'],
      ['1025 (2.20)', '4740 (10.16)', '8281 (17.75)', '4740 (10.16)'],
    ],
    battleships: [
      ['0 (0.00)', '105 (8.10)', '300 (23.15)', '441 (34.03)'],
      ['0 (0.00)', '99 (7.64)', '260 (20.06)', '315 (24.31)'],
      ['0 (0.00)', '108 (8.33)', '330 (25.46)', '546 (42.13)'],
      ['0 (0.00)', '1025 (2.20)', '4740 (10.16)', '8281 (17.75)'],
    ],
  };
  test.each(UNIT_TYPES)('OG-24.4 OG-24.3 %s: front, cover, back, EMP', (type) => {
    const { gun } = UNITS[type];
    const chances = (cover: number, back: number, emp: boolean) =>
      UNIT_TYPES.map((other) => {
        const { evasion, toughness } = UNITS[other];
        return of(emp ? 46656 : 1296, need(evasion, gun.accuracy, toughness + cover, gun.strength + back, emp).both);
      });
    expect([chances(0, 0, false), chances(1, 0, false), chances(0, 1, false), chances(0, 0, true)]).toEqual(rows[type]);
  });
});

describe('OG-24.5 component attacks', () => {
  const rows: { [kind in ComponentKind]?: readonly (readonly string[])[] } = {
    cannon: [
      ['216 (16.67)', '495 (38.19)', '676 (52.16)', '495 (38.19)'],
      ['210 (16.20)', '450 (34.72)', '546 (42.13)', '330 (25.46)'],
      ['216 (16.67)', '525 (40.51)', '780 (60.19)', '693 (53.47)'],
    ],
    gigaCannon: [
      ['108 (8.33)', '360 (27.78)', '735 (56.71)', '900 (69.44)'],
      ['108 (8.33)', '360 (27.78)', '693 (53.47)', '780 (60.19)'],
      ['108 (8.33)', '360 (27.78)', '756 (58.33)', '990 (76.39)'],
    ],
    hangar: [
      ['441 (34.03)', '300 (23.15)', '105 (8.10)', '0 (0.00)'],
      ['315 (24.31)', '180 (13.89)', '35 (2.70)', '0 (0.00)'],
      ['546 (42.13)', '450 (34.72)', '210 (16.20)', '36 (2.78)'],
    ],
    missileCluster: [
      ['198 (15.28)', '390 (30.09)', '390 (30.09)', '198 (15.28)'],
      ['180 (13.89)', '315 (24.31)', '260 (20.06)', '99 (7.64)'],
      ['210 (16.20)', '450 (34.72)', '546 (42.13)', '330 (25.46)'],
    ],
    railgun: [
      ['0 (0.00)', '90 (6.94)', '210 (16.20)', '210 (16.20)'],
      ['0 (0.00)', '78 (6.02)', '150 (11.57)', '126 (9.72)'],
      ['0 (0.00)', '99 (7.64)', '260 (20.06)', '315 (24.31)'],
    ],
    torpedo: [
      ['0 (0.00)', '105 (8.10)', '300 (23.15)', '441 (34.03)'],
      ['0 (0.00)', '99 (7.64)', '260 (20.06)', '315 (24.31)'],
      ['0 (0.00)', '108 (8.33)', '330 (25.46)', '546 (42.13)'],
    ],
  };
  test.each(Object.keys(rows) as ComponentKind[])('OG-24.5 %s: front, cover, back', (kind) => {
    const { accuracy, strength } = COMPONENTS[kind] as { accuracy: number; strength: number };
    const chances = (cover: number, back: number) =>
      UNIT_TYPES.map((type) =>
        of(1296, need(UNITS[type].evasion, accuracy, UNITS[type].toughness + cover, strength + back).both),
      );
    expect([chances(0, 0), chances(1, 0), chances(0, 1)]).toEqual(rows[kind]);
  });
});

describe('OG-24.7 ram and backlash', () => {
  const rows: { [type in 'fighters' | 'destroyers' | 'battleships']: readonly (readonly string[])[] } = {
    fighters: [
      ['104 (96.30)', '89 (82.41)', '62 (57.41)', '31 (28.70)'],
      ['107 (99.07)', '98 (90.74)', '77 (71.30)', '46 (42.59)'],
      ['323 (99.69)', '309 (95.37)', '264 (81.48)', '185 (57.10)'],
      ['606 (93.52)', '469 (72.38)', '272 (41.98)', '99 (15.28)'],
    ],
    destroyers: [
      ['108 (100.00)', '104 (96.30)', '89 (82.41)', '62 (57.41)'],
      ['108 (100.00)', '107 (99.07)', '98 (90.74)', '77 (71.30)'],
      ['324 (100.00)', '323 (99.69)', '309 (95.37)', '264 (81.48)'],
      ['648 (100.00)', '606 (93.52)', '469 (72.38)', '272 (41.98)'],
    ],
    battleships: [
      ['108 (100.00)', '108 (100.00)', '104 (96.30)', '89 (82.41)'],
      ['108 (100.00)', '108 (100.00)', '107 (99.07)', '98 (90.74)'],
      ['324 (100.00)', '324 (100.00)', '323 (99.69)', '309 (95.37)'],
      ['648 (100.00)', '648 (100.00)', '606 (93.52)', '469 (72.38)'],
    ],
  };
  test.each(['fighters', 'destroyers', 'battleships'] as const)(
    'OG-24.7 %s: front, back, Reinforced Ram, EMP',
    (type) => {
      const chances = (den: number, reinforced: number, back: boolean, emp: boolean) =>
        UNIT_TYPES.map((target) =>
          of(den, strikeChance(ramStrength(type, reinforced, back)!, UNITS[target].toughness, emp)),
        );
      expect([
        chances(108, 0, false, false),
        chances(108, 0, true, false),
        chances(324, 1, false, false),
        chances(648, 0, false, true),
      ]).toEqual(rows[type]);
    },
  );

  test('OG-24.7 Scouts have no ram Strength', () => expect(ramStrength('scouts')).toBeNull());

  test('OG-C131 a Destroyer rams Fighters: 104/108 = 96.30 %', () => {
    expect(chanceText(strikeChance(ramStrength('destroyers')!, 9))).toBe('104/108 = 96.30 %');
  });

  test('OG-C132 a Destroyer rams Fighters with one Shield: 98/108 = 90.74 %', () => {
    expect(chanceText(strikeChance(ramStrength('destroyers')!, 10))).toBe('98/108 = 90.74 %');
  });
});

describe('OG-24.8 collision and mine', () => {
  const collision = [
    '196 (90.74)',
    '181 (83.80)',
    '160 (74.07)',
    '135 (62.50)',
    '108 (50.00)',
    '81 (37.50)',
    '56 (25.93)',
    '35 (16.20)',
    '20 (9.26)',
    '10 (4.63)',
  ];
  const mine = [
    '206 (95.37)',
    '196 (90.74)',
    '181 (83.80)',
    '160 (74.07)',
    '135 (62.50)',
    '108 (50.00)',
    '81 (37.50)',
    '56 (25.93)',
    '35 (16.20)',
    '20 (9.26)',
  ];
  test('OG-24.8 collision and mine against Toughness 7 to 16', () => {
    const toughness = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
    expect(toughness.map((t) => of(216, collisionChance(t)))).toEqual(collision);
    expect(toughness.map((t) => of(216, mineChance(t)))).toEqual(mine);
  });

  test('OG-C133 a mine against a Destroyer: 135/216 = 62.50 %', () => {
    expect(chanceText(mineChance(11))).toBe('135/216 = 62.50 %');
  });
});

describe('OG-24.9 danger', () => {
  test('OG-24.9 D6 plain damage against 1 to 7 boxes left, and Scouts', () => {
    expect([1, 2, 3, 4, 5, 6].map((boxes) => of(6, dangerChance(boxes)).split(' ')[0])).toEqual([
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
    expect(of(6, dangerChance(7))).toBe('0 (0.00)');
    expect(of(6, dangerChance(0))).toBe('6 (100.00)');
    for (const boxes of [1, 2, 3, 4, 5, 6, 7, 12]) {
      expect(
        of(
          6,
          chanceThat(ONE_DIE, (die) => die >= boxes),
        ),
      ).toBe(of(6, dangerChance(boxes)));
    }
  });
});

describe('OG-24.3 single attacks', () => {
  test('OG-C127 2D6 >= 9', () => {
    expect(chanceText(chanceP(9))).toBe('10/36 = 27.78 %');
    expect(chanceText(chanceE(9))).toBe('30/216 = 13.89 %');
  });

  test('OG-C128 a Fighter fires at a Destroyer in front', () => {
    const { hit, damage, both } = need(9, 4, 11, 2);
    expect([fractionText(hit), fractionText(damage), chanceText(both)]).toEqual([
      '30/36',
      '10/36',
      '300/1296 = 23.15 %',
    ]);
  });

  test('OG-C129 the same under EMP', () => {
    const { hit, damage, both } = need(9, 4, 11, 2, true);
    expect([fractionText(hit), fractionText(damage), chanceText(both)]).toEqual([
      '158/216',
      '30/216',
      '4740/46656 = 10.16 %',
    ]);
  });

  test('OG-24.1 lowest terms', () => expect(fractionText(reduced(fraction(300, 1296)))).toBe('25/108'));
});
