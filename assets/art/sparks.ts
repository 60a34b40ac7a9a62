import { blank, drawsOf } from './seeded.ts';

export type SparkPicture =
  | 'glow'
  | 'streak'
  | 'flame'
  | 'bolt'
  | 'ring'
  | 'spark'
  | 'smoke'
  | 'shard'
  | 'flare'
  | 'lattice'
  | 'dart'
  | 'shell';
export type SparkColour = 'white' | 'amber' | 'cyan' | 'red' | 'violet' | 'green' | 'grey';

const COLOUR: { readonly [colour in SparkColour]: string } = {
  white: '240, 246, 255',
  amber: '255, 184, 84',
  cyan: '110, 226, 255',
  red: '255, 104, 60',
  violet: '170, 130, 255',
  green: '130, 255, 170',
  grey: '96, 94, 98',
};

const radial = (
  context: CanvasRenderingContext2D,
  size: number,
  stops: readonly (readonly [number, string])[],
): void => {
  const fill = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  for (const [place, colour] of stops) fill.addColorStop(place, colour);
  context.fillStyle = fill;
  context.fillRect(0, 0, size, size);
};

/** A bar along x that fades at both edges, and at the stern when `tail`. */
const bar = (rgb: string, core: number, tail: boolean): HTMLCanvasElement => {
  const canvas = blank(128, 32);
  const context = canvas.getContext('2d')!;
  const across = context.createLinearGradient(0, 0, 0, 32);
  across.addColorStop(0, `rgba(${rgb}, 0)`);
  across.addColorStop(0.5 - core, `rgba(${rgb}, 0.28)`);
  across.addColorStop(0.5 - core * 0.4, `rgba(${rgb}, 0.95)`);
  across.addColorStop(0.5, 'rgba(255, 255, 255, 1)');
  across.addColorStop(0.5 + core * 0.4, `rgba(${rgb}, 0.95)`);
  across.addColorStop(0.5 + core, `rgba(${rgb}, 0.28)`);
  across.addColorStop(1, `rgba(${rgb}, 0)`);
  context.fillStyle = across;
  context.fillRect(0, 0, 128, 32);
  context.globalCompositeOperation = 'destination-in';
  const along = context.createLinearGradient(0, 0, 128, 0);
  along.addColorStop(0, 'rgba(0, 0, 0, 0)');
  along.addColorStop(tail ? 0.85 : 0.12, 'rgba(0, 0, 0, 1)');
  along.addColorStop(tail ? 0.93 : 0.88, 'rgba(0, 0, 0, 1)');
  along.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = along;
  context.fillRect(0, 0, 128, 32);
  return canvas;
};

const lattice = (rgb: string): HTMLCanvasElement => {
  const canvas = blank(256, 48);
  const context = canvas.getContext('2d')!;
  context.lineWidth = 1.6;
  for (let wave = 0; wave < 3; wave += 1) {
    context.strokeStyle = `rgba(${rgb}, ${0.85 - wave * 0.2})`;
    context.beginPath();
    for (let x = 0; x <= 256; x += 2) {
      const y = 24 + Math.sin((x / 256) * Math.PI * 10 + wave * 2.1) * 17 * Math.sin((x / 256) * Math.PI);
      if (x === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }
  return canvas;
};

const shard = (rgb: string): HTMLCanvasElement => {
  const canvas = blank(32, 32);
  const context = canvas.getContext('2d')!;
  const draw = drawsOf(77);
  const tone = context.createLinearGradient(0, 4, 0, 28);
  tone.addColorStop(0, `rgb(${rgb})`);
  tone.addColorStop(1, 'rgb(30, 28, 30)');
  context.fillStyle = tone;
  context.beginPath();
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = (corner / 6) * Math.PI * 2;
    const radius = 7 + draw() * 8;
    context.lineTo(16 + Math.cos(angle) * radius, 16 + Math.sin(angle) * radius * 0.7);
  }
  context.fill();
  return canvas;
};

const dart = (rgb: string): HTMLCanvasElement => {
  const canvas = blank(32, 24);
  const context = canvas.getContext('2d')!;
  context.fillStyle = `rgb(${rgb})`;
  context.beginPath();
  context.moveTo(30, 12);
  context.lineTo(6, 3);
  context.lineTo(10, 12);
  context.lineTo(6, 21);
  context.closePath();
  context.fill();
  context.fillStyle = 'rgba(255, 255, 255, 0.8)';
  context.fillRect(10, 11, 14, 2);
  return canvas;
};

/** Bakes what shots, flashes and debris are painted with. Long pictures run along x, their tip to the right. */
export const bakeSpark = (picture: SparkPicture, colour: SparkColour): HTMLCanvasElement => {
  const rgb = COLOUR[colour];
  if (picture === 'streak' || picture === 'flame') return bar(rgb, 0.3, true);
  if (picture === 'bolt') return bar(rgb, 0.34, false);
  if (picture === 'lattice') return lattice(rgb);
  if (picture === 'shard') return shard(rgb);
  if (picture === 'dart') return dart(rgb);
  const size = picture === 'ring' ? 256 : 96;
  const canvas = blank(size, size);
  const context = canvas.getContext('2d')!;
  if (picture === 'glow')
    radial(context, size, [
      [0, 'rgba(255, 255, 255, 1)'],
      [0.12, `rgba(${rgb}, 0.9)`],
      [0.4, `rgba(${rgb}, 0.28)`],
      [1, `rgba(${rgb}, 0)`],
    ]);
  else if (picture === 'ring')
    radial(context, size, [
      [0, `rgba(${rgb}, 0)`],
      [0.72, `rgba(${rgb}, 0.02)`],
      [0.9, `rgba(${rgb}, 0.45)`],
      [0.94, 'rgba(255, 255, 255, 0.9)'],
      [0.96, `rgba(${rgb}, 0.5)`],
      [1, `rgba(${rgb}, 0)`],
    ]);
  else if (picture === 'shell')
    radial(context, size, [
      [0, `rgba(${rgb}, 0.1)`],
      [0.6, `rgba(${rgb}, 0.22)`],
      [0.84, `rgba(${rgb}, 0.6)`],
      [1, `rgba(${rgb}, 0)`],
    ]);
  else if (picture === 'spark')
    radial(context, size, [
      [0, 'rgba(255, 255, 255, 1)'],
      [0.3, `rgba(${rgb}, 0.9)`],
      [1, `rgba(${rgb}, 0)`],
    ]);
  else if (picture === 'smoke')
    radial(context, size, [
      [0, `rgba(${rgb}, 0.7)`],
      [0.5, `rgba(${rgb}, 0.38)`],
      [1, `rgba(${rgb}, 0)`],
    ]);
  else {
    radial(context, size, [
      [0, 'rgba(255, 255, 255, 1)'],
      [0.1, `rgba(${rgb}, 0.8)`],
      [0.35, `rgba(${rgb}, 0.15)`],
      [1, `rgba(${rgb}, 0)`],
    ]);
    context.globalCompositeOperation = 'lighter';
    for (const [w, h] of [
      [size, 2.4],
      [2.4, size * 0.7],
    ] as const) {
      const ray = w > h ? context.createLinearGradient(0, 0, size, 0) : context.createLinearGradient(0, 0, 0, size);
      ray.addColorStop(0, `rgba(${rgb}, 0)`);
      ray.addColorStop(0.5, 'rgba(255, 255, 255, 0.95)');
      ray.addColorStop(1, `rgba(${rgb}, 0)`);
      context.fillStyle = ray;
      context.fillRect((size - w) / 2, (size - h) / 2, w, h);
    }
  }
  return canvas;
};
