import { classOutline } from '../../../../../assets/art/retrograde/hulls.ts';
import { FIGURE_ICONS, UPGRADE_ICONS } from '../../../../../assets/icons/retrograde.ts';
import { printedOn, type ShipClass } from '../../../../games/retrograde/index.ts';
import { rgba } from '../../../table/palette.ts';
import type { Drawing } from './drawing.ts';

export type Figure = keyof typeof FIGURE_ICONS;

/** Side of the field an icon's picture is given in. */
const GRID = 512;

const paths = new Map<string, Path2D>();
const outlines = new Map<ShipClass, Path2D>();

const iconPath = (body: string): Path2D => {
  const known = paths.get(body);
  if (known) return known;
  const path = new Path2D();
  for (const [, d] of body.matchAll(/ d="([^"]+)"/g)) path.addPath(new Path2D(d));
  paths.set(body, path);
  return path;
};

type Pen = Pick<Drawing, 'context'>;

export const drawIconBody = ({ context }: Pen, body: string, x: number, y: number, size: number, ink: string): void => {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / GRID, size / GRID);
  context.fillStyle = ink;
  context.fill(iconPath(body));
  context.restore();
};

/** Draws the icon of a figure with its middle at a point of the canvas. */
export const drawFigure = (on: Pen, figure: Figure, x: number, y: number, size: number, ink: string): void =>
  drawIconBody(on, FIGURE_ICONS[figure].body, x, y, size, ink);

/** Draws the outline of a class, filled where it is printed on the card; one that was added is open and has a cross. */
export function drawClass(
  { context, lens }: Pick<Drawing, 'context' | 'lens'>,
  of: ShipClass,
  x: number,
  y: number,
  size: number,
  rgb: string,
  added = false,
): void {
  const path = outlines.get(of) ?? classOutline(of);
  outlines.set(of, path);
  context.save();
  context.translate(x, y);
  context.scale(size / 2, size / 2);
  context.rotate(-Math.PI / 2);
  if (added) {
    context.lineWidth = (1.3 * lens.ratio * 2) / size;
    context.strokeStyle = rgba(rgb, 0.95);
    context.stroke(path);
  } else {
    context.fillStyle = rgba(rgb, 0.92);
    context.fill(path);
  }
  context.restore();
  if (!added) return;
  const [px, py, arm] = [x + size * 0.46, y - size * 0.4, Math.max(size * 0.2, 2.5 * lens.ratio)];
  context.strokeStyle = rgba(rgb, 1);
  context.lineWidth = Math.max(1.2 * lens.ratio, 1);
  context.beginPath();
  context.moveTo(px - arm, py);
  context.lineTo(px + arm, py);
  context.moveTo(px, py - arm);
  context.lineTo(px, py + arm);
  context.stroke();
}

/** Draws the sign of an upgrade: its icon, or the class it adds. */
export function drawUpgradeSign(
  on: Pick<Drawing, 'context' | 'lens'>,
  card: string,
  x: number,
  y: number,
  size: number,
  rgb: string,
): void {
  const icon = UPGRADE_ICONS[card];
  if (icon) return drawIconBody(on, icon.body, x, y, size, rgba(rgb, 0.96));
  const added = printedOn(card, 'addFacility');
  if (added) drawClass(on, added.shipClass, x, y, size * 0.8, rgb, true);
}
