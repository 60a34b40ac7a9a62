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
const HULL = 'M0-58L7-44L9-24L20-14L24 8L38 22L40 44L30 40L22 34L20 48L10 56L-10 56L-20 48L-22 34L-30 40L-40 44L-38 22L-24 8L-20-14L-9-24L-7-44Z';
const PLATES = 'M0-50L4-40L6-18L4 40L-4 40L-6-18L-4-40ZM-21-6L-12-12L-11 30L-20 26ZM21-6L12-12L11 30L20 26ZM-36 26L-26 16L-27 34ZM36 26L26 16L27 34Z';
const LINES = 'M-9-24H9M-20-14H-7M20-14H7M-24 8H-12M24 8H12M-21 34H-5M21 34H5M-12-2V44M12-2V44M0 40V56';
const ENGINES = [[-14, 54], [0, 57], [14, 54]] as const;

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
  body(context, card);
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

function body(context: CanvasRenderingContext2D, { tint, pale }: DuelCard): void {
  const hull = new Path2D(HULL);
  context.save();
  context.scale(0.84, 0.84);
  context.globalCompositeOperation = 'lighter';
  for (const [x, y] of ENGINES) {
    const burn = context.createRadialGradient(x, y, 0, x, y + 6, 20);
    burn.addColorStop(0, 'rgb(255 255 255 / 0.9)');
    burn.addColorStop(0.16, `rgb(${tint} / 0.8)`);
    burn.addColorStop(1, `rgb(${tint} / 0)`);
    context.fillStyle = burn;
    context.fillRect(x - 20, y - 16, 40, 44);
  }
  context.globalCompositeOperation = 'source-over';
  const sun = context.createLinearGradient(-36, -50, 36, 56);
  sun.addColorStop(0, `rgb(${pale})`);
  sun.addColorStop(0.5, `rgb(${tint})`);
  sun.addColorStop(1, 'rgb(24 32 48)');
  context.fillStyle = sun;
  context.fill(hull);
  context.save();
  context.clip(hull);
  context.translate(1.1, 1.4);
  const steel = context.createLinearGradient(-36, -50, 36, 56);
  steel.addColorStop(0, 'rgb(94 108 132)');
  steel.addColorStop(0.45, 'rgb(44 54 74)');
  steel.addColorStop(1, 'rgb(14 20 34)');
  context.fillStyle = steel;
  context.fill(hull);
  context.fillStyle = `rgb(${tint} / 0.5)`;
  context.fill(new Path2D(PLATES));
  context.strokeStyle = 'rgb(4 8 16 / 0.7)';
  context.lineWidth = 0.9;
  context.stroke(new Path2D(LINES));
  context.restore();
  context.restore();
}
