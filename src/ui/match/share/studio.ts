import { pixelRatio } from '../../table/pixel-ratio.ts';
import { settings$, stageSettings } from '../../theme/settings.ts';
import type { Framing, Shot, StudioStage } from './shot.ts';

/**
 * Least width of a picture, device pixels, and width of its table, pixels of the page: a picture is looked at smaller
 * than it is, and its words are read there, too.
 */
const WIDTH = 1600;
const PAGE_WIDTH = 832;
/** Frames of the browser in which nothing was drawn: all pictures are in place. */
const QUIET = 20;
/** Frames of the browser after which a picture is taken as it is. */
const PATIENCE = 900;

/** A drawn table beside the screen, of a size of its own, that pictures and films are taken of. */
export interface Studio<V, E, O> {
  readonly stage: StudioStage<V, E, O>;
  /** Size of what it draws, device pixels. */
  readonly width: number;
  readonly height: number;
  /** Shows a moment; resolves when every picture in it is sharp. */
  show(shot: Shot<V, E, O>, view: V, framing: Framing): Promise<void>;
  /** Draws what is seen now, as large as is wanted. */
  drawOn(context: CanvasRenderingContext2D, width: number, height: number): void;
  close(): void;
}

/** Waits for the next frame of the browser. */
export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/**
 * Opens a studio for shots of a game, its table as wide as wanted in pixels of the page; without a width so that
 * pictures are good to keep. Throws what opening its table throws.
 */
export async function openStudio<V, E, O>(
  { open }: Pick<Shot<V, E, O>, 'open'>,
  width?: number,
): Promise<Studio<V, E, O>> {
  const ratio = Math.max(width === undefined ? WIDTH / PAGE_WIDTH : 1, pixelRatio());
  return studioOf(open, width ?? PAGE_WIDTH, ratio);
}

async function studioOf<V, E, O>(open: Shot<V, E, O>['open'], width: number, ratio: number): Promise<Studio<V, E, O>> {
  const height = Math.round((width * 9) / 16);
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = `position:fixed;left:-20000px;top:0;width:${width}px;height:${height}px;pointer-events:none`;
  document.body.append(host);
  try {
    // Canvas: what WebGL has drawn cannot be read any more when it is asked for.
    const settings = stageSettings(settings$.value);
    const still = { renderer: 'canvas', reducedMotion: true, speed: 0, showGrid: false, ratio } as const;
    const stage = await open(host, { ...settings, ...still });
    const rests = async (): Promise<void> => {
      for (let offered = 0, quiet = 0, last = -1; offered < PATIENCE && quiet < QUIET; offered += 1) {
        await nextFrame();
        const drawn = stage.frames.count();
        quiet = drawn === last ? quiet + 1 : 0;
        last = drawn;
      }
    };
    return {
      stage,
      width: Math.round(width * ratio),
      height: Math.round(height * ratio),
      async show(shot, view, framing) {
        stage.configure(still);
        stage.show(view);
        if (shot.tableOf) stage.look?.(shot.tableOf(framing));
        const box = framing === 'table' ? null : framing === 'fight' ? shot.fight : shot.seen;
        if (box) stage.frame(box);
        else stage.fit();
        await rests();
      },
      drawOn(context, wide, high) {
        for (const canvas of host.querySelectorAll('canvas')) context.drawImage(canvas, 0, 0, wide, high);
      },
      close() {
        stage.destroy();
        host.remove();
      },
    };
  } catch (error) {
    host.remove();
    throw error;
  }
}
