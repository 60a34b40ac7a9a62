import { strew } from '../../../table/key-art/chance.ts';

/**
 * Where a card floats: its middle, its height in pixels, its turn in radians and how far it leans away to one side
 * (-1..1).
 */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly turn: number;
  readonly lean: number;
}

/** Colours as `r g b`; `clips` = Power of bow, starboard, stern, port. */
export interface DuelCard extends Lie {
  readonly tint: string;
  readonly pale: string;
  readonly clips: readonly [number, number, number, number];
  readonly hull: keyof typeof MODELS;
}

/** Half the side of a card, how far its corners are cut, and how far its prow stands out at the bow. */
const HALF = 80;
const CORNER = 12;
const PROW = 11;

/** A ship from above, bow up, round the middle of its card. */
interface Model {
  readonly hull: string;
  readonly plates: string;
  readonly lines: string;
  readonly engines: readonly (readonly [x: number, y: number])[];
  /** Rows of lit windows: middle, first height, last height. */
  readonly decks: readonly (readonly [x: number, from: number, to: number])[];
}

/** A leaf grown from one spine, and a dagger with blades swept forward. */
const MODELS: { readonly [hull in 'leaf' | 'dagger']: Model } = {
  leaf: {
    hull: 'M0-60C4-54 8-46 10-36C20-26 34-12 46 10C54 24 56 38 54 52C46 46 40 44 34 46C30 50 28 54 26 60C22 52 18 48 12 48L8 58L-8 58L-12 48C-18 48-22 52-26 60C-28 54-30 50-34 46C-40 44-46 46-54 52C-56 38-54 24-46 10C-34-12-20-26-10-36C-8-46-4-54 0-60Z',
    plates:
      'M14-28C26-16 38 0 45 16C49 26 51 34 51 44C44 38 38 20 30 4C25-6 18-18 14-28ZM-14-28C-26-16-38 0-45 16C-49 26-51 34-51 44C-44 38-38 20-30 4C-25-6-18-18-14-28ZM0-48C3-40 5-28 5-14L4 36L-4 36L-5-14C-5-28-3-40 0-48Z',
    lines:
      'M10-36C9-6 10 22 12 48M-10-36C-9-6-10 22-12 48M10-20C22-12 30-2 34 46M-10-20C-22-12-30-2-34 46M10-2C22 6 26 22 26 58M-10-2C-22 6-26 22-26 58M-10-30H10M-10 0H10M-11 26H11',
    engines: [
      [-31, 48],
      [-5, 58],
      [5, 58],
      [31, 48],
    ],
    decks: [
      [-7, -26, 40],
      [7, -26, 40],
      [-44, 14, 40],
      [44, 14, 40],
      [0, 0, 34],
    ],
  },
  dagger: {
    hull: 'M0-62L7-40L14-10L16 6L30-2L42-38L50-46L52-36L46 2L42 32L36 48L30 54L28 44L18 40L15 56L-15 56L-18 40L-28 44L-30 54L-36 48L-42 32L-46 2L-52-36L-50-46L-42-38L-30-2L-16 6L-14-10L-7-40Z',
    plates:
      'M43-32L49-42L44 0L38 26L34 6ZM-43-32L-49-42L-44 0L-38 26L-34 6ZM0-54L5-38L8-10L0-2L-8-10L-5-38ZM18 12L30 4L32 30L20 34ZM-18 12L-30 4L-32 30L-20 34Z',
    lines:
      'M-14-10H14M-16 6H16M-17 24H17M-18 40H18M16 6L18 40M-16 6L-18 40M34 6L36 48M-34 6L-36 48M30-2L44 6M-30-2L-44 6M-7-40H7',
    engines: [
      [-32, 50],
      [-9, 56],
      [0, 57],
      [9, 56],
      [32, 50],
    ],
    decks: [
      [-10, -6, 36],
      [10, -6, 36],
      [-40, -8, 22],
      [40, -8, 22],
      [0, 8, 46],
    ],
  },
};

/** A place on the card (its own units, middle = 0, 0) as a place in the picture. */
export function spotOn(
  { x, y, height, turn, lean }: Lie,
  u: number,
  v: number,
): { readonly x: number; readonly y: number } {
  const scale = height / (2 * HALF);
  // The leaning card is narrower, and its far edge a little higher.
  const [across, down] = [u * (1 - 0.34 * Math.abs(lean)), v - u * lean * 0.26];
  return {
    x: x + scale * (across * Math.cos(turn) - down * Math.sin(turn)),
    y: y + scale * (across * Math.sin(turn) + down * Math.cos(turn)),
  };
}

function place(context: CanvasRenderingContext2D, lie: Lie): void {
  const [o, u, v] = [spotOn(lie, 0, 0), spotOn(lie, 1, 0), spotOn(lie, 0, 1)];
  context.transform(u.x - o.x, u.y - o.y, v.x - o.x, v.y - o.y, o.x, o.y);
}

const plate = (inset: number): Path2D => {
  const [half, corner] = [HALF - inset, CORNER - inset * 0.4];
  const edge = half - corner;
  const path = new Path2D();
  const spots = [
    [-edge, -half],
    [-15, -half],
    [0, inset * 0.7 - HALF - PROW],
    [15, -half],
    [edge, -half],
    [half, -edge],
    [half, edge],
    [edge, half],
    [-edge, half],
    [-half, edge],
    [-half, -edge],
  ] as const;
  for (const [x, y] of spots) path.lineTo(x, y);
  path.closePath();
  return path;
};

/** The scale of a side, 1 to 6, and the clip that stands on its Power; drawn below the ship and turned to each side. */
function scale(context: CanvasRenderingContext2D, { tint, pale }: DuelCard, side: number, power: number): void {
  const out = HALF - 9;
  context.save();
  context.rotate((side * Math.PI) / 2 + Math.PI);
  for (let value = 1; value <= 6; value++) {
    const at = (value - 3.5) * 14;
    context.fillStyle = `rgb(${pale} / ${value <= power ? 0.62 : 0.22})`;
    context.fillRect(at - 4.4, out - 1.4, 8.8, 2.2);
    if (value !== power) continue;
    context.shadowColor = `rgb(${tint})`;
    context.shadowBlur = 14;
    context.fillStyle = `rgb(${tint})`;
    context.beginPath();
    context.roundRect(at - 6, out - 6, 12, 12, 2.4);
    context.fill();
    context.shadowBlur = 0;
    context.fillStyle = 'rgb(255 255 255 / 0.85)';
    context.fillRect(at - 2.6, out - 3.4, 5.2, 1.8);
  }
  context.restore();
}

/** A ship card: glowing frame, dark window with stars, the ship lit from above, four scales with their clips. */
export function duelCard(context: CanvasRenderingContext2D, card: DuelCard): void {
  const { tint, pale } = card;
  const next = strew(Math.round(card.x));
  context.save();
  place(context, card);
  // Halo and edge.
  context.shadowColor = `rgb(${tint} / 0.9)`;
  context.shadowBlur = card.height * 0.14;
  context.fillStyle = `rgb(${tint} / 0.55)`;
  context.fill(plate(0));
  context.shadowBlur = 0;
  const metal = context.createLinearGradient(-HALF, -HALF, HALF, HALF);
  metal.addColorStop(0, `rgb(${pale} / 0.95)`);
  metal.addColorStop(0.3, `rgb(${tint} / 0.9)`);
  metal.addColorStop(0.72, `rgb(${tint} / 0.42)`);
  metal.addColorStop(1, `rgb(${pale} / 0.7)`);
  context.fillStyle = 'rgb(8 13 24)';
  context.fill(plate(0));
  context.fillStyle = metal;
  context.fill(plate(0));
  const inside = context.createLinearGradient(0, -HALF, 0, HALF);
  inside.addColorStop(0, 'rgb(20 30 50)');
  inside.addColorStop(0.5, 'rgb(11 18 32)');
  inside.addColorStop(1, 'rgb(7 11 21)');
  context.fillStyle = inside;
  context.fill(plate(1.6));
  context.save();
  context.clip(plate(1.6));
  const depth = context.createRadialGradient(0, -6, 4, 0, 0, 96);
  depth.addColorStop(0, `rgb(${tint} / 0.42)`);
  depth.addColorStop(0.5, `rgb(${tint} / 0.12)`);
  depth.addColorStop(1, `rgb(${tint} / 0)`);
  context.fillStyle = depth;
  context.fillRect(-HALF, -HALF, 2 * HALF, 2 * HALF);
  for (let star = 0; star < 60; star++) {
    context.fillStyle = `rgb(225 236 255 / ${0.12 + 0.5 * next() ** 3})`;
    context.fillRect((next() - 0.5) * 2 * HALF, (next() - 0.5) * 2 * HALF, 0.8, 0.8);
  }
  context.restore();
  context.strokeStyle = `rgb(${tint} / 0.3)`;
  context.lineWidth = 0.7;
  context.stroke(plate(18));
  for (const [side, power] of card.clips.entries()) scale(context, card, side, power);
  body(context, card, next);
  // A sheen across the glass.
  context.globalCompositeOperation = 'lighter';
  const sheen = context.createLinearGradient(-HALF, -HALF, HALF * 0.6, HALF * 0.6);
  sheen.addColorStop(0, 'rgb(190 215 255 / 0.16)');
  sheen.addColorStop(0.36, 'rgb(190 215 255 / 0.03)');
  sheen.addColorStop(0.37, 'rgb(190 215 255 / 0)');
  context.fillStyle = sheen;
  context.fill(plate(1.6));
  context.restore();
}

function body(context: CanvasRenderingContext2D, { tint, pale, hull: model }: DuelCard, next: () => number): void {
  const { hull: outline, plates, lines, engines, decks } = MODELS[model];
  const hull = new Path2D(outline);
  context.save();
  context.scale(0.94, 0.94);
  context.globalCompositeOperation = 'lighter';
  for (const [x, y] of engines) {
    const burn = context.createRadialGradient(x, y, 0, x, y + 3, 15);
    burn.addColorStop(0, 'rgb(255 255 255 / 0.9)');
    burn.addColorStop(0.16, `rgb(${tint} / 0.8)`);
    burn.addColorStop(1, `rgb(${tint} / 0)`);
    context.fillStyle = burn;
    context.fillRect(x - 20, y - 16, 40, 44);
  }
  context.globalCompositeOperation = 'source-over';
  // Light falls from the upper middle of the picture: a bright rim, steel below it, night at the stern.
  const sun = context.createLinearGradient(30, -58, -30, 56);
  sun.addColorStop(0, `rgb(${pale})`);
  sun.addColorStop(0.55, `rgb(${tint})`);
  sun.addColorStop(1, 'rgb(40 52 74)');
  context.fillStyle = sun;
  context.fill(hull);
  context.clip(hull);
  context.save();
  context.translate(-0.5, 1.1);
  const steel = context.createLinearGradient(40, -50, -40, 56);
  steel.addColorStop(0, 'rgb(122 138 164)');
  steel.addColorStop(0.4, 'rgb(62 74 98)');
  steel.addColorStop(1, 'rgb(16 22 36)');
  context.fillStyle = steel;
  context.fill(hull);
  context.restore();
  plating(context, next);
  const paint = context.createLinearGradient(0, -56, 0, 50);
  paint.addColorStop(0, `rgb(${tint} / 0.75)`);
  paint.addColorStop(1, `rgb(${tint} / 0.28)`);
  context.fillStyle = paint;
  context.fill(new Path2D(plates));
  // One half lies in its own shadow.
  context.fillStyle = 'rgb(4 8 18 / 0.34)';
  context.fillRect(-60, -70, 60, 140);
  context.strokeStyle = 'rgb(3 6 14 / 0.75)';
  context.lineWidth = 0.7;
  context.stroke(new Path2D(lines));
  context.globalCompositeOperation = 'lighter';
  for (const [x, from, to] of decks) {
    for (let y = from; y < to; y += 1.9) {
      if (next() < 0.3) continue;
      context.fillStyle = `rgb(${pale} / ${0.35 + 0.6 * next()})`;
      context.fillRect(x - 0.45, y, 0.9, 0.8);
    }
  }
  context.restore();
}

/** Hull panels a shade off, the same on both halves, so that size can be felt. */
function plating(context: CanvasRenderingContext2D, next: () => number): void {
  for (let panel = 0; panel < 90; panel++) {
    const [x, y, wide, high] = [next() * 52, -58 + next() * 112, 1.5 + next() * 6, 1.5 + next() * 7];
    context.fillStyle =
      next() < 0.5 ? `rgb(230 240 255 / ${0.02 + next() * 0.1})` : `rgb(0 4 12 / ${0.05 + next() * 0.22})`;
    context.fillRect(x, y, wide, high);
    context.fillRect(-x - wide, y, wide, high);
  }
}
