import { LEAST, sized, writeAt } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { logWords } from '../words/log.ts';
import { arcOf, at, NEXT, onArc } from './berth.ts';
import type { Drawing } from './drawing.ts';
import type { traceArc } from './sheet.ts';
import type { OrreryOverlay } from './stage.ts';

type Reach = Extract<OrreryOverlay, { readonly kind: 'reach' }>;

/** Where on its arc the cost of a place stands, share of its half angle: between the entry cost and the spacecraft. */
const CHIP = -0.64;

/** A place that can be reached: its arc is lit, its cost stands on it; one that cannot has a bar across it. */
export function drawReach(
  drawing: Drawing,
  { at: place, cost, left, why, emphasis }: Reach,
  trace: typeof traceArc,
): void {
  const { context, lens, palette, layout, words, wash } = drawing;
  const berth = layout.berths.get(place.asset);
  if (!berth?.card) return;
  const arc = arcOf(berth.card, place.orbital);
  const open = why === undefined;
  const rgb = open ? palette.good : palette.quiet;
  trace(drawing, berth, arc, -arc.half * 0.8, arc.half * 0.78);
  if (open) {
    context.lineWidth = 6 * lens.ratio;
    context.strokeStyle = rgba(rgb, (emphasis ? 0.34 : 0.16) * wash);
    context.stroke();
  }
  context.lineWidth = (emphasis ? 2.2 : 1.4) * lens.ratio;
  context.setLineDash(open ? [] : [2 * lens.ratio, 5 * lens.ratio]);
  context.strokeStyle = rgba(rgb, open ? 0.9 : 0.5);
  context.stroke();
  context.setLineDash([]);
  const { u, v } = onArc(arc, arc.half * CHIP);
  const crown = lens.at(at(berth, u, v));
  const spot = { ...crown, x: crown.x + aside(drawing, place.orbital) };
  if (open) drawChip(drawing, spot, cost, left, emphasis !== undefined);
  else drawBar(drawing, spot);
  if (!emphasis) return;
  const text = why ?? logWords.pays(cost, left);
  words.push({
    ...spot,
    away: 16 * lens.ratio,
    text,
    edge: open ? rgb : palette.bad,
    ink: palette.text,
    bold: true,
    forced: true,
    quiet: false,
  });
}

/** How large the chips of costs are, device pixels. */
function chipOf(drawing: Drawing): { readonly size: number; readonly wide: number; readonly high: number } {
  const size = sized(drawing, 56 * drawing.lens.mil, LEAST, 15);
  return { size, wide: size * 1.55, high: size * 1.35 };
}

/** Chips of arcs that are close to each other stand in two columns. */
function aside(drawing: Drawing, orbital: number): number {
  const { wide, high } = chipOf(drawing);
  return orbital % 2 === 0 && NEXT * drawing.lens.mil < high ? wide + 2 * drawing.lens.ratio : 0;
}

/** The cost on a lit plate; nothing left afterwards is told apart. */
function drawChip(
  drawing: Drawing,
  { x, y }: { x: number; y: number },
  cost: number,
  left: number,
  strong: boolean,
): void {
  const { context, lens, palette } = drawing;
  const { size, wide, high } = chipOf(drawing);
  context.beginPath();
  context.roundRect(x - wide / 2, y - high / 2, wide, high, 4 * lens.ratio);
  context.fillStyle = rgba(palette.good, strong ? 1 : 0.92);
  context.fill();
  if (left === 0) {
    // Nothing is left for an attack, or against one.
    context.lineWidth = 2 * lens.ratio;
    context.strokeStyle = rgba(palette.warn, 1);
    context.stroke();
  }
  writeAt(drawing, String(cost), x, y, { size, ink: rgba(palette.plate, 1) });
}

function drawBar({ context, lens, palette }: Drawing, { x, y }: { x: number; y: number }): void {
  const arm = 4.5 * lens.ratio;
  context.lineWidth = 1.6 * lens.ratio;
  context.strokeStyle = rgba(palette.bad, 0.8);
  context.beginPath();
  for (const way of [-1, 1]) {
    context.moveTo(x - arm, y - arm * way);
    context.lineTo(x + arm, y + arm * way);
  }
  context.stroke();
}
