import { describe, expect, test } from 'vitest';
import { answersTo } from '../../../../src/games/orions-gate/aids/answers/answers.ts';
import { inRings } from '../../../../src/games/orions-gate/aids/contour.ts';
import { openThreatField, type ThreatPlace } from '../../../../src/games/orions-gate/aids/threat-field.ts';
import {
  harmFrom,
  isDrawable,
  LABELS,
  shadeOf,
  type ThreatCounted,
  type ThreatOf,
} from '../../../../src/games/orions-gate/aids/threat-shade.ts';
import { openAnswers } from '../../../../src/games/orions-gate/aids/answers/search.ts';
import { expected, lost } from '../../../../src/games/orions-gate/aids/answers/tally.ts';
import { toNumber } from '../../../../src/games/orions-gate/odds/fraction.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { bigBattle, BIG_OPTIONS, SHIPS } from '../../../helpers/big-battle.ts';
import { battle } from '../../../helpers/og-position.ts';

const RULES = { sight: kernelSight } as const;
const ALL: ThreatOf = { type: null, enemy: null };

const { state: duel } = battle({
  phase: 'fighters',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'fighters', pose: [20_000, 24_000, 0], components: ['shield'] },
    { id: 'b1.1', type: 'destroyers', pose: [40_000, 24_000, 18_000], components: ['cannon', 'cannon', 'warpDrive'] },
    { id: 'b1.2', type: 'scouts', pose: [30_000, 10_000, 9000] },
  ],
});
const field = openThreatField(RULES, duel, 'a1.1');
const counted: ThreatCounted = { ...field, places: [...field.count()] };
const at = (index: number): ThreatPlace => counted.places.find((place) => place.at === index)!;
const node = (x: number, y: number): ThreatPlace => at((y / field.step) * field.columns + x / field.step);

describe('OG-25.7 the threat field', () => {
  test('covers the whole table once, the ship’s own place first and every other node next', () => {
    expect(counted.places).toHaveLength(field.cells);
    expect(field.cells).toBe(25 * 17 + 1);
    expect(new Set(counted.places.map((place) => place.at)).size).toBe(field.cells);
    expect(counted.places[0]!.at).toBe(-1);
    const coarse = counted.places.slice(1, 1 + 13 * 9);
    expect(coarse.every((place) => (place.at % 25) % 2 === 0 && Math.floor(place.at / 25) % 2 === 0)).toBe(true);
  });

  test('OG-24.10 each figure is that of the answers at the place, all together, by class and alone', () => {
    const board = openAnswers(RULES, duel, 'a1.1', 'rough');
    for (const [x, y] of [
      [21_000, 24_000],
      [30_000, 24_000],
      [30_000, 18_000],
      [66_000, 45_000],
    ] as const) {
      const found = board.at({ table: 1, x, y, heading: 0 });
      const { tally, captured } = board.together(found);
      const place = node(x, y);
      expect(place.all).toEqual({
        count: found.length,
        points: expected(tally) + field.boxes * captured,
        lost: lost(tally) + captured,
      });
      expect(Object.keys(place.each).sort()).toEqual(found.map(({ enemy }) => enemy).sort());
    }
    expect(node(30_000, 18_000).all.count).toBe(2);
    expect(harmFrom(node(30_000, 18_000), { type: 'scouts', enemy: null })).toEqual(node(30_000, 18_000).each['b1.2']);
    expect(harmFrom(node(66_000, 45_000), ALL)).toEqual({ count: 0, points: 0, lost: 0 });
  });

  test('OG-25.9 is never above the exact odds of the closer look at the same place', () => {
    const { list, together } = answersTo(RULES, duel, 'a1.1');
    const here = at(-1);
    expect(here.all.points).toBeGreaterThan(0);
    expect(here.all.points).toBeLessThanOrEqual(together.mean + together.boxes * together.captured + 1e-9);
    for (const { enemy, mean, captured } of list)
      expect(here.each[enemy]?.points ?? 0).toBeLessThanOrEqual(
        toNumber(mean) + together.boxes * toNumber(captured) + 1e-9,
      );
  });
});

describe('shades, lines and figures', () => {
  test('shades hold the places that are as bad, lines those that so many reach', () => {
    const { bands, lines } = shadeOf(counted, ALL);
    for (const { at: index, all } of counted.places) {
      if (index < 0) continue;
      const x = (index % field.columns) * field.step;
      const y = Math.floor(index / field.columns) * field.step;
      if (x === 0 || y === 0 || x === 72_000 || y === 48_000) continue;
      for (const { share, rings } of bands)
        if (Math.abs(all.points / field.boxes - share) > 1e-3)
          expect([x, y, share, inRings(rings, x, y)]).toEqual([x, y, share, all.points / field.boxes > share]);
      for (const { count, rings } of lines)
        expect([x, y, count, inRings(rings, x, y)]).toEqual([x, y, count, all.count >= count]);
    }
  });

  test('a filter leaves what that class or that enemy does alone', () => {
    const scouts = shadeOf(counted, { type: 'scouts', enemy: null });
    expect(scouts).toEqual(shadeOf(counted, { type: null, enemy: 'b1.2' }));
    expect(scouts).not.toEqual(shadeOf(counted, ALL));
    expect(shadeOf(counted, { type: 'battleships', enemy: null })).toEqual({ bands: [], lines: [], labels: [] });
  });

  test('is drawn from every other node until all are counted', () => {
    const part = (count: number): ThreatCounted => ({ ...counted, places: counted.places.slice(0, count) });
    expect(isDrawable(part(13 * 9))).toBe(false);
    expect(shadeOf(part(13 * 9), ALL)).toEqual({ bands: [], lines: [], labels: [] });
    expect(shadeOf(part(1 + 13 * 9), ALL).bands.length).toBeGreaterThan(0);
    expect(shadeOf(part(1 + 13 * 9), ALL)).toEqual(shadeOf(part(200), ALL));
  });

  test('forty ships a side on the largest table have at most eight figures, none upon another', () => {
    const { state } = battle({ options: BIG_OPTIONS, ...bigBattle() });
    const big = openThreatField(RULES, state, 'a1.3');
    expect(big.enemies).toHaveLength(SHIPS);
    const few: ThreatPlace[] = [];
    // Every other node will do.
    for (const place of big.count()) if (few.push(place) > 25 * 9) break;
    const whole: ThreatCounted = { ...big, places: few };
    for (const of of [ALL, { type: 'destroyers', enemy: null }, { type: null, enemy: 'b1.4' }] as const) {
      const { bands, labels } = shadeOf(whole, of);
      expect(bands.length).toBeGreaterThan(0);
      expect(labels.length).toBeGreaterThan(0);
      expect(labels.length).toBeLessThanOrEqual(LABELS);
      for (const [index, one] of labels.entries())
        for (const other of labels.slice(0, index))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20_000);
    }
  });
});
