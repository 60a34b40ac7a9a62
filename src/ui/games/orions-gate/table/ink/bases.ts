import { rgba } from '../../../../table/palette.ts';
import { sideTone, type Palette } from '../palette.ts';
import type { Actor } from '../world/tableau.ts';
import { pipArcs } from './pip-layout.ts';

/** A base on the canvas: device pixels, heading as canvas angle. */
export interface DrawnBase {
  readonly actor: Actor;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly angle: number;
  /** Half the length of the hull as it is drawn: far away it outgrows its base. */
  readonly reach: number;
}

/** Below this radius a rim holds no figures, CSS pixels. */
const SMALL = 6;
/** A hull so many base radii long on either side leaves no rim to write on. */
const OUTGROWN = 2.3;
/** One so long shows the heading itself. */
const POINTS = 1.42;
/** Below this radius two lines run into one, CSS pixels. */
const DOUBLE = 10;

const ring = (context: CanvasRenderingContext2D, base: DrawnBase, radius: number, from = 0, to = Math.PI * 2): void => {
  context.beginPath();
  context.arc(base.x, base.y, Math.max(radius, 0), from, to);
};

/**
 * The ring: side A one solid line, side B a double line or, where that is too small, a broken one, so that sides differ
 * without colour.
 */
const drawRing = (context: CanvasRenderingContext2D, base: DrawnBase, rgb: string, ratio: number): void => {
  const outgrown = base.reach > base.radius * POINTS;
  const alpha = (base.actor.spent ? 0.5 : 0.95) * (outgrown ? 0.8 : 1);
  const double = base.radius > DOUBLE * ratio && !outgrown;
  context.lineWidth = Math.max(1, Math.round((outgrown ? 1 : 1.5) * ratio));
  context.strokeStyle = rgba(rgb, alpha);
  if (base.actor.side === 'B' && !double) {
    const arc = (Math.PI * 2 * base.radius) / 8;
    context.setLineDash([arc * 0.66, arc * 0.34]);
  }
  ring(context, base, base.radius);
  context.stroke();
  context.setLineDash([]);
  if (base.actor.side === 'B' && double) {
    context.lineWidth = 1;
    context.strokeStyle = rgba(rgb, alpha * 0.6);
    ring(context, base, base.radius - 3 * ratio);
    context.stroke();
  }
};

/** The notch that shows where the bow points: a solid triangle on the rim for A, an open one for B. */
const drawNotch = (context: CanvasRenderingContext2D, base: DrawnBase, rgb: string, ratio: number): void => {
  const size = Math.min(Math.max(base.radius * 0.5, 4.5 * ratio), 8 * ratio);
  const rim = base.radius;
  context.save();
  context.translate(base.x, base.y);
  context.rotate(base.angle);
  context.beginPath();
  context.moveTo(rim + size, 0);
  context.lineTo(rim - 1, -size * 0.75);
  context.lineTo(rim - 1, size * 0.75);
  context.closePath();
  context.fillStyle = base.actor.side === 'A' ? rgba(rgb, base.actor.spent ? 0.6 : 1) : 'rgba(6, 10, 16, 0.85)';
  context.fill();
  context.lineWidth = 1.25 * ratio;
  context.strokeStyle = rgba(rgb, base.actor.spent ? 0.6 : 1);
  context.stroke();
  context.restore();
};

/** One arc a component: full = thick, half = half of it, empty = a cross. */
const drawPips = (
  context: CanvasRenderingContext2D,
  base: DrawnBase,
  palette: Palette,
  rgb: string,
  ratio: number,
): void => {
  const thick = Math.max(3 * ratio, Math.min(5.5 * ratio, base.radius * 0.15));
  // Behind a hull that covers the rim.
  const rim = base.reach > base.radius * POINTS ? base.reach * 0.94 : base.radius;
  const radius = rim + thick / 2 + 1.5 * ratio;
  pipArcs(base.actor.pips.length, base.angle).forEach((arc, index) => {
    const pip = base.actor.pips[index]!;
    context.lineCap = 'butt';
    context.lineWidth = thick + 2;
    context.strokeStyle = 'rgba(5, 8, 14, 0.8)';
    ring(context, base, radius, arc.from - 0.02, arc.to + 0.02);
    context.stroke();
    context.lineWidth = thick;
    context.strokeStyle = rgba(rgb, 0.22);
    ring(context, base, radius, arc.from, arc.to);
    context.stroke();
    if (pip === 'empty') {
      // A lost component: a red cross in its empty frame.
      const middle = (arc.from + arc.to) / 2;
      const x = base.x + Math.cos(middle) * radius;
      const y = base.y + Math.sin(middle) * radius;
      const arm = thick * 0.62;
      context.strokeStyle = rgba(palette.tone.bad);
      context.lineWidth = 1.5 * ratio;
      context.beginPath();
      context.moveTo(x - arm, y - arm);
      context.lineTo(x + arm, y + arm);
      context.moveTo(x + arm, y - arm);
      context.lineTo(x - arm, y + arm);
      context.stroke();
      return;
    }
    context.strokeStyle = rgba(rgb, base.actor.spent ? 0.75 : 1);
    ring(context, base, radius, pip === 'half' ? (arc.from + arc.to) / 2 : arc.from, arc.to);
    context.stroke();
  });
};

/** The dark disc that lifts a ship off the picture behind it. */
const drawSeat = (context: CanvasRenderingContext2D, base: DrawnBase, rgb: string): void => {
  const fill = context.createRadialGradient(base.x, base.y, base.radius * 0.2, base.x, base.y, base.radius);
  fill.addColorStop(0, 'rgba(4, 7, 12, 0.42)');
  fill.addColorStop(0.82, 'rgba(4, 7, 12, 0.30)');
  fill.addColorStop(1, rgba(rgb, base.actor.spent ? 0.1 : 0.22));
  context.fillStyle = fill;
  ring(context, base, base.radius);
  context.fill();
};

/** The front sector of a chosen unit (OG-2.9), as a tint inside and a little beyond its base. */
const drawSector = (context: CanvasRenderingContext2D, base: DrawnBase, rgb: string): void => {
  const reach = base.radius * 2.1;
  const fill = context.createRadialGradient(base.x, base.y, base.radius * 0.6, base.x, base.y, reach);
  fill.addColorStop(0, rgba(rgb, 0.3));
  fill.addColorStop(1, rgba(rgb, 0));
  context.beginPath();
  context.moveTo(base.x, base.y);
  context.arc(base.x, base.y, reach, base.angle - Math.PI / 4, base.angle + Math.PI / 4);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
};

/** Where a ship died: a thin broken ring of no side. */
export const drawGrave = (
  context: CanvasRenderingContext2D,
  base: DrawnBase,
  palette: Palette,
  ratio: number,
): void => {
  context.setLineDash([2 * ratio, 4 * ratio]);
  context.lineWidth = 1;
  context.strokeStyle = rgba(palette.quiet, 0.4);
  ring(context, base, base.radius);
  context.stroke();
  context.setLineDash([]);
};

/** The shroud of stealth mode: two broken rings that turn against each other, outside the base (OG-9.39). */
const drawShroud = (context: CanvasRenderingContext2D, base: DrawnBase, rgb: string, ratio: number): void => {
  const radius = Math.max(base.radius, base.reach);
  for (const [out, turn, alpha] of [
    [7, 0, 0.8],
    [11, Math.PI / 12, 0.45],
  ] as const) {
    const around = radius + out * ratio;
    const dash = (Math.PI * 2 * around) / 24;
    context.setLineDash([dash, dash]);
    context.lineWidth = 1.5 * ratio;
    context.strokeStyle = rgba(rgb, alpha);
    ring(context, base, around, turn, turn + Math.PI * 2);
    context.stroke();
  }
  context.setLineDash([]);
};

/** The pennant of a ship that was taken: it flies for the side whose colour it has (OG-13.6). */
const drawPennant = (context: CanvasRenderingContext2D, base: DrawnBase, rgb: string, ratio: number): void => {
  const foot = { x: base.x + base.radius * 0.72, y: base.y - base.radius * 0.72 };
  const tall = 13 * ratio;
  context.lineWidth = 1.5 * ratio;
  context.strokeStyle = 'rgb(232, 240, 250)';
  context.beginPath();
  context.moveTo(foot.x, foot.y);
  context.lineTo(foot.x, foot.y - tall);
  context.stroke();
  context.beginPath();
  context.moveTo(foot.x, foot.y - tall);
  context.lineTo(foot.x + 11 * ratio, foot.y - tall + 3.5 * ratio);
  context.lineTo(foot.x, foot.y - tall + 7 * ratio);
  context.closePath();
  context.fillStyle = rgba(rgb);
  context.fill();
  context.lineWidth = ratio;
  context.strokeStyle = 'rgba(5, 8, 14, 0.85)';
  context.stroke();
};

/** Draws the base under a ship: its seat, the front sector of a chosen one, the ring. */
export const drawBase = (
  context: CanvasRenderingContext2D,
  base: DrawnBase,
  palette: Palette,
  ratio: number,
  chosen: boolean,
): void => {
  const rgb = palette.tone[sideTone(base.actor.side)];
  drawSeat(context, base, rgb);
  if (chosen) drawSector(context, base, rgb);
  drawRing(context, base, rgb, ratio);
  if (base.actor.stealth) drawShroud(context, base, rgb, ratio);
};

/** Draws what must be read over a ship that stands across its rim: the heading notch and the components. */
export const drawRim = (context: CanvasRenderingContext2D, base: DrawnBase, palette: Palette, ratio: number): void => {
  const rgb = palette.tone[sideTone(base.actor.side)];
  if (base.reach > base.radius * OUTGROWN) return;
  if (base.reach <= base.radius * POINTS) drawNotch(context, base, rgb, ratio);
  if (base.actor.captured) drawPennant(context, base, rgb, ratio);
  if (base.radius > SMALL * ratio) drawPips(context, base, palette, rgb, ratio);
};
