import type { Census } from '../../engine/census.ts';
import type { CoverageGuide } from '../coverage.ts';
import { defineManifest, type Rivals } from '../manifest.ts';

export const orionsSpurManifest = defineManifest({
  id: 'orions-spur',
  title: "Orion's Spur",
  prefix: 'OS',
  seats: [2, 4],
  moreLevels: ['beginner', 'expert', 'master'],
  // Expert and master see what the hard one sees, and play two or three ways on for as long as a move may take.
  counsel: 'hard',
  game: async () => (await import('./index.ts')).orionsSpur,
  async brain() {
    const { spurBrain } = await import('./bot.ts');
    return () => spurBrain;
  },
  census: async () => (await import('./census.ts')).spurCensus as Census<unknown>,
  shapes: async () => (await import('./data/shape.ts')).shapes,
  rivals: async () => ({ greedy: (await import('./greedy.ts')).greedy }) as Rivals,
  ladder: async () => (await import('./ladder.ts')).orionsSpurLadder,
  measured: async () => (await import('./ladder.measured.json')).default,
  coverage: async () => (await import('./coverage/index.ts')).spurCoverage as CoverageGuide,
  refereeFields: [
    'turn',
    'round',
    'phase',
    'activeSeat',
    'players',
    'ships',
    'mode',
    'activeShip',
    'window',
    'choosing',
    'modifiers',
  ],
});
