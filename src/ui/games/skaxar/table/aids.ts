import { rgba } from '../../../table/palette.ts';
import type { StageSettings } from '../../../table/stage.ts';
import type { Actor } from './cast.ts';
import { boxOfSpot, type Plan } from './plan.ts';
import { grown, paneOf, pathOf, sized, writeAt, type Pane, type Scribe } from './scribe.ts';
import type { Emphasis, SkaxarOverlay, Target, Tone } from './stage.ts';
import { sameTarget, targetsAmong } from './under.ts';

/** What aids are drawn with. */
export interface Aided extends Scribe {
  readonly plan: Plan;
  readonly actors: readonly Actor[];
  readonly opacity: number;
  readonly filled: boolean;
}

/** A target's place: of what lies there, or of the empty place itself. */
const paneOfTarget = (aided: Aided, target: Target): Pane | null => {
  const found = targetsAmong(aided.actors, aided.plan).find((one) => sameTarget(one.target, target));
  if (found) return paneOf(aided, found.box);
  if (target.kind === 'shop' || target.kind === 'asteroid') {
    const spot = (target.kind === 'shop' ? aided.plan.shop : aided.plan.asteroids)[target.slot - 1];
    return spot ? paneOf(aided, boxOfSpot(spot)) : null;
  }
  return null;
};

const radiusOf = (pane: Pane): number => Math.min(pane.width, pane.height) * 0.07;

/** Four corners: what may be chosen. */
const corners = (
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Pane,
  arm: number,
  radius: number,
): void => {
  context.beginPath();
  for (const [cx, cy, dx, dy] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x + width, y + height, -1, -1],
    [x, y + height, 1, -1],
  ] as const) {
    context.moveTo(cx, cy + dy * arm);
    context.arcTo(cx, cy, cx + dx * arm, cy, radius);
    context.lineTo(cx + dx * arm, cy);
  }
};

const tick = (context: CanvasRenderingContext2D, x: number, y: number, size: number): void => {
  context.beginPath();
  context.moveTo(x - size * 0.45, y + size * 0.02);
  context.lineTo(x - size * 0.1, y + size * 0.36);
  context.lineTo(x + size * 0.48, y - size * 0.36);
};

const drawMark = (aided: Aided, target: Target, emphasis: Emphasis): void => {
  const { context, lens, palette, opacity } = aided;
  const pane = paneOfTarget(aided, target);
  if (!pane) return;
  const { ratio } = lens;
  context.save();
  context.globalAlpha = Math.max(opacity, 0.35);
  const outer = grown(pane, (emphasis === 'offered' ? 2 : 3) * ratio);
  if (emphasis === 'offered') {
    // A thin frame with strong corners: shape and light, no colour of a seat.
    context.shadowColor = rgba(palette.focus, 0.55);
    context.shadowBlur = aided.filled ? 9 * ratio : 0;
    pathOf(context, outer, radiusOf(outer));
    context.lineWidth = 1 * ratio;
    context.strokeStyle = rgba(palette.focus, 0.5);
    context.stroke();
    corners(context, outer, Math.min(pane.width, pane.height) * 0.16, radiusOf(outer));
    context.lineWidth = 2.5 * ratio;
    context.strokeStyle = rgba(palette.focus, 0.95);
    context.stroke();
  } else {
    context.shadowColor = rgba(palette.focus, 0.9);
    context.shadowBlur = (aided.filled ? 16 : 4) * ratio;
    pathOf(context, outer, radiusOf(outer));
    context.lineWidth = 3 * ratio;
    context.strokeStyle = rgba(palette.focus);
    context.stroke();
    context.shadowBlur = 0;
    if (emphasis === 'chosen') {
      const size = Math.min(Math.max(pane.width * 0.2, 14 * ratio), 26 * ratio);
      const [x, y] = [outer.x + outer.width - size * 0.2, outer.y + size * 0.2];
      context.beginPath();
      context.arc(x, y, size * 0.62, 0, Math.PI * 2);
      context.fillStyle = rgba(palette.focus);
      context.fill();
      tick(context, x, y, size * 0.62);
      context.lineWidth = 2.5 * ratio;
      context.lineJoin = 'round';
      context.strokeStyle = '#0a0d13';
      context.stroke();
    }
  }
  context.restore();
};

const drawShut = (aided: Aided, target: Target, label: string): void => {
  const { context, lens, palette } = aided;
  const pane = paneOfTarget(aided, target);
  if (!pane) return;
  const { ratio } = lens;
  pathOf(context, pane, radiusOf(pane));
  context.fillStyle = rgba(palette.plate, 0.52);
  context.fill();
  if (label === '') return;
  const size = sized(aided, pane.width * 0.115, 10, 14);
  const high = Math.round(size * 1.75);
  const plate: Pane = {
    x: pane.x + Math.round(2 * ratio),
    y: Math.round(pane.y + pane.height * 0.25 - high / 2),
    width: pane.width - Math.round(4 * ratio),
    height: high,
  };
  pathOf(context, plate, 4 * ratio);
  context.fillStyle = rgba(palette.plate, 0.94);
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = rgba(palette.shut, 0.75);
  context.stroke();
  writeAt(aided, label, plate.x + plate.width / 2, plate.y + high / 2, {
    size,
    ink: rgba(palette.text),
    weight: 500,
    within: plate.width - 6 * ratio,
  });
};

/** The sign of a tone: it says without colour what the words say. */
const drawSign = (
  context: CanvasRenderingContext2D,
  tone: Tone,
  x: number,
  y: number,
  size: number,
  ink: string,
): void => {
  context.beginPath();
  context.lineWidth = Math.max(size * 0.16, 1.5);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = ink;
  context.fillStyle = ink;
  const half = size / 2;
  switch (tone) {
    case 'win':
      tick(context, x, y, size);
      return context.stroke();
    case 'loss':
      context.moveTo(x - half * 0.7, y - half * 0.7);
      context.lineTo(x + half * 0.7, y + half * 0.7);
      context.moveTo(x + half * 0.7, y - half * 0.7);
      context.lineTo(x - half * 0.7, y + half * 0.7);
      return context.stroke();
    case 'both':
      for (const side of [-1, 1]) {
        context.moveTo(x + side * half * 0.25, y - half * 0.7);
        context.lineTo(x + side * half, y);
        context.lineTo(x + side * half * 0.25, y + half * 0.7);
      }
      return context.stroke();
    case 'stalemate':
      for (const side of [-1, 1]) {
        context.moveTo(x - half * 0.8, y + side * half * 0.36);
        context.lineTo(x + half * 0.8, y + side * half * 0.36);
      }
      return context.stroke();
    case 'chance':
      context.moveTo(x, y - half);
      context.lineTo(x + half, y);
      context.lineTo(x, y + half);
      context.lineTo(x - half, y);
      context.closePath();
      context.stroke();
      context.beginPath();
      context.arc(x, y, size * 0.13, 0, Math.PI * 2);
      return context.fill();
    case 'same':
      context.arc(x, y, size * 0.16, 0, Math.PI * 2);
      return context.fill();
  }
};

const drawEffect = (aided: Aided, slot: number, tone: Tone, label: string): void => {
  const { context, lens, palette } = aided;
  const box = aided.plan.effects[slot - 1];
  if (!box) return;
  const pane = paneOf(aided, box);
  const ink = palette.tone[tone];
  pathOf(context, pane, pane.height * 0.28);
  context.fillStyle = tone === 'same' || !aided.filled ? rgba(palette.plate, 0.8) : rgba(palette.plate, 0.94);
  context.fill();
  if (aided.filled && tone !== 'same') {
    context.fillStyle = rgba(ink, 0.13);
    context.fill();
  }
  context.lineWidth = tone === 'same' ? 1 : 1.5 * lens.ratio;
  context.strokeStyle = rgba(ink, tone === 'same' ? 0.35 : 0.85);
  context.stroke();
  const sign = pane.height * 0.42;
  const y = pane.y + pane.height / 2;
  const left = pane.x + pane.height * 0.42;
  drawSign(context, tone, left, y, sign, rgba(ink));
  const room = pane.width - pane.height * 0.86;
  writeAt(aided, label, pane.x + pane.height * 0.74 + room / 2, y, {
    size: sized(aided, pane.height * 0.52, 9, 14),
    ink: rgba(tone === 'same' ? palette.quiet : palette.text),
    weight: tone === 'same' ? 500 : 600,
    within: room,
  });
};

/** Draws the aids over the cards; totals that would be and frames of seats are drawn elsewhere. */
export const drawAids = (aided: Aided, overlays: readonly SkaxarOverlay[]): void => {
  for (const aid of overlays) if (aid.kind === 'shut') drawShut(aided, aid.target, aid.label);
  for (const aid of overlays) if (aid.kind === 'effect') drawEffect(aided, aid.slot, aid.tone, aid.label);
  for (const emphasis of ['offered', 'pointed', 'chosen'] as const)
    for (const aid of overlays)
      if (aid.kind === 'mark' && aid.emphasis === emphasis) drawMark(aided, aid.target, emphasis);
};

/** What the aids of a frame are drawn with. */
export const aidedBy = (
  scribe: Scribe,
  actors: readonly Actor[],
  plan: Plan,
  { overlayOpacity, overlayStyle }: StageSettings,
): Aided => ({ ...scribe, actors, plan, opacity: overlayOpacity, filled: overlayStyle === 'filled' });
