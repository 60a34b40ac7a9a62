import { blank, drawsOf } from '../seeded.ts';

/**
 * A cell of a side's scale: its middle along the rail, and from the rail's middle outwards; half its width, and its
 * height. In cells of the grid.
 */
export interface Notch {
  readonly along: number;
  readonly out: number;
  readonly half: number;
  readonly height: number;
}

/** What a side's scale depends on. */
export interface ScaleWish {
  readonly rgb: string;
  /** Cells that are lit, 0..6. */
  readonly lit: number;
  readonly notches: readonly Notch[];
  /** Width of the picture, cells of the grid and pixels. */
  readonly wide: number;
  readonly pixels: number;
}

/** A picture as wide as a rail whose unit is a cell of the grid and whose middle is the rail's; outwards is up. */
const strip = (
  wide: number,
  tall: number,
  pixels: number,
): { canvas: HTMLCanvasElement; on: CanvasRenderingContext2D; pixel: number } => {
  const canvas = blank(pixels, pixels * tall);
  const on = canvas.getContext('2d')!;
  const unit = canvas.width / wide;
  on.setTransform(unit, 0, 0, unit, canvas.width / 2, canvas.height / 2);
  on.lineJoin = 'round';
  on.lineCap = 'round';
  return { canvas, on, pixel: 1 / unit };
};

/** Height of the pictures of a rail, share of their width. */
export const SCALE_TALL = 0.28;

/** From this many lit cells down a side looks cracked. */
const WEAK = 2;

/**
 * Bakes a side's scale: a wedge of six cells, lit up to the value; the rest of a weak side is cracked along its outer
 * edge.
 */
export const bakeScale = ({ rgb, lit, notches, wide, pixels }: ScaleWish): HTMLCanvasElement => {
  const { canvas, on, pixel } = strip(wide, SCALE_TALL, pixels);
  const weak = lit <= WEAK;
  notches.forEach(({ along, out, half, height }, index) => {
    on.beginPath();
    on.roundRect(along - half, -out - height / 2, half * 2, height, 0.008);
    const shines = index < lit;
    if (shines) {
      on.fillStyle = `rgba(${rgb}, ${0.34 + index * 0.05})`;
      on.fill();
    } else {
      on.fillStyle = 'rgba(150, 172, 200, 0.05)';
      on.fill();
    }
    on.strokeStyle = shines ? `rgba(${rgb}, 0.6)` : weak ? 'rgba(255, 104, 80, 0.3)' : 'rgba(190, 210, 235, 0.16)';
    on.lineWidth = Math.max(pixel, 0.004);
    on.stroke();
  });
  if (weak && lit > 0) {
    const draw = drawsOf(17 + lit);
    const [first, last] = [notches[lit]!, notches.at(-1)!];
    const top = -last.out - last.height / 2;
    on.beginPath();
    on.moveTo(first.along - first.half, top);
    for (let at = first.along - first.half; at < last.along + last.half - 0.02; at += 0.032)
      on.lineTo(at + 0.016, top + (draw() - 0.2) * 0.034);
    on.lineTo(last.along + last.half, top);
    on.lineWidth = Math.max(pixel * 1.2, 0.008);
    on.strokeStyle = `rgba(255, 96, 72, ${lit === 1 ? 0.95 : 0.6})`;
    on.stroke();
  }
  return canvas;
};

/** Bakes the open gap of a side without Power: rail and frame are broken away on the dark, open to the outside. */
export const bakeGap = (wide: number, pixels: number): HTMLCanvasElement => {
  const { canvas, on, pixel } = strip(wide, SCALE_TALL, pixels);
  const draw = drawsOf(61);
  const end = wide / 2 - 0.02;
  const top = -(SCALE_TALL * wide) / 2;
  const bottom = 0.068;
  // From the outer edge down one torn end, along the torn floor, and up the other.
  const torn: (readonly [number, number])[] = [[-end + 0.01, top]];
  for (let step = 1; step <= 4; step += 1)
    torn.push([-end + (draw() - 0.3) * 0.03 + step * 0.008, top + ((bottom - top) * step) / 5]);
  for (let step = 0; step <= 13; step += 1)
    torn.push([-end + 0.05 + (step / 13) * (end - 0.05) * 2, bottom + (draw() - 0.5) * 0.022]);
  for (let step = 4; step >= 1; step -= 1)
    torn.push([end - (draw() - 0.3) * 0.03 - step * 0.008, top + ((bottom - top) * step) / 5]);
  torn.push([end - 0.01, top]);
  on.beginPath();
  torn.forEach(([x, y], index) => (index === 0 ? on.moveTo(x, y) : on.lineTo(x, y)));
  const deep = on.createLinearGradient(0, top, 0, bottom);
  deep.addColorStop(0, '#04060b');
  deep.addColorStop(1, '#1a0807');
  on.fillStyle = deep;
  on.fill();
  on.shadowColor = 'rgba(255, 70, 50, 0.9)';
  on.shadowBlur = 0.02 / pixel;
  on.strokeStyle = 'rgb(255, 100, 76)';
  on.lineWidth = Math.max(pixel, 0.008);
  on.stroke();
  return canvas;
};
