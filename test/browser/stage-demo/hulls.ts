import { bakeHull, type HullType } from '../../../assets/art/orions-gate/hull.ts';

// Every hull at the sizes it is seen at, for judging by eye.
const light = { x: -0.5, y: -0.6, z: 0.62 };
const started = performance.now();
for (const side of ['A', 'B'] as const)
  for (const size of [330, 64, 28])
    for (const type of ['battleships', 'destroyers', 'fighters', 'scouts'] as HullType[])
      document.body.append(
        bakeHull({ type, side, size, light, hurt: size === 64 ? 0.5 : 0, dead: false, half: 0, seed: 4 }),
      );
console.log(`baked in ${Math.round(performance.now() - started)} ms`);
Object.assign(window, { ok: true });
