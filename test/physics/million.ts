import type { SightWorld } from '../../src/table/index.ts';
import { kernelSight } from '../../src/table/index.ts';
import { openMatterWorld, type Decisions } from '../../src/physics/index.ts';
import { oracleTouched } from './oracle.ts';
import { nudged, partsOf, randomScene, randomSegment, touchingSegment, type Segment } from './scenes.ts';
import { openSequence, type Sequence } from './sequence.ts';

/** Figures of a comparison of both sight engines with the oracle. */
export interface Agreement {
  readonly segments: number;
  /** Segments built to touch a part exactly. */
  readonly touching: number;
  /** Segments on which the oracle found a piece. */
  readonly blocked: number;
  readonly wrongMatter: number;
  readonly wrongKernel: number;
  readonly decisions: Decisions;
  /** The first segments that went wrong, for a message. */
  readonly wrong: readonly string[];
}

const PIECES = 8;
const SEGMENTS_PER_SCENE = 1000;
const WIDE = 144_000;

/** Half random, a quarter touching exactly, a quarter moved by a mil from touching. */
const segmentOf = (sequence: Sequence, index: number, targets: ReturnType<typeof randomScene>['targets']): Segment => {
  if (index % 2 === 0) return randomSegment(sequence, WIDE);
  const touching = touchingSegment(sequence, sequence.pick(targets));
  return index % 4 === 1 ? touching : nudged(sequence, touching);
};

/** Asks matter-js, the kernel and the oracle about `count` segments on many wide tables. */
export function compareWithOracle(count: number, seed: number): Agreement {
  const sequence = openSequence(seed);
  const sum = { touching: 0, blocked: 0, wrongMatter: 0, wrongKernel: 0 };
  const decisions: Decisions = { matter: 0, edge: 0, circle: 0 };
  const wrong: string[] = [];
  const differs = (world: SightWorld, { a, b }: Segment, truth: readonly number[]): boolean => {
    const touched = world.touched(a, b);
    return (
      touched.length !== truth.length ||
      touched.some((piece, i) => piece !== truth[i]) ||
      world.blocked(a, b) !== truth.length > 0
    );
  };
  for (let done = 0; done < count; done += SEGMENTS_PER_SCENE) {
    const { targets, pieces } = randomScene(sequence, PIECES, WIDE);
    const parts = partsOf(pieces);
    const matter = openMatterWorld(pieces);
    const kernel = kernelSight.open(pieces);
    for (let i = 0; i < Math.min(SEGMENTS_PER_SCENE, count - done); i++) {
      const segment = segmentOf(sequence, i, targets);
      const truth = oracleTouched(segment.a, segment.b, parts);
      if (segment.touching) sum.touching += 1;
      if (truth.length > 0) sum.blocked += 1;
      const byMatter = differs(matter.world, segment, truth);
      const byKernel = differs(kernel, segment, truth);
      if (byMatter) sum.wrongMatter += 1;
      if (byKernel) sum.wrongKernel += 1;
      if ((byMatter || byKernel || (segment.touching && truth.length === 0)) && wrong.length < 5)
        wrong.push(JSON.stringify({ segment, truth, parts }));
    }
    for (const key of ['matter', 'edge', 'circle'] as const) decisions[key] += matter.decisions[key];
  }
  return { segments: count, ...sum, decisions, wrong };
}
