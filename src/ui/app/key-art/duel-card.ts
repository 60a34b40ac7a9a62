import { strew } from './chance.ts';

/** Where a card floats: its middle, its height in pixels, its turn in radians and how far it leans away to one side (-1..1). */
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
}

/** Half width and half height of a card, 63 to 88. */
const HALF = { x: 63, y: 88 } as const;

// The ship from above, bow up, round the middle of the card.
const HULL = 'M0-62C3-56 5.5-46 6-36L7-26L15-20L16-12L13-8L14 4L25 12L46 34L47 46L44 47L41 41L27 35L20 36L18 48L14 56L-14 56L-18 48L-20 36L-27 35L-41 41L-44 47L-47 46L-46 34L-25 12L-14 4L-13-8L-16-12L-15-20L-7-26L-6-36C-5.5-46-3-56 0-62Z';
const PLATES = 'M0-55C1.6-49 3-42 3.4-34L3.4-4L-3.4-4L-3.4-34C-3-42-1.6-49 0-55ZM-13-18L-8-21L-8-9L-11-10ZM13-18L8-21L8-9L11-10ZM-9 6L-3.4 2L-3.4 46L-9 46ZM9 6L3.4 2L3.4 46L9 46ZM-26 18L-17 11L-15 28L-24 30ZM26 18L17 11L15 28L24 30ZM-42 35L-31 25L-30 32L-41 38ZM42 35L31 25L30 32L41 38Z';
const LINES = 'M-7-26H7M-15-20L-7-17M15-20L7-17M-13-8H13M-14 4H14M-25 12L-12 8M25 12L12 8M-20 36H20M-18 46H18M-11 4V36M11 4V36M-34 23L-29 34M34 23L29 34M-6-36H6M0-4V2';
const ENGINES = [[-10, 56], [0, 57], [10, 56]] as const;
/** Rows of lit windows: middle, first height, last height. */
const DECKS = [[-5.4, -32, -10], [5.4, -32, -10], [-12.6, 10, 34], [12.6, 10, 34], [0, 6, 42]] as const;

/** A place on the card (its own units, middle = 0, 0) as a place in the picture. */
export function spotOn({ x, y, height, turn, lean }: Lie, u: number, v: number): { readonly x: number; readonly y: number } {
  const scale = height / (2 * HALF.y);
  // The leaning card is narrower, and its far edge a little higher.
  const [across, down] = [u * (1 - 0.34 * Math.abs(lean)), v - u * lean * 0.26];
  return { x: x + scale * (across * Math.cos(turn) - down * Math.sin(turn)), y: y + scale * (across * Math.sin(turn) + down * Math.cos(turn)) };
}

function place(context: CanvasRenderingContext2D, lie: Lie): void {
  const [o, u, v] = [spotOn(lie, 0, 0), spotOn(lie, 1, 0), spotOn(lie, 0, 1)];
  context.transform(u.x - o.x, u.y - o.y, v.x - o.x, v.y - o.y, o.x, o.y);
}

const plate = (inset: number, round: number): Path2D => {
  const path = new Path2D();
  path.roundRect(inset - HALF.x, inset - HALF.y, 2 * (HALF.x - inset), 2 * (HALF.y - inset), round);
  return path;
};

/** The scale of a side, 1 to 6, and the clip that stands on its Power; drawn below the ship and turned to each side. */
function scale(context: CanvasRenderingContext2D, { tint, pale }: DuelCard, side: number, power: number): void {
  const out = side % 2 === 0 ? HALF.y - 9 : HALF.x - 9;
  context.save();
  context.rotate((side * Math.PI) / 2 + Math.PI);
  for (let value = 1; value <= 6; value++) {
    const at = (value - 3.5) * 11;
    context.fillStyle = `rgb(${pale} / ${value <= power ? 0.62 : 0.22})`;
    context.fillRect(at - 3.4, out - 1.4, 6.8, 2.2);
    if (value !== power) continue;
    context.shadowColor = `rgb(${tint})`;
    context.shadowBlur = 14;
    context.fillStyle = `rgb(${tint})`;
    context.beginPath();
    context.roundRect(at - 5, out - 5.6, 10, 11.5, 2.4);
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
  context.fill(plate(0, 9));
  context.shadowBlur = 0;
  const metal = context.createLinearGradient(-HALF.x, -HALF.y, HALF.x, HALF.y);
  metal.addColorStop(0, `rgb(${pale} / 0.95)`);
  metal.addColorStop(0.3, `rgb(${tint} / 0.9)`);
  metal.addColorStop(0.72, `rgb(${tint} / 0.42)`);
  metal.addColorStop(1, `rgb(${pale} / 0.7)`);
  context.fillStyle = 'rgb(8 13 24)';
  context.fill(plate(0, 9));
  context.fillStyle = metal;
  context.fill(plate(0, 9));
  const inside = context.createLinearGradient(0, -HALF.y, 0, HALF.y);
  inside.addColorStop(0, 'rgb(20 30 50)');
  inside.addColorStop(0.5, 'rgb(11 18 32)');
  inside.addColorStop(1, 'rgb(7 11 21)');
  context.fillStyle = inside;
  context.fill(plate(1.6, 7.6));
  context.save();
  context.clip(plate(1.6, 7.6));
  const depth = context.createRadialGradient(0, -6, 4, 0, 0, 92);
  depth.addColorStop(0, `rgb(${tint} / 0.42)`);
  depth.addColorStop(0.5, `rgb(${tint} / 0.12)`);
  depth.addColorStop(1, `rgb(${tint} / 0)`);
  context.fillStyle = depth;
  context.fillRect(-HALF.x, -HALF.y, 2 * HALF.x, 2 * HALF.y);
  for (let star = 0; star < 60; star++) {
    context.fillStyle = `rgb(225 236 255 / ${0.12 + 0.5 * next() ** 3})`;
    context.fillRect((next() - 0.5) * 2 * HALF.x, (next() - 0.5) * 2 * HALF.y, 0.8, 0.8);
  }
  context.restore();
  context.strokeStyle = `rgb(${tint} / 0.3)`;
  context.lineWidth = 0.7;
  context.stroke(plate(17, 5));
  for (const [side, power] of card.clips.entries()) scale(context, card, side, power);
  body(context, card, next);
  // A sheen across the glass.
  context.globalCompositeOperation = 'lighter';
  const sheen = context.createLinearGradient(-HALF.x, -HALF.y, HALF.x * 0.6, HALF.y * 0.6);
  sheen.addColorStop(0, 'rgb(190 215 255 / 0.16)');
  sheen.addColorStop(0.36, 'rgb(190 215 255 / 0.03)');
  sheen.addColorStop(0.37, 'rgb(190 215 255 / 0)');
  context.fillStyle = sheen;
  context.fill(plate(1.6, 7.6));
  context.restore();
}

function body(context: CanvasRenderingContext2D, { tint, pale }: DuelCard, next: () => number): void {
  const hull = new Path2D(HULL);
  context.save();
  context.scale(0.9, 0.9);
  context.globalCompositeOperation = 'lighter';
  for (const [x, y] of ENGINES) {
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
  context.fill(new Path2D(PLATES));
  // One half lies in its own shadow.
  context.fillStyle = 'rgb(4 8 18 / 0.34)';
  context.fillRect(-60, -70, 60, 140);
  context.strokeStyle = 'rgb(3 6 14 / 0.75)';
  context.lineWidth = 0.7;
  context.stroke(new Path2D(LINES));
  context.globalCompositeOperation = 'lighter';
  for (const [x, from, to] of DECKS) {
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
    const [x, y, wide, high] = [next() * 44, -58 + next() * 112, 1.5 + next() * 6, 1.5 + next() * 7];
    context.fillStyle = next() < 0.5 ? `rgb(230 240 255 / ${0.02 + next() * 0.1})` : `rgb(0 4 12 / ${0.05 + next() * 0.22})`;
    context.fillRect(x, y, wide, high);
    context.fillRect(-x - wide, y, wide, high);
  }
}
