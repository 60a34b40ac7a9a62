import { drawReason } from '../../../cards/table/reason.ts';
import { rgba } from '../../../table/palette.ts';
import { outline } from './aid-cards.ts';
import type { Aided } from './aid-lines.ts';
import { CELL, centreOf } from './card-layout.ts';
import type { CardOverlay } from './stage.ts';

export type Held = Extract<CardOverlay, { kind: 'held' }>;

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
  if (aid.why) drawReason(aided, aid.why, { at: lens.at(vessel), half: 0.5 * CELL * lens.mil, ink: palette.bad });
};
