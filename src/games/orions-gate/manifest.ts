import type { Census } from '../../engine/census.ts';
import type { CoverageGuide } from '../coverage.ts';
import { defineManifest, noRivals } from '../manifest.ts';

export const orionsGateManifest = defineManifest({
  id: 'orions-gate',
  title: "Orion's Gate",
  prefix: 'OG',
  seats: [2, 8],
  moreLevels: ['beginner'],
  counsel: 'hard',
  async game({ sight }) {
    const [{ orionsGate }, engine] = await Promise.all([import('./game.ts'), sight()]);
    return orionsGate(engine);
  },
  async brain({ sight }) {
    const [{ orionsGateBrain }, engine] = await Promise.all([import('./bot.ts'), sight()]);
    return (other = engine) => orionsGateBrain(other);
  },
  census: async () => (await import('./census.ts')).orionsGateCensus as Census<unknown>,
  shapes: async () => (await import('./data/shape.ts')).shapes,
  rivals: noRivals,
  ladder: async () => (await import('./ladder.ts')).orionsGateLadder,
  measured: async () => (await import('./ladder.measured.json')).default,
  coverage: async () => (await import('./coverage/index.ts')).orionsGateCoverage as CoverageGuide,
  refereeFields: ['units', 'score'],
  freshOptions: (seed) => ({ terrainSeed: seed.slice(0, 40) }),
});
