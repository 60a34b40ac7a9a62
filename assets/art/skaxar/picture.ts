import { drawsOf, seedOf } from '../seeded.ts';
import type { Box } from './layout.ts';
import { bakeScene } from './scene.ts';
import { DEALER } from './ships/dealer.ts';
import { EARTH } from './ships/earth.ts';
import { SKAXAR } from './ships/skaxar.ts';

/** Widths of the pictures kept, device pixels, and how much finer each is drawn before it is made smaller. */
const TIERS = [{ wide: 300, fineness: 1.6 }, { wide: 600, fineness: 1.4 }] as const;

const baked = new Map<string, HTMLCanvasElement>();

const pictureOf = (key: string, wide: number, aspect: number): HTMLCanvasElement | null => {
  const portrait = EARTH[key] ?? SKAXAR[key] ?? DEALER[key];
  if (!portrait) return null;
  const tier = TIERS.find((one) => one.wide >= wide) ?? TIERS[1];
  const name = `${key} ${tier.wide} ${aspect.toFixed(2)}`;
  const known = baked.get(name);
  if (known) return known;
  const made = bakeScene(portrait, tier.wide, Math.round(tier.wide * aspect), tier.fineness);
  baked.set(name, made);
  return made;
};

/** Draws the picture of a card into a box of a card `pixels` wide. */
export const drawPicture = (pen: CanvasRenderingContext2D, key: string, box: Box, pixels: number): void => {
  const picture = pictureOf(key, (pixels * box.wide) / 630, box.high / box.wide);
  if (picture) {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, box.x, box.y, box.wide, box.high);
    return;
  }
  const draw = drawsOf(seedOf(key));
  const hue = draw() * 360;
  const sky = pen.createRadialGradient(box.x + box.wide * 0.6, box.y + box.high * 0.4, 0, box.x + box.wide / 2, box.y + box.high / 2, box.wide * 0.8);
  sky.addColorStop(0, `hsl(${hue} 40% 34%)`);
  sky.addColorStop(1, '#070a11');
  pen.fillStyle = sky;
  pen.fillRect(box.x, box.y, box.wide, box.high);
};
