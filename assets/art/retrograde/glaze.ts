import type { LimbShape } from './shape.ts';

/** The sides of a berth are of glass: what is beyond fades, and its foot is dark, so that words can stand there. */
export const glaze = (canvas: HTMLCanvasElement, { wide, top }: LimbShape): void => {
  const pen = canvas.getContext('2d')!;
  const { width, height } = canvas;
  const unit = width / wide;
  const foot = pen.createLinearGradient(0, height, 0, height - Math.min(top * 0.8, 330) * unit);
  foot.addColorStop(0, 'rgba(5, 8, 15, 0.9)');
  foot.addColorStop(0.6, 'rgba(5, 8, 15, 0.5)');
  foot.addColorStop(1, 'rgba(5, 8, 15, 0)');
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = foot;
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = 'destination-out';
  for (const [from, to] of [
    [0, 64 * unit],
    [width, width - 64 * unit],
  ] as const) {
    const side = pen.createLinearGradient(from, 0, to, 0);
    side.addColorStop(0, 'rgba(0, 0, 0, 0.85)');
    side.addColorStop(1, 'rgba(0, 0, 0, 0)');
    pen.fillStyle = side;
    pen.fillRect(Math.min(from, to), 0, 64 * unit, height);
  }
  pen.globalCompositeOperation = 'source-over';
};
