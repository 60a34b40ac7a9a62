import { seedOf } from '../seeded.ts';
import { glaze } from './glaze.ts';
import { limbAspect, type LimbWish } from './shape.ts';
import { bakeGround } from './sphere.ts';
import { WORLDS } from './worlds.ts';

/**
 * Bakes the limb of a world on which nothing is built: what the first page shows needs no stations. Throws for a card
 * that has no ground. Some 100 ms.
 */
export const bakeBareWorld = ({ card, shape, wide, sun }: Omit<LimbWish, 'dead'>): HTMLCanvasElement => {
  const world = WORLDS[card];
  if (!world) throw new Error(`There is no ground on the card "${card}".`);
  const ground = bakeGround(world, shape, wide, Math.round(wide * limbAspect(shape)), seedOf(card), sun);
  glaze(ground, shape);
  return ground;
};
