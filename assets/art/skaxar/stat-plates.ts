import { coinRow, drawCoin } from './coins.ts';
import { drawPlate } from './frame.ts';
import { drawIcon, measureOf, rounded, write } from './ink.ts';
import type { Box, ShipPlan } from './layout.ts';
import type { CardPaint } from './palette.ts';
import { money } from './text.ts';

type Pen = CanvasRenderingContext2D;

const WHITE = '#f4f7fb';
const GAP = 6;

/**
 * The plate of each figure has its own outline: a wedge for Firepower, a slanted bar for Speed, a shield for Shield.
 */
const outline = (stat: keyof ShipPlan['stats'], { x, y, wide, high }: Box): Path2D => {
  const path = new Path2D();
  const [l, t, r, b] = [x + GAP, y + GAP, x + wide - GAP, y + high - GAP];
  const cut = 30;
  if (stat === 'firepower') {
    // Its upper right corner is cut like a muzzle.
    for (const [px, py] of [
      [l, t],
      [r - cut, t],
      [r, t + cut],
      [r, b - cut],
      [r - cut, b],
      [l + 24, b],
      [l, b - 24],
    ] as const)
      path.lineTo(px, py);
  } else if (stat === 'speed') {
    for (const [px, py] of [
      [l + 22, t],
      [r, t],
      [r - 22, b],
      [l, b],
    ] as const)
      path.lineTo(px, py);
  } else {
    path.moveTo(l, t + 8);
    path.quadraticCurveTo((l + r) / 2, t - 8, r, t + 8);
    path.lineTo(r, b - 58);
    path.quadraticCurveTo(r - 12, b - 14, (l + r) / 2, b);
    path.quadraticCurveTo(l + 12, b - 14, l, b - 58);
  }
  path.closePath();
  return path;
};

const NAMES = { firepower: 'FIREPOWER', speed: 'SPEED', shield: 'SHIELD' } as const;

/** Draws one figure of a ship with its plate, icon and, where there is room, its name. */
export const drawStat = (
  pen: Pen,
  stat: keyof ShipPlan['stats'],
  figure: number,
  box: Box,
  labels: boolean,
  paint: CardPaint,
): void => {
  drawPlate(pen, outline(stat, box), box, paint);
  const middle = box.x + box.wide / 2;
  const big = stat === 'speed' ? 0.86 : 1;
  const icon = (labels ? 46 : 66) * big;
  const top = box.y + (labels ? 20 : 14);
  drawIcon(pen, stat, middle - icon / 2, top, icon, `rgb(${paint.rgb})`);
  const figureBox = { x: box.x + 16, y: top + icon - (labels ? 2 : 4), wide: box.wide - 32, high: labels ? 92 : 112 };
  write(pen, String(figure), figureBox, { face: 'title', size: (labels ? 92 : 120) * big, colour: WHITE });
  if (labels)
    write(
      pen,
      NAMES[stat],
      { x: box.x + 24, y: top + icon + 82, wide: box.wide - 48, high: 30 },
      { face: 'label', size: 26, colour: 'rgba(214, 224, 236, 0.82)' },
    );
};

/** How far a coin of a row stands beside the one before, in coins. */
const ROW_STEP = 0.5;

/** Draws a sum of money: its coins in a row, each over the one before, and the figure. */
export const drawMoney = (pen: Pen, amount: number, box: Box, size: number): void => {
  const coins = coinRow(amount);
  const text = money(amount);
  const gap = size * 0.2;
  const full = measureOf(pen, 'title')(text) * size;
  const share = 1 + (coins.length - 1) * ROW_STEP;
  // Coins give way to the figure.
  const coin = Math.min(box.high * 0.82, size * 1.06, (box.wide - gap - full) / share);
  const left = box.x + (box.wide - coin * share - gap - full) / 2;
  pen.save();
  pen.translate(left + coin * (share - 1), box.y + (box.high - coin) / 2);
  for (const worth of [...coins].reverse()) {
    drawCoin(pen, worth, coin);
    pen.translate(-coin * ROW_STEP, 0);
  }
  pen.restore();
  write(
    pen,
    text,
    { x: left + coin * share + gap, y: box.y, wide: full + 2, high: box.high },
    { face: 'title', size, colour: WHITE, align: 'left' },
  );
};

/** Draws what a ship is worth on a dark pill over its picture. */
export const drawPill = (pen: Pen, amount: number, box: Box, paint: CardPaint): void => {
  drawPlate(pen, rounded(box, box.high / 2), box, paint);
  const size = box.high * 0.78;
  const text = money(amount);
  const wide = measureOf(pen, 'title')(text) * size;
  drawIcon(pen, 'value', box.x + box.wide - wide - size - 34, box.y + box.high * 0.17, box.high * 0.66, '#e6c67a');
  write(
    pen,
    text,
    { x: box.x + box.wide - wide - 24, y: box.y, wide: wide + 2, high: box.high },
    { face: 'title', size, colour: WHITE, align: 'left' },
  );
};
