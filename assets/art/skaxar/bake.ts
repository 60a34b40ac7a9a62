import { CARD } from './layout.ts';
import { bakePlate, type Plate } from './plates.ts';
import { bakeScene } from './scene.ts';
import { DEALER } from './ships/dealer.ts';
import { EARTH } from './ships/earth.ts';
import { EMBLEMS } from './ships/emblems.ts';
import type { Portrait } from './ships/portrait.ts';
import { SKAXAR } from './ships/skaxar.ts';

/** Every picture by its name: ids of ships, keys of shop cards, `asteroid1000`, `back-earth`. */
export const PICTURES: { readonly [name: string]: Portrait | undefined } = {
  ...EMBLEMS,
  ...EARTH,
  ...SKAXAR,
  ...DEALER,
};

/**
 * The names in the order in which all are baked before anybody asks: backs, which lie on every table, what the Shop may
 * show, what the first harvest may, then ships of both fleets in turn.
 */
export const namesAhead = (): readonly string[] => {
  const ships = Object.keys(EARTH).flatMap((id) => [id, id.replace('E', 'X')]);
  const dealt = Object.keys(DEALER);
  const isAsteroid = (name: string): boolean => name.startsWith('asteroid');
  return [...Object.keys(EMBLEMS), ...dealt.filter((name) => !isAsteroid(name)), ...dealt.filter(isAsteroid), ...ships];
};

const INSIDE = CARD.wide - 2 * CARD.rim;

/** Height of a picture by its width: that of the highest window it is seen through. */
const aspectOf = (name: string): number => {
  if (name in EARTH || name in SKAXAR) return 640 / INSIDE;
  return (name in EMBLEMS || name.startsWith('asteroid') ? CARD.high - 2 * CARD.rim : 520) / INSIDE;
};

/** What is to be baked: a picture, its width in pixels, and how much finer it is drawn before it is made smaller. */
export interface PictureWish {
  readonly name: string;
  readonly wide: number;
  readonly fineness: number;
}

export type Wish = PictureWish | Plate;

/** Bakes what is wished: some 100 ms. Throws for a name that is none. */
export const bake = (wish: Wish): HTMLCanvasElement => ('plate' in wish ? bakePlate(wish) : bakePicture(wish));

const bakePicture = ({ name, wide, fineness }: PictureWish): HTMLCanvasElement => {
  const portrait = PICTURES[name];
  if (!portrait) throw new Error(`There is no picture "${name}".`);
  return bakeScene(portrait, wide, Math.round(wide * aspectOf(name)), fineness);
};
