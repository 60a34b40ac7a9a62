import { describe, expect, it } from 'vitest';
import { FITS } from '../../.config/fits/fits.ts';
import type { Row } from '../../.config/fits/fit.ts';
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

/** As few games as say something; of a list of trials the first part alone, in the smallest battle there is. */
const FEW: { readonly [name: string]: { readonly games: number; readonly only?: string; readonly options?: object } } =
  {
    'skaxar-weights': { games: 6 },
    'skaxar-foresight': { games: 1, only: 'CLOSE' },
    'skaxar-levels': { games: 1, only: 'easy.blur' },
    'sirius-sides': { games: 4 },
    'sirius-levels': { games: 1, only: 'easy.blur' },
    'orions-damage': { games: 1, options: { rounds: 1, tableWidth: 48_000 } },
    'orions-firepower': { games: 1, only: 'FIREPOWER', options: { rounds: 1, tableWidth: 48_000 } },
    'orions-outlook': { games: 1, only: 'SURE', options: { rounds: 1, tableWidth: 48_000 } },
    'orions-missions': { games: 1, only: 'THERE', options: { rounds: 1, tableWidth: 48_000 } },
    'orions-seasoned': { games: 1, options: { rounds: 1 } },
    'orions-levels': { games: 1, only: 'default.candidates', options: { rounds: 1, tableWidth: 48_000 } },
  };

async function rowsOf(name: string): Promise<readonly Row[]> {
  const { games, only, options = {} } = FEW[name]!;
  const rows: Row[] = [];
  const order = { games, seed: 'test', only: only === undefined ? null : [only], options };
  for await (const row of FITS[name]!.run(order)) rows.push(row);
  return rows;
}

describe('the fits', () => {
  it('are all tried here', () => {
    expect(Object.keys(FEW).sort()).toEqual(Object.keys(FITS).sort());
  });

  it.each(Object.keys(FITS))('%s plays its games and finds finite numbers', async (name) => {
    const rows = await rowsOf(name);
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.flatMap(({ what, figures }) => Object.values(figures).map((one) => [what, Number.isFinite(one)])),
    ).toEqual(rows.flatMap(({ what, figures }) => Object.keys(figures).map(() => [what, true])));
  });
});

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
