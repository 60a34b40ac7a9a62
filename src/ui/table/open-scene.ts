import { CANVAS, Game, SCALE_NONE, WEBGL } from './phaser/engine.ts';
import type { Pictures } from './pictures.ts';
import type { MakeScene } from './scene-source.ts';

/** A Phaser game that draws only on request. */
export interface OpenScene {
  readonly scene: Pictures;
  readonly canvas: HTMLCanvasElement;
  readonly renderer: 'webgl' | 'canvas';
  /** Draws the scene's list once. */
  render(time: number, ms: number): void;
  resize(width: number, height: number): void;
  destroy(): void;
}

/** Opens the table's scene in an element, at a size in device pixels. */
export const openScene = (
  makeScene: MakeScene,
  host: HTMLElement,
  renderer: 'webgl' | 'canvas',
  width: number,
  height: number,
): Promise<OpenScene> =>
  new Promise((resolve) => {
    const game = new Game({
      type: renderer === 'webgl' ? WEBGL : CANVAS,
      parent: host,
      width,
      height,
      scale: { mode: SCALE_NONE },
      backgroundColor: '#04060b',
      banner: false,
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false },
      disableContextMenu: false,
      // More than one texture a batch tears the picture in Phaser 4.2 (its issue 7372).
      render: { maxTextures: 1, antialias: true, antialiasGL: false, powerPreference: 'high-performance' },
      scene: [
        makeScene((scene) => {
          const { canvas } = game;
          let gone = false;
          // Phaser's own clock would draw sixty idle frames a second and wake with the window.
          queueMicrotask(() => {
            game.loop.stop();
            for (const name of ['hidden', 'visible', 'blur', 'focus']) game.events.off(name);
            resolve({
              scene,
              canvas,
              renderer,
              render: (time, ms) => game.step(time, ms),
              resize: (w, h) => game.scale.resize(w, h),
              destroy: () => {
                if (gone) return; // Both the page and its controller let go of the stage.
                gone = true;
                game.destroy(true);
                game.step(0, 0);
              },
            });
          });
        }),
      ],
    });
  });
