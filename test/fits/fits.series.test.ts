import { describe, expect, it } from 'vitest';
import type { Row } from '../../.config/fits/fit.ts';
import { FITS } from '../../.config/fits/fits.ts';
import { WHOLE } from '../helpers/whole.ts';

/** As few games as say something; of a list of trials the first part alone, in the smallest battle there is. */
const FEW: { readonly [name: string]: { readonly games: number; readonly only?: string; readonly options?: object } } =
  {
    'skaxar-weights': { games: 6 },
    'skaxar-foresight': { games: 1, only: 'CLOSE' },
    'skaxar-levels': { games: 1, only: 'easy.blur' },
    'sirius-sides': { games: 4 },
    'sirius-boats': { games: 12 },
    'sirius-former': { games: 1, only: 'default' },
    'sirius-levels': { games: 1, only: 'easy.blur' },
    'orions-damage': { games: 1, options: { rounds: 1, tableWidth: 48_000 } },
    'orions-firepower': { games: 1, only: 'FIREPOWER', options: { points: 12, rounds: 1, tableWidth: 48_000 } },
    'orions-outlook': { games: 1, only: 'SURE', options: { rounds: 1, tableWidth: 48_000 } },
    'orions-deployment': { games: 1, only: 'LOOSE', options: { rounds: 1, tableWidth: 48_000 } },
    'orions-missions': { games: 1, only: 'THERE', options: { rounds: 1, tableWidth: 48_000 } },
    'orions-seasoned': { games: 1, options: { rounds: 1 } },
    'orions-styles': { games: 1, options: { rounds: 1, tableWidth: 48_000 } },
    'orions-weights': { games: 3, options: { points: 12, rounds: 1, tableWidth: 48_000 } },
    'orions-last-round': { games: 1, only: 'default', options: { points: 12, rounds: 1, tableWidth: 48_000 } },
    'orions-components': { games: 1, only: 'mineLauncher', options: { rounds: 1 } },
    'orions-flat': { games: 1, only: 'annihilation', options: { rounds: 1, tableWidth: 48_000 } },
    'orions-held': { games: 1, only: '4' },
    'orions-tables': { games: 1, only: 'breakthrough-own', options: { rounds: 1, tableWidth: 48_000 } },
    'retrograde-weights': { games: 6, options: { turnLimit: 6 } },
    'retrograde-levels': { games: 1, only: 'default-random', options: { turnLimit: 6 } },
    'retrograde-balance': { games: 2, only: 'default', options: { turnLimit: 4 } },
    'spur-weights': { games: 6, options: { vpTarget: 4 } },
    'spur-levels': { games: 1, only: 'default-greedy', options: { vpTarget: 4 } },
    'spur-decisions': { games: 2, options: { vpTarget: 3, roundLimit: 4 } },
    'spur-balance': { games: 1, options: { vpTarget: 1, roundLimit: 3 } },
    'spur-seats': { games: 1, options: { vpTarget: 1, roundLimit: 3 } },
    said: { games: 4, only: 'skaxar-default' },
    tempers: { games: 2, only: 'skaxar-default' },
    'orions-levels': { games: 1, only: 'default.candidates', options: { rounds: 1, tableWidth: 48_000 } },
    'said-curves': { games: 4, only: 'skaxar-default' },
    'orions-grades': { games: 1, only: 'annihilation-12', options: { rounds: 1, tableWidth: 48_000 } },
    'spur-grades': { games: 1, only: 'two', options: { vpTarget: 1, roundLimit: 3 } },
    'sirius-grades': { games: 1, only: 'basic-2' },
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

  // Every second one, which are some of every game.
  it.each(Object.keys(FITS).filter((_, index) => WHOLE || index % 2 === 0))(
    '%s plays its games and finds finite numbers',
    async (name) => {
      const rows = await rowsOf(name);
      expect(rows.length).toBeGreaterThan(0);
      expect(
        rows.flatMap(({ what, figures }) => Object.values(figures).map((one) => [what, Number.isFinite(one)])),
      ).toEqual(rows.flatMap(({ what, figures }) => Object.keys(figures).map(() => [what, true])));
    },
  );
});
