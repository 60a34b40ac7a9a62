import { rgba, type Inks } from '../palette.ts';
import { placeLabels, type Box, type Disc, type Wish } from './place-labels.ts';

/** What stands on a plate. Device pixels; colours as `r, g, b`. */
export interface Plate {
  readonly x: number;
  readonly y: number;
  /** Distance the plate keeps from its point. */
  readonly away: number;
  readonly text: string;
  /** Fewer words, where the whole text has no free place. */
  readonly brief?: string;
  /** Edge of the plate and hairline to its point. */
  readonly edge: string;
  readonly ink: string;
  readonly bold: boolean;
  readonly forced: boolean;
  /** A small caption without an edge. */
  readonly quiet: boolean;
  /** Left out rather than laid over a disc. */
  readonly clear?: boolean;
  /** Stands right on its point where there is room. */
  readonly upon?: boolean;
  /** The middle of what it names a part of: it stands on its own side of that, or is left out. */
  readonly middle?: { readonly x: number; readonly y: number };
  /** Where it must stay, e.g. clear of the panels; otherwise anywhere on the canvas. */
  readonly area?: Box;
  /** Dice drawn before its words. */
  readonly dice?: readonly number[];
  /** Size of its letters, CSS pixels; otherwise that of all tables. */
  readonly size?: number;
}

export const LABEL_FONT = '"Chakra Petch", "Source Sans 3", system-ui, sans-serif';
const SIZE = 12;
const PAD = 5;
/** Side of a die, and the gap after it, CSS pixels. */
const DIE = 13;
const DIE_GAP = 3;

const fontOf = (plate: Plate, ratio: number): string =>
  `${plate.bold ? 600 : 500} ${(plate.size ?? (plate.quiet ? SIZE : SIZE + 1)) * ratio}px ${LABEL_FONT}`;

/** A hairline from a plate that had to go far to what it speaks of. */
const leader = (context: CanvasRenderingContext2D, plate: Plate, box: Box, ratio: number): void => {
  const x = Math.max(box.x, Math.min(plate.x, box.x + box.width));
  const y = Math.max(box.y, Math.min(plate.y, box.y + box.height));
  if (Math.hypot(x - plate.x, y - plate.y) < plate.away + 14 * ratio) return;
  context.beginPath();
  context.moveTo(plate.x, plate.y);
  context.lineTo(x, y);
  context.lineWidth = 1;
  context.strokeStyle = rgba(plate.edge, 0.6);
  context.stroke();
};

/** Places of the pips of each face, thirds of its side from its middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Room that dice take before the words, device pixels. */
const diceRoom = ({ dice = [] }: Plate, ratio: number): number =>
  dice.length === 0 ? 0 : dice.length * (DIE + DIE_GAP) * ratio + DIE_GAP * ratio;

const drawDice = (context: CanvasRenderingContext2D, plate: Plate, x: number, y: number, ratio: number): void => {
  (plate.dice ?? []).forEach((face, index) => {
    const left = x + index * (DIE + DIE_GAP) * ratio;
    context.fillStyle = 'rgb(232, 238, 248)';
    context.beginPath();
    context.roundRect(left, y - (DIE / 2) * ratio, DIE * ratio, DIE * ratio, 2.5 * ratio);
    context.fill();
    context.fillStyle = 'rgb(10, 16, 28)';
    for (const [px, py] of PIPS[face] ?? []) {
      context.beginPath();
      context.arc(left + (DIE / 2 + px * 3.6) * ratio, y + py * 3.6 * ratio, 1.35 * ratio, 0, Math.PI * 2);
      context.fill();
    }
  });
};

/** Draws at a point so that it stands upright on a canvas that is shown turned; the point becomes the origin. */
export const upright = (
  context: CanvasRenderingContext2D,
  turned: boolean,
  { x, y }: { readonly x: number; readonly y: number },
  draw: () => void,
): void => {
  context.save();
  context.translate(x, y);
  if (turned) context.rotate(Math.PI / 2);
  draw();
  context.restore();
};

/** Writes plates on a context in device pixels, in order of importance, off each other and off the discs. */
export const drawPlates = (
  context: CanvasRenderingContext2D,
  plates: readonly Plate[],
  discs: readonly Disc[],
  area: Box,
  ratio: number,
  palette: Inks,
): void => {
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.fontKerning = 'normal';
  const wishes: Wish[] = plates.map((plate) => {
    context.font = fontOf(plate, ratio);
    const widthOf = (text: string): number =>
      Math.ceil(context.measureText(text).width + diceRoom(plate, ratio)) + 2 * PAD * ratio;
    return {
      x: plate.x,
      y: plate.y,
      away: plate.away,
      width: widthOf(plate.text),
      ...(plate.brief !== undefined && { brief: widthOf(plate.brief) }),
      height: Math.round((plate.size ? plate.size + 6 : plate.quiet ? 16 : 20) * ratio),
      forced: plate.forced,
      clear: plate.clear ?? false,
      upon: plate.upon ?? false,
      ...(plate.area && { area: plate.area }),
      ...(plate.middle && { middle: plate.middle }),
    };
  });
  placeLabels(wishes, discs, area).forEach((box, index) => {
    const plate = plates[index]!;
    if (!box) return;
    leader(context, plate, box, ratio);
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, (plate.quiet ? 4 : 5) * ratio);
    context.fillStyle = rgba(palette.plate, plate.quiet ? 0.62 : 0.86);
    context.fill();
    if (!plate.quiet) {
      context.beginPath();
      context.roundRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, 5 * ratio);
      context.lineWidth = 1;
      context.strokeStyle = rgba(plate.edge, 0.55);
      context.stroke();
    }
    context.font = fontOf(plate, ratio);
    context.fillStyle = rgba(plate.ink, plate.quiet ? 0.95 : 1);
    const middle = Math.round(box.y + box.height / 2 + 0.5 * ratio);
    context.fillText((box.brief && plate.brief) || plate.text, box.x + PAD * ratio + diceRoom(plate, ratio), middle);
    drawDice(context, plate, box.x + PAD * ratio, middle - 0.5 * ratio, ratio);
  });
};
