import { rgba } from '../../../../table/palette.ts';

const made = new Map<string, HTMLCanvasElement>();

/** A fine diagonal hatch in a colour, as a tile; shape beside colour for what depends on dice. */
export const hatch = (
  context: CanvasRenderingContext2D,
  rgb: string,
  ratio: number,
  alpha: number,
): CanvasPattern | string => {
  const size = Math.round(8 * ratio);
  const key = `${rgb}/${size}/${alpha.toFixed(2)}`;
  let tile = made.get(key);
  if (!tile) {
    tile = document.createElement('canvas');
    tile.width = tile.height = size;
    const pen = tile.getContext('2d')!;
    pen.strokeStyle = rgba(rgb, alpha);
    pen.lineWidth = Math.max(1, ratio);
    pen.beginPath();
    for (const shift of [-size, 0, size]) {
      pen.moveTo(shift, size);
      pen.lineTo(shift + size, 0);
    }
    pen.stroke();
    made.set(key, tile);
  }
  return context.createPattern(tile, 'repeat') ?? rgba(rgb, alpha / 3);
};
