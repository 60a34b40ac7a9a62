import { rounded } from './ink.ts';
import { CARD, type Box } from './layout.ts';
import type { CardPaint } from './palette.ts';

type Pen = CanvasRenderingContext2D;

const WHOLE: Box = { x: 0, y: 0, wide: CARD.wide, high: CARD.high };

/** The outline of a card. */
export const cardPath = (): Path2D => rounded(WHOLE, CARD.corner);

/** The body of a card: dark metal with a little light from above. */
export const drawBody = (pen: Pen, paint: CardPaint): void => {
  const metal = pen.createLinearGradient(0, 0, CARD.wide * 0.5, CARD.high);
  metal.addColorStop(0, paint.dark);
  metal.addColorStop(0.35, paint.ground);
  metal.addColorStop(1, '#0a0d13');
  pen.fillStyle = metal;
  pen.fillRect(0, 0, CARD.wide, CARD.high);
};

/** The rim of a card: a bevelled band of metal, its inner edge a hairline of the accent. */
export const drawRim = (pen: Pen, paint: CardPaint): void => {
  const band = new Path2D();
  band.addPath(cardPath());
  const inner = rounded(
    { x: CARD.rim, y: CARD.rim, wide: CARD.wide - 2 * CARD.rim, high: CARD.high - 2 * CARD.rim },
    CARD.corner - 10,
  );
  band.addPath(inner);
  const metal = pen.createLinearGradient(0, 0, CARD.wide, CARD.high);
  metal.addColorStop(0, paint.light);
  metal.addColorStop(0.16, paint.body);
  metal.addColorStop(0.5, paint.dark);
  metal.addColorStop(0.84, paint.body);
  metal.addColorStop(1, paint.dark);
  pen.fillStyle = metal;
  pen.fill(band, 'evenodd');
  pen.lineWidth = 3;
  pen.strokeStyle = 'rgba(4, 6, 10, 0.9)';
  pen.stroke(inner);
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgba(255, 255, 255, 0.28)';
  pen.stroke(rounded({ x: 2, y: 2, wide: CARD.wide - 4, high: CARD.high - 4 }, CARD.corner - 2));
};

/** Darkness that rises from the lower edge of a picture, so that words stand on it. */
export const drawScrim = (pen: Pen, box: Box, from: number, ground = '8, 11, 17'): void => {
  const fade = pen.createLinearGradient(0, from, 0, box.y + box.high);
  fade.addColorStop(0, `rgba(${ground}, 0)`);
  fade.addColorStop(0.45, `rgba(${ground}, 0.72)`);
  fade.addColorStop(1, `rgba(${ground}, 0.98)`);
  pen.fillStyle = fade;
  pen.fillRect(box.x, from, box.wide, box.y + box.high - from);
};

/** A sunken dark plate that figures stand on. */
export const drawPlate = (pen: Pen, path: Path2D, box: Box, paint: CardPaint): void => {
  const deep = pen.createLinearGradient(0, box.y, 0, box.y + box.high);
  deep.addColorStop(0, 'rgba(9, 12, 18, 0.96)');
  deep.addColorStop(1, 'rgba(24, 30, 40, 0.96)');
  pen.fillStyle = deep;
  pen.fill(path);
  pen.strokeStyle = `rgba(${paint.rgb}, 0.5)`;
  pen.lineWidth = 2.5;
  pen.stroke(path);
};
