import { SEATS } from '../../../../games/skaxar/index.ts';
import { rgba } from '../../../table/palette.ts';
import { pileBox } from './layout.ts';
import { seatInk, type TablePalette, type SkaxarScribe } from './palette.ts';
import { drawPlate, drawSlot } from '../../../cards/table/sheet.ts';
import { OWN_PILES, SHARED_PILES } from './place.ts';
import type { Box } from '../../../cards/table/box.ts';
import { boxOfSpot, seatOf, type Plan } from './plan.ts';
import { paneOf, pathOf, sized, writeIn } from '../../../cards/table/scribe.ts';

/** Roundness of fields, units. */
const ROUND = 90;

/** Slanting lines for seat A, level ones for seat B: the fields differ without colour. */
const engrave = (scribe: SkaxarScribe, seat: 'A' | 'B', box: Box, ink: string): void => {
  const { context, lens } = scribe;
  const { x: left, y: top, width, height } = paneOf(scribe, box);
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

const drawField = (scribe: SkaxarScribe, plan: Plan, seat: 'A' | 'B'): void => {
  const { context, lens, palette } = scribe;
  const ink = seatInk(palette, seat);
  const { field, inward } = plan.seats[seat];
  const pane = paneOf(scribe, field);
  const [left, right] = [pane.x, pane.x + pane.width];
  const fill = context.createLinearGradient(inward < 0 ? right : left, 0, inward < 0 ? left : right, 0);
  fill.addColorStop(0, 'rgba(7, 10, 16, 0.72)');
  fill.addColorStop(1, 'rgba(14, 19, 28, 0.5)');
  pathOf(context, pane, ROUND * lens.mil);
  context.fillStyle = fill;
  context.fill();
  engrave(scribe, seat, field, rgba(ink, 0.04));
  pathOf(context, pane, ROUND * lens.mil);
  context.lineWidth = 1;
  context.strokeStyle = rgba(ink, 0.3);
  context.stroke();
};

/** Paints what lies under the cards: the seats' fields, the rows of Shop and asteroids, the places of piles. */
export const drawMat = (scribe: SkaxarScribe, plan: Plan): void => {
  const { palette } = scribe;
  for (const box of [plan.plates.shop, plan.plates.asteroids, ...plan.plates.piles]) drawPlate(scribe, box);
  for (const seat of SEATS) drawField(scribe, plan, seat);
  for (const spot of [...plan.shop, ...plan.asteroids]) drawSlot(scribe, boxOfSpot(spot), palette.hairline, 0.14);
  // Seen while the place is empty.
  plan.shop.forEach((spot, index) => {
    const pane = paneOf(scribe, boxOfSpot(spot));
    writeIn(scribe, pane, String(index + 1), {
      size: sized(scribe, pane.width * 0.2, 12, 26),
      ink: rgba(palette.quiet, 0.3),
      weight: 500,
    });
  });
  for (const pile of SHARED_PILES) drawSlot(scribe, pileBox(plan, pile, null), palette.hairline, 0.12);
  for (const seat of SEATS) {
    drawSlot(scribe, boxOfSpot(plan.seats[seat].lead), seatInk(palette, seat), 0.22);
    // The Scrapyard of a seat lies at the other's side, and has its owner's colour.
    for (const pile of OWN_PILES) drawSlot(scribe, pileBox(plan, pile, seat), seatInk(palette, seat), 0.16);
  }
};

/** Marks the place of whoever decides now: a bright frame in the seat's colour. */
export const drawDecides = (scribe: SkaxarScribe, plan: Plan, seat: string): void => {
  const { context, lens, palette } = scribe;
  const ink = seatInk(palette, seat);
  context.save();
  pathOf(context, paneOf(scribe, plan.seats[seatOf(seat)].field), ROUND * lens.mil);
  context.shadowColor = rgba(ink, 0.6);
  context.shadowBlur = 10 * lens.ratio;
  context.lineWidth = 2 * lens.ratio;
  context.strokeStyle = rgba(ink, 0.9);
  context.stroke();
  context.restore();
};

/** Steps the sky back behind the table; more where a palette asks for it. */
export const drawVeil = (context: CanvasRenderingContext2D, palette: TablePalette): void => {
  context.fillStyle = `rgba(6, 8, 13, ${0.28 + palette.veil})`;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
};
