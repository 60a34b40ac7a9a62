import { rgba } from '../../../table/palette.ts';
import { arcOf, at, bodyOf } from './berth.ts';
import type { Drawing } from './drawing.ts';
import { toneOf } from './palette.ts';
import { traceArc } from './sheet.ts';
import type { OrreryOverlay, Target, Tone } from './stage.ts';
import { outlineOf, type Outline } from './target-spots.ts';

type Mark = Extract<OrreryOverlay, { readonly kind: 'mark' }>;

/** A tone has a line of its own besides its colour: dashes, and a width in CSS pixels. */
const LINES: {
  readonly [tone in Tone]: { readonly dash: readonly number[]; readonly wide: number; readonly wash: number };
} = {
  offered: { dash: [5, 4], wide: 1.5, wash: 0.06 },
  pointed: { dash: [], wide: 1.5, wash: 0.1 },
  chosen: { dash: [], wide: 2.5, wash: 0.12 },
  good: { dash: [], wide: 2, wash: 0.08 },
  danger: { dash: [2, 3], wide: 2.5, wash: 0.12 },
  warn: { dash: [8, 3, 2, 3], wide: 2, wash: 0.08 },
  refused: { dash: [2, 5], wide: 1.5, wash: 0.04 },
};

/** Puts an outline on the context. */
function trace(drawing: Drawing, outline: Outline): void {
  const { context, lens } = drawing;
  const spot = lens.at(outline.at);
  context.beginPath();
  if (outline.kind === 'ellipse') {
    const least = 9 * lens.ratio;
    context.ellipse(
      spot.x,
      spot.y,
      Math.max(outline.rx * lens.mil, least),
      Math.max(outline.ry * lens.mil, least),
      -outline.angle,
      0,
      Math.PI * 2,
    );
  } else if (outline.kind === 'box') {
    const [wide, high] = [outline.wide * lens.mil + 6 * lens.ratio, outline.high * lens.mil + 6 * lens.ratio];
    context.roundRect(spot.x - wide / 2, spot.y - high / 2, wide, high, 6 * lens.ratio);
  } else if (outline.kind === 'arc') traceArc(drawing, outline.berth, arcOf(outline.berth.card!, outline.orbital));
  else {
    const { radius, top } = bodyOf(outline.berth.card!);
    const half = Math.asin(Math.min((outline.berth.wide / 2 - 8) / (radius + 16), 0.98));
    traceArc(drawing, outline.berth, { radius: radius + 16, middle: top - radius, half });
  }
}

/** Corners that hold a spacecraft which is chosen. */
function brackets({ context, lens }: Drawing, outline: Outline): void {
  if (outline.kind !== 'ellipse') return;
  const spot = lens.at(outline.at);
  const [rx, ry] = [outline.rx * lens.mil + 4 * lens.ratio, outline.ry * lens.mil + 4 * lens.ratio];
  context.beginPath();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const [x, y, arm] = [spot.x + sx * rx, spot.y + sy * ry, 7 * lens.ratio];
    context.moveTo(x - sx * arm, y);
    context.lineTo(x, y);
    context.lineTo(x, y - sy * arm);
  }
  context.stroke();
}

/** The name of a world; undefined for what is none. */
const nameOn = ({ actors }: Drawing, target: Target): string | undefined =>
  target.kind === 'asset' || target.kind === 'dial'
    ? actors.flatMap((actor) => (actor.kind === 'asset' && actor.id === target.asset ? [actor.name] : []))[0]
    : undefined;

/** Draws the mark of a target, and writes its label. */
export function drawMark(drawing: Drawing, { target, tone, label }: Mark): void {
  const { context, lens, palette, layout, actors, words } = drawing;
  const outline = outlineOf(layout, actors, target);
  if (!outline) return;
  const rgb = toneOf(palette, tone);
  const { dash, wide, wash } = LINES[tone];
  context.lineWidth = wide * lens.ratio;
  context.strokeStyle = rgba(rgb, 0.95);
  context.setLineDash(dash.map((part) => part * lens.ratio));
  if (tone === 'chosen' && outline.kind === 'ellipse') brackets(drawing, outline);
  else {
    trace(drawing, outline);
    if (outline.kind === 'ellipse' || outline.kind === 'box') {
      context.fillStyle = rgba(rgb, wash * drawing.wash);
      context.fill();
    }
    if (outline.kind === 'limb' || outline.kind === 'arc') glow(drawing, rgb);
    context.stroke();
  }
  context.setLineDash([]);
  // A map has no room for whole names: that of what is spoken of is said.
  const spoken = drawing.level === 'map' && (tone === 'pointed' || tone === 'chosen');
  const text = label ?? (spoken ? nameOn(drawing, target) : undefined);
  if (text === undefined) return;
  const spot = outline.kind === 'limb' ? at(outline.berth, 0, bodyOf(outline.berth.card!).top + 50) : outline.at;
  const away = outline.kind === 'ellipse' ? outline.ry * lens.mil + 6 * lens.ratio : 12 * lens.ratio;
  words.push({
    ...lens.at(spot),
    away,
    text,
    edge: rgb,
    ink: palette.text,
    bold: tone !== 'offered',
    forced: tone !== 'offered',
    quiet: false,
  });
}

/** A soft light along a line, under it. */
function glow({ context, lens, wash }: Drawing, rgb: string): void {
  const { lineWidth, strokeStyle } = context;
  context.lineWidth = 7 * lens.ratio;
  context.strokeStyle = rgba(rgb, 0.22 * wash);
  context.stroke();
  context.lineWidth = lineWidth;
  context.strokeStyle = strokeStyle;
}
