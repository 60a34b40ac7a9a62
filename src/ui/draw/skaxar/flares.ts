import type { Easel } from '../art.ts';
import { death, glance, strike } from '../fx/blasts.ts';
import { beam, glow, type Effect } from '../fx/effect.ts';
import { drawEffects } from '../world/draw-effects.ts';
import type { Actor, FlareActor } from './cast.ts';
import { spotOf } from './layout.ts';
import { seatOf, type Plan } from './plan.ts';

/** The light of a seat's guns. */
const LIGHT = { A: 'amber', B: 'cyan' } as const;

/** Length and width of a tracer, units. */
const BOLT = { long: 620, wide: 150 } as const;

/** What a light looks like at its moment. */
export const effectsOf = (plan: Plan, flare: FlareActor): readonly Effect[] => {
  const [from, to] = [spotOf(plan, flare.from), spotOf(plan, flare.to)];
  const colour = flare.seat === null ? 'white' : LIGHT[seatOf(flare.seat)];
  const { t, seed } = flare;
  switch (flare.picture) {
    case 'bolt': {
      const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const at = (share: number): { x: number; y: number } => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      const [tip, tail] = [at(Math.min(t * 1.15, 1)), at(Math.max(t * 1.15 - BOLT.long / long, 0))];
      return [beam('bolt', tail, tip, BOLT.wide, colour, 1), glow(tip.x, tip.y, 420, colour, 0.7), glow(from.x, from.y, 900, colour, Math.max(0, 1 - t * 3), 'flare')];
    }
    case 'shield':
      return glance(to, to.width * 0.5, t, seed);
    case 'hit':
      return strike(to, to.width * 0.24, t, seed, colour);
    case 'break':
      return death(to, to.width * 0.36, seed % 3, t, seed);
    case 'pulse':
      return [glow(to.x, to.y, to.width * (1.3 + t * 0.9), colour, (1 - t) * 0.8, 'ring')];
  }
};

/** Draws all lights of a moment. */
export const putFlares = ({ scene, textures, lens }: Easel, plan: Plan, actors: readonly Actor[]): void =>
  drawEffects(scene, textures, lens, actors.flatMap((actor) => (actor.kind === 'flare' ? effectsOf(plan, actor) : [])), 'space');
