import type { Point } from '../../../../table/shape.ts';
import type { Packet } from '../../../../games/orions-spur/index.ts';
import { drawMark, type MarkStyle } from '../../../cards/table/mark.ts';
import { grown, paneOf, pathOf, sized, writeAt, type Pane } from '../../../cards/table/scribe.ts';
import type { Box } from '../../../cards/table/box.ts';
import { rgba } from '../../../table/palette.ts';
import { tableWords as words } from '../words/table.ts';
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

/** A plate with words, its middle at a point of the canvas; returns its pane. */
function plate({ context, lens, palette }: SpurScribe, { x, y }: Point, wide: number, high: number, ink: string): Pane {
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

const PARTS = ['shield', 'any', 'hull'] as const;

/** The parts of a packet as coloured cells with their numbers; parts of 0 are left out. */
function drawPacket(scribe: SpurScribe, at: Point, name: string, packet: Packet, ink: string): void {
  const { context, lens, palette } = scribe;
  const size = sized(scribe, 230 * lens.mil, 13, 20);
  const shown = PARTS.filter((part) => packet[part] > 0);
  const cells = Math.max(shown.length, 1);
  const label = name === '' ? 0 : size * 1.7;
  const wide = label + cells * size * 1.5 + size * 0.5;
  const pane = plate(scribe, at, wide, size * 1.7, ink);
  const y = pane.y + pane.height / 2;
  if (name !== '') writeAt(scribe, name, pane.x + size * 1.05, y, { size: size * 0.86, ink: rgba(palette.quiet) });
  if (shown.length === 0)
    return void writeAt(scribe, '0', pane.x + label + size, y, { size, ink: rgba(palette.quiet) });
  const inks = { shield: palette.shield, any: palette.text, hull: palette.hull };
  shown.forEach((part, place) => {
    const x = pane.x + label + size * (1 + place * 1.5);
    context.beginPath();
    // Each kind has a shape of its own: shield damage round, hull damage square, the other a lozenge.
    if (part === 'shield') context.arc(x, y, size * 0.66, 0, Math.PI * 2);
    else if (part === 'hull') context.rect(x - size * 0.6, y - size * 0.6, size * 1.2, size * 1.2);
    else {
      context.moveTo(x, y - size * 0.8);
      context.lineTo(x + size * 0.74, y);
      context.lineTo(x, y + size * 0.8);
      context.lineTo(x - size * 0.74, y);
      context.closePath();
    }
    context.fillStyle = rgba(inks[part]);
    context.fill();
    writeAt(scribe, String(packet[part]), x, y, { size: size * 0.92, ink: '#0a0e16' });
  });
}

const edgeOf = (box: Box, to: Point): Point => {
  const [dx, dy] = [to.x - box.x, to.y - box.y];
  const long = Math.max(Math.abs(dx) / (box.width * 0.42), Math.abs(dy) / (box.height * 0.42), 1e-9);
  return { x: box.x + dx / long, y: box.y + dy / long };
};

/** An attack from ship to ship: a bent line with its packet in the middle; dashed where nothing comes of it. */
function drawAttack(aided: Aided, { name, from, to, packet, missile, live }: Of<'attack'>, among: number): void {
  const [source, target] = [shipBox(aided, from), shipBox(aided, to)];
  if (!source || !target) return;
  const { scribe } = aided;
  const { context, lens, palette } = scribe;
  const ink = seatInk(palette, from.split(':')[0]!);
  const [start, end] = [lens.at(edgeOf(source, target)), lens.at(edgeOf(target, source))];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  // Attacks between the same two ships bend to different sides.
  const bend = (among % 2 === 0 ? 1 : -1) * (0.1 + 0.06 * Math.floor(among / 2));
  const pull = { x: (start.x + end.x) / 2 - dy * bend, y: (start.y + end.y) / 2 + dx * bend };
  context.save();
  context.lineCap = 'round';
  context.setLineDash(live ? (missile ? [10 * lens.ratio, 7 * lens.ratio] : []) : [2 * lens.ratio, 7 * lens.ratio]);
  context.lineWidth = (live ? 4 : 2) * lens.ratio;
  context.strokeStyle = rgba(live ? ink : palette.quiet, live ? 0.95 : 0.6);
  if (live) {
    context.shadowColor = rgba(ink, 0.8);
    context.shadowBlur = 10 * lens.ratio;
  }
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.quadraticCurveTo(pull.x, pull.y, end.x, end.y);
  context.stroke();
  context.restore();
  if (live) arrowHead(scribe, pull, end, ink);
  const aside = BADGES[among % BADGES.length]! * sized(scribe, 230 * lens.mil, 13, 20);
  const middle = badgeAt(lens.at({ x: 0, y: 0 }).y + aside, start, pull, end);
  if (live) drawPacket(scribe, middle, name, packet, rgba(ink));
  else
    writeAt(scribe, `${name} \u2715`, middle.x, middle.y, {
      size: 14 * lens.ratio,
      ink: rgba(palette.quiet),
      edge: rgba(palette.plate),
    });
}

/** How far the packets of attacks between the same two ships stand apart, in their own heights. */
const BADGES = [0, 1.9, -1.9] as const;

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

function arrowHead({ context, lens }: SpurScribe, from: Point, to: Point, ink: string): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const size = 13 * lens.ratio;
  context.beginPath();
  context.moveTo(to.x, to.y);
  context.lineTo(to.x - size * Math.cos(angle - 0.5), to.y - size * Math.sin(angle - 0.5));
  context.lineTo(to.x - size * Math.cos(angle + 0.5), to.y - size * Math.sin(angle + 0.5));
  context.closePath();
  context.fillStyle = rgba(ink);
  context.fill();
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
  const at = { x: pane.x + pane.width / 2, y: pane.y + pane.height * 0.46 };
  if (destroyed) {
    plate(scribe, at, pane.width * 1.12, size * (by === null ? 1.6 : 2.7), rgba(tone));
    writeAt(scribe, words.destroyed, at.x, at.y - (by === null ? 0 : size * 0.56), {
      size,
      ink: rgba(tone),
      within: pane.width * 1.04,
    });
    if (by !== null)
      writeAt(scribe, words.scored(vp), at.x, at.y + size * 0.6, { size, ink: rgba(seatInk(palette, by)) });
    return;
  }
  const text = unhurt ? words.unhurt : `\u2192 ${words.after(after.shield, after.hull)}`;
  plate(scribe, at, Math.max(pane.width * 0.84, size * text.length * 0.62), size * 1.6, rgba(tone));
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
  const pairs: { [pair: string]: number } = {};
  for (const aid of overlays) {
    if (aid.kind !== 'attack') continue;
    const pair = [aid.from, aid.to].sort().join();
    drawAttack(aided, aid, (pairs[pair] = (pairs[pair] ?? -1) + 1));
  }
  for (const aid of overlays) if (aid.kind === 'outlook') drawOutlook(aided, aid);
}
