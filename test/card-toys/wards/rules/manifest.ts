import type { Census } from '../../../../src/engine/census.ts';
import { defineManifest, type Rivals } from '../../../../src/games/manifest.ts';

export const wardsManifest = defineManifest({
  id: 'wards',
  title: 'Wards',
  prefix: 'W',
  seats: [2, 4],
  counsel: 'hard',
  game: async () => (await import('./game.ts')).game,
  async brain() {
    const { wardsBrain } = await import('./bot.ts');
    return () => wardsBrain;
  },
  census: async () => (await import('./census.ts')).wardsCensus as Census<unknown>,
  shapes: async () => ({ View: 'json', Event: 'json' }),
  rivals: async () => (await import('./bot.ts')).wardsRivals as Rivals,
  refereeFields: ['players', 'turn', 'window'],
});
