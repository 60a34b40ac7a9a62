import { blank, drawsOf } from '../seeded.ts';

/** A card's picture is so many cells wide: the card, its prow, and room for its glow. */
export const CARD_FRAME = 1.12;
/** Half the side of a card, in cells. */
const CARD_HALF = 0.43;
/** Where the prow ends before the bow, in cells from the middle. */
const PROW = 0.492;
const CORNER = 0.065;

export type CardPattern = 'leaves' | 'chevrons' | 'rings' | 'bars' | 'diamonds' | 'waves';

type Spot = readonly [number, number];

/** The outline of a card, y downwards, bow up. */
export const cardOutline = (half = CARD_HALF, corner = CORNER, prow = PROW): readonly Spot[] => {
  const edge = half - corner;
  const bow: readonly Spot[] =
    prow > half
      ? [
          [-0.1, -half],
          [0, -prow],
          [0.1, -half],
        ]
      : [];
  return [
    [-edge, -half],
    ...bow,
    [edge, -half],
    [half, -edge],
    [half, edge],
    [edge, half],
    [-edge, half],
    [-half, edge],
    [-half, -edge],
  ];
};

const pathOf = (spots: readonly Spot[]): Path2D => {
  const path = new Path2D();
  spots.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
  return path;
};

const octagon = (radius: number): Path2D => {
  const cut = radius * 0.46;
  return pathOf([
    [-cut, -radius],
    [cut, -radius],
    [radius, -cut],
    [radius, cut],
    [cut, radius],
    [-cut, radius],
    [-radius, cut],
    [-radius, -cut],
  ]);
};

/** A canvas whose unit is a cell and whose middle is (0, 0). */
const sheetOf = (size: number): { canvas: HTMLCanvasElement; on: CanvasRenderingContext2D; pixel: number } => {
  const canvas = blank(size, size);
  const on = canvas.getContext('2d')!;
  const scale = canvas.width / CARD_FRAME;
  on.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
  on.lineJoin = 'round';
  return { canvas, on, pixel: 1 / scale };
};

const engrave: { readonly [pattern in CardPattern]: (on: CanvasRenderingContext2D) => void } = {
  leaves: (on) => {
    for (let at = -1; at < 1; at += 0.055) {
      on.moveTo(at, -0.5);
      on.lineTo(at + 0.5, 0.5);
    }
  },
  chevrons: (on) => {
    for (let y = -0.6; y < 0.8; y += 0.075) {
      on.moveTo(-0.5, y + 0.25);
      on.lineTo(0, y);
      on.lineTo(0.5, y + 0.25);
    }
  },
  rings: (on) => {
    for (let radius = 0.3; radius < 0.64; radius += 0.045) {
      on.moveTo(radius, 0);
      on.arc(0, 0, radius, 0, Math.PI * 2);
    }
  },
  bars: (on) => {
    for (let y = -0.45; y < 0.46; y += 0.05) {
      on.moveTo(-0.5, y);
      on.lineTo(0.5, y);
    }
  },
  diamonds: (on) => {
    for (let at = -1; at < 1; at += 0.09) {
      on.moveTo(at, -0.5);
      on.lineTo(at + 0.6, 0.5);
      on.moveTo(at, 0.5);
      on.lineTo(at + 0.6, -0.5);
    }
  },
  waves: (on) => {
    for (let y = -0.5; y < 0.52; y += 0.06) {
      on.moveTo(-0.5, y);
      for (let x = -0.5; x < 0.5; x += 0.1) {
        on.quadraticCurveTo(x + 0.025, y - 0.03, x + 0.05, y);
        on.quadraticCurveTo(x + 0.075, y + 0.03, x + 0.1, y);
      }
    }
  },
};

const body = (on: CanvasRenderingContext2D, outline: Path2D, rgb: string, pixel: number): void => {
  // A soft glow of its own colour lifts it off the dark.
  on.save();
  on.shadowColor = `rgba(${rgb}, 0.5)`;
  on.shadowBlur = 0.045 / pixel;
  on.fillStyle = '#0a0e15';
  on.fill(outline);
  on.restore();
  const metal = on.createLinearGradient(-0.3, -0.45, 0.3, 0.45);
  metal.addColorStop(0, '#2b3442');
  metal.addColorStop(0.5, '#1a212c');
  metal.addColorStop(1, '#11161e');
  on.fillStyle = metal;
  on.fill(outline);
  on.fillStyle = `rgba(${rgb}, 0.16)`;
  on.fill(outline);
};

const frame = (on: CanvasRenderingContext2D, outline: Path2D, rgb: string, pixel: number): void => {
  on.save();
  on.clip(outline);
  on.strokeStyle = 'rgba(4, 6, 10, 0.8)';
  on.lineWidth = 0.046;
  on.stroke(outline);
  on.strokeStyle = `rgb(${rgb})`;
  on.lineWidth = 0.026;
  on.stroke(outline);
  on.strokeStyle = 'rgba(255, 255, 255, 0.5)';
  on.lineWidth = Math.max(pixel * 2, 0.006);
  on.stroke(outline);
  on.restore();
};

/** A window into the dark, lit in a colour. */
const porthole = (on: CanvasRenderingContext2D, shape: Path2D, radius: number, rgb: string, pixel: number): void => {
  on.save();
  on.clip(shape);
  const deep = on.createRadialGradient(0, 0, 0, 0, 0, radius * 1.15);
  deep.addColorStop(
    0,
    `rgb(${rgb
      .split(',')
      .map((part) => Math.round(Number(part) * 0.3 + 14))
      .join()})`,
  );
  deep.addColorStop(
    0.6,
    `rgb(${rgb
      .split(',')
      .map((part) => Math.round(Number(part) * 0.1 + 8))
      .join()})`,
  );
  deep.addColorStop(1, '#04060a');
  on.fillStyle = deep;
  on.fillRect(-radius, -radius, radius * 2, radius * 2);
  const draw = drawsOf(Number(rgb.replace(/\D/g, '').slice(0, 9)));
  for (let star = 0; star < 34; star += 1) {
    on.fillStyle = `rgba(255, 255, 255, ${0.15 + draw() ** 3 * 0.6})`;
    const size = 0.003 + draw() ** 4 * 0.006;
    on.fillRect((draw() - 0.5) * 2 * radius, (draw() - 0.5) * 2 * radius, size, size);
  }
  on.strokeStyle = 'rgba(0, 0, 0, 0.55)';
  on.lineWidth = 0.02;
  on.stroke(shape);
  on.restore();
  on.strokeStyle = `rgba(${rgb}, 0.6)`;
  on.lineWidth = Math.max(pixel, 0.005);
  on.stroke(shape);
};

/** What the face of a ship's card depends on. Lengths in cells. */
export interface FaceWish {
  readonly rgb: string;
  readonly pattern: CardPattern;
  /** Side of the picture, pixels. */
  readonly size: number;
  /** Half the length of a side's rail, its middle and its depth. */
  readonly reach: number;
  readonly rail: number;
  readonly depth: number;
}

/** Bakes the face of a ship's card, bow up, without clips and numbers. */
export const bakeCardFace = ({ rgb, pattern, size, reach, rail, depth }: FaceWish): HTMLCanvasElement => {
  const { canvas, on, pixel } = sheetOf(size);
  const outline = pathOf(cardOutline());
  body(on, outline, rgb, pixel);
  on.save();
  on.clip(outline);
  on.beginPath();
  engrave[pattern](on);
  on.strokeStyle = `rgba(${rgb}, 0.26)`;
  on.lineWidth = Math.max(pixel, 0.007);
  on.stroke();
  // The bow: its prow is the colour of the ship.
  on.fillStyle = `rgb(${rgb})`;
  on.fill(
    pathOf([
      [-0.1, -CARD_HALF],
      [0, -PROW],
      [0.1, -CARD_HALF],
      [0.05, -CARD_HALF + 0.012],
      [-0.05, -CARD_HALF + 0.012],
    ]),
  );
  on.restore();
  for (let side = 0; side < 4; side += 1) {
    on.save();
    on.rotate((side * Math.PI) / 2);
    on.beginPath();
    on.roundRect(-reach, -rail - depth / 2, reach * 2, depth, 0.022);
    on.fillStyle = 'rgba(3, 5, 9, 0.82)';
    on.fill();
    on.strokeStyle = 'rgba(190, 210, 235, 0.2)';
    on.lineWidth = Math.max(pixel, 0.004);
    on.stroke();
    // The gun port in the middle of the side.
    on.fillStyle = '#0a0d13';
    on.fill(
      pathOf([
        [-0.034, -CARD_HALF],
        [0.034, -CARD_HALF],
        [0.024, -rail + depth / 2 + 0.012],
        [-0.024, -rail + depth / 2 + 0.012],
      ]),
    );
    on.fillStyle = 'rgba(205, 218, 235, 0.5)';
    on.fillRect(-0.02, -CARD_HALF + 0.006, 0.012, 0.05);
    on.fillRect(0.008, -CARD_HALF + 0.006, 0.012, 0.05);
    on.restore();
  }
  porthole(on, octagon(0.282), 0.282, rgb, pixel);
  frame(on, outline, rgb, pixel);
  return canvas;
};

/** What the face of a lifeboat's card depends on: `rgb` of the ship it left, `paint` its own. */
export interface BoatFaceWish {
  readonly rgb: string;
  readonly paint: string;
  readonly size: number;
  /** Half width, half height and middle of the four plates for its values. */
  readonly plate: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Bakes the face of a lifeboat's card without its values. */
export const bakeBoatFace = ({ rgb, paint, size, plate }: BoatFaceWish): HTMLCanvasElement => {
  const { canvas, on, pixel } = sheetOf(size);
  const outline = pathOf(cardOutline(CARD_HALF, 0.07, 0));
  body(on, outline, rgb, pixel);
  on.fillStyle = `rgba(${paint}, 0.14)`;
  on.fill(outline);
  const round = new Path2D();
  round.arc(0, 0, 0.225, 0, Math.PI * 2);
  porthole(on, round, 0.225, paint, pixel);
  on.strokeStyle = `rgba(${paint}, 0.85)`;
  on.lineWidth = 0.014;
  on.stroke(round);
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      on.beginPath();
      on.roundRect(plate.x * x - plate.width, plate.y * y - plate.height, plate.width * 2, plate.height * 2, 0.03);
      on.fillStyle = 'rgba(5, 8, 13, 0.9)';
      on.fill();
      on.strokeStyle = `rgba(${paint}, 0.6)`;
      on.lineWidth = Math.max(pixel, 0.005);
      on.stroke();
    }
  frame(on, outline, rgb, pixel);
  return canvas;
};

/** Bakes the back of a lifeboat's card: a ring buoy among stars. */
export const bakeCardBack = (size: number): HTMLCanvasElement => {
  const { canvas, on, pixel } = sheetOf(size);
  const outline = pathOf(cardOutline(CARD_HALF, 0.07, 0));
  body(on, outline, '150, 170, 200', pixel);
  on.save();
  on.clip(outline);
  on.strokeStyle = 'rgba(150, 178, 215, 0.3)';
  on.lineWidth = Math.max(pixel, 0.006);
  for (let ray = 0; ray < 48; ray += 1) {
    const angle = (ray / 48) * Math.PI * 2;
    on.beginPath();
    on.moveTo(Math.cos(angle) * 0.24, Math.sin(angle) * 0.24);
    on.lineTo(Math.cos(angle) * 0.7, Math.sin(angle) * 0.7);
    on.stroke();
  }
  for (let part = 0; part < 8; part += 1) {
    on.beginPath();
    on.arc(0, 0, 0.18, (part / 8) * Math.PI * 2, ((part + 1) / 8) * Math.PI * 2);
    on.strokeStyle = part % 2 ? '#d9dfe8' : '#c2584a';
    on.lineWidth = 0.085;
    on.stroke();
  }
  on.restore();
  frame(on, outline, '150, 170, 200', pixel);
  return canvas;
};

/** Bakes a Power Clip, upright on a side that points up: a tab of the ship's colour. */
export const bakeClip = (rgb: string, size: number): HTMLCanvasElement => {
  const canvas = blank(size, size);
  const on = canvas.getContext('2d')!;
  on.scale(canvas.width, canvas.height);
  on.beginPath();
  on.roundRect(0.08, 0.06, 0.84, 0.88, 0.16);
  on.shadowColor = 'rgba(0, 0, 0, 0.8)';
  on.shadowBlur = size * 0.06;
  on.fillStyle = `rgb(${rgb})`;
  on.fill();
  on.shadowBlur = 0;
  const shine = on.createLinearGradient(0, 0, 0, 1);
  shine.addColorStop(0, 'rgba(255, 255, 255, 0.42)');
  shine.addColorStop(0.4, 'rgba(255, 255, 255, 0.1)');
  shine.addColorStop(1, 'rgba(0, 0, 0, 0.16)');
  on.fillStyle = shine;
  on.fill();
  on.lineWidth = 0.05;
  on.strokeStyle = 'rgba(255, 255, 255, 0.6)';
  on.stroke();
  return canvas;
};
