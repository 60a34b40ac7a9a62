import type { Point } from '../../../../table/shape.ts';
import { writeAt } from '../../../cards/table/scribe.ts';
import { LABEL_FONT } from '../../../table/ink/plates.ts';
import { rgba } from '../../../table/palette.ts';
import { outline } from './aid-cards.ts';
import type { Aided } from './aid-lines.ts';
import { linesOf } from './break-lines.ts';
import { CELL, centreOf } from './card-layout.ts';
import type { CardOverlay } from './stage.ts';

export type Held = Extract<CardOverlay, { kind: 'held' }>;

/** Widest sentence at the pointer, CSS pixels. */
const WIDEST = 270;

const stroke = ({ context, lens }: Aided, width: number, ink: string): void => {
  context.lineWidth = width * lens.ratio;
  context.strokeStyle = ink;
  context.stroke();
};

/** Draws what lies under a vessel that is dragged, none of it over its card: with it the places it goes between. */
export const belowHeld = (aided: Aided, held: Held | undefined, draw: () => void): void => {
  const { context, lens, vessels, palette } = aided;
  const vessel = held && vessels.find(({ seat }) => seat === held.seat);
  if (!held || !vessel) return draw();
  context.save();
  outline(aided, vessel);
  context.rect(0, 0, lens.width, lens.height);
  context.clip('evenodd');
  draw();
  const lay = { ...vessel, ...centreOf(held.vessel.cell) };
  outline(aided, lay, -0.012);
  context.setLineDash([7 * lens.ratio, 5 * lens.ratio]);
  stroke(aided, 1.5, rgba(palette.quiet));
  context.setLineDash([]);
  if (held.to) {
    outline(aided, { ...lay, ...centreOf(held.to) }, 0.03);
    stroke(aided, 8, rgba(palette.good, 0.35));
    stroke(aided, 3, rgba(palette.good));
  }
  context.restore();
};

/** The edge of a vessel that is dragged, and why it cannot be put down. */
export const drawHeld = (aided: Aided, aid: Held): void => {
  const { lens, palette } = aided;
  const vessel = aided.vessels.find(({ seat }) => seat === aid.seat);
  if (!vessel) return;
  outline(aided, vessel, 0.014);
  stroke(aided, 2.5, rgba(aid.why ? palette.bad : palette.focus));
  if (aid.why) sentence(aided, aid.why, lens.at(vessel));
};

/** The sentence of a refusal over what is dragged, where neither a finger nor the card hides it. */
const sentence = ({ context, lens, palette }: Aided, text: string, at: Point): void => {
  const pixels = Math.round(13 * lens.ratio);
  context.font = `600 ${pixels}px ${LABEL_FONT}`;
  const most = Math.min(WIDEST * lens.ratio, lens.width - 24 * lens.ratio);
  const lines = linesOf(text, most, (part) => context.measureText(part).width);
  const width = Math.max(...lines.map((line) => context.measureText(line).width)) + 18 * lens.ratio;
  const height = lines.length * pixels * 1.3 + 12 * lens.ratio;
  const over = at.y - 0.5 * CELL * lens.mil - height;
  const left = Math.min(Math.max(at.x - width / 2, 6), lens.width - width - 6);
  const top = over > 60 * lens.ratio ? over : Math.min(at.y + 0.5 * CELL * lens.mil, lens.height - height - 6);
  context.beginPath();
  context.roundRect(left, top, width, height, 7 * lens.ratio);
  context.fillStyle = rgba(palette.plate, 0.95);
  context.fill();
  context.lineWidth = 1.5 * lens.ratio;
  context.strokeStyle = rgba(palette.bad);
  context.stroke();
  const ink = rgba(palette.text);
  lines.forEach((line, index) =>
    writeAt({ context, lens }, line, left + width / 2, top + 6 * lens.ratio + pixels * (0.65 + index * 1.3), {
      size: pixels,
      ink,
    }),
  );
};
