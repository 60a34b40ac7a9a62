import { blank, drawsOf } from '../seeded.ts';

/** The sun between two systems: a small white disc, its corona, and rays that thin out; clear around. */
export const bakeSun = (size: number): HTMLCanvasElement => {
  const canvas = blank(size, size);
  const pen = canvas.getContext('2d')!;
  const half = size / 2;
  const draw = drawsOf(41);
  pen.translate(half, half);
  const veil = (reach: number, stops: readonly (readonly [number, string])[]): void => {
    const fill = pen.createRadialGradient(0, 0, 0, 0, 0, reach);
    for (const [at, colour] of stops) fill.addColorStop(at, colour);
    pen.fillStyle = fill;
    pen.fillRect(-half, -half, size, size);
  };
  veil(half, [
    [0, 'rgba(255, 214, 150, 0.5)'],
    [0.12, 'rgba(255, 182, 104, 0.2)'],
    [0.4, 'rgba(214, 118, 70, 0.055)'],
    [1, 'rgba(120, 70, 60, 0)'],
  ]);
  pen.globalCompositeOperation = 'lighter';
  for (let ray = 0; ray < 90; ray += 1) {
    const angle = draw() * Math.PI * 2;
    const long = half * (0.14 + draw() ** 2.4 * 0.5);
    const fill = pen.createLinearGradient(0, 0, long, 0);
    fill.addColorStop(0.1, `rgba(255, 224, 170, ${0.05 + draw() * 0.07})`);
    fill.addColorStop(1, 'rgba(255, 190, 120, 0)');
    pen.save();
    pen.rotate(angle);
    pen.fillStyle = fill;
    pen.beginPath();
    pen.moveTo(0, -half * 0.012);
    pen.lineTo(long, 0);
    pen.lineTo(0, half * 0.012);
    pen.fill();
    pen.restore();
  }
  veil(half * 0.16, [
    [0, 'rgba(255, 252, 240, 1)'],
    [0.36, 'rgba(255, 246, 222, 1)'],
    [0.46, 'rgba(255, 216, 150, 0.55)'],
    [1, 'rgba(255, 180, 100, 0)'],
  ]);
  return canvas;
};
