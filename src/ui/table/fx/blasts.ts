import { drawsOf } from '../../../../assets/art/seeded.ts';
import type { Point } from '../../../table/shape.ts';
import { glow, type Effect, type EffectColour } from './effect.ts';

const shards = (at: Point, reach: number, count: number, t: number, seed: number, fade: number): Effect[] => {
  const draw = drawsOf(seed);
  return Array.from({ length: count }, () => {
    const angle = draw() * Math.PI * 2;
    const speed = 0.35 + draw() * 0.65;
    const way = (1 - (1 - t) ** 2) * reach * speed;
    const size = reach * (0.05 + draw() * 0.09);
    return {
      picture: 'shard' as const,
      colour: 'grey' as const,
      x: at.x + Math.cos(angle) * way,
      y: at.y + Math.sin(angle) * way,
      length: size,
      width: size,
      angle: t * 6 * (draw() - 0.5) + angle,
      alpha: fade,
      light: false,
    };
  });
};

const sparks = (at: Point, reach: number, count: number, t: number, seed: number, colour: EffectColour): Effect[] => {
  const draw = drawsOf(seed + 9);
  return Array.from({ length: count }, () => {
    const angle = draw() * Math.PI * 2;
    const way = (1 - (1 - t) ** 3) * reach * (0.3 + draw() * 0.9);
    const size = reach * 0.34 * (1 - t);
    return {
      picture: 'streak' as const,
      colour,
      x: at.x + Math.cos(angle) * way,
      y: at.y + Math.sin(angle) * way,
      length: size,
      width: reach * 0.07,
      angle: -angle,
      alpha: 1 - t,
      light: true,
    };
  });
};

/** A shot strikes: a flash, sparks, a small ring. */
export const strike = (at: Point, size: number, t: number, seed: number, colour: EffectColour): Effect[] => [
  // For a moment the whole hull stands in the light.
  glow(at.x, at.y, size * 3.2, 'white', Math.max(0, 1 - t * 3) * 0.9),
  glow(at.x, at.y, size * (3 + t * 2), colour, (1 - t) ** 2, 'flare'),
  glow(at.x, at.y, size * (1.2 + t * 3), colour, (1 - t) * 0.8, 'ring'),
  ...sparks(at, size * 2.4, 12, t, seed, colour),
];

/** The armour holds: a pale shell lights up and the spray glances off. */
export const glance = (at: Point, size: number, t: number, seed: number): Effect[] => [
  glow(at.x, at.y, size * 3, 'white', (1 - t) ** 1.5 * 0.95, 'ring'),
  glow(at.x, at.y, size * 2.7, 'cyan', (1 - t) * 0.8, 'shell'),
  ...sparks(at, size * 2, 9, t, seed, 'white'),
];

/** A component is damaged: fire on the hull. */
export const wound = (at: Point, size: number, t: number, seed: number, points: number): Effect[] => {
  const draw = drawsOf(seed + 3);
  const out: Effect[] = [];
  for (let index = 0; index < Math.min(points, 4); index += 1) {
    const x = at.x + (draw() - 0.5) * size;
    const y = at.y + (draw() - 0.5) * size;
    out.push({
      ...glow(x, y - t * size * 0.3, size * (0.6 + t * 1.6), 'grey', bellOf(t) * 0.75, 'smoke'),
      light: false,
    });
    out.push(
      glow(x, y, size * (1.1 + t * 1.6), 'red', (1 - t) * 0.95),
      glow(x, y, size * (1 - t * 0.8), 'amber', (1 - t) ** 2),
      glow(x, y, size * 0.35, 'white', (1 - t) ** 4),
    );
  }
  return [
    ...out,
    glow(at.x, at.y, size * 2.4, 'red', (1 - t) * 0.9, 'shell'),
    ...sparks(at, size * 2.4, 10, t, seed, 'amber'),
    ...shards(at, size * 2.4, 8, t, seed, 1 - t),
  ];
};

const bellOf = (t: number): number => Math.sin(Math.min(Math.max(t, 0), 1) * Math.PI);

/** A ship dies: inner fires along the spine, the flash, the ring, the debris. `angle` = its canvas heading. */
export const death = (at: Point, size: number, angle: number, t: number, seed: number): Effect[] => {
  const out: Effect[] = [];
  const draw = drawsOf(seed + 21);
  for (let index = 0; index < 7; index += 1) {
    const start = index * 0.05;
    const own = (t - start) / 0.3;
    const along = (draw() - 0.5) * 2 * size;
    if (own < 0 || own > 1) continue;
    const x = at.x + Math.cos(-angle) * along;
    const y = at.y + Math.sin(-angle) * along;
    out.push(
      glow(x, y, size * (0.4 + own * 1.1), index % 2 ? 'amber' : 'red', 1 - own),
      glow(x, y, size * 0.4 * (1 - own), 'white', 1 - own),
    );
  }
  const boom = (t - 0.3) / 0.7;
  if (boom > 0) {
    const left = 1 - boom;
    out.push({ ...glow(at.x, at.y, size * (1.6 + boom * 2.4), 'grey', left * 0.55, 'smoke'), light: false });
    out.push(
      glow(at.x, at.y, size * (3.6 + boom * 2), 'amber', left ** 2),
      glow(at.x, at.y, size * 2.2 * left, 'white', left ** 2),
    );
    out.push(glow(at.x, at.y, size * 5 * left, 'white', left ** 3, 'flare'));
    // For a moment there is nothing but light.
    if (boom < 0.12) out.push(glow(at.x, at.y, size * 8, 'white', 1), glow(at.x, at.y, size * 4, 'white', 1));
    out.push(glow(at.x, at.y, size * (1 + boom * 7), 'amber', left ** 2 * 0.8, 'ring'));
    out.push(...shards(at, size * 3.4, 16, boom, seed, left), ...sparks(at, size * 3.6, 18, boom, seed, 'amber'));
  }
  return out;
};

/** Hulls meet: a crunch of debris and sparks at the place of contact. */
export const crunch = (at: Point, size: number, t: number, seed: number): Effect[] => [
  glow(at.x, at.y, size * 2.6, 'white', Math.max(0, 1 - t * 3)),
  glow(at.x, at.y, size * (3 + t * 2), 'amber', (1 - t) ** 2, 'flare'),
  glow(at.x, at.y, size * (1 + t * 4.5), 'amber', (1 - t) ** 2 * 0.8, 'ring'),
  { ...glow(at.x, at.y, size * (1 + t * 1.6), 'grey', bellOf(t) * 0.6, 'smoke'), light: false },
  ...sparks(at, size * 3.2, 18, t, seed, 'amber'),
  ...shards(at, size * 3, 16, t, seed, 1 - t ** 2),
];

/** Rings that run out from a point: EMP, danger, a jump. */
export const ripple = (at: Point, size: number, t: number, colour: EffectColour): Effect[] =>
  [0, 0.22, 0.44].map((late) => {
    const own = Math.min(Math.max((t - late) / 0.56, 0), 1);
    return glow(at.x, at.y, size * (0.3 + own), colour, own > 0 && own < 1 ? (1 - own) * 0.75 : 0, 'ring');
  });

/**
 * A ship comes out of, or goes into, nothing: space folds to a line of light along its heading. `angle` = canvas angle.
 */
export const jump = (at: Point, size: number, angle: number, t: number, colour: EffectColour): Effect[] => [
  {
    picture: 'bolt',
    colour,
    x: at.x,
    y: at.y,
    length: size * (4 + 9 * t),
    width: size * 1.5 * (1 - t) ** 2,
    angle,
    alpha: 1 - t,
    light: true,
  },
  glow(at.x, at.y, size * (6 * (1 - t)), colour, (1 - t) ** 1.5, 'flare'),
  glow(at.x, at.y, size * (0.6 + t * 4), colour, (1 - t) * 0.9, 'ring'),
  glow(at.x, at.y, size * (5 - 4 * t), 'violet', bellOf(t) * 0.7, 'ring'),
];

/** A dangerous place tears at a ship: red light closes in on it, and arcs leap over the hull. */
export const peril = (at: Point, size: number, t: number, seed: number): Effect[] => {
  const draw = drawsOf(seed + Math.floor(t * 9));
  const arcs = Array.from({ length: 5 }, (): Effect => {
    const angle = draw() * Math.PI * 2;
    const reach = size * (0.7 + draw() * 0.7);
    return {
      picture: 'bolt',
      colour: 'red',
      x: at.x + Math.cos(angle) * reach * 0.6,
      y: at.y - Math.sin(angle) * reach * 0.6,
      length: reach * 1.3,
      width: size * 0.22,
      angle: angle + draw() - 0.5,
      alpha: 0.9 * (1 - t * 0.5),
      light: true,
    };
  });
  return [
    ...[0, 0.25, 0.5].map((late) => {
      const own = Math.min(Math.max((t - late) / 0.5, 0), 1);
      return glow(at.x, at.y, size * (5 - 3.4 * own), 'red', bellOf(own), 'ring');
    }),
    glow(at.x, at.y, size * 2.8, 'red', bellOf(t), 'shell'),
    ...arcs,
  ];
};
