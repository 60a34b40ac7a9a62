import { openMatterWorld } from '../../src/physics/index.ts';
import { compareWithOracle } from '../physics/million.ts';
import { compare, type BenchResult } from './harness.ts';
import { losScene, sightRays, stockRays } from './los-scene.ts';

const PIECES = 60;
const SEGMENTS = 1_000_000;
const SEED = 43;

/**
 * Line of sight by matter-js as the game asks it, against stock `Matter.Query.ray`; and a million verdicts against the
 * oracle.
 */
export function run(): BenchResult {
  const scene = losScene(PIECES);
  const { world, decisions } = openMatterWorld(scene.pieces);
  const { ratio, baselineNs, candidateNs, checksum } = compare(stockRays(scene), sightRays(world, scene));
  const agreement = compareWithOracle(SEGMENTS, SEED);
  const polygons = decisions.matter + decisions.edge;
  return {
    name: 'los-matter',
    baseline: `Matter.Query.ray over ${PIECES} bodies`,
    ratio,
    target: 25,
    wrong: agreement.wrongMatter,
    checksum,
    figures: {
      stockNsPerRay: Math.round(baselineNs),
      matterNsPerRay: Math.round(candidateNs),
      polygonsDecidedByMatterPercent: (100 * decisions.matter) / polygons,
      allDecidedByMatterPercent: (100 * decisions.matter) / (polygons + decisions.circle),
      oracleSegments: agreement.segments,
      oracleSegmentsTouching: agreement.touching,
    },
  };
}
