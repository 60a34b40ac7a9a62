import { LEAST, writeAt } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { at, dialSlot } from './berth.ts';
import { dialRadius } from './dial.ts';
import type { Drawing } from './drawing.ts';
import type { ForecastTurn, OrreryOverlay } from './stage.ts';

type Forecast = Extract<OrreryOverlay, { readonly kind: 'forecast' }>;

/** Sizes of the strip, CSS pixels. */
const STRIP = { bar: 18, gap: 3, high: 32, pad: 8, foot: 17, line: 15 } as const;

/** One turn: my bar above, theirs below, the number of the turn between them. */
function drawTurn(drawing: Drawing, one: ForecastTurn, x: number, middle: number, most: number, mine: string): void {
  const { context, lens, palette } = drawing;
  const { ratio } = lens;
  const wide = STRIP.bar * ratio;
  const half = (STRIP.foot / 2) * ratio;
  const highOf = (cost: number): number => Math.max((cost / most) * STRIP.high * ratio, 2);
  const theirs = mine === '1' ? '2' : '1';
  context.fillStyle = rgba(palette.seat[mine]!, one.cheapest ? 1 : 0.5);
  context.fillRect(x, middle - half - highOf(one.mine), wide, highOf(one.mine));
  context.fillStyle = rgba(palette.seat[theirs]!, 0.42);
  context.fillRect(x, middle + half, wide, highOf(one.theirs));
  const size = Math.round(LEAST * ratio);
  // A cost stands in its bar, or on the foot of one that is lower than letters.
  const middleOf = (cost: number): number => Math.max(highOf(cost) / 2, 7 * ratio);
  const over = (y: number, cost: number): void =>
    void writeAt(drawing, String(cost), x + wide / 2, y, {
      size,
      ink: rgba(palette.text),
      edge: rgba(palette.plate, 0.8),
    });
  over(middle - half - middleOf(one.mine), one.mine);
  over(middle + half + middleOf(one.theirs), one.theirs);
  writeAt(drawing, String(one.turn), x + wide / 2, middle, {
    size,
    ink: rgba(palette.quiet),
    weight: 500,
  });
  if (!one.cheapest) return;
  // The cheapest turn has a roof over it.
  const roof = middle - half - highOf(one.mine) - 3 * ratio;
  context.strokeStyle = rgba(palette.good, 1);
  context.lineWidth = 2 * ratio;
  context.beginPath();
  context.moveTo(x - ratio, roof + 2 * ratio);
  context.lineTo(x + wide / 2, roof - 3 * ratio);
  context.lineTo(x + wide + ratio, roof + 2 * ratio);
  context.stroke();
}

/** Draws the window forecast of an asset as a strip of bars beside its dial. */
export function drawForecast(drawing: Drawing, { asset, caption, turns }: Forecast): void {
  const { context, lens, layout, palette, free } = drawing;
  const berth = layout.berths.get(asset);
  if (!berth?.card || turns.length === 0) return;
  const { ratio } = lens;
  const slot = dialSlot(berth.card);
  const dial = lens.at(at(berth, slot.u, slot.v));
  const radius = dialRadius(drawing, berth.card);
  const wide = (turns.length * (STRIP.bar + STRIP.gap) - STRIP.gap + 2 * STRIP.pad) * ratio;
  const words = caption.length * STRIP.line * ratio;
  const high = words + (2 * STRIP.high + STRIP.foot + 2 * STRIP.pad + 6) * ratio;
  const beside = dial.x + radius + 8 * ratio;
  const x = beside + wide < free.x + free.width ? beside : Math.max(dial.x - radius - 8 * ratio - wide, free.x);
  const y = Math.max(Math.min(dial.y - high / 2, free.y + free.height - high), free.y);
  context.beginPath();
  context.roundRect(x, y, wide, high, 8 * ratio);
  context.fillStyle = rgba(palette.plate, 0.94);
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = rgba(palette.hairline, 0.6);
  context.stroke();
  caption.forEach((line, row) =>
    writeAt(drawing, line, x + STRIP.pad * ratio, y + (STRIP.pad + (row + 0.4) * STRIP.line) * ratio, {
      size: Math.round(LEAST * ratio),
      ink: rgba(row === 0 ? palette.text : palette.quiet),
      align: 'left',
      weight: row === 0 ? 600 : 500,
      within: wide - 2 * STRIP.pad * ratio,
    }),
  );
  const most = Math.max(1, ...turns.flatMap(({ mine, theirs }) => [mine, theirs]));
  turns.forEach((one, index) => {
    drawTurn(
      drawing,
      one,
      x + (STRIP.pad + index * (STRIP.bar + STRIP.gap)) * ratio,
      y + (high + words) / 2 + 2 * ratio,
      most,
      layout.mine,
    );
  });
}
