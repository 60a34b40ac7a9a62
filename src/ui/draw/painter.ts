import { HULL_FRAME } from '../../../assets/art/hull.ts';
import type { OrionsGateView } from '../../games/orions-gate/index.ts';
import { drawAids } from './aids/draw-aids.ts';
import { penFor, type Pen } from './aids/pen.ts';
import { canvasAngle } from './aids/regions.ts';
import { toScreen, type Extent, type Viewport } from './camera/camera.ts';
import type { Effect } from './fx/effect.ts';
import { drawBase, drawGrave, drawRim, type DrawnBase } from './ink/bases.ts';
import { drawEdge, drawGrid, drawVeil, drawZone, type Sheet } from './ink/grid.ts';
import { drawHazard } from './ink/hazard.ts';
import { drawPlates, type Plate } from './ink/plates.ts';
import type { OpenScene } from './open-scene.ts';
import { paletteOf, sideTone } from './palette.ts';
import type { CameraState, Overlay, StageSettings } from './stage.ts';
import { drawEffects, drawShip, drawSky, drawTerrain, hullReach, hullSide, SIGN, type Lens } from './world/draw-world.ts';
import { bakeGhost, ghostSign } from './world/ghost.ts';
import type { Actor } from './world/tableau.ts';
import { lightOf } from './world/terrain.ts';
import { openTextures } from './world/textures.ts';

/** Time a frame may spend on baking pictures at rest, ms. */
const BAKING = 24;
/** Names are written from this many pixels an inch on; below, the ships stand too close for words. */
const NAMES = 8.5;
/** A word is still written when its place is so far out of sight, CSS pixels. */
const EDGE = 24;
/** From here on one looks closely, and the inch grid helps. */
const CLOSE = 32;
/** Aids that measure: the inch grid comes up with them. */
const MEASURES: ReadonlySet<Overlay['kind']> = new Set<Overlay['kind']>(['line', 'ribbon', 'area', 'ghost']);

/** A ship's name on its plate, kept clear of the hull; a tick after it once the ship has acted. */
const nameOf = (base: DrawnBase, ratio: number, wanted: boolean): Plate => ({
  x: base.x, y: base.y, away: Math.max(base.radius * 1.2, base.reach) + 6 * ratio, text: base.actor.spent ? `${base.actor.name} \u2713` : base.actor.name, tone: base.actor.spent ? 'neutral' : sideTone(base.actor.side), bold: false, forced: wanted, quiet: true,
});

/** Everything one frame shows. */
export interface Frame {
  readonly view: OrionsGateView | null;
  readonly table: Extent;
  readonly actors: readonly Actor[];
  readonly effects: readonly Effect[];
  readonly overlays: readonly Overlay[];
  readonly camera: CameraState;
  readonly viewport: Viewport;
  readonly settings: StageSettings;
  readonly ratio: number;
  readonly time: number;
  readonly moving: boolean;
}

export interface Painter {
  /** `below` false: only aids and words changed; the world under them stays as it is. Returns whether the world was painted. */
  paint(frame: Frame, below: boolean): boolean;
  /** Whether some picture is not yet baked for the scale it is shown at. */
  blurred(): boolean;
  settle(): void;
  destroy(): void;
}

/** Opens the layers of the table: the Phaser scene, its sheet under the ships, and the clear sheet over all. */
export const openPainter = (host: HTMLElement, opened: OpenScene): Painter => {
  const { scene } = opened;
  const sheet = document.createElement('canvas');
  const over = document.createElement('canvas');
  over.style.cssText = 'position:absolute;left:0;top:0;pointer-events:none';
  over.setAttribute('aria-hidden', 'true');
  opened.canvas.style.cssText += ';position:absolute;left:0;top:0;display:block';
  opened.canvas.setAttribute('aria-hidden', 'true');
  host.append(over);
  const overContext = over.getContext('2d')!;
  const sheetContext = sheet.getContext('2d')!;

  const textures = openTextures(scene);
  let budget = BAKING;
  let painted = '';

  const fit = (frame: Frame): boolean => {
    const width = Math.round(frame.viewport.width * frame.ratio);
    const height = Math.round(frame.viewport.height * frame.ratio);
    if (sheet.width !== width || sheet.height !== height || !scene.has('sheet')) {
      sheet.width = over.width = width;
      sheet.height = over.height = height;
      over.style.width = `${frame.viewport.width}px`;
      over.style.height = `${frame.viewport.height}px`;
      scene.keep('sheet', sheet);
      return true;
    }
    return false;
  };

  /** What of the aids shows below the ships: chosen units and whether something is measured. */
  const belowAids = (frame: Frame): { chosen: ReadonlySet<string>; grid: number; key: string } => {
    const chosen = new Set(frame.overlays.flatMap((aid) => (aid.kind === 'mark' && aid.mark === 'selected' ? [aid.unit] : [])));
    const measuring = frame.overlays.some((aid) => MEASURES.has(aid.kind));
    const grid = frame.settings.showGrid ? 1 : measuring ? 0.75 : frame.camera.scale >= CLOSE ? 0.6 : 0;
    return { chosen, grid, key: `${[...chosen].join()}/${grid}` };
  };

  const paintBelow = (frame: Frame, bases: readonly DrawnBase[], lens: Lens, seed: string): void => {
    const { ratio, camera, viewport: view } = frame;
    const palette = paletteOf(frame.settings.palette);
    const { chosen, grid, key } = belowAids(frame);
    painted = key;
    sheetContext.clearRect(0, 0, sheet.width, sheet.height);
    const drawn: Sheet = { context: sheetContext, camera, view, ratio, palette, table: frame.table };
    drawVeil(drawn);
    drawEdge(drawn);
    for (const piece of frame.view?.tables[0]?.pieces ?? []) drawHazard(drawn, piece);
    if (grid > 0) drawGrid(drawn, grid);
    if (frame.view?.stage === 'deploy')
      for (const side of ['A', 'B'] as const) {
        const edge = frame.view.edges[side];
        if (edge) drawZone(drawn, edge, palette.tone[sideTone(side)], 1);
      }
    for (const base of bases) {
      if (base.actor.wreck) drawGrave(sheetContext, base, palette, ratio);
      else drawBase(sheetContext, base, palette, ratio, chosen.has(base.actor.id));
    }
    scene.refresh('sheet');

    textures.begin(frame.moving, budget);
    scene.begin();
    const theme = frame.view?.options.theme ?? 'space';
    drawSky(scene, textures, lens, seed, theme);
    drawTerrain(scene, textures, lens, frame.view?.tables[0]?.pieces ?? [], seed, theme);
    scene.put({ texture: 'sheet', x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, alpha: 1, add: false, originX: 0, originY: 0 });
    for (const actor of frame.actors) if (actor.wreck) drawShip(scene, textures, lens, actor, seed, '');
    for (const actor of frame.actors) if (!actor.wreck) drawShip(scene, textures, lens, actor, seed, palette.tone[sideTone(actor.side)]);
    drawEffects(scene, textures, lens, frame.effects, theme);
    scene.end();
  };

  const paintAbove = (frame: Frame, bases: readonly DrawnBase[], lens: Lens, seed: string): void => {
    const { ratio, camera, viewport: view, settings } = frame;
    const palette = paletteOf(settings.palette);
    const place = new Map(bases.map((base) => [base.actor.id, base]));
    const alive = bases.filter((base) => !base.actor.wreck);
    overContext.clearRect(0, 0, over.width, over.height);
    const pen: Pen = penFor({
      context: overContext,
      ratio,
      camera,
      view,
      palette,
      settings,
      unit: (id) => {
        const base = place.get(id);
        return base ? { x: base.x, y: base.y, radius: base.radius, side: base.actor.side } : null;
      },
      silhouette: (type, side, pose, radius, alpha) => {
        const at = lens.at(pose);
        const size = hullSide(type, radius, lens);
        const picture = size < 2 * HULL_FRAME * SIGN * ratio ? ghostSign(type, side, size, palette.tone[sideTone(side)]) : bakeGhost(type, side, pose.heading, size, lightOf(seed));
        overContext.save();
        overContext.translate(at.x, at.y);
        overContext.rotate(canvasAngle(pose.heading));
        overContext.globalAlpha = alpha;
        overContext.drawImage(picture, -size / 2, -size / 2, size, size);
        overContext.restore();
      },
    });
    for (const base of alive) drawRim(overContext, base, palette, ratio);
    drawAids(pen, frame.overlays);
    // A word whose place is out of sight would only pile up at the edge.
    const sees = (word: { x: number; y: number }): boolean => word.x > -EDGE * ratio && word.y > -EDGE * ratio && word.x < over.width + EDGE * ratio && word.y < over.height + EDGE * ratio;
    const words: Plate[] = pen.words.filter(sees).map((word) => ({ ...word, bold: word.bold ?? false, forced: true, quiet: false }));
    const inSight = alive.filter((base) => base.x > 0 && base.y > 0 && base.x < over.width && base.y < over.height);
    // Far away only those have a name that are spoken of: chosen, pointed at, acting.
    const wanted = new Set(frame.overlays.flatMap((aid) => (aid.kind === 'mark' && (aid.mark === 'selected' || aid.mark === 'hovered') ? [aid.unit] : [])));
    if (frame.view?.activation) wanted.add(frame.view.activation.unit);
    const names: Plate[] = inSight.filter((base) => camera.scale >= NAMES || wanted.has(base.actor.id)).sort((a, b) => Number(wanted.has(b.actor.id)) - Number(wanted.has(a.actor.id))).map((base) => nameOf(base, ratio, wanted.has(base.actor.id)));
    drawPlates(overContext, [...words, ...names], alive.map((base) => ({ ...base, radius: Math.max(base.radius, base.reach * 0.9) })), { x: 2, y: 2, width: over.width - 4, height: over.height - 4 }, ratio, palette);
  };

  const paint = (frame: Frame, below: boolean): boolean => {
    const resized = fit(frame);
    const { ratio, camera, viewport: view } = frame;
    const mil = (camera.scale * ratio) / 1000;
    const at = (point: { readonly x: number; readonly y: number }): { x: number; y: number } => {
      const screen = toScreen(camera, view, point);
      return { x: screen.x * ratio, y: screen.y * ratio };
    };
    const bases: DrawnBase[] = frame.actors.map((actor) => ({ actor, ...at(actor), radius: actor.radius * mil, angle: canvasAngle(actor.heading), reach: hullReach(actor.unitType, actor.radius, { mil, ratio }) }));
    const seed = frame.view?.options.terrainSeed ?? '';
    const lens: Lens = { width: sheet.width, height: sheet.height, ratio, mil, share: { x: camera.x / frame.table.width, y: camera.y / frame.table.height }, at };
    const world = below || resized || belowAids(frame).key !== painted;
    if (world) paintBelow(frame, bases, lens, seed);
    paintAbove(frame, bases, lens, seed);
    return world;
  };

  return {
    paint,
    blurred: textures.blurred,
    settle: () => {
      budget = Infinity;
    },
    destroy: () => over.remove(),
  };
};
