import { bakeBackdrop, bakeStars, type Theme } from '../../../../assets/art/backdrop.ts';
import { bakeHull, HULL_FRAME, HULL_REACH } from '../../../../assets/art/hull.ts';
import { bakeMark } from '../../../../assets/art/hull-mark.ts';
import { bakeSpark } from '../../../../assets/art/sparks.ts';
import { seedOf, type Light } from '../../../../assets/art/seeded.ts';
import type { Piece } from '../../../games/orions-gate/index.ts';
import { canvasAngle } from '../aids/regions.ts';
import type { Effect } from '../fx/effect.ts';
import type { Pictures, Sprite } from '../pictures.ts';
import type { Actor } from './tableau.ts';
import { bakeShade, lightOf, picturesOf, type PiecePicture } from './terrain.ts';
import type { Textures } from './textures.ts';

/** Where the world is drawn: device pixels. */
export interface Lens {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** Device pixels per mil. */
  readonly mil: number;
  /** Camera's place on the table, 0..1 in both directions. */
  readonly share: { readonly x: number; readonly y: number };
  at(point: { readonly x: number; readonly y: number }): { x: number; y: number };
}

/** Headings are lit in so many steps. */
const LIT_STEPS = 24;
/** How far the far and the near stars shift over the whole table, CSS pixels. */
const FAR_SHIFT = 36;
const NEAR_SHIFT = 130;
/** Ships are drawn at least with this half length, bigger than life where the table is far away, CSS pixels. */
const READABLE: { readonly [type in Actor['unitType']]: number } = { scouts: 7.5, fighters: 9, destroyers: 11.5, battleships: 14 };
/** Below this half length a hull is shown by its bold sign, CSS pixels. */
export const SIGN = 15;
const STAR_TILE = 640;

const placed = (key: string, x: number, y: number, scaleX: number, scaleY: number, rotation = 0, alpha = 1, add = false): Sprite => ({
  texture: key, x, y, scaleX, scaleY, rotation, alpha, add, originX: 0.5, originY: 0.5,
});

/** Draws what lies behind everything: dust, far stars, near stars. */
export const drawSky = (scene: Pictures, textures: Textures, lens: Lens, seed: string, theme: Theme): void => {
  const { ratio } = lens;
  const margin = FAR_SHIFT * ratio;
  const number = seedOf(`${seed}/sky`);
  const far = textures.fixed(`sky/${theme}/${seed}/${lens.width}x${lens.height}`, () => bakeBackdrop(lens.width + margin * 2, lens.height + margin * 2, number, theme, ratio));
  const shift = (amount: number): { x: number; y: number } => ({ x: Math.round((0.5 - lens.share.x) * amount * 2), y: Math.round((lens.share.y - 0.5) * amount * 2) });
  const moved = shift(margin);
  scene.put({ texture: far.key, x: Math.max(-2 * margin, Math.min(0, moved.x - margin)), y: Math.max(-2 * margin, Math.min(0, moved.y - margin)), scaleX: 1, scaleY: 1, rotation: 0, alpha: 1, add: false, originX: 0, originY: 0 });
  if (theme !== 'space') return;
  const side = Math.round(STAR_TILE * ratio);
  const near = textures.fixed(`stars/${seed}/${side}`, () => bakeStars(side, number, theme, ratio));
  const start = shift(NEAR_SHIFT * ratio);
  const left = (((start.x % side) + side) % side) - side;
  const top = (((start.y % side) + side) % side) - side;
  for (let x = left; x < lens.width; x += side)
    for (let y = top; y < lens.height; y += side) scene.put({ texture: near.key, x, y, scaleX: 1, scaleY: 1, rotation: 0, alpha: 1, add: false, originX: 0, originY: 0 });
};

const pictures = new WeakMap<readonly Piece[], readonly PiecePicture[]>();

/** Draws the pieces, shades first. */
export const drawTerrain = (scene: Pictures, textures: Textures, lens: Lens, pieces: readonly Piece[], seed: string, theme: Theme): void => {
  const light = lightOf(seed);
  let all = pictures.get(pieces);
  if (!all) {
    all = pieces.flatMap((piece) => picturesOf(piece, seed, light, theme));
    pictures.set(pieces, all);
  }
  const shade = textures.fixed('shade', bakeShade);
  const away = Math.atan2(-light.y, -light.x);
  for (const picture of all) {
    if (picture.shade === null) continue;
    const at = lens.at(picture);
    const reach = picture.shade * lens.mil;
    scene.put({ texture: shade.key, x: at.x, y: at.y, scaleX: (reach * 3.4) / shade.width, scaleY: (reach * 2.5) / shade.height, rotation: away, alpha: 0.9, add: false, originX: 0, originY: 0.5 });
  }
  for (const picture of all) {
    const at = lens.at(picture);
    const side = picture.span * lens.mil;
    if (at.x + side < 0 || at.y + side < 0 || at.x - side > lens.width || at.y - side > lens.height) continue;
    const kept = textures.get(picture.name, side, picture.largest, (pixels) => picture.bake(pixels));
    scene.put(placed(kept.key, at.x, at.y, side / kept.width, side / kept.height));
  }
};

/** The light as a ship sees it whose bow points along a canvas angle. */
const seenBy = (light: Light, angle: number): Light => ({
  x: light.x * Math.cos(angle) + light.y * Math.sin(angle),
  y: -light.x * Math.sin(angle) + light.y * Math.cos(angle),
  z: light.z,
});

/** The picture of a hull at a heading and size. `half` of a broken one. */
export const hullPicture = (textures: Textures, actor: Pick<Actor, 'id' | 'unitType' | 'side' | 'heading' | 'hurt' | 'wreck'>, side: number, light: Light, half: -1 | 0 | 1): { key: string; width: number } => {
  const step = Math.round((actor.heading / 36000) * LIT_STEPS) % LIT_STEPS;
  const hurt = actor.wreck ? 1 : Math.ceil(actor.hurt * 4) / 4;
  const mark = hurt > 0 ? `/${actor.id}/${hurt}` : '';
  const name = `hull/${actor.unitType}/${actor.side}/${step}${mark}/${actor.wreck ? `dead${half}` : 'live'}`;
  const angle = canvasAngle((step / LIT_STEPS) * 36000);
  return textures.get(name, side, 720, (pixels) =>
    bakeHull({ type: actor.unitType, side: actor.side, size: pixels, light: seenBy(light, angle), hurt, dead: actor.wreck, half, seed: seedOf(actor.id) }),
  );
};

/** Half the length of a hull as it is drawn, device pixels. */
export const hullReach = (type: Actor['unitType'], radius: number, lens: Pick<Lens, 'mil' | 'ratio'>): number =>
  Math.max(HULL_REACH[type] * radius * lens.mil, READABLE[type] * lens.ratio);

/** Side of a hull's picture on the canvas, device pixels. */
export const hullSide = (type: Actor['unitType'], radius: number, lens: Pick<Lens, 'mil' | 'ratio'>): number => 2 * HULL_FRAME * hullReach(type, radius, lens);


/** Draws a ship, or the two halves of a wreck drifting apart. */
export const drawShip = (scene: Pictures, textures: Textures, lens: Lens, actor: Actor, seed: string, rgb: string): void => {
  const at = lens.at(actor);
  const side = hullSide(actor.unitType, actor.radius, lens);
  if (at.x + side < 0 || at.y + side < 0 || at.x - side > lens.width || at.y - side > lens.height) return;
  const light = lightOf(seed);
  const angle = canvasAngle(actor.heading);
  if (!actor.wreck) {
    const seen = actor.spent ? 0.7 : 1;
    const far = side < 2 * HULL_FRAME * SIGN * lens.ratio;
    const kept = far
      ? textures.get(`sign/${actor.unitType}/${actor.side}/${rgb}`, side, 128, (pixels) => bakeMark(actor.unitType, actor.side, pixels, rgb, HULL_FRAME))
      : hullPicture(textures, actor, side, light, 0);
    scene.put(placed(kept.key, at.x, at.y, side / kept.width, side / kept.width, angle, seen));
    return;
  }
  const drift = actor.radius * lens.mil * 0.22;
  for (const half of [-1, 1] as const) {
    const kept = hullPicture(textures, actor, side, light, half);
    const x = at.x - Math.sin(angle) * drift * half;
    const y = at.y + Math.cos(angle) * drift * half;
    scene.put(placed(kept.key, x, y, side / kept.width, side / kept.width, angle + half * 0.16, 0.8));
  }
};

/** Below this scale effects are drawn bigger than life, up to a limit, so that they are seen; CSS pixels an inch. */
const GRAND = 26;
const GRANDEST = 2.4;
const LONG: ReadonlySet<Effect['picture']> = new Set<Effect['picture']>(['bolt', 'streak', 'flame', 'lattice']);

/** Draws the effects of a moment. */
export const drawEffects = (scene: Pictures, textures: Textures, lens: Lens, effects: readonly Effect[], theme: Theme): void => {
  const grand = Math.min(Math.max((GRAND * lens.ratio) / (lens.mil * 1000), 1), GRANDEST);
  for (const effect of effects) {
    if (effect.alpha <= 0.003 || effect.length <= 0 || effect.width <= 0) continue;
    // Above the earth a drive leaves a white trail: exhaust in the air, a wake on the water.
    const colour = effect.picture === 'flame' && theme !== 'space' ? 'white' : effect.colour;
    const kept = textures.fixed(`spark/${effect.picture}/${colour}`, () => bakeSpark(effect.picture, colour));
    const at = lens.at(effect);
    const length = effect.length * lens.mil * (LONG.has(effect.picture) ? 1 : grand);
    scene.put(placed(kept.key, at.x, at.y, length / kept.width, (effect.width * lens.mil * grand) / kept.height, effect.angle, Math.min(effect.alpha, 1), effect.light));
  }
};
