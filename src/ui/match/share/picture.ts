import { drawCaption, stripHeight } from './caption.ts';
import type { Framing, Shot } from './shot.ts';
import type { Studio } from './studio.ts';

/** A canvas with what a studio shows, and the caption below it. */
export function canvasFor({ width, height }: { readonly width: number; readonly height: number }): {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
} {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: height + stripHeight(width) });
  return { canvas, context: canvas.getContext('2d')! };
}

/** Takes a picture of a shot as a PNG; with its caption unless it stands beside words that say the same. */
export async function takePicture<V, E, O>(
  studio: Studio<V, E, O>,
  shot: Shot<V, E, O>,
  framing: Framing,
  captioned = true,
): Promise<Blob> {
  studio.stage.overlays(shot.overlays);
  await studio.show(shot, shot.view, framing);
  const { width, height } = studio;
  const { canvas, context } = canvasFor(studio);
  if (!captioned) canvas.height = height;
  studio.drawOn(context, width, height);
  if (captioned) drawCaption(context, shot.caption, { top: height, width });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture came out of the canvas'))),
      'image/png',
    ),
  );
}
