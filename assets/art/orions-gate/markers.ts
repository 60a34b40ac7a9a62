import { blank, type Light } from '../seeded.ts';

/** What stands at a marker. */
export type MarkerPicture = 'objective' | 'artifact' | 'station';

type Pen = CanvasRenderingContext2D;

const css = (rgb: string, alpha: number): string => `rgba(${rgb}, ${alpha})`;

const glow = (pen: Pen, x: number, y: number, radius: number, rgb: string, alpha: number): void => {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, css(rgb, alpha));
  light.addColorStop(0.4, css(rgb, alpha * 0.35));
  light.addColorStop(1, css(rgb, 0));
  pen.fillStyle = light;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

const around = (pen: Pen, corners: number, radius: number, turn: number): void => {
  pen.beginPath();
  for (let i = 0; i < corners; i += 1) {
    const angle = turn + (i / corners) * Math.PI * 2;
    pen.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  pen.closePath();
};

/** A metal that is lit from where the light comes. */
const metal = (pen: Pen, reach: number, light: Light): CanvasGradient => {
  const shade = pen.createLinearGradient(light.x * reach, light.y * reach, -light.x * reach, -light.y * reach);
  shade.addColorStop(0, 'rgb(206, 214, 226)');
  shade.addColorStop(0.45, 'rgb(112, 122, 138)');
  shade.addColorStop(1, 'rgb(38, 44, 56)');
  return shade;
};

/** A beacon on a six-sided platform. */
const objective = (pen: Pen, light: Light, rgb: string): void => {
  glow(pen, 0, 0, 1, rgb, 0.4);
  pen.fillStyle = metal(pen, 0.6, light);
  around(pen, 6, 0.56, Math.PI / 6);
  pen.fill();
  pen.strokeStyle = 'rgba(12, 16, 24, 0.85)';
  pen.lineWidth = 0.04;
  pen.stroke();
  pen.fillStyle = 'rgb(28, 33, 44)';
  around(pen, 6, 0.38, Math.PI / 6);
  pen.fill();
  pen.strokeStyle = css(rgb, 0.9);
  pen.lineWidth = 0.05;
  around(pen, 6, 0.46, Math.PI / 6);
  pen.stroke();
  for (let arm = 0; arm < 3; arm += 1) {
    pen.save();
    pen.rotate((arm / 3) * Math.PI * 2 + Math.PI / 6);
    pen.fillStyle = metal(pen, 0.3, light);
    pen.fillRect(0.08, -0.05, 0.36, 0.1);
    pen.restore();
  }
  glow(pen, 0, 0, 0.34, '255, 255, 255', 0.95);
  glow(pen, 0, 0, 0.52, rgb, 0.8);
};

/** A cut crystal of unknown make. */
const artifact = (pen: Pen, light: Light, rgb: string): void => {
  glow(pen, 0, 0, 1, rgb, 0.55);
  const corners = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2 + 0.2;
    const radius = i % 2 ? 0.34 : 0.6;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });
  const heart = { x: light.x * 0.12, y: light.y * 0.12 };
  corners.forEach((one, i) => {
    const next = corners[(i + 1) % 8]!;
    const facing = ((one.x + next.x) * light.x + (one.y + next.y) * light.y) * 0.9;
    const bright = Math.max(0, Math.min(1, 0.45 + facing));
    pen.beginPath();
    pen.moveTo(heart.x, heart.y);
    pen.lineTo(one.x, one.y);
    pen.lineTo(next.x, next.y);
    pen.closePath();
    pen.fillStyle = css(rgb, 1);
    pen.fill();
    pen.fillStyle = facing > 0 ? `rgba(255, 255, 250, ${bright * 0.75})` : `rgba(6, 12, 20, ${0.62 - bright * 0.5})`;
    pen.fill();
    pen.strokeStyle = 'rgba(255, 255, 255, 0.5)';
    pen.lineWidth = 0.018;
    pen.stroke();
  });
  glow(pen, heart.x, heart.y, 0.26, '255, 255, 255', 0.9);
};

/** A wheel of four spokes round a hub, windows along the rim, its side's lights. */
const station = (pen: Pen, light: Light, rgb: string): void => {
  glow(pen, 0, 0, 1, rgb, 0.28);
  const shade = metal(pen, 0.8, light);
  pen.strokeStyle = 'rgba(10, 13, 20, 0.9)';
  pen.lineWidth = 0.25;
  pen.beginPath();
  pen.arc(0, 0, 0.66, 0, Math.PI * 2);
  pen.stroke();
  pen.strokeStyle = shade;
  pen.lineWidth = 0.2;
  pen.stroke();
  for (let arm = 0; arm < 4; arm += 1) {
    pen.save();
    pen.rotate((arm / 4) * Math.PI * 2 + Math.PI / 4);
    pen.fillStyle = metal(pen, 0.5, light);
    pen.fillRect(0.16, -0.055, 0.42, 0.11);
    pen.fillStyle = css(rgb, 0.9);
    pen.fillRect(0.3, -0.018, 0.16, 0.036);
    pen.restore();
  }
  pen.fillStyle = shade;
  pen.beginPath();
  pen.arc(0, 0, 0.24, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = 'rgb(24, 29, 40)';
  pen.beginPath();
  pen.arc(0, 0, 0.13, 0, Math.PI * 2);
  pen.fill();
  for (let lamp = 0; lamp < 20; lamp += 1) {
    const angle = (lamp / 20) * Math.PI * 2;
    pen.fillStyle = lamp % 5 === 0 ? css(rgb, 1) : 'rgba(255, 240, 200, 0.85)';
    pen.beginPath();
    pen.arc(Math.cos(angle) * 0.66, Math.sin(angle) * 0.66, lamp % 5 === 0 ? 0.05 : 0.024, 0, Math.PI * 2);
    pen.fill();
  }
  glow(pen, 0, 0, 0.22, rgb, 1);
};

const DRAWN = { objective, artifact, station } as const;

/** Bakes what stands at a marker; `rgb` is its colour, "r, g, b". */
export const bakeMarker = (kind: MarkerPicture, size: number, light: Light, rgb: string): HTMLCanvasElement => {
  const canvas = blank(size, size);
  const pen = canvas.getContext('2d')!;
  pen.translate(size / 2, size / 2);
  pen.scale(size / 2, size / 2);
  DRAWN[kind](pen, light, rgb);
  return canvas;
};
