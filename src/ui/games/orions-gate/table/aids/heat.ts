import type { Overlay } from '../stage.ts';
import { LABEL_FONT, upright } from '../../../../table/ink/plates.ts';
import { rgba } from '../../../../table/palette.ts';
import { ink, type Pen } from './pen.ts';

type Heat = Extract<Overlay, { kind: 'heat' }>;

/** From this many CSS pixels a place has room for its figure; the letters grow with it. */
const ROOM = 21;
const [SMALL, LARGE] = [10, 15];
/** Share of the lattice a place fills: the gaps keep places apart and the table in sight. */
const FILL = 0.9;
/** Below half a percent a place is safe: a dot says that it was counted. */
const SAFE = 0.005;

/**
 * A heat layer: every place is a square whose dark core grows with what it says, so that it reads without colour; near
 * enough, its figure in percent stands in it.
 */
export const drawHeat = (pen: Pen, { step, cells }: Heat): void => {
  const { context, ratio, palette, turned } = pen;
  const side = step * pen.mil * FILL;
  const wide = step * pen.mil >= ROOM * ratio;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const letters = Math.min(LARGE, Math.max(SMALL, (step * pen.mil) / ratio / 3));
  context.font = `600 ${Math.round(letters * ratio)}px ${LABEL_FONT}`;
  for (const cell of cells) {
    const { x, y } = pen.at(cell);
    const share = Math.min(1, Math.max(0, cell.value));
    if (share < SAFE) {
      context.fillStyle = ink(pen, 'good', 0.8);
      context.beginPath();
      context.arc(x, y, 1.75 * ratio, 0, Math.PI * 2);
      context.fill();
      continue;
    }
    context.fillStyle = ink(pen, 'bad', pen.filled ? 0.12 + 0.3 * share : 0.06);
    context.fillRect(x - side / 2, y - side / 2, side, side);
    // The area of the core is the figure.
    const core = Math.max(2 * ratio, side * Math.sqrt(share));
    context.fillStyle = ink(pen, 'bad', wide ? 0.45 : 0.85);
    context.fillRect(x - core / 2, y - core / 2, core, core);
    if (!wide) continue;
    const text = share >= 0.995 ? '100' : String(Math.max(1, Math.round(share * 100)));
    context.lineWidth = 3 * ratio;
    context.strokeStyle = rgba(palette.plate, 0.85);
    context.fillStyle = rgba(palette.text, 1);
    upright(context, turned, { x, y }, () => {
      context.strokeText(text, 0, 0);
      context.fillText(text, 0, 0);
    });
  }
};
