import type { Census } from '../../engine/census.ts';
import type { CoverageGuide } from '../coverage.ts';
import { defineManifest, type Rivals } from '../manifest.ts';

export const retrogradeManifest = defineManifest({
  id: 'retrograde',
  title: 'Retrograde',
  prefix: 'RG',
  seats: [2, 2],
  moreLevels: ['beginner'],
  // No weighing was found under which bold and careful players differ by more than their strength.
  evenTempered: true,
  counsel: 'hard',
  game: async () => (await import('./index.ts')).retrograde,
  async brain() {
    const { retrogradeBrain } = await import('./bot.ts');
    return () => retrogradeBrain;
  },
  census: async () => (await import('./census.ts')).retrogradeCensus as Census<unknown>,
  shapes: async () => (await import('./data/shape.ts')).shapes,
  rivals: async () => ({ greedy: (await import('./greedy.ts')).greedy }) as Rivals,
  ladder: async () => (await import('./ladder.ts')).retrogradeLadder,
  measured: async () => (await import('./ladder.measured.json')).default,
  coverage: async () => (await import('./coverage/index.ts')).retrogradeCoverage as CoverageGuide,
  refereeFields: [
    'turn',
    'round',
    'phase',
    'activeSeat',
    'sides',
    'assets',
    'spacecraft',
    'debris',
    'projects',
    'pendingSweep',
  ],
});
