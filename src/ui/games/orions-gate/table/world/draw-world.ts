import type { Theme } from '../../../../../../assets/art/backdrop.ts';
import { HULL_FRAME } from '../../../../../../assets/art/bake-sketch.ts';
import { bakeMark } from '../../../../../../assets/art/orions-gate/hull-mark.ts';
import type { HullPaint } from '../../../../../../assets/art/orions-gate/hulls/paint.ts';
import type { Light } from '../../../../../../assets/art/seeded.ts';
import type { Piece } from '../../../../../games/orions-gate/index.ts';
import { canvasAngle } from '../aids/regions.ts';
import type { Pictures } from '../../../../table/pictures.ts';
import { placed, type Lens } from '../../../../table/world/lens.ts';
import type { Actor } from './tableau.ts';
import { bakeShade, lightOf, picturesOf, type PiecePicture } from './terrain.ts';
import type { Kept, Textures } from '../../../../table/world/textures.ts';
import { sideTone, type Palette } from '../palette.ts';
import type { Easel } from '../../../../table/art.ts';
import { hullTexture } from './hull-works.ts';
import { paintOn, type Paints } from './paints.ts';

/** How much of a ship in stealth mode is seen, 0..1. */
const VEILED = 0.45;
/** And of one that has acted in this round. */
const SPENT = 0.8;

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

/** How a hull is drawn: half its length on the canvas in device pixels, light, colour of its side, paint. */
interface HullLook {
  readonly reach: number;
  readonly light: Light;
  readonly rgb: string;
  readonly paint: HullPaint | undefined;
}

/** Draws a ship, or the two halves of a wreck drifting apart. */
const drawShip = (
  scene: Pictures,
  textures: Textures,
  lens: Lens,
  actor: Actor,
  { reach, light, rgb, paint }: HullLook,
): void => {
  const at = lens.at(actor);
  const side = 2 * HULL_FRAME * reach;
  if (at.x + side < 0 || at.y + side < 0 || at.x - side > lens.width || at.y - side > lens.height) return;
  const angle = canvasAngle(actor.heading);
  const picture = (half: -1 | 0 | 1): Kept | null =>
    hullTexture(scene, textures, {
      type: actor.unitType,
      family: actor.side,
      paint,
      heading: actor.heading,
      side,
      light,
      rgb,
      hurt: actor.hurt,
      id: actor.id,
      dead: actor.wreck,
      half,
    });
  if (!actor.wreck) {
    const seen = (actor.spent ? SPENT : 1) * (actor.stealth ? VEILED : 1);
    const kept =
      picture(0) ??
      textures.get(`sign/${actor.unitType}/${actor.side}/${rgb}`, side, 128, (pixels) =>
        bakeMark(actor.unitType, actor.side, pixels, rgb, HULL_FRAME),
      );
    scene.put(placed(kept.key, at.x, at.y, side / kept.width, side / kept.width, angle, seen));
    return;
  }
  const torn = actor.torn ?? 1;
  const drift = actor.radius * lens.mil * (0.05 + 0.25 * torn);
  for (const half of [-1, 1] as const) {
    const kept = picture(half);
    if (!kept) continue;
    const x = at.x - Math.sin(angle) * drift * half;
    const y = at.y + Math.cos(angle) * drift * half;
    scene.put(placed(kept.key, x, y, side / kept.width, side / kept.width, angle + half * 0.2 * torn, 0.9));
  }
};

/** What all hulls of a table have in common. */
interface HullsLook {
  readonly light: Light;
  readonly palette: Palette;
  readonly paints: Paints | undefined;
}

/** Draws all ships, wrecks first; `reach` is half a hull's length on the canvas. */
export const drawHulls = (
  { scene, textures, lens }: Pick<Easel, 'scene' | 'textures' | 'lens'>,
  hulls: readonly { readonly actor: Actor; readonly reach: number }[],
  { light, palette, paints }: HullsLook,
): void => {
  const wrecksFirst = [...hulls].sort((a, b) => Number(b.actor.wreck) - Number(a.actor.wreck));
  for (const { actor, reach } of wrecksFirst) {
    const look = { reach, light, rgb: palette.tone[sideTone(actor.side)], paint: paintOn(paints, actor.id) };
    drawShip(scene, textures, lens, actor, look);
  }
};
