import type { Art, Easel, Frame } from './art.ts';
import { toScreen } from './camera/camera.ts';
import { canvasStyle } from './camera/turn.ts';
import type { OpenScene } from './open-scene.ts';
import type { Lens } from './world/lens.ts';
import { beginPrints, forgetPrints } from './world/prints.ts';
import { openTextures } from './world/textures.ts';

/** Time a frame may spend on baking pictures at rest, ms. */
const BAKING = 24;

export interface Painter<V, O, A> {
  /**
   * `below` false: only aids and words changed; the world under them stays as it is. Returns whether the world was
   * painted.
   */
  paint(frame: Frame<V, O, A>, below: boolean): boolean;
  /** Whether some picture is not yet baked for the scale it is shown at. */
  blurred(): boolean;
  settle(): void;
  /** Keeps no print but those of the last frame. */
  forget(): void;
  destroy(): void;
}

/** Lays the clear sheet over the scene's canvas. */
const layOver = (host: HTMLElement, opened: OpenScene): HTMLCanvasElement => {
  const over = document.createElement('canvas');
  over.setAttribute('aria-hidden', 'true');
  opened.canvas.setAttribute('aria-hidden', 'true');
  host.append(over);
  return over;
};

type Seen = Pick<Frame<never, never, never>, 'viewport' | 'turned' | 'ratio' | 'camera'>;

const lensOf = (sheet: HTMLCanvasElement, { ratio, camera, viewport }: Seen): Lens => ({
  width: sheet.width,
  height: sheet.height,
  ratio,
  mil: (camera.scale * ratio) / 1000,
  at: (point) => {
    const screen = toScreen(camera, viewport, point);
    return { x: screen.x * ratio, y: screen.y * ratio };
  },
});

/** Opens the layers of the table: the Phaser scene, its sheet under the pictures, and the clear sheet over all. */
export const openPainter = <V, E, O, A>(
  host: HTMLElement,
  opened: OpenScene,
  art: Art<V, E, O, A>,
): Painter<V, O, A> => {
  const { scene } = opened;
  const sheet = document.createElement('canvas');
  const over = layOver(host, opened);
  const overContext = over.getContext('2d')!;
  const sheetContext = sheet.getContext('2d')!;
  const textures = openTextures(scene);
  let budget = BAKING;
  let painted = '';
  let laid = '';

  const fit = ({ viewport, turned, ratio }: Seen): boolean => {
    const width = Math.round(viewport.width * ratio);
    const height = Math.round(viewport.height * ratio);
    const style = `${canvasStyle(viewport, turned)};pointer-events:none`;
    if (style !== laid) over.style.cssText = laid = style;
    if (sheet.width === width && sheet.height === height && scene.has('sheet')) return false;
    sheet.width = over.width = width;
    sheet.height = over.height = height;
    scene.keep('sheet', sheet);
    return true;
  };

  const paint = (frame: Frame<V, O, A>, below: boolean): boolean => {
    const resized = fit(frame);
    const easel: Easel = { scene, textures, lens: lensOf(sheet, frame), sheet: sheetContext, over: overContext };
    const key = art.key(frame);
    const world = below || resized || key !== painted;
    if (world) {
      painted = key;
      sheetContext.clearRect(0, 0, sheet.width, sheet.height);
      art.sheet(frame, easel);
      scene.refresh('sheet');
      textures.begin(frame.moving, budget);
      scene.begin();
      beginPrints(easel);
      art.world(frame, easel);
      scene.end();
    }
    overContext.clearRect(0, 0, over.width, over.height);
    art.above(frame, easel);
    return world;
  };

  return {
    paint,
    blurred: textures.blurred,
    settle: () => {
      budget = Infinity;
    },
    forget: () => forgetPrints(scene),
    destroy: () => over.remove(),
  };
};
