import { LEAST, writeAt } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { arcOf, at, NEXT, notchAngle, onArc, orbitalsOf, type Arc, type Berth } from './berth.ts';
import type { AssetActor } from './cast.ts';
import type { Drawing } from './drawing.ts';
import { SUN } from './layout.ts';

// What is exact lies on the sheet, under spacecraft and over the worlds: arcs with their entry costs, the glass of each
// berth, the rings round the sun.

/** Rings in the gap, half axes as shares of the half width of the table and of the gap. */
const RINGS = [0.16, 0.42, 0.72] as const;
const CORNER = 34;

/** Traces an arc of a berth on the canvas, from one angle to another. */
export function traceArc({ context, lens }: Drawing, berth: Berth, arc: Arc, from = -arc.half, to = arc.half): void {
  const middle = lens.at(at(berth, 0, arc.middle));
  context.beginPath();
  const radius = arc.radius * lens.mil;
  // On the canvas the crown lies at -90 degrees, or at 90 for a berth that opens downwards.
  if (berth.up === 1) context.arc(middle.x, middle.y, radius, from - Math.PI / 2, to - Math.PI / 2);
  else context.arc(middle.x, middle.y, radius, Math.PI / 2 - to, Math.PI / 2 - from);
}

/** The rings on which both systems hang, as on an instrument. */
export function drawRings({ context, lens, palette, layout }: Drawing): void {
  const { x, y } = lens.at({ x: 0, y: 0 });
  const half = ((layout.box.right - layout.box.left) / 2) * lens.mil;
  context.lineWidth = 1;
  for (const [index, share] of RINGS.entries()) {
    const [rx, ry] = [half * share + SUN * lens.mil, (SUN + 34 + index * 26) * lens.mil];
    context.strokeStyle = rgba(palette.hairline, 0.16 - index * 0.035);
    context.beginPath();
    context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    context.stroke();
    context.beginPath();
    for (let tick = 0; tick < 48; tick += 1) {
      const angle = (tick / 48) * Math.PI * 2;
      const out = 1 + (tick % 4 ? 2.5 : 5) * (lens.ratio / Math.max(rx, 1));
      context.moveTo(x + Math.cos(angle) * rx, y + Math.sin(angle) * ry);
      context.lineTo(x + Math.cos(angle) * rx * out, y + Math.sin(angle) * (ry + 3 * lens.ratio));
    }
    context.stroke();
  }
}

/** The glass a world stands in: sides that fade upwards, and a foot in the colour and pattern of its owner. */
export function drawGlass({ context, lens, palette }: Drawing, berth: Berth, seat: string): void {
  context.globalAlpha = berth.alpha;
  const foot = lens.at(at(berth, 0, 0));
  const [half, high] = [(berth.wide / 2) * lens.mil, berth.high * lens.mil];
  const [left, right] = [Math.round(foot.x - half) + 0.5, Math.round(foot.x + half) - 0.5];
  const y = Math.round(foot.y) + (berth.up === 1 ? -0.5 : 0.5);
  const tip = y - berth.up * high * 0.62;
  const radius = CORNER * lens.mil;
  const fade = context.createLinearGradient(0, y, 0, tip);
  fade.addColorStop(0, rgba(palette.hairline, 0.42));
  fade.addColorStop(1, rgba(palette.hairline, 0));
  context.lineWidth = 1;
  context.strokeStyle = fade;
  context.beginPath();
  context.moveTo(left, tip);
  context.arcTo(left, y, left + radius, y, radius);
  context.arcTo(right, y, right, y - berth.up * radius, radius);
  context.lineTo(right, tip);
  context.stroke();
  // One seat has a whole foot, the other a broken one: colour is never alone.
  context.strokeStyle = rgba(palette.seat[seat]!, 0.9);
  context.lineWidth = Math.max(2, 2 * lens.ratio);
  context.setLineDash(seat === '1' ? [] : [9 * lens.ratio, 5 * lens.ratio]);
  context.beginPath();
  context.moveTo(left + radius, y);
  context.lineTo(right - radius, y);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Entry costs are written so large, CSS pixels. */
const COST = { least: LEAST, most: 19 } as const;
/** Arcs that are closer than that leave no room for their figures, CSS pixels. */
const CLOSE = 10;

/** The notch of an arc with its entry cost, and from near its number. */
function drawNotch(drawing: Drawing, berth: Berth, orbital: number, cost: number, dead: number): void {
  const { context, lens, palette, level } = drawing;
  const arc = arcOf(berth.card!, orbital);
  const { u, v } = onArc(arc, notchAngle(arc));
  const spot = lens.at(at(berth, u, v));
  const size = Math.min(Math.max(52 * lens.mil, COST.least * lens.ratio), COST.most * lens.ratio);
  // Notches of neighbouring arcs keep off each other.
  const radius = Math.min(size * 0.78, (NEXT * lens.mil) / 2);
  context.beginPath();
  context.arc(spot.x, spot.y, radius, 0, Math.PI * 2);
  context.fillStyle = rgba(palette.plate, 0.92);
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = rgba(palette.hairline, 0.75 - dead * 0.35);
  if (radius > size * 0.6) context.stroke();
  writeAt(drawing, String(cost), spot.x, spot.y, { size: Math.round(size), ink: rgba(palette.text, 1 - dead * 0.35) });
  if (level !== 'near') return;
  writeAt(drawing, String(orbital), spot.x + radius + 8 * lens.ratio, spot.y - berth.up * -7 * lens.ratio, {
    size: Math.round(LEAST * lens.ratio),
    ink: rgba(palette.quiet, 0.85),
    weight: 500,
  });
}

/** The arcs of an asset, lowest first; where debris drifts the arc is broken. */
export function drawArcs(drawing: Drawing, berth: Berth, asset: AssetActor, costs: readonly number[]): void {
  const { context, lens, palette } = drawing;
  const count = orbitalsOf(asset.card);
  for (let orbital = 1; orbital <= count; orbital += 1) {
    const arc = arcOf(asset.card, orbital);
    const outermost = orbital === count;
    traceArc(drawing, berth, arc);
    context.lineWidth = Math.max(1, (outermost ? 1.5 : 1) * lens.ratio);
    const edge = lens.at(at(berth, -berth.wide / 2, 0)).x;
    const fade = context.createLinearGradient(edge, 0, edge + berth.wide * lens.mil, 0);
    const strong = (outermost ? 0.72 : 0.46) * (1 - asset.dead * 0.45) * asset.alpha;
    for (const [stop, share] of [
      [0, 0],
      [0.14, 1],
      [0.86, 1],
      [1, 0],
    ] as const)
      fade.addColorStop(stop, rgba(palette.hairline, strong * share));
    context.strokeStyle = fade;
    // From the outermost orbital one leaves: it is drawn as a gate.
    context.setLineDash([]);
    context.stroke();
    if (asset.alpha > 0.4 && drawing.level !== 'map' && NEXT * lens.mil > CLOSE * lens.ratio)
      drawNotch(drawing, berth, orbital, costs[orbital - 1]!, asset.dead);
  }
}
