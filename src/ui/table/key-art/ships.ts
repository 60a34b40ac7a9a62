import { strew } from './chance.ts';

/** A ship from the side, bow to the right, 100 long: hull, a few plates, lines, windows along decks, exhausts. */
interface Model {
  readonly hull: string;
  readonly plates: string;
  readonly lines: string;
  readonly decks: readonly (readonly [x: number, y: number, length: number])[];
  readonly exhausts: readonly (readonly [x: number, y: number, half: number])[];
}

export type Hull =
  | 'slabBattleship'
  | 'slabDestroyer'
  | 'slabFighter'
  | 'sweptBattleship'
  | 'sweptDestroyer'
  | 'sweptFighter';

const MODELS: { readonly [hull in Hull]: Model } = {
  slabBattleship: {
    hull: 'M-50-5L-46-10L-30-11L-26-9L-22-9L-19-15L-14-16L-12-21L-6-21L-5-16L3-15L6-10L20-9L23-12L31-12L33-8L40-7L55-2L56 1L48 3L34 6L28 9L8 10L4 14L-12 15L-18 11L-36 11L-40 8L-47 7L-50 3Z',
    plates:
      'M-44-8L-28-9L-26-4L-44-3ZM6-8L20-7L18-2L4-3ZM24-10L30-10L31-8L23-8ZM-10 9L2 9L0 13L-10 13ZM-36 4L-20 4L-22 9L-36 9ZM36-5L50-1L36 1Z',
    lines: 'M-50-1H36M-26-9V10M-8-15V10M6-10V9M22-9L20 8M-40 2H-4M34-7V5',
    decks: [
      [-22, -7, 26],
      [-20, -11, 14],
      [-8, 2, 36],
      [10, -4, 22],
      [-34, 6, 14],
    ],
    exhausts: [
      [-50, -6, 2.6],
      [-50, -0.5, 3],
      [-48, 5, 2.4],
    ],
  },
  slabDestroyer: {
    hull: 'M-50-3L-44-7L-26-7L-22-5L-10-6L-6-11L4-11L7-6L30-5L52-1L52 1L34 4L10 5L6 8L-8 8L-12 5L-26 6L-34 10L-46 9L-50 4Z',
    plates: 'M-42-5L-27-5L-25-1L-42-1ZM8-4L30-3L40-1L8 0ZM-42 4L-30 4L-34 8L-44 7Z',
    lines: 'M-50 0H40M-24-6V6M6-8V6M20-5V4',
    decks: [
      [-18, -3, 18],
      [10, 2, 20],
      [-4, -8, 6],
    ],
    exhausts: [
      [-50, -1, 2.6],
      [-47, 7, 2],
    ],
  },
  slabFighter: {
    hull: 'M-46-6L-20-8L-6-12L4-6L30-4L54 0L30 4L6 5L-14 12L-24 6L-46 5Z',
    plates: 'M-12-5L10-4L30-1L-10 0Z',
    lines: 'M-40 0H40M-18-8V6',
    decks: [],
    exhausts: [[-46, 0, 4]],
  },
  sweptBattleship: {
    hull: 'M-50-2C-46-8-40-10-34-11C-40-16-48-20-60-22C-50-15-44-10-42-6C-34-14-20-15-8-13C-2-19 8-22 18-23C14-19 14-16 16-12C30-11 46-6 64 0C48 4 34 5 20 6C16 9 16 12 20 17C10 16 0 13-6 9C-18 12-30 11-38 8C-42 12-48 17-58 19C-50 12-46 7-46 4C-48 2-50 0-50-2Z',
    plates:
      'M-40-5C-30-11-18-12-8-11C-16-7-28-4-40-2ZM0-13C4-17 10-20 15-21C11-17 11-14 12-11C8-11 4-12 0-13ZM18-9C32-8 46-4 56-1C42-1 30-2 16-4ZM-30 5C-14 3 4 3 18 3C10 6 2 7-6 7C-16 9-24 8-30 5Z',
    lines:
      'M-48-1C-20-6 24-6 60 0M-38 4C-14 0 14 0 40 3M-30-13C-34-4-34 4-30 9M-20-14C-24-5-24 5-20 10M-10-13C-14-5-14 4-10 9M0-13C-4-5-4 3 0 8M10-12C6-5 6 2 10 7M20-11C16-5 16 1 20 5M30-9C27-4 27 0 30 4M-56-21C-48-15-44-10-42-6M14-21C8-17 6-15 4-13',
    decks: [
      [-36, -4, 26],
      [-6, -7, 22],
      [-26, 3, 30],
      [8, -3, 24],
      [14, 1, 20],
    ],
    exhausts: [
      [-49, -3.4, 2.4],
      [-49, 1, 2.6],
    ],
  },
  sweptDestroyer: {
    hull: 'M-50-1C-44-6-36-8-28-8C-34-12-42-15-52-16C-44-11-38-8-36-5C-28-9-16-9-6-7C0-12 8-14 16-14C12-11 11-9 12-6C28-6 44-3 60 0C42 4 26 4 12 4C6 9-2 12-10 13C-6 10-6 8-10 6C-26 9-42 6-50-1Z',
    plates: 'M-42-2C-30-7-18-7-8-5C-18-3-30-1-42 1ZM16-4C28-4 38-2 46 1C36 1 26 0 14 0Z',
    lines:
      'M-48-1C-16-4 20-4 54 0M-30-8C-33-3-33 3-30 7M-22-9C-25-3-25 3-22 8M-12-8C-15-3-15 3-12 7M-2-8C-5-3-5 2-2 6M8-9C5-4 5 1 8 5M20-6C17-3 17 1 20 4',
    decks: [
      [-28, 1, 20],
      [6, -2, 22],
    ],
    exhausts: [
      [-49, -1, 2.8],
      [-42, 5, 2],
    ],
  },
  sweptFighter: {
    hull: 'M-44-2C-30-12-14-14-2-8C14-7 36-4 56 1C34 4 14 5 0 6C-12 13-30 11-44-2Z',
    plates: 'M-10-5C8-5 24-2 38 1C22 1 6 0-10 0Z',
    lines: 'M-40-1C-10-4 20-3 50 1',
    decks: [],
    exhausts: [[-43, -1, 4]],
  },
};

export interface Berth {
  readonly hull: Hull;
  readonly x: number;
  readonly y: number;
  /** Length in pixels. */
  readonly length: number;
  /** Radians; a ship that flies left is mirrored, so that its deck stays up. */
  readonly course: number;
  readonly left?: boolean;
  /** 0 near .. 1 lost in the haze. */
  readonly haze: number;
  readonly engine: string;
  readonly seed: number;
}

/** Engine light: a hot core, a coloured bloom, a fading trail. `glow` is `r g b`. */
function burn(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  half: number,
  glow: string,
  strength: number,
): void {
  const trail = context.createLinearGradient(x, y, x - half * 17, y);
  trail.addColorStop(0, `rgb(${glow} / ${0.5 * strength})`);
  trail.addColorStop(0.22, `rgb(${glow} / ${0.16 * strength})`);
  trail.addColorStop(1, `rgb(${glow} / 0)`);
  context.fillStyle = trail;
  context.beginPath();
  context.moveTo(x, y - half * 0.8);
  context.lineTo(x - half * 17, y);
  context.lineTo(x, y + half * 0.8);
  context.fill();
  const bloom = context.createRadialGradient(x, y, 0, x, y, half * 5);
  bloom.addColorStop(0, `rgb(255 255 255 / ${0.95 * strength})`);
  bloom.addColorStop(0.12, `rgb(${glow} / ${0.85 * strength})`);
  bloom.addColorStop(0.4, `rgb(${glow} / ${0.2 * strength})`);
  bloom.addColorStop(1, `rgb(${glow} / 0)`);
  context.fillStyle = bloom;
  context.beginPath();
  context.arc(x, y, half * 5, 0, Math.PI * 2);
  context.fill();
}

/**
 * The hull in sunlight: the rim first; the body, shifted away from the sun, leaves a bright edge. Clips to the hull.
 */
function paintHull(context: CanvasRenderingContext2D, model: Model, haze: number, swept: boolean): void {
  const hull = new Path2D(model.hull);
  const veil = (dark: number, far: number): number => Math.round(dark * (1 - haze) + far * haze);
  const tone = (r: number, g: number, b: number): string => `rgb(${veil(r, 58)} ${veil(g, 70)} ${veil(b, 104)})`;
  const sun = context.createLinearGradient(0, -20, 0, 12);
  sun.addColorStop(0, tone(255, 226, 184));
  sun.addColorStop(0.55, tone(150, 150, 160));
  sun.addColorStop(1, tone(50, 62, 88));
  context.fillStyle = sun;
  context.fill(hull);
  context.clip(hull);
  context.save();
  context.translate(0.15, 0.95);
  const body = context.createLinearGradient(0, -20, 0, 14);
  body.addColorStop(0, swept ? tone(84, 108, 122) : tone(118, 106, 98));
  body.addColorStop(0.42, swept ? tone(38, 54, 68) : tone(56, 54, 60));
  body.addColorStop(1, tone(12, 17, 28));
  context.fillStyle = body;
  context.fill(hull);
  context.restore();
}

/** The large plates, and small ones a shade off, so that size can be felt. */
function paintPlates(
  context: CanvasRenderingContext2D,
  model: Model,
  { length, haze }: Berth,
  next: () => number,
  swept: boolean,
): void {
  const near = 1 - haze;
  const plate = context.createLinearGradient(0, -16, 0, 12);
  plate.addColorStop(0, swept ? 'rgb(176 224 232 / 0.34)' : 'rgb(255 214 160 / 0.32)');
  plate.addColorStop(1, 'rgb(60 80 120 / 0.1)');
  context.fillStyle = plate;
  context.fill(new Path2D(model.plates));
  const small = Math.round(length / 3.2);
  for (let k = 0; k < small; k++) {
    const [x, y] = [-48 + next() * 96, -20 + next() * 34];
    context.fillStyle =
      next() < 0.55 ? `rgb(255 240 220 / ${0.02 + next() * 0.06 * near})` : `rgb(0 4 12 / ${0.05 + next() * 0.18})`;
    context.fillRect(x, y, 1.2 + next() * 6, 0.6 + next() * 1.7);
  }
  context.strokeStyle = `rgb(4 8 16 / ${0.5 * near + 0.12})`;
  context.lineWidth = 0.42;
  context.stroke(new Path2D(model.lines));
}

/** The windows along the decks. */
function lightDecks(context: CanvasRenderingContext2D, model: Model, next: () => number, swept: boolean): void {
  context.globalCompositeOperation = 'lighter';
  for (const [x, y, length] of model.decks) {
    for (let at = 0; at < length; at += 1.25) {
      if (next() < 0.42) continue;
      context.fillStyle = swept
        ? `rgb(150 236 255 / ${0.25 + next() * 0.65})`
        : `rgb(255 208 132 / ${0.25 + next() * 0.65})`;
      context.fillRect(x + at, y, 0.62, 0.5);
    }
  }
}

/** Draws one ship: dark plates, light along the upper edge, windows, engines. */
export function ship(context: CanvasRenderingContext2D, berth: Berth): void {
  const model = MODELS[berth.hull];
  const next = strew(berth.seed);
  const swept = berth.hull.startsWith('swept');
  const scale = berth.length / 108;
  context.save();
  context.translate(berth.x, berth.y);
  if (berth.left) context.scale(-1, 1);
  context.rotate(berth.left ? -berth.course : berth.course);
  context.scale(scale, scale);
  context.globalCompositeOperation = 'lighter';
  for (const [x, y, half] of model.exhausts) burn(context, x, y, half, berth.engine, 0.55 + 0.45 * (1 - berth.haze));
  context.globalCompositeOperation = 'source-over';
  paintHull(context, model, berth.haze, swept);
  paintPlates(context, model, berth, next, swept);
  lightDecks(context, model, next, swept);
  context.restore();
}
