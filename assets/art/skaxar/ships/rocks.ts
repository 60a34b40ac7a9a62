import { drawsOf, fieldOf } from '../../seeded.ts';
import type { Kit, Skin, Stuff, V3 } from '../../solid/kit.ts';
import { ball, limb, ring } from '../../solid/parts.ts';

const stone = (r: number, g: number, b: number, more: Partial<Stuff> = {}): Skin => ({
  stuff: {
    kind: 'chitin',
    colour: [r, g, b],
    second: [r * 0.6, g * 0.6, b * 0.62],
    shine: 0.14,
    gloss: 8,
    grain: 0.34,
    lit: 0,
    lamp: [255, 206, 110],
    ...more,
  },
});

/** A rock: a ball beaten out of shape, pits in it. */
const rock = (kit: Kit, at: V3, size: V3, seed: number, how: Skin, rows = 30): void => {
  const field = fieldOf(seed);
  const draw = drawsOf(seed);
  const pits = Array.from({ length: 9 }, (): readonly [V3, number] => {
    const z = draw() * 2 - 1;
    const angle = draw() * Math.PI * 2;
    const flat = Math.sqrt(1 - z * z);
    return [[Math.cos(angle) * flat, Math.sin(angle) * flat, z], 0.16 + draw() ** 2 * 0.34];
  });
  const sides = Math.round(rows * 1.4);
  kit.skin(
    Array.from({ length: rows + 1 }, (_, row) => {
      const angle = (row / rows) * Math.PI;
      return ring(sides).map(([a, b]): V3 => {
        const [x, y, z] = [-Math.cos(angle), a * Math.sin(angle), b * Math.sin(angle)];
        let high = 1 + field(x * 0.9, y * 0.9, z * 0.9, 2) * 0.5 + field(x * 3.2, y * 3.2, z * 3.2, 3) * 0.14;
        for (const [spot, wide] of pits) {
          const away = Math.hypot(x - spot[0], y - spot[1], z - spot[2]) / wide;
          if (away < 1.25) high += (away < 1 ? away * away - 0.85 : (1.25 - away) * 0.6) * wide * 0.34;
        }
        return [at[0] + x * high * size[0], at[1] + y * high * size[1], at[2] + z * high * size[2]];
      });
    }),
    { smooth: true, open: true, ...how },
  );
};

const CRYSTAL: Skin = {
  stuff: {
    kind: 'plain',
    colour: [236, 176, 64],
    second: [236, 176, 64],
    shine: 1,
    gloss: 30,
    grain: 0.2,
    lit: 0,
    lamp: [255, 196, 90],
  },
};

/** A six-sided crystal that stands out of a rock. */
const crystal = (kit: Kit, from: V3, to: V3, wide: number): void =>
  limb(kit, [from, to], (t) => (t < 0.74 ? wide * (0.82 + t * 0.24) : wide * (1 - t) * 3.9 + 0.002), CRYSTAL, {
    steps: 8,
    sides: 6,
  });

/** Asteroids by what they are worth: more of them, then ore, then gold. */
export const ASTEROIDS: { readonly [amount: number]: (kit: Kit) => void } = {
  1000: (kit) => rock(kit, [0, 0, 0], [0.8, 0.66, 0.6], 3, stone(124, 120, 116), 40),
  2000: (kit) => {
    rock(kit, [0.1, 0, -0.16], [0.66, 0.56, 0.5], 8, stone(138, 116, 98), 36);
    rock(kit, [-0.78, 0.3, 0.5], [0.3, 0.26, 0.28], 21, stone(112, 104, 98), 22);
    rock(kit, [0.75, -0.5, 0.55], [0.16, 0.14, 0.14], 33, stone(130, 112, 96), 14);
  },
  3000: (kit) => {
    const ore = stone(96, 92, 104, { lit: 0.95, grain: 0.5, lamp: [255, 176, 84] });
    rock(kit, [0, 0, 0], [0.8, 0.68, 0.62], 14, ore, 40);
    rock(kit, [0.9, 0.3, 0.5], [0.2, 0.18, 0.17], 35, ore, 16);
  },
  5000: (kit) => {
    rock(kit, [0, 0, -0.12], [0.7, 0.6, 0.46], 27, stone(92, 76, 72, { lit: 0.4 }), 34);
    const spikes: readonly (readonly [V3, V3, number])[] = [
      [[0, 0, 0.1], [0.1, -0.05, 1.05], 0.16],
      [[-0.2, 0.1, 0.1], [-0.5, 0.2, 0.86], 0.13],
      [[0.25, 0.05, 0.1], [0.66, -0.1, 0.74], 0.12],
      [[0, -0.3, 0.1], [-0.2, -0.66, 0.62], 0.1],
      [[0.3, -0.3, 0], [0.62, -0.66, 0.34], 0.09],
      [[-0.4, -0.2, 0], [-0.9, -0.34, 0.42], 0.1],
      [[0.1, 0.3, 0.1], [0.24, 0.5, 0.72], 0.09],
      [[-0.45, 0.2, -0.1], [-0.98, 0.32, 0.06], 0.08],
    ];
    for (const [from, to, wide] of spikes) {
      crystal(kit, from, to, wide);
      ball(kit, from, [0.1, 0.1, 0.08], { stuff: { ...CRYSTAL.stuff, kind: 'glow' } }, 8, 10);
    }
  },
};
