import type { Theme } from '../../../../../../assets/art/backdrop.ts';
import { HULL_FRAME } from '../../../../../../assets/art/bake-sketch.ts';
import { bakeHull, HULL_REACH } from '../../../../../../assets/art/orions-gate/hull.ts';
import { bakeMark } from '../../../../../../assets/art/orions-gate/hull-mark.ts';
import { seedOf, type Light } from '../../../../../../assets/art/seeded.ts';
import type { Piece } from '../../../../../games/orions-gate/index.ts';
import { canvasAngle } from '../aids/regions.ts';
import type { Pictures } from '../../../../table/pictures.ts';
import { placed, type Lens } from '../../../../table/world/lens.ts';
import type { Actor } from './tableau.ts';
import { bakeShade, lightOf, picturesOf, type PiecePicture } from './terrain.ts';
import { seenBy } from '../../../../table/world/seen-by.ts';
import type { Textures } from '../../../../table/world/textures.ts';

/** Headings are lit in so many steps. */
const LIT_STEPS = 24;
/** Ships are drawn at least with this half length, bigger than life where the table is far away, CSS pixels. */
const READABLE: { readonly [type in Actor['unitType']]: number } = {
  scouts: 7.5,
  fighters: 9,
  destroyers: 11.5,
  battleships: 14,
};
/** Below this half length a hull is shown by its bold sign, CSS pixels. */
export const SIGN = 15;

/** How much of a ship in stealth mode is seen, 0..1. */
const VEILED = 0.45;

const pictures = new WeakMap<readonly Piece[], readonly PiecePicture[]>();

/** Draws the pieces, shades first. */
export const drawTerrain = (
  scene: Pictures,
  textures: Textures,
  lens: Lens,
  pieces: readonly Piece[],
  seed: string,
  theme: Theme,
): void => {
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
    scene.put({
      texture: shade.key,
      x: at.x,
      y: at.y,
      scaleX: (reach * 3.4) / shade.width,
      scaleY: (reach * 2.5) / shade.height,
      rotation: away,
      alpha: 0.9,
      add: false,
      originX: 0,
      originY: 0.5,
    });
  }
  for (const picture of all) {
    const at = lens.at(picture);
    const side = picture.span * lens.mil;
    if (at.x + side < 0 || at.y + side < 0 || at.x - side > lens.width || at.y - side > lens.height) continue;
    const kept = textures.get(picture.name, side, picture.largest, (pixels) => picture.bake(pixels));
    scene.put(placed(kept.key, at.x, at.y, side / kept.width, side / kept.height));
  }
};

/** The picture of a hull at a heading and size. `half` of a broken one. */
const hullPicture = (
  textures: Textures,
  actor: Pick<Actor, 'id' | 'unitType' | 'side' | 'heading' | 'hurt' | 'wreck'>,
  side: number,
  light: Light,
  half: -1 | 0 | 1,
): { key: string; width: number } => {
  const step = Math.round((actor.heading / 36000) * LIT_STEPS) % LIT_STEPS;
  const hurt = actor.wreck ? 1 : Math.ceil(actor.hurt * 4) / 4;
  const mark = hurt > 0 ? `/${actor.id}/${hurt}` : '';
  const name = `hull/${actor.unitType}/${actor.side}/${step}${mark}/${actor.wreck ? `dead${half}` : 'live'}`;
  const angle = canvasAngle((step / LIT_STEPS) * 36000);
  return textures.get(name, side, 720, (pixels) =>
    bakeHull({
      type: actor.unitType,
      side: actor.side,
      size: pixels,
      light: seenBy(light, angle),
      hurt,
      dead: actor.wreck,
      half,
      seed: seedOf(actor.id),
    }),
  );
};

/** Half the length of a hull as it is drawn, device pixels. */
export const hullReach = (type: Actor['unitType'], radius: number, lens: Pick<Lens, 'mil' | 'ratio'>): number =>
  Math.max(HULL_REACH[type] * radius * lens.mil, READABLE[type] * lens.ratio);

/** Side of a hull's picture on the canvas, device pixels. */
export const hullSide = (type: Actor['unitType'], radius: number, lens: Pick<Lens, 'mil' | 'ratio'>): number =>
  2 * HULL_FRAME * hullReach(type, radius, lens);

/** Draws a ship, or the two halves of a wreck drifting apart. */
export const drawShip = (
  scene: Pictures,
  textures: Textures,
  lens: Lens,
  actor: Actor,
  seed: string,
  rgb: string,
): void => {
  const at = lens.at(actor);
  const side = hullSide(actor.unitType, actor.radius, lens);
  if (at.x + side < 0 || at.y + side < 0 || at.x - side > lens.width || at.y - side > lens.height) return;
  const light = lightOf(seed);
  const angle = canvasAngle(actor.heading);
  if (!actor.wreck) {
    const seen = (actor.spent ? 0.7 : 1) * (actor.stealth ? VEILED : 1);
    const far = side < 2 * HULL_FRAME * SIGN * lens.ratio;
    const kept = far
      ? textures.get(`sign/${actor.unitType}/${actor.side}/${rgb}`, side, 128, (pixels) =>
          bakeMark(actor.unitType, actor.side, pixels, rgb, HULL_FRAME),
        )
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
