/** What faces are drawn with; sizes are given for a card 240 wide. */
export type Pen = CanvasRenderingContext2D;
export const UNIT = 240;

/** Height of a card that is read, share of its width. */
export const CARD_RATIO = 88 / 63;
export const INK = '#eaf1fa';
export const QUIET = '#b4c3d6';

/** A text in one line, as large as it fits. */
export function line(pen: Pen, text: string, x: number, y: number, size: number, room: number, weight = 600): void {
  pen.font = `${weight} ${size}px "Chakra Petch"`;
  const wide = pen.measureText(text).width;
  if (wide > room) pen.font = `${weight} ${Math.max(size * 0.55, (size * room) / wide)}px "Chakra Petch"`;
  pen.fillText(text, x, y);
}

/** Stars from a seed in a box. */
export function stars(pen: Pen, seed: number, x: number, y: number, wide: number, high: number): void {
  let n = (seed * 7919 + 13) % 2147483647;
  for (let star = 0; star < 30; star += 1) {
    n = (n * 48271) % 2147483647;
    pen.fillStyle = `rgba(214, 228, 255, ${0.2 + ((n >> 4) % 50) / 100})`;
    pen.fillRect(x + (n % wide), y + ((n >> 8) % high), 1.2, 1.2);
  }
}

type Path = readonly (readonly [number, number])[];

const SHAPES = {
  shield: [
    [0, -1],
    [0.85, -0.65],
    [0.75, 0.25],
    [0, 1],
    [-0.75, 0.25],
    [-0.85, -0.65],
  ],
  hull: [
    [-0.5, -0.9],
    [0.5, -0.9],
    [1, 0],
    [0.5, 0.9],
    [-0.5, 0.9],
    [-1, 0],
  ],
  energy: [
    [0.25, -1],
    [-0.7, 0.2],
    [-0.05, 0.2],
    [-0.3, 1],
    [0.7, -0.25],
    [0.05, -0.25],
  ],
  star: [
    [0, -1],
    [0.28, -0.36],
    [0.96, -0.3],
    [0.44, 0.14],
    [0.6, 0.82],
    [0, 0.44],
    [-0.6, 0.82],
    [-0.44, 0.14],
    [-0.96, -0.3],
    [-0.28, -0.36],
  ],
} as const satisfies { readonly [name: string]: Path };
export type SignName = keyof typeof SHAPES;

/** A sign: shield, hull (a plate), energy (a bolt) or victory points (a star), its middle at a point. */
export function sign(pen: Pen, name: SignName, x: number, y: number, size: number, ink: string): void {
  pen.beginPath();
  for (const [at, [px, py]] of SHAPES[name].entries()) {
    if (at === 0) pen.moveTo(x + (px * size) / 2, y + (py * size) / 2);
    else pen.lineTo(x + (px * size) / 2, y + (py * size) / 2);
  }
  pen.closePath();
  pen.fillStyle = ink;
  pen.fill();
}

/** The outline of a sign as an SVG polygon has it, within (-1, -1) to (1, 1). */
export const signOutline = (name: SignName): string => SHAPES[name].map((point) => point.join()).join(' ');

/** Colours of the three values, on cards, table and page. */
export const VALUE_INKS = { shield: '#6fc3ff', hull: '#e2b78c', energy: '#ffe169' } as const;
