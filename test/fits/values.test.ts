import { describe, expect, it } from 'vitest';
import { fitLogistic, logistic } from '../../.config/fits/logistic.ts';
import {
  FIREPOWER,
  MISSION_VALUES,
  ORIONS_EFFORTS,
  OUTLOOK,
  SIRIUS_EFFORTS,
  SKAXAR_EFFORTS,
  SKAXAR_FORESIGHT,
} from '../../.config/fits/tuned.ts';
import { brainWith, valueOf } from '../../.config/fits/variant.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';

describe('the values that are tried', () => {
  const constants = [
    ['orions-gate', [...OUTLOOK, ...FIREPOWER, ...MISSION_VALUES]],
    ['skaxar', SKAXAR_FORESIGHT],
  ] as const;
  it('are of constants that are in the code, and others than those', () => {
    for (const [game, trials] of constants)
      for (const { file, name, values } of trials) expect(values, name).not.toContain(valueOf({ game, file, name }));
  });

  it('are never none', () => {
    const all = [...ORIONS_EFFORTS, ...SIRIUS_EFFORTS, ...SKAXAR_EFFORTS, ...constants.flatMap(([, trials]) => trials)];
    expect(all.filter(({ values }) => values.length === 0)).toEqual([]);
  });

  it('refuse a constant that is not there', async () => {
    const missing = { game: 'skaxar', file: 'bot.ts', name: 'NOWHERE' };
    await expect(brainWith([[missing, 1]])).rejects.toThrow('bot.ts holds no constant NOWHERE.');
  });
});

it('finds the weights a logistic chance was made with', () => {
  const chance = openChance(seedChance('logistic'));
  const figure = () => (chance.below(2001) - 1000) / 500;
  const cases = Array.from({ length: 4000 }, (_, pair) => {
    const x = [figure(), figure()];
    const y = chance.below(1_000_000) / 1_000_000 < logistic(1.5 * x[0]! - 0.5 * x[1]! + 0.25) ? 1 : 0;
    return { x, y, pair, offset: 0.25 };
  });
  const { weights, errors } = fitLogistic(cases, 2);
  expect(Math.abs(weights[0]! - 1.5)).toBeLessThan(3 * errors[0]!);
  expect(Math.abs(weights[1]! + 0.5)).toBeLessThan(3 * errors[1]!);
  expect(Math.max(...errors)).toBeLessThan(0.1);
});
