import type { Rgb } from '../../seeded.ts';
import type { Skin, Stuff } from '../../solid/kit.ts';

const stuff = (kind: Stuff['kind'], colour: Rgb, second: Rgb, more: Partial<Stuff> = {}): Skin => ({
  stuff: { kind, colour, second, shine: 0.35, gloss: 18, grain: 0.17, lit: 0, lamp: [255, 206, 128], ...more },
});

/** What the ships of Earth are built of. */
export const HULL = stuff('plated', [172, 184, 198], [112, 124, 142]);
/** Hull with decks of lit windows. */
export const DECKS = stuff('plated', [158, 170, 186], [98, 110, 128], { lit: 0.3 });
export const ARMOUR = stuff('plated', [128, 140, 156], [92, 102, 118], { grain: 0.3, shine: 0.45, gloss: 26 });
export const PALE = stuff('plated', [214, 222, 230], [168, 178, 190], { grain: 0.2 });
export const DARK = stuff('plated', [74, 82, 96], [50, 56, 68], { grain: 0.1, shine: 0.3 });
export const GUN = stuff('plain', [58, 64, 74], [58, 64, 74], { shine: 0.7, gloss: 30 });
export const GLASS = stuff('plain', [22, 38, 56], [22, 38, 56], { shine: 1, gloss: 60 });
export const LAMP = stuff('glow', [255, 214, 146], [255, 214, 146]);
export const WHITE = stuff('glow', [255, 244, 226], [255, 244, 226], { lamp: [255, 238, 214] });
export const BURN = stuff('glow', [255, 232, 200], [255, 232, 200], { lamp: [255, 214, 160] });

const paints = new Map<string, Skin>();

/** A coat of paint. */
export const paint = (r: number, g: number, b: number): Skin => {
  const key = `${r},${g},${b}`;
  const known =
    paints.get(key) ?? stuff('plated', [r, g, b], [r * 0.72, g * 0.72, b * 0.72], { grain: 0.22, shine: 0.4 });
  paints.set(key, known);
  return known;
};
