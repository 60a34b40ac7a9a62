import type { OrionsGateView } from '../../games/orions-gate/index.ts';
import { drawAids } from './aids/draw-aids.ts';
import { penFor, type Pen } from './aids/pen.ts';
import { canvasAngle } from './aids/regions.ts';
import { toScreen, type Extent, type Viewport } from './camera/camera.ts';
import type { Effect } from './fx/effect.ts';
import { drawBase, type DrawnBase } from './ink/bases.ts';
import { drawEdge, drawGrid, drawZone, type Sheet } from './ink/grid.ts';
import { drawPlates, type Plate } from './ink/plates.ts';
import type { OpenScene } from './open-scene.ts';
import { paletteOf, sideTone } from './palette.ts';
import type { CameraState, Overlay, StageSettings } from './stage.ts';
import { drawEffects, drawShip, drawSky, drawTerrain, hullSide, type Lens } from './world/draw-world.ts';
import { bakeGhost } from './world/ghost.ts';
import type { Actor } from './world/tableau.ts';
import { lightOf } from './world/terrain.ts';
import { openTextures } from './world/textures.ts';

/** Time a frame may spend on baking pictures at rest, ms. */
const BAKING = 24;

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
  paint(frame: Frame): void;
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

  const fit = (frame: Frame): void => {
    const width = Math.round(frame.viewport.width * frame.ratio);
    const height = Math.round(frame.viewport.height * frame.ratio);
    if (sheet.width !== width || sheet.height !== height || !scene.has('sheet')) {
      sheet.width = over.width = width;
      sheet.height = over.height = height;
      over.style.width = `${frame.viewport.width}px`;
      over.style.height = `${frame.viewport.height}px`;
      scene.keep('sheet', sheet);
    }
  };

  const paint = (frame: Frame): void => {
    fit(frame);
    const { ratio, camera, viewport: view } = frame;
    const palette = paletteOf(frame.settings.palette);
    const mil = (camera.scale * ratio) / 1000;
    const bases: DrawnBase[] = frame.actors.map((actor) => {
      const at = toScreen(camera, view, actor);
      return { actor, x: at.x * ratio, y: at.y * ratio, radius: actor.radius * mil, angle: canvasAngle(actor.heading) };
    });
    const place = new Map(bases.map((base) => [base.actor.id, base]));
    const chosen = new Set(frame.overlays.flatMap((aid) => (aid.kind === 'mark' && aid.mark === 'selected' ? [aid.unit] : [])));

    sheetContext.clearRect(0, 0, sheet.width, sheet.height);
    const drawn: Sheet = { context: sheetContext, camera, view, ratio, palette, table: frame.table };
    drawEdge(drawn);
    drawGrid(drawn, frame.settings.showGrid ? 1 : 0.5);
    const penOptions = { ratio, camera, view, palette, settings: frame.settings };
    if (frame.view?.stage === 'deploy')
      for (const side of ['A', 'B'] as const) {
        const edge = frame.view.edges[side];
        if (edge) drawZone(drawn, edge, palette.tone[sideTone(side)], 1);
      }
    for (const base of bases) if (!base.actor.wreck) drawBase(sheetContext, base, palette, ratio, chosen.has(base.actor.id));
    scene.refresh('sheet');

    const seed = frame.view?.options.terrainSeed ?? '';
    const lens: Lens = {
      width: sheet.width,
      height: sheet.height,
      ratio,
      mil,
      share: { x: camera.x / frame.table.width, y: camera.y / frame.table.height },
      at: (point) => {
        const at = toScreen(camera, view, point);
        return { x: at.x * ratio, y: at.y * ratio };
      },
    };
    textures.begin(frame.moving, budget);
    scene.begin();
    drawSky(scene, textures, lens, seed, frame.view?.options.theme ?? 'space');
    drawTerrain(scene, textures, lens, frame.view?.tables[0]?.pieces ?? [], seed);
    scene.put({ texture: 'sheet', x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, alpha: 1, add: false, originX: 0, originY: 0 });
    for (const actor of frame.actors) if (actor.wreck) drawShip(scene, textures, lens, actor, seed);
    for (const actor of frame.actors) if (!actor.wreck) drawShip(scene, textures, lens, actor, seed);
    drawEffects(scene, textures, lens, frame.effects);
    scene.end();

    overContext.clearRect(0, 0, over.width, over.height);
    const pen: Pen = penFor({
      ...penOptions,
      context: overContext,
      unit: (id) => {
        const base = place.get(id);
        return base ? { x: base.x, y: base.y, radius: base.radius, side: base.actor.side } : null;
      },
      silhouette: (type, side, pose, radius, alpha) => {
        const at = lens.at(pose);
        const size = hullSide(type, radius, lens);
        const picture = bakeGhost(type, side, pose.heading, size, lightOf(seed));
        overContext.save();
        overContext.translate(at.x, at.y);
        overContext.rotate(canvasAngle(pose.heading));
        overContext.globalAlpha = alpha;
        overContext.drawImage(picture, -size / 2, -size / 2, size, size);
        overContext.restore();
      },
    });
    drawAids(pen, frame.overlays);
    const words: Plate[] = pen.words.map((word) => ({ ...word, bold: word.bold ?? false, forced: true, quiet: false }));
    const names: Plate[] =
      camera.scale < 11
        ? []
        : bases.filter((base) => !base.actor.wreck && base.x > 0 && base.y > 0 && base.x < over.width && base.y < over.height).map((base) => ({ x: base.x, y: base.y, away: base.radius + 9 * ratio, text: base.actor.name, tone: sideTone(base.actor.side), bold: false, forced: false, quiet: true }));
    drawPlates(overContext, [...words, ...names], bases, { x: 2, y: 2, width: over.width - 4, height: over.height - 4 }, ratio, palette);
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
