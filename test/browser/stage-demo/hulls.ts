import type { HullType } from '../../../assets/art/orions-gate/hulls/frame.ts';
import { PAINTS } from '../../../src/games/orions-gate/data/paints.ts';
import { bakeHull, type HullOrder } from '../../../assets/art/orions-gate/hulls/index.ts';

// Every hull at the sizes it is seen at, for judging by eye.
const light = { x: -0.5, y: -0.6, z: 0.62 };
const SIDES = { A: [255, 178, 72], B: [86, 208, 240] } as const;
const bakeNow = (order: HullOrder): HTMLCanvasElement => {
  const work = bakeHull(order);
  let longest = 0;
  for (;;) {
    const started = performance.now();
    const step = work.next();
    longest = Math.max(longest, performance.now() - started);
    if (!step.done) continue;
    if (longest > 8) console.log(`${order.type} ${order.family} ${order.pixels}: a step of ${Math.round(longest)} ms`);
    return step.value;
  }
};
const started = performance.now();
const show = (pixels: number, part: Partial<HullOrder> = {}): void => {
  for (const family of ['A', 'B'] as const)
    for (const type of ['battleships', 'destroyers', 'fighters', 'scouts'] as HullType[])
      document.body.append(
        bakeNow({ type, family, pixels, light, side: SIDES[family], hurt: 0, dead: false, half: 0, seed: 4, ...part }),
      );
};
show(360);
for (const pixels of [128, 90, 64, 45, 32]) {
  show(pixels);
  show(pixels, { light: { x: 0.6, y: 0.5, z: 0.62 } });
}
for (const paint of PAINTS) if (paint !== 'bare') show(128, { paint });
show(128, { hurt: 0.5 });
show(128, { dead: true, hurt: 1, half: 1 });
const first = performance.now();
console.log(`baked in ${Math.round(first - started)} ms`);
for (let again = 0; again < 5; again += 1) show(90, { light: { x: 0.1 * again, y: 0.5, z: 0.62 } });
console.log(`forty more at 90 in ${Math.round(performance.now() - first)} ms`);
Object.assign(window, { ok: true });
