import { drawStandIn, limbPicture, type LimbName } from '../../../../../assets/art/retrograde/kiln.ts';
import { limbAspect } from '../../../../../assets/art/retrograde/shape.ts';
import { bakeSun } from '../../../../../assets/art/retrograde/sun.ts';
import { blank } from '../../../../../assets/art/seeded.ts';
import type { Easel } from '../../../table/art.ts';
import { placed } from '../../../table/world/lens.ts';
import { printOf } from '../../../table/world/prints.ts';
import { at, bodyOf, type Berth } from './berth.ts';
import type { AssetActor } from './cast.ts';
import { SUN, type Layout } from './layout.ts';

/** How much less light falls on an asset that has done its work. */
const TAPPED = 0.3;
/** Widths of prints come in steps of so many pixels, or every touch of the wheel would make a new one. */
const STEP = 12;

/** Where the sun stands over a berth, -2 (far left) .. 2 (far right); the picture of one above is shown upside down. */
export const sunOver = ({ x }: Pick<Berth, 'x'>): number => Math.max(-2, Math.min(2, Math.round(-x / 1400)));

const nameOf = ({ x, card }: Berth, dead: boolean): LimbName => ({
  card: card!,
  shape: bodyOf(card!),
  sun: sunOver({ x }),
  dead,
});

/** Puts one picture of a limb; the kiln gives it, or a calm stand-in until it is there. */
function putLimb(easel: Easel, berth: Berth, dead: boolean, alpha: number): void {
  const { scene, lens } = easel;
  const name = nameOf(berth, dead);
  const { shape } = name;
  const exact = shape.wide * lens.mil;
  const pixels = Math.max(Math.round(exact / STEP) * STEP, STEP);
  const picture = limbPicture(name, pixels);
  // The easel as it is: by it prints know one frame from the next.
  const kept = printOf(easel, {
    name: `limb/${name.card}/${name.sun}/${dead}`,
    pixels,
    state: picture === null ? 'none' : picture.fine ? 'fine' : 'coarse',
    print: (wide) => {
      const canvas = blank(wide, wide * limbAspect(shape));
      const pen = canvas.getContext('2d')!;
      pen.imageSmoothingQuality = 'high';
      if (picture) pen.drawImage(picture.image, 0, 0, canvas.width, canvas.height);
      else drawStandIn(pen, shape, canvas.width);
      return canvas;
    },
  });
  if (!kept) return;
  const high = exact * limbAspect(shape);
  const foot = lens.at(at(berth, 0, 0));
  const y = foot.y - (berth.up * high) / 2;
  scene.put(placed(kept.key, foot.x, y, exact / kept.width, (berth.up * high) / kept.height, 0, alpha));
}

const onCanvas = ({ lens }: Easel, berth: Berth): boolean => {
  const a = lens.at(at(berth, -berth.wide / 2, 0));
  const b = lens.at(at(berth, berth.wide / 2, berth.high));
  return (
    Math.max(a.x, b.x) > 0 &&
    Math.min(a.x, b.x) < lens.width &&
    Math.max(a.y, b.y) > 0 &&
    Math.min(a.y, b.y) < lens.height
  );
};

/** Puts the worlds of both systems; one that dies fades into its wreck. */
export function putWorlds(easel: Easel, layout: Layout, assets: readonly AssetActor[]): void {
  for (const asset of assets) {
    const berth = layout.berths.get(asset.id);
    if (!berth || !onCanvas(easel, berth)) continue;
    const light = asset.alpha * (1 - TAPPED * asset.tapped);
    if (asset.dead < 1) putLimb(easel, berth, false, asset.dead > 0 ? asset.alpha : light);
    if (asset.dead > 0) putLimb(easel, berth, true, asset.dead * asset.alpha);
  }
}

/** Puts the sun into the gap. */
export function putSun({ scene, textures, lens }: Easel): void {
  const sun = textures.fixed('orrery/sun', () => bakeSun(640));
  const { x, y } = lens.at({ x: 0, y: 0 });
  const size = (SUN * 2 * 5.4 * lens.mil) / sun.width;
  scene.put(placed(sun.key, x, y, size, size, 0, 1, true));
}
