import Matter from 'matter-js';
import { matterSight } from '../../src/physics/index.ts';
import { compare, type BenchResult, type Contender } from './harness.ts';
import { losScene, stockBodies, targetOf } from './los-scene.ts';

const PIECES = 60;
/** Rays a sampling table would cast across the base: one in the middle, 16 to each side. */
const SAMPLES = 33;
const STOCK_QUERIES = 100;

/** One hidden share on the matter-js world against 33 stock rays spread over the base, which only estimate it. */
export function run(): BenchResult {
  const scene = losScene(PIECES);
  const { ratio, baselineNs, candidateNs, checksum } = compare(sampling(scene), exactShare(scene));
  return {
    name: 'hidden-share',
    baseline: `${SAMPLES} rays by Matter.Query.ray over ${PIECES} bodies`,
    ratio,
    target: 60,
    checksum,
    figures: { samplingNsPerQuery: Math.round(baselineNs), matterNsPerQuery: Math.round(candidateNs) },
  };
}

function sampling({ pieces, rays }: ReturnType<typeof losScene>): Contender {
  const bodies = stockBodies(pieces);
  return {
    operations: STOCK_QUERIES,
    run() {
      let hidden = 0;
      for (const [front, { x, y }] of rays.slice(0, STOCK_QUERIES)) {
        const distance = Math.max(1, Math.hypot(x - front.x, y - front.y));
        for (let k = 0; k < SAMPLES; k++) {
          const aside = ((k - (SAMPLES - 1) / 2) * 2000) / (SAMPLES - 1) / distance;
          const end = { x: x - (y - front.y) * aside, y: y + (x - front.x) * aside };
          if (Matter.Query.ray(bodies, front, end).length > 0) hidden += 1;
        }
      }
      return hidden;
    },
  };
}

function exactShare({ pieces, rays }: ReturnType<typeof losScene>): Contender {
  const world = matterSight.open(pieces);
  return {
    operations: rays.length,
    run() {
      let verdicts = 0;
      for (const [front, target] of rays) {
        const { full, half } = world.hiddenShare(front, targetOf(target));
        verdicts += full ? 2 : half ? 1 : 0;
      }
      return verdicts;
    },
  };
}
