import type { Point } from '../../../../table/shape.ts';
import { drawMark, type MarkStyle } from '../../../cards/table/mark.ts';
import { grown, paneOf, sized, writeAt } from '../../../cards/table/scribe.ts';
import type { Box } from '../../../cards/table/box.ts';
import { drawWay } from '../../../cards/table/bent-way.ts';
import { rgba } from '../../../table/palette.ts';
import { tableWords as words } from '../words/table.ts';
import { ownerOf } from '../names.ts';
import { drawCells, drawPlateAt, packetWidth } from './packet.ts';
import { seatInk, type SpurScribe } from './palette.ts';
import type { SpurOverlay } from './stage.ts';

type Of<K extends SpurOverlay['kind']> = Extract<SpurOverlay, { readonly kind: K }>;

/** What aids are drawn with: `boxOf` gives the square of a ship. */
export interface Aided {
  readonly scribe: SpurScribe;
  readonly style: MarkStyle;
  readonly boxOf: (target: Of<'mark'>['target']) => Box | null;
}

const shipBox = ({ boxOf }: Aided, id: string): Box | null => boxOf({ kind: 'ship', id });

/** Share of its square that a ship is seen to fill. */
const SHOWN = 0.84;

/** An attack that is thought of: a bent line from ship to ship with its packet on the way. */
function drawAim(aided: Aided, { from, to, packet, missile }: Of<'aim'>): void {
  const [source, target] = [shipBox(aided, from), shipBox(aided, to)];
  if (!source || !target) return;
  const { scribe } = aided;
  const { lens, palette } = scribe;
  const ink = seatInk(palette, ownerOf(from));
  const { start, pull, end } = drawWay(scribe, source, target, { ink, clear: SHOWN, dash: missile ? [10, 7] : [] });
  const size = sized(scribe, 300 * lens.mil, 14, 28);
  const at = badgeAt(lens.at({ x: 0, y: 0 }).y, start, pull, end);
  drawPlateAt(scribe, at, packetWidth(packet, size) + size * 0.5, size * 1.75, rgba(ink));
  drawCells(scribe, packet, at, size);
}

/** A point of a bent line, 0..1 of it. */
const bentAt = (start: Point, pull: Point, end: Point, t: number): Point => ({
  x: (1 - t) * (1 - t) * start.x + 2 * t * (1 - t) * pull.x + t * t * end.x,
  y: (1 - t) * (1 - t) * start.y + 2 * t * (1 - t) * pull.y + t * t * end.y,
});

/** Where the packet of an attack is written: between two fleets where it crosses over, else halfway. */
function badgeAt(front: number, start: Point, pull: Point, end: Point): Point {
  if ((start.y - front) * (end.y - front) >= 0) return bentAt(start, pull, end, 0.5);
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const t = (low + high) / 2;
    const past = (bentAt(start, pull, end, t).y - front) * (start.y - front) < 0;
    if (past) high = t;
    else low = t;
  }
  return bentAt(start, pull, end, (low + high) / 2);
}

/** What becomes of a ship as things stand: its numbers afterwards, or that it is lost and who scores. */
function drawOutlook(aided: Aided, { ship }: Of<'outlook'>): void {
  const box = shipBox(aided, ship.ship);
  if (!box) return;
  const { scribe } = aided;
  const { lens, palette } = scribe;
  const pane = paneOf(scribe, box);
  const size = sized(scribe, pane.height * 0.18, 13, 20);
  const { before, after, destroyed, by, vp } = ship;
  const unhurt = before.shield === after.shield && before.hull === after.hull;
  const tone = destroyed ? palette.bad : unhurt ? palette.good : palette.energy;
  const x = pane.x + pane.width / 2;
  if (destroyed) {
    // Over the numbers, which will be void, and below the picture.
    const height = size * (by === null ? 1.6 : 2.7);
    const at = { x, y: pane.y + pane.height - height / 2 };
    drawPlateAt(scribe, at, pane.width * 1.12, height, rgba(tone));
    writeAt(scribe, words.destroyed, at.x, at.y - (by === null ? 0 : size * 0.56), {
      size,
      ink: rgba(tone),
      within: pane.width * 1.04,
    });
    if (by !== null)
      writeAt(scribe, words.scored(vp), at.x, at.y + size * 0.6, { size, ink: rgba(seatInk(palette, by)) });
    return;
  }
  const at = { x, y: pane.y + pane.height * 0.46 };
  const text = unhurt ? words.unhurt : `\u2192 ${words.after(after.shield, after.hull)}`;
  drawPlateAt(scribe, at, Math.max(pane.width * 0.84, size * text.length * 0.62), size * 1.6, rgba(tone));
  writeAt(scribe, text, at.x, at.y, { size, ink: rgba(tone), within: pane.width });
  scribe.context.lineWidth = lens.ratio;
}

/** Something that can be hit: a broken red frame, so that it is no mere colour. */
function drawDanger({ scribe: { context, lens, palette }, scribe }: Aided, box: Box): void {
  const { x, y, width, height } = grown(paneOf(scribe, box), 3 * lens.ratio);
  context.save();
  context.setLineDash([width * 0.2, width * 0.1, width * 0.4, width * 0.1]);
  context.lineDashOffset = -width * 0.1;
  context.lineWidth = 3 * lens.ratio;
  context.strokeStyle = rgba(palette.bad, 0.95);
  context.strokeRect(x, y, width, height);
  context.restore();
}

/** Draws all aids: marks first, then attacks, and what they come to over them. */
export function drawAids(aided: Aided, overlays: readonly SpurOverlay[]): void {
  for (const aid of overlays) {
    const box = aid.kind === 'mark' ? aided.boxOf(aid.target) : null;
    if (aid.kind !== 'mark' || !box) continue;
    if (aid.tone === 'danger') drawDanger(aided, box);
    else drawMark(aided.scribe, box, aid.tone, aided.style);
  }
  for (const aid of overlays) if (aid.kind === 'aim') drawAim(aided, aid);
  for (const aid of overlays) if (aid.kind === 'outlook') drawOutlook(aided, aid);
}
