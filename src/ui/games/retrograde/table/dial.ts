import { LEAST, writeAt } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { at, dialSlot, type Berth } from './berth.ts';
import type { AssetActor } from './cast.ts';
import type { Drawing } from './drawing.ts';

/** CSS pixels: from which radius on all four values are written; with a figure alone; and the least that holds one. */
const RADII = { read: 27, figure: 13.5, least: 9.5 } as const;
/** Up to which radius, units, a dial is drawn larger than it is so that it can be read. */
const SHARE = 160;

/** The way a counter points on the canvas: 1 = up, then clockwise. */
const wayOf = (counter: number): number => ((counter - 2) * Math.PI) / 2;

const needle = (
  { context }: Drawing,
  x: number,
  y: number,
  radius: number,
  angle: number,
  from: number,
  to: number,
): void => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const wide = radius * 0.13;
  context.beginPath();
  context.moveTo(x + cos * radius * to, y + sin * radius * to);
  context.lineTo(x + cos * radius * from - sin * wide, y + sin * radius * from + cos * wide);
  context.lineTo(x + cos * radius * from + sin * wide, y + sin * radius * from - cos * wide);
  context.closePath();
};

/** The radius of a dial on the canvas, device pixels. */
export function dialRadius({ lens }: Pick<Drawing, 'lens'>, card: string): number {
  const own = (dialSlot(card).wide / 2) * lens.mil;
  const most = Math.max(own, SHARE * lens.mil);
  if (most >= RADII.read * lens.ratio) return Math.max(own, RADII.read * lens.ratio);
  return Math.max(Math.min(most, RADII.figure * lens.ratio), RADII.least * lens.ratio);
}

/**
 * RG-23.2: a compass rose of four transfer values, a needle on the active one, a ghost needle on the next; in its
 * middle what it costs to arrive now.
 */
export function drawDial(drawing: Drawing, berth: Berth, asset: AssetActor): void {
  const { context, lens, palette } = drawing;
  const slot = dialSlot(asset.card);
  const { x, y } = lens.at(at(berth, slot.u, slot.v));
  const radius = dialRadius(drawing, asset.card);
  const read = radius >= RADII.read * lens.ratio;
  const rgb = palette.seat[asset.owner]!;
  context.globalAlpha = asset.alpha;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = rgba(palette.plate, 0.86);
  context.fill();
  context.lineWidth = Math.max(1, lens.ratio);
  context.strokeStyle = rgba(palette.hairline, 0.6);
  context.stroke();
  const inner = read ? 0.5 : 0.66;
  context.beginPath();
  context.arc(x, y, radius * inner, 0, Math.PI * 2);
  context.strokeStyle = rgba(palette.hairline, 0.25);
  context.stroke();
  // The next one is a ghost: an outline without light.
  needle(drawing, x, y, radius, wayOf(asset.dial.next), read ? 1 : inner + 0.02, read ? 1.2 : 0.94);
  context.strokeStyle = rgba(palette.neutral, 0.75);
  context.stroke();
  needle(drawing, x, y, radius, wayOf(asset.needle), read ? 0.99 : inner + 0.02, read ? 1.24 : 1.02);
  context.fillStyle = rgba(rgb, 1);
  context.fill();
  writeAt(drawing, String(asset.dial.arrival), x, y, {
    size: Math.round(Math.max(radius * (read ? 0.58 : 0.8), LEAST * lens.ratio)),
    ink: rgba(palette.text),
  });
  if (read) writeValues(drawing, asset, x, y, radius);
  context.globalAlpha = 1;
}

function writeValues(drawing: Drawing, { dial, needle: now }: AssetActor, x: number, y: number, radius: number): void {
  const { palette } = drawing;
  dial.values.forEach((value, index) => {
    const angle = wayOf(index + 1);
    const off = (now - 1 - index + 4) % 4;
    const active = off < 0.5 || off > 3.5;
    writeAt(drawing, String(value), x + Math.cos(angle) * radius * 0.77, y + Math.sin(angle) * radius * 0.77, {
      size: Math.round(Math.max(radius * (active ? 0.4 : 0.33), LEAST * drawing.lens.ratio)),
      ink: rgba(active ? palette.focus : palette.quiet, 1),
      weight: active ? 600 : 500,
    });
  });
}
