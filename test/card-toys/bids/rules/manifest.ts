import type { Census } from '../../../../src/engine/census.ts';
import { defineManifest, noRivals } from '../../../../src/games/manifest.ts';

export const bidsManifest = defineManifest({
  id: 'bids',
  title: 'Bids',
  prefix: 'B',
  seats: [4, 4],
  counsel: 'hard',
  game: async () => (await import('../../../helpers/toy/bids.ts')).bids,
  async brain() {
    const { bidsBrain } = await import('./bot.ts');
    return () => bidsBrain;
  },
  census: async () => (await import('./bot.ts')).bidsCensus as Census<unknown>,
  shapes: async () => ({ View: 'json', Event: 'json' }),
  rivals: noRivals,
});
