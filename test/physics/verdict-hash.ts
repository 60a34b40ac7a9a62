import { foldHash } from '../../src/engine/hash.ts';
import { openMatterWorld } from '../../src/physics/index.ts';
import { kernelSight, type SightWorld } from '../../src/table/index.ts';
import { nudged, randomScene, randomSegment, touchingSegment } from './scenes.ts';
import { openSequence } from './sequence.ts';

/**
 * One hash of what both sight engines say about a fixed set of segments and bases: pieces touched and verdicts of the
 * hidden share. Node and every browser must give the same text.
 */
export function verdictHash(scenes = 40, segments = 250): string {
  const sequence = openSequence(20_260_101);
  let hash = '';
  for (let scene = 0; scene < scenes; scene++) {
    const { targets, pieces } = randomScene(sequence, 20);
    const worlds = [openMatterWorld(pieces).world, kernelSight.open(pieces)];
    for (let i = 0; i < segments; i++) {
      const touching = touchingSegment(sequence, sequence.pick(targets));
      const { a, b } = sequence.pick([randomSegment(sequence, 72_000), touching, nudged(sequence, touching)]);
      const base = { ...b, radius: sequence.pick([500, 625, 1000, 1500]) };
      hash = foldHash(
        hash,
        worlds
          .map((world) => `${world.touched(a, b).join()}${world.blocked(a, b)}${verdict(world, a, base)}`)
          .join('|'),
      );
    }
  }
  return hash;
}

function verdict(
  world: SightWorld,
  front: { x: number; y: number },
  base: { x: number; y: number; radius: number },
): string {
  const { full, half, by } = world.hiddenShare(front, base);
  return `${full}${half}${by.join()}`;
}
