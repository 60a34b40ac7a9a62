import type { Rgb } from '../../seeded.ts';
import type { Skin, Stuff } from '../../solid/kit.ts';

const ACID: Rgb = [176, 255, 96];

const stuff = (kind: Stuff['kind'], colour: Rgb, second: Rgb, more: Partial<Stuff> = {}): Skin => ({
  smooth: true,
  stuff: { kind, colour, second, shine: 0.75, gloss: 26, grain: 0.3, lit: 0, lamp: ACID, ...more },
});

/** What the Skaxar are grown of. */
export const SHELL = stuff('chitin', [112, 84, 152], [58, 40, 92]);
/** Shell with veins that shine. */
export const VEINED = stuff('chitin', [96, 70, 138], [50, 34, 82], { lit: 0.55 });
export const DEEP = stuff('chitin', [58, 46, 84], [34, 26, 54], { shine: 0.6 });
export const BONE = stuff('chitin', [206, 192, 170], [150, 128, 116], { grain: 0.22, shine: 0.5 });
export const FLESH = stuff('chitin', [150, 74, 112], [96, 40, 80], { grain: 0.16, shine: 0.9, gloss: 40 });
export const BLACK = stuff('chitin', [44, 38, 56], [26, 22, 36], { shine: 1, gloss: 40 });
export const MEMBRANE = stuff('chitin', [120, 92, 158], [168, 108, 168], { grain: 0.1, shine: 0.4, lit: 0.25 });
export const ACID_GLOW = stuff('glow', [206, 255, 140], [206, 255, 140]);
export const EYE = stuff('glow', [255, 150, 120], [255, 150, 120], { lamp: [255, 92, 110] });
export const PALE_EYE = stuff('glow', [236, 255, 200], [236, 255, 200], { lamp: [200, 255, 120] });

const dyes = new Map<string, Skin>();

/** Shell of another colour; `lit` = how many veins shine on it. */
export const dyed = (r: number, g: number, b: number, lit = 0, grain = 0.28): Skin => {
  const key = `${r},${g},${b},${lit},${grain}`;
  const known = dyes.get(key) ?? stuff('chitin', [r, g, b], [r * 0.52, g * 0.5, b * 0.58], { lit, grain });
  dyes.set(key, known);
  return known;
};
