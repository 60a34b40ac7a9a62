import type { Point } from '../../../../table/shape.ts';
import type { Easel } from '../../../table/art.ts';
import { death, glance, strike } from '../../../table/fx/blasts.ts';
import { beam, glow, type Effect } from '../../../table/fx/effect.ts';
import { drawEffects } from '../../../table/world/draw-effects.ts';
import type { Actor, FlareActor } from './cast.ts';
import { spotOf } from './layout.ts';
import type { Spot } from '../../../cards/table/box.ts';
import { seatOf, type Plan } from './plan.ts';

/** The light of a seat's guns. */
const LIGHT = { A: 'amber', B: 'cyan' } as const;

/** Length and width of a tracer, units. */
const BOLT = { long: 900, wide: 210 } as const;

/**
 * The way of a seat's shots from its lead ship to the other's: through the gaps between the plates of the totals, where
 * they are seen.
 */
export const laneOf = (plan: Plan, seat: 'A' | 'B'): { readonly from: Point; readonly to: Point } => {
  const [own, other] = [plan.seats[seat], plan.seats[seat === 'A' ? 'B' : 'A']];
  const { speed, firepower, shield } = plan.seats.A;
  const [above, below] = seat === 'A' ? [speed, firepower] : [firepower, shield];
  const y = (above.y - above.height / 2 + below.y + below.height / 2) / 2;
  const edge = (lead: Spot, inward: number): Point => ({ x: lead.x + (inward * lead.width) / 2, y });
  return { from: edge(own.lead, own.inward), to: edge(other.lead, other.inward) };
};

/** What a light looks like at its moment. */
const effectsOf = (plan: Plan, flare: FlareActor): readonly Effect[] => {
  const spots = [spotOf(plan, flare.from), spotOf(plan, flare.to)] as const;
  const lane = flare.picture === 'bolt' && flare.seat !== null ? laneOf(plan, seatOf(flare.seat)) : null;
  const [from, to] = [
    { ...spots[0], ...lane?.from },
    { ...spots[1], ...lane?.to },
  ];
  const colour = flare.seat === null ? 'white' : LIGHT[seatOf(flare.seat)];
  const { t, seed } = flare;
  switch (flare.picture) {
    case 'bolt': {
      const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const at = (share: number): { x: number; y: number } => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
      const [tip, tail] = [at(Math.min(t * 1.15, 1)), at(Math.max(t * 1.15 - BOLT.long / long, 0))];
      return [
        beam('bolt', tail, tip, BOLT.wide, colour, 1),
        glow(tip.x, tip.y, 420, colour, 0.7),
        glow(from.x, from.y, 900, colour, Math.max(0, 1 - t * 3), 'flare'),
      ];
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
  drawEffects(
    scene,
    textures,
    lens,
    actors.flatMap((actor) => (actor.kind === 'flare' ? effectsOf(plan, actor) : [])),
    'space',
  );
