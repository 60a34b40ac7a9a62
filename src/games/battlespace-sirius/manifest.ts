import type { Census } from '../../engine/census.ts';
import type { CoverageGuide } from '../coverage.ts';
import { defineManifest, type Rivals } from '../manifest.ts';

export const battlespaceSiriusManifest = defineManifest({
  id: 'battlespace-sirius',
  title: 'Battlespace Sirius',
  prefix: 'BS',
  seats: [2, 6],
  game: async () => (await import('./index.ts')).battlespaceSirius,
  async brain() {
    const { battlespaceSiriusBrain } = await import('./bot.ts');
    return () => battlespaceSiriusBrain;
  },
  moreLevels: ['casual', 'skilled', 'expert', 'master'],
  counsel: 'master',
  census: async () => (await import('./census.ts')).battlespaceSiriusCensus as Census<unknown>,
  shapes: async () => (await import('./data/shape.ts')).shapes,
  rivals: async () => ({ greedy: (await import('./greedy.ts')).greedy }) as Rivals,
  ladder: async () => (await import('./ladder.ts')).battlespaceSiriusLadder,
  measured: async () => (await import('./ladder.measured.json')).default,
  coverage: async () => (await import('./coverage.ts')).battlespaceSiriusCoverage as CoverageGuide,
  refereeFields: [
    'players',
    'order',
    'phase',
    'turnSeat',
    'decider',
    'turnNumber',
    'round',
    'engagedSeat',
    'locks',
    'repairPoints',
    'shot',
    'quietTurns',
    'ending',
  ],
});
