import { rgba } from '../../../table/palette.ts';
import type { Box } from '../../../cards/table/box.ts';
import { drawMark, radiusOf, tickPath, type MarkStyle } from '../../../cards/table/mark.ts';
import { drawWay } from '../../../cards/table/bent-way.ts';
import type { Actor } from './cast.ts';
import { boxOfSpot, seatOf, type Plan } from './plan.ts';
import { drawReason } from '../../../cards/table/reason.ts';
import { LEAST, paneOf, pathOf, sized, writeAt, type Pane } from '../../../cards/table/scribe.ts';
import type { SkaxarOverlay, Target, Tone } from './stage.ts';
import { sameTarget, targetsAmong } from './under.ts';
import { seatInk, type SkaxarScribe } from './palette.ts';

/** What aids are drawn with. */
export interface Aided extends SkaxarScribe {
  readonly plan: Plan;
  readonly actors: readonly Actor[];
  readonly style: MarkStyle;
}

/** A target's place: of what lies there, or of the empty place itself. */
const boxOfTarget = ({ actors, plan }: Aided, target: Target): Box | null => {
  const found = targetsAmong(actors, plan).find((one) => sameTarget(one.target, target));
  if (found || (target.kind !== 'shop' && target.kind !== 'asteroid')) return found?.box ?? null;
  const spot = (target.kind === 'shop' ? plan.shop : plan.asteroids)[target.slot - 1];
  return spot ? boxOfSpot(spot) : null;
};

const drawShut = (aided: Aided, target: Target, label: string): void => {
  const { context, lens, palette } = aided;
  const box = boxOfTarget(aided, target);
  if (!box) return;
  const pane = paneOf(aided, box);
  const { ratio } = lens;
  pathOf(context, pane, radiusOf(pane));
  context.fillStyle = rgba(palette.plate, 0.52);
  context.fill();
  if (label === '') return;
  const size = sized(aided, pane.width * 0.115, LEAST, 14);
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
      tickPath(context, x, y, size);
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
  const filled = aided.style.overlayStyle === 'filled';
  pathOf(context, pane, pane.height * 0.28);
  context.fillStyle = tone === 'same' || !filled ? rgba(palette.plate, 0.8) : rgba(palette.plate, 0.94);
  context.fill();
  if (filled && tone !== 'same') {
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
    size: sized(aided, pane.height * 0.52, LEAST, 14),
    ink: rgba(tone === 'same' ? palette.quiet : palette.text),
    weight: tone === 'same' ? 500 : 600,
    within: room,
  });
};

/** Share of a card that a way leaves free at its ends. */
const CLEAR = 0.9;

type Held = Extract<SkaxarOverlay, { kind: 'held' }>;

const drawGoes = (aided: Aided, { from, to, seat }: Extract<SkaxarOverlay, { kind: 'goes' }>): void => {
  const [start, end] = [boxOfTarget(aided, from), boxOfTarget(aided, to)];
  if (start && end) drawWay(aided, start, end, { ink: seatInk(aided.palette, seat), clear: CLEAR, dash: [] });
};

/** The field a dragged card is brought to, and why it cannot be bought. */
const drawHeld = (aided: Aided, { seat, spot, over, why }: Held): void => {
  const { lens, plan, palette, style } = aided;
  drawMark(aided, plan.seats[seatOf(seat)].field, over && why === null ? 'pointed' : 'offered', style);
  if (why === null) return;
  drawReason(aided, why, { at: lens.at(spot), half: (boxOfSpot(spot).height / 2) * lens.mil, ink: palette.shut });
};

/** Draws what lies under a card that is dragged: none of it over its face. */
export const belowHeld = (scribe: SkaxarScribe, overlays: readonly SkaxarOverlay[], draw: () => void): void => {
  const held = overlays.find((aid) => aid.kind === 'held');
  if (!held) return draw();
  const { context, lens } = scribe;
  context.save();
  const { x, y, width, height } = paneOf(scribe, boxOfSpot(held.spot));
  context.beginPath();
  context.rect(x, y, width, height);
  context.rect(0, 0, lens.width, lens.height);
  context.clip('evenodd');
  draw();
  context.restore();
};

/** Draws the aids over the cards; totals that would be and frames of seats are drawn elsewhere. */
export const drawAids = (aided: Aided, overlays: readonly SkaxarOverlay[]): void => {
  for (const aid of overlays) if (aid.kind === 'shut') drawShut(aided, aid.target, aid.label);
  for (const aid of overlays) if (aid.kind === 'goes') drawGoes(aided, aid);
  for (const aid of overlays) if (aid.kind === 'effect') drawEffect(aided, aid.slot, aid.tone, aid.label);
  for (const aid of overlays) if (aid.kind === 'held') drawHeld(aided, aid);
  for (const emphasis of ['offered', 'pointed', 'chosen'] as const)
    for (const aid of overlays) {
      const box = aid.kind === 'mark' && aid.emphasis === emphasis ? boxOfTarget(aided, aid.target) : null;
      if (box) drawMark(aided, box, emphasis, aided.style);
    }
};

/** What the aids of a frame are drawn with. */
export const aidedBy = (scribe: SkaxarScribe, actors: readonly Actor[], plan: Plan, style: MarkStyle): Aided => ({
  ...scribe,
  actors,
  plan,
  style,
});
