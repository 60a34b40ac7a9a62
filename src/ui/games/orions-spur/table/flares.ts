import type { Seat } from '../../../../engine/seat.ts';
import type { Box } from '../../../cards/table/box.ts';
import type { Easel } from '../../../table/art.ts';
import { crunch, death, glance, strike } from '../../../table/fx/blasts.ts';
import { along, beam, glow, type Effect, type EffectColour } from '../../../table/fx/effect.ts';
import { drawEffects } from '../../../table/world/draw-effects.ts';
import type { Actor, FlareActor } from './cast.ts';
import type { Where } from './where.ts';

/** The light of each seat; nobody's is white. */
const LIGHTS: readonly EffectColour[] = ['amber', 'cyan', 'green', 'violet'];
const lightOf = (seat: Seat | null): EffectColour => (seat === null ? 'white' : (LIGHTS[Number(seat) - 1] ?? 'white'));

/** A shot on its way. */
function shot({ t, seat, picture }: FlareActor, from: Box, to: Box): readonly Effect[] {
  const colour = lightOf(seat);
  const [tip, tail] = [along(from, to, Math.min(t * 1.1, 1)), along(from, to, Math.max(t * 1.1 - 0.3, 0))];
  return [
    beam(picture === 'trail' ? 'flame' : 'bolt', tail, tip, 170, colour, 1),
    glow(tip.x, tip.y, 300, colour, 0.8),
    glow(from.x, from.y, from.width * 0.8, colour, Math.max(0, 1 - t * 3), 'flare'),
  ];
}

/** A net of fire that holds a ship down. */
const lattice = ({ t, seat }: FlareActor, from: Box, to: Box): readonly Effect[] => {
  const colour = lightOf(seat);
  const held = Math.min(t * 3, 1);
  return [
    beam('streak', from, along(from, to, held), 120, colour, 1 - t),
    beam('streak', along(from, to, 0.1), along(from, to, held * 0.94), 90, 'white', (1 - t) * 0.7),
    glow(to.x, to.y, to.width * 1.2, colour, Math.sin(Math.PI * t), 'lattice'),
    glow(to.x, to.y, to.width * (1.6 - t * 0.4), colour, (1 - t) * 0.8, 'ring'),
  ];
};

/** What a light looks like at its moment. */
function effectsOf(where: Where, flare: FlareActor): readonly Effect[] {
  const [from, to] = [where.boxAt(flare.from), where.boxAt(flare.to)];
  if (!to) return [];
  const { t, seed, seat } = flare;
  const colour = lightOf(seat);
  const size = Math.min(to.width, to.height);
  switch (flare.picture) {
    case 'beam':
    case 'trail':
      return from ? shot(flare, from, to) : [];
    case 'lattice':
      return from ? lattice(flare, from, to) : [];
    case 'shield':
      return glance(to, size * 0.42, t, seed);
    case 'down':
      return [
        glow(to.x, to.y, size * (1 + t * 1.3), 'cyan', (1 - t) ** 2, 'shell'),
        glow(to.x, to.y, size * (1.1 + t * 1.6), 'white', (1 - t) ** 2 * 0.9, 'ring'),
      ];
    case 'hit':
      return strike(to, size * 0.2, t, seed, colour);
    case 'crunch':
      return crunch(to, size * 0.24, t, seed);
    case 'burst':
      return [...strike(to, size * 0.3, t, seed, 'amber'), ...crunch(to, size * 0.2, t, seed)];
    case 'death':
      return death(to, size * 0.34, (seed % 7) * 0.4, t, seed);
    case 'pulse':
      return [
        glow(to.x, to.y, size * (1.1 + t * 0.7), colour, (1 - t) * 0.8, 'ring'),
        glow(to.x, to.y, size * 1.1, colour, (1 - t) * 0.35),
      ];
  }
}

/** Draws all lights of a moment. */
export const putFlares = ({ scene, textures, lens }: Easel, where: Where, actors: readonly Actor[]): void =>
  drawEffects(
    scene,
    textures,
    lens,
    actors.flatMap((actor) => (actor.kind === 'flare' ? effectsOf(where, actor) : [])),
    'space',
  );
