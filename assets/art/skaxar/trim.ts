import { CARD } from './layout.ts';
import type { CardPaint } from './palette.ts';

type Pen = CanvasRenderingContext2D;

/** The frame kinds: each is known by its shapes, not by its colour alone. */
export type Trim = 'earth' | 'skaxar' | 'item' | 'repair' | 'action' | 'plain';

const LINE = 'rgba(4, 6, 10, 0.75)';

/** Draws something at all four corners, as if for the upper left one. */
const corners = (pen: Pen, draw: () => void): void => {
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    pen.save();
    pen.translate(sx > 0 ? 0 : CARD.wide, sy > 0 ? 0 : CARD.high);
    pen.scale(sx, sy);
    draw();
    pen.restore();
  }
};

/** Closes the path, fills it, and draws the dark line round it. */
const inked = (pen: Pen, fill: string | CanvasGradient): void => {
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = LINE;
  pen.lineWidth = 2.5;
  pen.stroke();
};

const shape = (pen: Pen, spots: readonly (readonly [number, number])[], fill: string | CanvasGradient): void => {
  pen.beginPath();
  for (const [x, y] of spots) pen.lineTo(x, y);
  inked(pen, fill);
};

const rivet = (pen: Pen, x: number, y: number, radius: number, paint: CardPaint): void => {
  pen.beginPath();
  pen.arc(x, y + 1.5, radius + 1, 0, Math.PI * 2);
  pen.fillStyle = LINE;
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = paint.light;
  pen.fill();
  pen.beginPath();
  pen.arc(x + radius * 0.25, y + radius * 0.3, radius * 0.7, 0, Math.PI * 2);
  pen.fillStyle = paint.body;
  pen.fill();
};

/** Riveted slabs at the corners. */
const earth = (pen: Pen, paint: CardPaint): void => {
  corners(pen, () => {
    shape(
      pen,
      [
        [0, 0],
        [92, 0],
        [78, 19],
        [34, 19],
        [19, 34],
        [19, 78],
        [0, 92],
      ],
      paint.body,
    );
    rivet(pen, 62, 9.5, 4.2, paint);
    rivet(pen, 9.5, 62, 4.2, paint);
  });
  for (const y of [230, 330, 430, 530]) for (const x of [7, CARD.wide - 7]) rivet(pen, x, y, 3.4, paint);
};

/** Thorns that grow along the rim, a spot of green light at their root. */
const skaxar = (pen: Pen, paint: CardPaint): void => {
  corners(pen, () => {
    const thorn = (x: number, y: number, tx: number, ty: number, bx: number, by: number): void => {
      pen.beginPath();
      pen.moveTo(x, y);
      pen.quadraticCurveTo(bx, by, tx, ty);
      pen.quadraticCurveTo(bx * 0.72, by * 0.72, y, x);
      inked(pen, paint.body);
    };
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(128, 0);
    pen.quadraticCurveTo(96, 20, 58, 18);
    pen.quadraticCurveTo(46, 24, 40, 40);
    pen.quadraticCurveTo(24, 46, 18, 58);
    pen.quadraticCurveTo(20, 96, 0, 128);
    inked(pen, paint.body);
    thorn(34, 14, 66, 34, 52, 16);
    thorn(14, 34, 34, 66, 16, 52);
    for (const [x, y, size] of [
      [24, 24, 6],
      [66, 8, 3.6],
      [8, 66, 3.6],
    ] as const) {
      pen.beginPath();
      pen.arc(x, y, size + 2, 0, Math.PI * 2);
      pen.fillStyle = LINE;
      pen.fill();
      pen.beginPath();
      pen.arc(x, y, size, 0, Math.PI * 2);
      pen.fillStyle = '#c8ff8c';
      pen.fill();
    }
  });
};

/** Square clamps with a screw. */
const item = (pen: Pen, paint: CardPaint): void =>
  corners(pen, () => {
    shape(
      pen,
      [
        [0, 0],
        [64, 0],
        [64, 18],
        [18, 18],
        [18, 64],
        [0, 64],
      ],
      paint.body,
    );
    pen.save();
    pen.translate(20, 20);
    rivet(pen, 0, 0, 8, paint);
    pen.rotate(0.6);
    pen.fillStyle = LINE;
    pen.fillRect(-7, -1.4, 14, 2.8);
    pen.restore();
  });

/** A band of slanted stripes. */
const stripes = (pen: Pen, x: number, y: number, wide: number, high: number, paint: CardPaint): void => {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, wide, high);
  pen.clip();
  pen.fillStyle = '#14181a';
  pen.fillRect(x, y, wide, high);
  pen.fillStyle = paint.body;
  for (let at = x - high; at < x + wide + high; at += 36) {
    pen.beginPath();
    pen.moveTo(at, y + high);
    pen.lineTo(at + high, y);
    pen.lineTo(at + high + 18, y);
    pen.lineTo(at + 18, y + high);
    pen.fill();
  }
  pen.restore();
};

/** Warning stripes above and below, like the gate of a dock. */
const repair = (pen: Pen, paint: CardPaint): void => {
  stripes(pen, 70, 0, CARD.wide - 140, 15, paint);
  stripes(pen, 70, CARD.high - 15, CARD.wide - 140, 15, paint);
  corners(pen, () =>
    shape(
      pen,
      [
        [0, 0],
        [84, 0],
        [66, 18],
        [18, 18],
        [18, 66],
        [0, 84],
      ],
      paint.body,
    ),
  );
};

/** Arrows that lean forward. */
const action = (pen: Pen, paint: CardPaint): void => {
  corners(pen, () =>
    shape(
      pen,
      [
        [0, 0],
        [120, 0],
        [104, 17],
        [30, 17],
        [17, 30],
        [17, 56],
        [0, 70],
      ],
      paint.body,
    ),
  );
  for (const y of [2, CARD.high - 15])
    for (let at = 0; at < 5; at += 1) {
      const x = CARD.wide / 2 - 62 + at * 25;
      shape(
        pen,
        [
          [x, y],
          [x + 12, y],
          [x + 24, y + 6.5],
          [x + 12, y + 13],
          [x, y + 13],
          [x + 12, y + 6.5],
        ],
        at === 2 ? paint.light : paint.body,
      );
    }
};

const DRAW: { readonly [trim in Trim]: (pen: Pen, paint: CardPaint) => void } = {
  earth,
  skaxar,
  item,
  repair,
  action,
  plain: () => undefined,
};

/** Draws the fittings of a frame over its rim. */
export const drawTrim = (pen: Pen, trim: Trim, paint: CardPaint): void => DRAW[trim](pen, paint);

/** A dividing line between picture and text in the manner of the frame. */
export const drawDivider = (pen: Pen, trim: Trim, y: number, paint: CardPaint): void => {
  const [left, right] = [44, CARD.wide - 44];
  if (trim === 'repair') {
    stripes(pen, left, y - 4, right - left, 8, paint);
    return;
  }
  const fade = pen.createLinearGradient(left, 0, right, 0);
  for (const [at, alpha] of [
    [0, 0],
    [0.2, 0.6],
    [0.8, 0.6],
    [1, 0],
  ] as const)
    fade.addColorStop(at, `rgba(${paint.rgb}, ${alpha})`);
  pen.fillStyle = fade;
  pen.fillRect(left, y - 1, right - left, 2);
  const middle = CARD.wide / 2;
  if (trim === 'action')
    for (const x of [-20, 0, 20])
      shape(
        pen,
        [
          [middle + x - 10, y - 8],
          [middle + x, y - 8],
          [middle + x + 10, y],
          [middle + x, y + 8],
          [middle + x - 10, y + 8],
          [middle + x, y],
        ],
        paint.body,
      );
  else
    shape(
      pen,
      [
        [middle - 12, y],
        [middle, y - 7],
        [middle + 12, y],
        [middle, y + 7],
      ],
      paint.body,
    );
};
