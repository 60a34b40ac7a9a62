import type { Census } from '../../engine/census.ts';
import type { CoverageGuide } from '../coverage.ts';
import { defineManifest, type Rivals } from '../manifest.ts';

export const skaxarManifest = defineManifest({
  id: 'skaxar',
  title: 'Skaxar',
  prefix: 'SK',
  seats: [2, 2],
  moreLevels: ['beginner'],
  counsel: 'hard',
  game: async () => (await import('./index.ts')).skaxar,
  async brain() {
    const { skaxarBrain } = await import('./bot.ts');
    return () => skaxarBrain;
  },
  census: async () => (await import('./census.ts')).skaxarCensus as Census<unknown>,
  shapes: async () => (await import('./data/shape.ts')).shapes,
  rivals: async () => (await import('./rivals.ts')).skaxarRivals as Rivals,
  ladder: async () => (await import('./ladder.ts')).skaxarLadder,
  measured: async () => (await import('./ladder.measured.json')).default,
  coverage: async () => (await import('./coverage/index.ts')).skaxarCoverage as CoverageGuide,
  refereeFields: [
    'turn',
    'battle',
    'stalemates',
    'phase',
    'window',
    'decider',
    'buyers',
    'closed',
    'defeated',
    'sides',
    'bank',
    'shop',
    'asteroidCards',
    'asteroidsTaken',
  ],
});
