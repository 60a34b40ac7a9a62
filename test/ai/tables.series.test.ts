import { expect, it } from 'vitest';
import { FITS } from '../../.config/fits/fits.ts';
import { WHOLE } from '../helpers/whole.ts';

it.each(['breakthrough-dealt', ...(WHOLE ? ['territoryControl-own'] : [])])(
  'OG-14.12 the default level on two tables beats itself on one of them: %s',
  async (name) => {
    for await (const { what, figures } of FITS['orions-tables']!.run({
      games: 6,
      seed: 'base',
      only: [name],
      options: {},
    })) {
      expect(what).toBe(name);
      // Three of five decided games at least.
      expect(2 * figures['won']!).toBeGreaterThanOrEqual(3 * figures['lost']!);
      expect(figures['won']).toBeGreaterThan(1);
    }
  },
);
