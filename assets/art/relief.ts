import { blank, type Light } from './seeded.ts';

/** Numbers that make a relief look like its stuff. */
export interface Stuff {
  /** How steep the heights are. */
  readonly depth: number;
  /** Rounding of the heights, pixels. */
  readonly round: number;
  /** Strength and sharpness of the shine. */
  readonly shine: number;
  readonly gloss: number;
  /** Light in the shade, and in full light. */
  readonly shade: number;
  readonly key?: number;
}

/** A running mean along rows, then columns: rounds edges into bevels. */
const soften = (field: Float32Array, width: number, height: number, radius: number): Float32Array => {
  if (radius < 1) return field;
  const span = radius * 2 + 1;
  const rows = new Float32Array(field.length);
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = -radius; x < width; x += 1) {
      if (x + radius < width) sum += field[y * width + x + radius]!;
      if (x - radius - 1 >= 0) sum -= field[y * width + x - radius - 1]!;
      if (x >= 0) rows[y * width + x] = sum / span;
    }
  }
  const out = new Float32Array(field.length);
  for (let x = 0; x < width; x += 1) {
    let sum = 0;
    for (let y = -radius; y < height; y += 1) {
      if (y + radius < height) sum += rows[(y + radius) * width + x]!;
      if (y - radius - 1 >= 0) sum -= rows[(y - radius - 1) * width + x]!;
      if (y >= 0) out[y * width + x] = sum / span;
    }
  }
  return out;
};

/**
 * Lights a picture by its heights: `colour` gives colour and outline, `height` the heights in its red channel.
 * Both canvases have the same size; the result is a new one.
 */
export const light = (
  colour: HTMLCanvasElement,
  height: HTMLCanvasElement,
  from: Light,
  stuff: Stuff,
): HTMLCanvasElement => {
  const { width, height: tall } = colour;
  const paint = colour.getContext('2d')!.getImageData(0, 0, width, tall);
  const bumps = height.getContext('2d')!.getImageData(0, 0, width, tall).data;
  const raw = new Float32Array(width * tall);
  for (let index = 0; index < raw.length; index += 1) raw[index] = bumps[index * 4]! / 255;
  const fine = soften(raw, width, tall, 1);
  const broad = soften(soften(raw, width, tall, Math.round(stuff.round)), width, tall, Math.round(stuff.round));
  const size = Math.hypot(from.x, from.y, from.z);
  const lx = from.x / size;
  const ly = from.y / size;
  const lz = from.z / size;
  // Halfway between the light and the eye, for the shine.
  const hx = lx / 2;
  const hy = ly / 2;
  const hz = (lz + 1) / 2;
  const half = Math.hypot(hx, hy, hz);
  const data = paint.data;
  const steep = stuff.depth;
  const key = stuff.key ?? 1.28;
  for (let y = 0; y < tall; y += 1)
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const alpha = data[index * 4 + 3]!;
      if (alpha === 0) continue;
      const left = x > 0 ? index - 1 : index;
      const right = x < width - 1 ? index + 1 : index;
      const up = y > 0 ? index - width : index;
      const down = y < tall - 1 ? index + width : index;
      const dx = (fine[right]! - fine[left]!) * 0.42 + (broad[right]! - broad[left]!);
      const dy = (fine[down]! - fine[up]!) * 0.42 + (broad[down]! - broad[up]!);
      const nx = -dx * steep;
      const ny = -dy * steep;
      const n = Math.sqrt(nx * nx + ny * ny + 1);
      const lit = Math.max((nx * lx + ny * ly + lz) / n, 0);
      const halfway = Math.max((nx * hx + ny * hy + hz) / n / half, 0);
      const shine = stuff.shine * halfway ** stuff.gloss * lit;
      // A hollow is darker than what stands out.
      const hollow = Math.min(Math.max(1 + (raw[index]! - broad[index]!) * 1.3, 0.55), 1.25);
      const bright = (stuff.shade + lit * (key - stuff.shade)) * hollow;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[index * 4 + channel]!;
        // The shade is a little blue, the light a little warm.
        const cast = channel === 2 ? 1.05 - lit * 0.08 : channel === 0 ? 0.95 + lit * 0.08 : 1;
        data[index * 4 + channel] = Math.min(value * bright * cast + shine * 255, 255);
      }
    }
  const out = blank(width, tall);
  out.getContext('2d')!.putImageData(paint, 0, 0);
  return out;
};

/** A picture made smaller by halves, so that nothing flickers away. */
export const shrink = (canvas: HTMLCanvasElement, width: number, height: number): HTMLCanvasElement => {
  let current = canvas;
  while (current.width > width * 2) {
    const half = blank(current.width / 2, current.height / 2);
    const pen = half.getContext('2d')!;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(current, 0, 0, half.width, half.height);
    current = half;
  }
  const out = blank(width, height);
  const pen = out.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(current, 0, 0, out.width, out.height);
  return out;
};
