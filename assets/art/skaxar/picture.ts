import { CARD, type Box } from './layout.ts';
import { bakeModel, bakeScene } from './scene.ts';
import { DEALER } from './ships/dealer.ts';
import { EARTH } from './ships/earth.ts';
import { EMBLEMS } from './ships/emblems.ts';
import type { Portrait } from './ships/portrait.ts';
import { SKAXAR } from './ships/skaxar.ts';
import type { Pose } from './solid/camera.ts';
import type { Lighting } from './solid/render.ts';

/** Every picture by its name: ids of ships, keys of shop cards, `asteroid1000`, `back-earth`. */
export const PICTURES: { readonly [name: string]: Portrait | undefined } = { ...EARTH, ...SKAXAR, ...DEALER, ...EMBLEMS };

/** Widths of the pictures kept, device pixels, and how much finer each is drawn before it is made smaller. */
const TIERS = [{ wide: 300, fineness: 1.6 }, { wide: 600, fineness: 1.4 }] as const;
/** So many wide pictures are kept, the latest; each takes 1.5 MB. */
const WIDE_KEPT = 24;

const baked = new Map<string, HTMLCanvasElement>();

const pictureOf = (name: string, wide: number, aspect: number): HTMLCanvasElement => {
  const portrait = PICTURES[name];
  if (!portrait) throw new Error(`There is no picture "${name}".`);
  const tier = TIERS.find((one) => one.wide >= wide) ?? TIERS[1];
  const shape = aspect.toFixed(3);
  // A finer one that is there serves as well.
  for (const one of TIERS) {
    const known = one.wide >= tier.wide && baked.get(`${name} ${one.wide} ${shape}`);
    if (known) return known;
  }
  if (tier === TIERS[1]) {
    const wideOnes = [...baked.keys()].filter((key) => key.includes(` ${TIERS[1].wide} `));
    if (wideOnes.length >= WIDE_KEPT) baked.delete(wideOnes[0]!);
  }
  const made = bakeScene(portrait, tier.wide, Math.round(tier.wide * aspect), tier.fineness);
  baked.set(`${name} ${tier.wide} ${shape}`, made);
  return made;
};

/** Draws the picture of a name into a box of a card that is `pixels` wide. It is baked when it is first asked for. */
export const drawPicture = (pen: CanvasRenderingContext2D, name: string, box: Box, pixels: number): void => {
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(pictureOf(name, (pixels * box.wide) / CARD.wide, box.high / box.wide), box.x, box.y, box.wide, box.high);
};

/**
 * Bakes what a picture shows alone, clear around, for films and key art: the id of a ship or any name of `PICTURES`. Not kept. Throws for
 * a name that is none.
 */
export const bakeCutOut = (name: string, wide: number, high: number, pose?: Pose, light?: Lighting): HTMLCanvasElement => {
  const portrait = PICTURES[name];
  if (!portrait) throw new Error(`There is no picture "${name}".`);
  return bakeModel(portrait, wide, high, wide > 400 ? 1.4 : 1.7, pose, light);
};
