import { rgba, type Palette } from '../palette.ts';
import type { Tone } from '../stage.ts';
import { placeLabels, type Box, type Disc, type Wish } from './place-labels.ts';

/** What stands on a plate. */
export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly away: number;
  readonly text: string;
  readonly tone: Tone;
  readonly bold: boolean;
  readonly forced: boolean;
  /** Ink of a quiet caption; otherwise the tone gives the edge and the sign. */
  readonly quiet: boolean;
}

export const LABEL_FONT = '"Chakra Petch", "Source Sans 3", system-ui, sans-serif';
const SIZE = 12;
const PAD = 5;

/** A sign beside the colour: a tick, a cross, a triangle. */
const SIGN: Partial<Record<Tone, string>> = { good: '\u2713', bad: '\u2715', warn: '\u25B2' };

const fontOf = (plate: Plate, ratio: number): string => `${plate.bold ? 600 : 500} ${(plate.quiet ? SIZE - 1 : SIZE + 1) * ratio}px ${LABEL_FONT}`;
const textOf = (plate: Plate): string => (SIGN[plate.tone] && !plate.quiet ? `${SIGN[plate.tone]} ${plate.text}` : plate.text);

/** A hairline from a plate that had to go far to what it speaks of. */
const leader = (context: CanvasRenderingContext2D, plate: Plate, box: Box, ratio: number, palette: Palette): void => {
  const x = Math.max(box.x, Math.min(plate.x, box.x + box.width));
  const y = Math.max(box.y, Math.min(plate.y, box.y + box.height));
  if (Math.hypot(x - plate.x, y - plate.y) < plate.away + 14 * ratio) return;
  context.beginPath();
  context.moveTo(plate.x, plate.y);
  context.lineTo(x, y);
  context.lineWidth = 1;
  context.strokeStyle = rgba(palette.tone[plate.tone], 0.6);
  context.stroke();
};

/** Writes plates on a context in device pixels, in order of importance, off each other and off the discs. */
export const drawPlates = (context: CanvasRenderingContext2D, plates: readonly Plate[], discs: readonly Disc[], area: Box, ratio: number, palette: Palette): void => {
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.fontKerning = 'normal';
  const wishes: Wish[] = plates.map((plate) => {
    context.font = fontOf(plate, ratio);
    const width = Math.ceil(context.measureText(textOf(plate)).width) + 2 * PAD * ratio;
    return { x: plate.x, y: plate.y, away: plate.away, width, height: Math.round((plate.quiet ? 16 : 20) * ratio), forced: plate.forced };
  });
  placeLabels(wishes, discs, area).forEach((box, index) => {
    const plate = plates[index]!;
    if (!box) return;
    leader(context, plate, box, ratio, palette);
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, (plate.quiet ? 4 : 5) * ratio);
    context.fillStyle = rgba(palette.plate, plate.quiet ? 0.62 : 0.86);
    context.fill();
    if (!plate.quiet) {
      context.beginPath();
      context.roundRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, 5 * ratio);
      context.lineWidth = 1;
      context.strokeStyle = rgba(palette.tone[plate.tone], 0.55);
      context.stroke();
    }
    context.font = fontOf(plate, ratio);
    context.fillStyle = plate.quiet ? rgba(palette.tone[plate.tone], 0.95) : plate.tone === 'neutral' || plate.tone === 'focus' ? rgba(palette.text) : rgba(palette.tone[plate.tone]);
    context.fillText(textOf(plate), box.x + PAD * ratio, Math.round(box.y + box.height / 2 + 0.5 * ratio));
  });
};
