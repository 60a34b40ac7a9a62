import { kernelSight } from '../../src/table/index.ts';
import { compareWithOracle } from '../physics/million.ts';
import { compare, type BenchResult } from './harness.ts';
import { losScene, sightRays, stockRays } from './los-scene.ts';

const PIECES = 60;
const SEGMENTS = 200_000;
const SEED = 47;

/** Line of sight by the pure kernel, as search and rollouts ask it, against stock `Matter.Query.ray`. */
export function run(): BenchResult {
  const scene = losScene(PIECES);
  const { ratio, baselineNs, candidateNs, checksum } = compare(
    stockRays(scene),
    sightRays(kernelSight.open(scene.pieces), scene),
  );
  const agreement = compareWithOracle(SEGMENTS, SEED);
  return {
    name: 'los-kernel',
    baseline: `Matter.Query.ray over ${PIECES} bodies`,
    ratio,
    target: 60,
    wrong: agreement.wrongKernel,
    checksum,
    figures: {
      stockNsPerRay: Math.round(baselineNs),
      kernelNsPerRay: Math.round(candidateNs),
      oracleSegments: agreement.segments,
    },
  };
}
