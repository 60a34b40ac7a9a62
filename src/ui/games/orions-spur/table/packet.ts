import type { Packet } from '../../../../games/orions-spur/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { pathOf, writeAt, type Pane } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { DAMAGE_PARTS, damagePath } from '../art/damage.ts';
import type { SpurScribe } from './palette.ts';

/** From the middle of a cell to that of the next, in letters of its number. */
const STEP = 1.5;

/** The parts of a packet that are left. */
const partsOf = (packet: Packet) => DAMAGE_PARTS.filter((part) => Math.round(packet[part]) > 0);

/** Width of the cells of a packet, for numbers of a size. */
export const packetWidth = (packet: Packet, size: number): number =>
  (Math.max(partsOf(packet).length, 1) * STEP + 0.1) * size;

/** The parts of a packet side by side as coloured cells with their numbers, round a middle; 0 where nothing is left. */
export function drawCells(scribe: SpurScribe, packet: Packet, at: Point, size: number): void {
  const { context, palette } = scribe;
  const shown = partsOf(packet);
  if (shown.length === 0) return void writeAt(scribe, '0', at.x, at.y, { size, ink: rgba(palette.quiet) });
  const inks = { shield: palette.shield, any: palette.text, hull: palette.hull };
  shown.forEach((part, place) => {
    const x = at.x + (place - (shown.length - 1) / 2) * STEP * size;
    damagePath(context, part, { x, y: at.y }, size);
    context.fillStyle = rgba(inks[part]);
    context.fill();
    writeAt(scribe, String(Math.round(packet[part])), x, at.y, { size: size * 0.92, ink: '#0a0e16' });
  });
}

/** A plate with an edge in a colour, its middle at a point of the canvas; returns its pane. */
export function drawPlateAt(
  { context, lens, palette }: SpurScribe,
  { x, y }: Point,
  wide: number,
  high: number,
  ink: string,
): Pane {
  const pane = {
    x: Math.round(x - wide / 2),
    y: Math.round(y - high / 2),
    width: Math.round(wide),
    height: Math.round(high),
  };
  pathOf(context, pane, high * 0.28);
  context.fillStyle = rgba(palette.plate, 0.95);
  context.fill();
  context.lineWidth = 1.5 * lens.ratio;
  context.strokeStyle = ink;
  context.stroke();
  return pane;
}
