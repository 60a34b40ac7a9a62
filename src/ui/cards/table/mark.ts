import { rgba } from '../../table/palette.ts';
import type { StageSettings } from '../../table/stage.ts';
import type { Box } from './box.ts';
import type { Emphasis } from './pose.ts';
import { grown, paneOf, pathOf, type Pane, type Scribe } from './scribe.ts';

/** How strongly aids are drawn. */
export type MarkStyle = Pick<StageSettings, 'overlayOpacity' | 'overlayStyle'>;

/** Roundness of what is marked. */
export const radiusOf = (pane: Pane): number => Math.min(pane.width, pane.height) * 0.07;

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

/** Puts the path of a tick on the context, its middle at a place. */
export const tickPath = (context: CanvasRenderingContext2D, x: number, y: number, size: number): void => {
  context.beginPath();
  context.moveTo(x - size * 0.45, y + size * 0.02);
  context.lineTo(x - size * 0.1, y + size * 0.36);
  context.lineTo(x + size * 0.48, y - size * 0.36);
};

/** A thin frame with strong corners: shape and light, no colour of a seat. */
const frameOffered = ({ context, lens, palette }: Scribe, pane: Pane, outer: Pane, filled: boolean): void => {
  const { ratio } = lens;
  context.shadowColor = rgba(palette.focus, 0.55);
  context.shadowBlur = filled ? 9 * ratio : 0;
  pathOf(context, outer, radiusOf(outer));
  context.lineWidth = 1 * ratio;
  context.strokeStyle = rgba(palette.focus, 0.5);
  context.stroke();
  corners(context, outer, Math.min(pane.width, pane.height) * 0.16, radiusOf(outer));
  context.lineWidth = 2.5 * ratio;
  context.strokeStyle = rgba(palette.focus, 0.95);
  context.stroke();
};

const badge = ({ context, lens, palette }: Scribe, pane: Pane, outer: Pane): void => {
  const { ratio } = lens;
  const size = Math.min(Math.max(pane.width * 0.2, 14 * ratio), 26 * ratio);
  const [x, y] = [outer.x + outer.width - size * 0.2, outer.y + size * 0.2];
  context.beginPath();
  context.arc(x, y, size * 0.62, 0, Math.PI * 2);
  context.fillStyle = rgba(palette.focus);
  context.fill();
  tickPath(context, x, y, size * 0.62);
  context.lineWidth = 2.5 * ratio;
  context.lineJoin = 'round';
  context.strokeStyle = '#0a0d13';
  context.stroke();
};

/**
 * Marks something of the table: open to be chosen (corners), pointed at (a bright frame), chosen (a frame and a tick).
 * `angle` = how it is turned, radians clockwise.
 */
export const drawMark = (scribe: Scribe, box: Box, emphasis: Emphasis, style: MarkStyle, angle = 0): void => {
  const { context, lens, palette } = scribe;
  const { ratio } = lens;
  const pane = paneOf(scribe, box);
  const filled = style.overlayStyle === 'filled';
  context.save();
  if (angle !== 0) {
    const [x, y] = [pane.x + pane.width / 2, pane.y + pane.height / 2];
    context.translate(x, y);
    context.rotate(angle);
    context.translate(-x, -y);
  }
  context.globalAlpha = Math.max(style.overlayOpacity, 0.35);
  const outer = grown(pane, (emphasis === 'offered' ? 2 : 3) * ratio);
  if (emphasis === 'offered') frameOffered(scribe, pane, outer, filled);
  else {
    context.shadowColor = rgba(palette.focus, 0.9);
    context.shadowBlur = (filled ? 16 : 4) * ratio;
    pathOf(context, outer, radiusOf(outer));
    context.lineWidth = 3 * ratio;
    context.strokeStyle = rgba(palette.focus);
    context.stroke();
    context.shadowBlur = 0;
    if (emphasis === 'chosen') badge(scribe, pane, outer);
  }
  context.restore();
};
