import { strew } from './chance.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A line from a burst outwards, in the stroke that is set. */
export function strokeRay(context: CanvasRenderingContext2D, at: Spot, angle: number, from: number, to: number): void {
  context.beginPath();
  context.moveTo(at.x + Math.cos(angle) * from, at.y + Math.sin(angle) * from);
  context.lineTo(at.x + Math.cos(angle) * to, at.y + Math.sin(angle) * to);
  context.stroke();
}

/** A slug or beam from one ship to another: faint tail, white head. `colour` is `r g b`. */
export function streak(context: CanvasRenderingContext2D, from: Spot, to: Spot, width: number, colour: string): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineCap = 'round';
  for (const [wide, strength] of [
    [5, 0.1],
    [2.2, 0.32],
    [0.8, 0.95],
  ] as const) {
    const light = context.createLinearGradient(from.x, from.y, to.x, to.y);
    light.addColorStop(0, `rgb(${colour} / 0)`);
    light.addColorStop(0.8, `rgb(${colour} / ${strength})`);
    light.addColorStop(1, strength > 0.5 ? 'rgb(255 255 255 / 1)' : `rgb(${colour} / ${strength})`);
    context.strokeStyle = light;
    context.lineWidth = width * wide;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.restore();
}

/** A torpedo on a bent course: smoke that thins, a hot head. */
export function torpedo(
  context: CanvasRenderingContext2D,
  from: Spot,
  bend: Spot,
  to: Spot,
  width: number,
  colour: string,
): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  const steps = 70;
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const x = (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t * t * to.x;
    const y = (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t * t * to.y;
    context.fillStyle = `rgb(${colour} / ${0.02 + 0.2 * t ** 2.5})`;
    context.beginPath();
    context.arc(x, y, width * (2.4 - 1.6 * t), 0, Math.PI * 2);
    context.fill();
  }
  bloom(context, to, width * 7, colour, 0.9);
  context.restore();
}

/** A round light: muzzle, shield flash, engine of something too small to draw. */
export function bloom(
  context: CanvasRenderingContext2D,
  at: Spot,
  radius: number,
  colour: string,
  strength: number,
  core = '255 255 255',
): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  const light = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
  light.addColorStop(0, `rgb(${core} / ${strength})`);
  light.addColorStop(0.14, `rgb(${colour} / ${strength * 0.8})`);
  light.addColorStop(0.45, `rgb(${colour} / ${strength * 0.22})`);
  light.addColorStop(1, `rgb(${colour} / 0)`);
  context.fillStyle = light;
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** A hit that goes through: fire in lobes, sparks, pieces of hull against the light. */
export function explosion(context: CanvasRenderingContext2D, at: Spot, radius: number): void {
  const next = strew(31);
  bloom(context, at, radius * 2.4, '255 128 56', 0.34);
  for (let lobe = 0; lobe < 17; lobe++) {
    const angle = next() * Math.PI * 2;
    const far = radius * 0.62 * next();
    bloom(
      context,
      { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far * 0.75 },
      radius * (0.24 + 0.4 * next()),
      next() < 0.5 ? '255 150 62' : '255 84 38',
      0.3,
      '255 196 120',
    );
  }
  bloom(context, at, radius * 0.5, '255 220 160', 0.9);
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineCap = 'round';
  for (let spark = 0; spark < 64; spark++) {
    const angle = next() * Math.PI * 2;
    const from = radius * (0.35 + 0.5 * next());
    const to = from + radius * (0.15 + 1.1 * next() ** 3);
    const light = context.createLinearGradient(
      at.x + Math.cos(angle) * from,
      at.y + Math.sin(angle) * from,
      at.x + Math.cos(angle) * to,
      at.y + Math.sin(angle) * to,
    );
    light.addColorStop(0, 'rgb(255 170 90 / 0)');
    light.addColorStop(1, `rgb(255 226 170 / ${0.3 + 0.6 * next()})`);
    context.strokeStyle = light;
    context.lineWidth = radius * 0.012;
    strokeRay(context, at, angle, from, to);
  }
  context.globalCompositeOperation = 'source-over';
  for (let shard = 0; shard < 26; shard++) {
    const angle = next() * Math.PI * 2;
    const far = radius * (0.3 + 0.9 * next());
    const size = radius * (0.015 + 0.05 * next() ** 2);
    context.save();
    context.translate(at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far * 0.8);
    context.rotate(next() * 6);
    context.fillStyle = 'rgb(22 16 18 / 0.92)';
    context.beginPath();
    context.moveTo(-size, -size * 0.4);
    context.lineTo(size * 0.9, -size * 0.7);
    context.lineTo(size * 0.3, size * 0.8);
    context.fill();
    context.restore();
  }
  context.restore();
}
