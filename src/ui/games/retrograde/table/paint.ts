import { assetCard } from '../../../../games/retrograde/index.ts';
import type { Easel } from '../../../table/art.ts';
import { drawPlates } from '../../../table/ink/plates.ts';
import { drawEffects } from '../../../table/world/draw-effects.ts';
import { flat } from '../../../table/world/lens.ts';
import { drawAids, keptFree } from './aids.ts';
import { writeAsset } from './asset-words.ts';
import type { AssetActor } from './cast.ts';
import { writeAllCraft, writeDebris } from './craft-words.ts';
import { drawDial } from './dial.ts';
import { drawingOf, frameLayout, type Drawing, type OrreryFrame } from './drawing.ts';
import { flaresOf, sayAll } from './flares.ts';
import { shapeIn } from './layout.ts';
import { putAllCraft } from './put-craft.ts';
import { putSun, putWorlds } from './put-worlds.ts';
import { drawScaffold } from './scaffold.ts';
import { drawArcs, drawGlass, drawRings } from './sheet.ts';
import { drawOrrerySky } from './sky.ts';

const assetsOf = ({ actors }: Pick<OrreryFrame, 'actors'>): readonly AssetActor[] =>
  actors.flatMap((actor) => (actor.kind === 'asset' ? [actor] : []));

/** Below the clear sheet only the shape of the table follows from the overlays. */
export const keyBelow = ({ overlays }: OrreryFrame): string => String(shapeIn(overlays));

/** Paints the sheet: rings, glass, arcs. */
export function paintSheet(frame: OrreryFrame, easel: Easel): void {
  const drawing = drawingOf(frame, easel, easel.sheet);
  const { layout } = drawing;
  drawRings(drawing);
  for (const berth of layout.berths.values()) drawGlass(drawing, berth, berth.seat);
  for (const asset of assetsOf(frame)) {
    const berth = layout.berths.get(asset.id);
    if (berth) drawArcs(drawing, berth, asset, assetCard(asset.card).orbitals);
  }
}

/** Puts sky, sun and worlds, the sheet over them, then what flies. */
export function paintWorld(frame: OrreryFrame, easel: Easel): void {
  const layout = frameLayout(frame);
  drawOrrerySky(frame, easel);
  putSun(easel);
  putWorlds(easel, layout, assetsOf(frame));
  easel.scene.put(flat('sheet', 0, 0));
  const lights = putAllCraft(easel, layout, frame.actors, frame.time);
  const { scene, textures, lens } = easel;
  drawEffects(scene, textures, lens, [...lights, ...flaresOf(layout, frame.actors), ...frame.effects], 'space');
}

function writeThings(drawing: Drawing, frame: OrreryFrame): void {
  const { layout } = drawing;
  for (const asset of assetsOf(frame)) {
    const berth = layout.berths.get(asset.id);
    if (!berth) continue;
    writeAsset(drawing, berth, asset);
    drawDial(drawing, berth, asset);
  }
  for (const actor of frame.actors) {
    if (actor.kind === 'project') drawScaffold(drawing, actor);
    if (actor.kind === 'debris') writeDebris(drawing, actor);
  }
  writeAllCraft(drawing);
}

/** Writes what there is to read, then the aids, then plates that find their own places. */
export function paintAbove(frame: OrreryFrame, easel: Easel): void {
  const drawing = drawingOf(frame, easel, easel.over);
  const { lens, words, palette, context } = drawing;
  writeThings(drawing, frame);
  drawAids(drawing, frame);
  sayAll(drawing);
  // Words of what is out of sight would lie in a heap at the edge.
  const seen = words.filter(({ x, y }) => x > 0 && y > 0 && x < lens.width && y < lens.height);
  drawPlates(context, seen, keptFree(drawing), drawing.free, lens.ratio, palette);
}
