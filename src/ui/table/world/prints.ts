import type { Easel } from '../art.ts';
import type { Pictures } from '../pictures.ts';
import type { Kept } from './textures.ts';

/** Time of a frame for printing, ms: one print may take some more. */
const PRINTING = 7;
/**
 * Where frames are far apart, as at first and on a slow machine, this share of the time between them, but no more than
 * so many ms.
 */
const SHARE = 3;
const LONGEST = 40;
/** Prints not shown for so many frames go once there are too many. */
const STALE = 240;
const MANY = 180;

/** A picture with words on it, made for the very width it is shown at. */
interface Print extends Kept {
  readonly pixels: number;
  /** What was known of it when it was made. */
  readonly state: string;
  used: number;
}

interface Shop {
  readonly prints: Map<string, Print[]>;
  /** The frame each width was last asked for in: one that still changes is not worth a print. */
  readonly asked: Map<string, number>;
  easel: Easel | null;
  frame: number;
  /** When the last frame began, and when the time for printing in this one is up. */
  began: number;
  until: number;
}

const shops = new WeakMap<Pictures, Shop>();

/** Lets prints go that were not shown for so many frames. */
const sweep = ({ prints, asked, frame }: Shop, scene: Pictures, frames: number): void => {
  for (const [name, list] of prints) {
    const kept = list.filter(({ used }) => frame - used < frames);
    for (const print of list) if (!kept.includes(print)) scene.drop(print.key);
    if (kept.length > 0) prints.set(name, kept);
    else prints.delete(name);
  }
  for (const [key, last] of asked) if (last < frame - 1) asked.delete(key);
};

const shopOf = (easel: Easel): Shop => {
  const shop = shops.get(easel.scene) ?? {
    prints: new Map(),
    asked: new Map(),
    easel: null,
    frame: 0,
    began: 0,
    until: 0,
  };
  shops.set(easel.scene, shop);
  if (shop.easel === easel) return shop;
  shop.easel = easel;
  shop.frame += 1;
  const now = performance.now();
  shop.until = easel.textures.hasty()
    ? Infinity
    : now + Math.max(PRINTING, Math.min((now - shop.began) / SHARE, LONGEST));
  shop.began = now;
  if (shop.frame % 60 === 0 && [...shop.prints.values()].reduce((sum, { length }) => sum + length, 0) > MANY)
    sweep(shop, easel.scene, STALE);
  return shop;
};

/** A frame begins, whether or not a print is asked for in it. */
export const beginPrints = (easel: Easel): void => void shopOf(easel);

/** Lets all prints go that the last frame did not show. */
export const forgetPrints = (scene: Pictures): void => {
  const shop = shops.get(scene);
  if (shop) sweep(shop, scene, 1);
};

/** How a picture is wanted. */
export interface Order {
  readonly name: string;
  readonly pixels: number;
  /** A print made in another state is made anew. */
  readonly state: string;
  readonly print: (pixels: number) => HTMLCanvasElement;
}

/**
 * The print of a picture, one pixel of it on one of the screen. Where time is up, or the size still changes, one of
 * another size or state serves for some frames; null if there is none.
 */
export const printOf = (easel: Easel, { name, pixels, state, print }: Order): Kept | null => {
  const shop = shopOf(easel);
  const list = shop.prints.get(name) ?? [];
  const key = `${name}@${pixels}`;
  const steady = (shop.asked.get(key) ?? 0) >= shop.frame - 1;
  shop.asked.set(key, shop.frame);
  const known = list.find((one) => one.pixels === pixels);
  const due = known?.state === state;
  if (!due && performance.now() < shop.until && (steady || known || list.length === 0 || shop.until === Infinity)) {
    const canvas = print(pixels);
    easel.scene.keep(key, canvas);
    const made: Print = { key, width: canvas.width, height: canvas.height, pixels, state, used: shop.frame };
    shop.prints.set(name, [...list.filter((one) => one !== known), made]);
    return made;
  }
  if (!due) easel.textures.later();
  const nearest =
    known ??
    list.reduce<Print | undefined>(
      (best, one) =>
        !best || Math.abs(Math.log(one.pixels / pixels)) < Math.abs(Math.log(best.pixels / pixels)) ? one : best,
      undefined,
    );
  if (!nearest) return null;
  nearest.used = shop.frame;
  return nearest;
};
