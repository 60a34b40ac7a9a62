import type { Rgb } from '../../seeded.ts';
import type { Skin, Stuff } from '../../solid/kit.ts';

const stuff = (kind: Stuff['kind'], colour: Rgb, second: Rgb, more: Partial<Stuff> = {}): Skin => ({
  stuff: { kind, colour, second, shine: 0.35, gloss: 14, grain: 0.2, lit: 0, lamp: [255, 214, 150], ...more },
});

/** What side A builds with: riveted steel in slabs. */
export const STEEL = stuff('plated', [176, 168, 156], [128, 120, 110]);
export const DECKS = stuff('plated', [156, 148, 138], [104, 98, 92], { lit: 0.5, grain: 0.16 });
export const ARMOUR = stuff('plated', [134, 128, 120], [98, 93, 88], { grain: 0.26, shine: 0.5, gloss: 20 });
export const PALE = stuff('plated', [222, 215, 202], [176, 168, 156], { grain: 0.22 });
export const SOOT = stuff('plated', [70, 67, 66], [50, 48, 48], { grain: 0.12, shine: 0.3 });
export const GUN = stuff('plain', [66, 65, 66], [66, 65, 66], { shine: 0.8, gloss: 24 });
export const GLASS = stuff('plain', [24, 44, 66], [24, 44, 66], { shine: 1, gloss: 40 });
export const LAMP = stuff('glow', [255, 222, 160], [255, 222, 160]);

/** What side B grows: shell over ribs. */
export const SHELL = stuff('chitin', [104, 136, 150], [52, 78, 94], { shine: 0.8, gloss: 22, grain: 0.32 });
export const DEEP = stuff('chitin', [52, 74, 88], [30, 44, 56], { shine: 0.6, gloss: 18, grain: 0.24 });
export const RIB = stuff('chitin', [206, 218, 214], [150, 170, 172], { shine: 0.6, gloss: 20, grain: 0.2 });
export const SKIN = stuff('chitin', [84, 122, 132], [120, 158, 160], { shine: 0.5, gloss: 12, grain: 0.12 });
export const EYE = stuff('glow', [226, 250, 255], [226, 250, 255], { lamp: [214, 246, 255] });

/** Painted in the colour of the side that flies it. */
export const COAT = stuff('plated', [214, 214, 214], [178, 178, 178], { grain: 0.26, shine: 0.45 });
export const COAT_GROWN = stuff('chitin', [206, 206, 206], [150, 150, 150], { grain: 0.26, shine: 0.7, gloss: 22 });
/** Light in the colour of the side: drives and veins. */
export const BURN = stuff('glow', [255, 255, 255], [255, 255, 255], { lamp: [255, 255, 255] });

/** What takes the colour of the side. */
export const SIDE_STUFF: ReadonlySet<Stuff> = new Set([COAT.stuff, COAT_GROWN.stuff, BURN.stuff]);

/** What takes the paint of a squadron: plates and shells, no guns, glass or lamps. */
export const PAINT_STUFF: ReadonlySet<Stuff> = new Set(
  [STEEL, DECKS, ARMOUR, PALE, SHELL, RIB, SKIN].map(({ stuff: one }) => one),
);
