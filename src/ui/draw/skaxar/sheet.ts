import { SEATS } from '../../../games/skaxar/index.ts';
import type { Point } from '../../../table/shape.ts';
import { rgba } from '../palette.ts';
import type { Lens } from '../world/lens.ts';
import { pileBox } from './layout.ts';
import { seatInk, type TablePalette } from './palette.ts';
import { OWN_PILES, SHARED_PILES } from './place.ts';
import { boxAround, boxOfSpot, seatOf, type Box, type Plan } from './plan.ts';
import { paneOf, pathOf, sized, writeIn, type Scribe } from './scribe.ts';

/** Roundness of fields and slots, units. */
const ROUND = 90;
const CARD_ROUND = 0.057;

/** The outline of a field as a path with round corners. */
const fieldPath = (context: CanvasRenderingContext2D, lens: Lens, outline: readonly Point[], shrunk = 0): void => {
  const spots = outline.map((point) => lens.at(point));
  const middle = { x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length, y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length };
  const pulled = spots.map(({ x, y }) => ({ x: Math.round(x - Math.sign(x - middle.x) * shrunk) + 0.5, y: Math.round(y - Math.sign(y - middle.y) * shrunk) + 0.5 }));
  context.beginPath();
  const last = pulled.at(-1)!;
  const first = pulled[0]!;
  context.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2);
  pulled.forEach((spot, index) => {
    const next = pulled[(index + 1) % pulled.length]!;
    context.arcTo(spot.x, spot.y, next.x, next.y, ROUND * lens.mil);
  });
  context.closePath();
};

/** Slanting lines for seat A, level ones for seat B: the fields differ without colour. */
const engrave = (scribe: Scribe, seat: 'A' | 'B', outline: readonly Point[], ink: string): void => {
  const { context, lens } = scribe;
  const { x: left, y: top, width, height } = paneOf(scribe, boxAround(outline));
  const [right, bottom] = [left + width, top + height];
  const step = Math.max(110 * lens.mil, 7 * lens.ratio);
  context.save();
  context.clip();
  context.beginPath();
  if (seat === 'A')
    for (let x = left - (bottom - top); x < right; x += step) {
      context.moveTo(x, bottom);
      context.lineTo(x + (bottom - top), top);
    }
  else
    for (let y = top + step; y < bottom; y += step) {
      context.moveTo(left, Math.round(y) + 0.5);
      context.lineTo(right, Math.round(y) + 0.5);
    }
  context.lineWidth = 1;
  context.strokeStyle = ink;
  context.stroke();
  context.restore();
};

const drawField = (scribe: Scribe, plan: Plan, seat: 'A' | 'B'): void => {
  const { context, lens, palette } = scribe;
  const ink = seatInk(palette, seat);
  const { field, inward } = plan.seats[seat];
  fieldPath(context, lens, field);
  const { x: left, width } = paneOf(scribe, boxAround(field));
  const right = left + width;
  const fill = context.createLinearGradient(inward < 0 ? right : left, 0, inward < 0 ? left : right, 0);
  fill.addColorStop(0, 'rgba(7, 10, 16, 0.72)');
  fill.addColorStop(1, 'rgba(14, 19, 28, 0.5)');
  context.fillStyle = fill;
  context.fill();
  fieldPath(context, lens, field);
  engrave(scribe, seat, field, rgba(ink, 0.045));
  fieldPath(context, lens, field);
  context.lineWidth = 1;
  context.strokeStyle = rgba(ink, 0.34);
  context.stroke();
};

/** An empty place a card can lie on. */
const drawSlot = (scribe: Scribe, box: Box, ink: string, strength: number): void => {
  const { context } = scribe;
  const pane = paneOf(scribe, box);
  pathOf(context, pane, pane.width * CARD_ROUND);
  context.fillStyle = 'rgba(3, 5, 9, 0.4)';
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = rgba(ink, strength);
  context.stroke();
};

/** A strip under a row of things. */
const drawStrip = (scribe: Scribe, boxes: readonly Box[], air: number): void => {
  const { context, lens, palette } = scribe;
  const whole = boxAround(boxes.flatMap(({ x, y, width, height }) => [-0.5, 0.5].map((half) => ({ x: x + width * half, y: y + height * half }))));
  const pane = paneOf(scribe, { ...whole, width: whole.width + air * 2, height: whole.height + air * 2 });
  pathOf(context, pane, ROUND * lens.mil);
  context.fillStyle = 'rgba(8, 11, 18, 0.58)';
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = rgba(palette.hairline, 0.16);
  context.stroke();
};

/** Paints what lies under the cards: the seats' fields, the rows of Shop and asteroids, the places of piles. */
export const drawMat = (scribe: Scribe, plan: Plan): void => {
  const { palette } = scribe;
  drawStrip(scribe, [...plan.shop.map(boxOfSpot), ...plan.effects, pileBox(plan, 'shopDeck', null), plan.bank], 55);
  drawStrip(scribe, [...plan.asteroids.map(boxOfSpot), pileBox(plan, 'asteroidDeck', null), { ...pileBox(plan, 'asteroidsTaken', null) }], 60);
  for (const seat of SEATS) drawField(scribe, plan, seat);
  for (const spot of [...plan.shop, ...plan.asteroids]) drawSlot(scribe, boxOfSpot(spot), palette.hairline, 0.2);
  // Seen while the place is empty.
  plan.shop.forEach((spot, index) => {
    const pane = paneOf(scribe, boxOfSpot(spot));
    writeIn(scribe, pane, String(index + 1), { size: sized(scribe, pane.width * 0.2, 12, 26), ink: rgba(palette.quiet, 0.4), weight: 500 });
  });
  for (const pile of SHARED_PILES) drawSlot(scribe, pileBox(plan, pile, null), palette.hairline, 0.2);
  for (const seat of SEATS) {
    drawSlot(scribe, boxOfSpot(plan.seats[seat].lead), seatInk(palette, seat), 0.3);
    // The Scrapyard of a seat lies at the other's side, and has its owner's colour.
    for (const pile of OWN_PILES) drawSlot(scribe, pileBox(plan, pile, seat), seatInk(palette, seat), 0.26);
  }
};

/** Marks the place of whoever decides now: a bright frame with corners, in the seat's colour. */
export const drawDecides = ({ context, lens, palette }: Scribe, plan: Plan, seat: string): void => {
  const { field } = plan.seats[seatOf(seat)];
  const ink = seatInk(palette, seat);
  context.save();
  fieldPath(context, lens, field);
  context.shadowColor = rgba(ink, 0.8);
  context.shadowBlur = 14 * lens.ratio;
  context.lineWidth = 2 * lens.ratio;
  context.strokeStyle = rgba(ink, 0.95);
  context.stroke();
  context.restore();
};

/** Steps the sky back behind the table; more where a palette asks for it. */
export const drawVeil = (context: CanvasRenderingContext2D, palette: TablePalette): void => {
  context.fillStyle = `rgba(6, 8, 13, ${0.28 + palette.veil})`;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
};
