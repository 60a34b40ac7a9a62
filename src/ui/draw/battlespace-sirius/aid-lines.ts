import type { Point } from '../../../table/shape.ts';
import type { Plate } from '../ink/plates.ts';
import { rgba } from '../palette.ts';
import { CELL, centreOf, lineWay, lineWords, turnArc } from './card-layout.ts';
import type { Actor, LockActor } from './cast.ts';
import type { CardOverlay, Emphasis } from './stage.ts';
import type { Scribe } from './words.ts';

type LineAid = Extract<CardOverlay, { kind: 'line' }>;
type TurnAid = Extract<CardOverlay, { kind: 'turn' }>;

/** What aids leave to be written when all is drawn, so that words keep off each other. */
export interface Aided extends Scribe {
  readonly words: Plate[];
  readonly actors: readonly Actor[];
  /** Strength of the aids, 0..1. */
  readonly opacity: number;
  readonly filled: boolean;
}

export const STRENGTH: { readonly [emphasis in Emphasis]: number } = { offered: 0.62, pointed: 0.9, chosen: 1 };

/** Size of the letters on plates: smaller where cards are, CSS pixels. */
export const lettersAt = (scale: number): number => Math.min(Math.max(10.5 + (scale - 90) * 0.02, 11), 13.5);

/** Says something beside a point (device pixels). */
export const say = ({ words, lens, palette, scale }: Aided, text: string, at: Point, rgb: string, strong: boolean, away = 0, upon = true): void => {
  if (text !== '') words.push({ x: at.x, y: at.y, away: away * lens.ratio, text, edge: rgb, ink: strong ? palette.text : rgb, bold: strong, forced: true, quiet: false, upon, size: lettersAt(scale) });
};

const layDown = ({ context, lens }: Scribe, points: readonly Point[], share: number): Point => {
  const spots = points.map((point) => lens.at(point));
  const lengths = spots.slice(1).map((spot, index) => Math.hypot(spot.x - spots[index]!.x, spot.y - spots[index]!.y));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  context.beginPath();
  context.moveTo(spots[0]!.x, spots[0]!.y);
  let end = spots[0]!;
  for (const [index, length] of lengths.entries()) {
    if (left <= 0) break;
    const t = Math.min(left / (length || 1), 1);
    const [a, b] = [spots[index]!, spots[index + 1]!];
    end = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
    context.lineTo(end.x, end.y);
    left -= length;
  }
  return end;
};

const strokeTwice = (context: CanvasRenderingContext2D, rgb: string, width: number, dash: readonly number[], alpha: number): void => {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.setLineDash([]);
  context.lineWidth = width + 4;
  context.strokeStyle = `rgba(3, 5, 9, ${0.62 * alpha})`;
  context.stroke();
  context.setLineDash([...dash]);
  context.lineWidth = width;
  context.strokeStyle = rgba(rgb, alpha);
  context.stroke();
  context.setLineDash([]);
};

/** A ring with a cross of hairs: what is locked. */
const target = ({ context, lens, scale }: Scribe, at: Point, rgb: string, alpha: number): void => {
  const radius = Math.min(Math.max(scale * 0.058, 6), 15) * lens.ratio;
  const path = new Path2D();
  path.arc(at.x, at.y, radius, 0, Math.PI * 2);
  for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    path.moveTo(at.x + x * radius * 0.5, at.y + y * radius * 0.5);
    path.lineTo(at.x + x * radius * 1.5, at.y + y * radius * 1.5);
  }
  context.lineCap = 'butt';
  context.lineWidth = 2 * lens.ratio + 3;
  context.strokeStyle = `rgba(3, 5, 9, ${0.7 * alpha})`;
  context.stroke(path);
  context.lineWidth = 2 * lens.ratio;
  context.strokeStyle = rgba(rgb, alpha);
  context.stroke(path);
};

/** Where a line begins: a small dot at the gun port. */
const muzzle = ({ context, lens }: Scribe, at: Point, rgb: string, alpha: number): void => {
  context.beginPath();
  context.arc(at.x, at.y, 3.4 * lens.ratio, 0, Math.PI * 2);
  context.fillStyle = rgba(rgb, alpha);
  context.fill();
};

/** A lock as the table itself shows it: solid, with a target mark; done with, it is thin and quiet (BS-19.4). */
export const drawLock = (scribe: Scribe, lock: LockActor): void => {
  const { context, lens, palette } = scribe;
  const way = lineWay(lock.from, lock.to, lock.line, lock.through);
  const rgb = lock.resolved ? palette.quiet : palette.bad;
  const alpha = lock.resolved ? 0.7 : 1;
  const end = layDown(scribe, way, lock.grown);
  strokeTwice(context, rgb, (lock.resolved ? 1.5 : 3) * lens.ratio, [], alpha);
  muzzle(scribe, lens.at(way[0]!), rgb, alpha);
  if (lock.grown > 0.95) target(scribe, end, rgb, alpha);
};

/** A facing line with its words (BS-19.2): dashed until it is locked. */
export const drawLine = (aided: Aided, aid: LineAid): void => {
  const { context, lens, palette, opacity } = aided;
  const way = lineWay(aid.from, aid.to, aid.line, aid.through);
  const locked = aid.style === 'lock';
  const rgb = locked ? palette.bad : aid.style === 'resolved' ? palette.quiet : aid.emphasis === 'offered' ? palette.neutral : palette.focus;
  const alpha = (aid.style === 'would' ? 0.85 : 1) * STRENGTH[aid.emphasis] * opacity;
  const dash = locked || aid.style === 'resolved' ? [] : aid.style === 'would' ? [2 * lens.ratio, 5 * lens.ratio] : [8 * lens.ratio, 6 * lens.ratio];
  const end = layDown(aided, way, 1);
  strokeTwice(context, rgb, (aid.emphasis === 'offered' ? 2 : 3) * lens.ratio, dash, alpha);
  muzzle(aided, lens.at(way[0]!), rgb, alpha);
  if (locked) target(aided, end, rgb, 1);
  else muzzle(aided, end, rgb, alpha);
  const taken = aid.through !== null && aided.actors.some((actor) => actor.kind !== 'lock' && Math.round(actor.x / CELL) === aid.through![0] && Math.round(actor.y / CELL) === aid.through![1]);
  say(aided, aid.label, lens.at(lineWords(aid.from, aid.to, aid.line, aid.through, taken)), rgb, aid.emphasis !== 'offered' || locked);
};

/** Radius of the arc of a turn, cells. */
const TURN_RADIUS = 0.565;
/** Where its words stand, cells: where four cells meet, or off the stern. */
const TURN_WORDS = { corner: 0.7, stern: 0.56 } as const;

/** BS-19.3: turning as an arrow round the ship, from where its bow is to where it would be. */
export const drawTurn = (aided: Aided, aid: TurnAid): void => {
  const { context, lens, palette, opacity, actors } = aided;
  const ship = actors.find((actor) => actor.kind === 'card' && Math.round(actor.x / CELL) === aid.cell[0] && Math.round(actor.y / CELL) === aid.cell[1]);
  const arc = turnArc(ship?.kind === 'card' ? ship.heading : 0, aid.turn);
  const centre = lens.at(centreOf(aid.cell));
  const radius = TURN_RADIUS * CELL * lens.mil * (aid.turn === 180 ? 0.95 : 1);
  const rgb = aid.emphasis === 'offered' ? palette.neutral : palette.focus;
  const alpha = STRENGTH[aid.emphasis] * opacity;
  const way = Math.sign(arc.to - arc.from);
  const width = (aid.emphasis === 'offered' ? 2.5 : 4) * lens.ratio;
  const head = width * 2.6;
  context.beginPath();
  context.arc(centre.x, centre.y, radius, arc.from, arc.to - (way * head * 0.8) / radius, way < 0);
  strokeTwice(context, rgb, width, [], alpha);
  const tip = { x: centre.x + Math.cos(arc.to) * radius, y: centre.y + Math.sin(arc.to) * radius };
  const along = arc.to + (way * Math.PI) / 2 - (way * head * 0.5) / radius;
  const corner = (angle: number, reach: number): Point => ({ x: tip.x + Math.cos(angle) * reach, y: tip.y + Math.sin(angle) * reach });
  context.beginPath();
  for (const [index, spot] of [tip, corner(along + Math.PI - 0.5, head * 1.5), corner(along + Math.PI + 0.5, head * 1.5)].entries()) {
    if (index === 0) context.moveTo(spot.x, spot.y);
    else context.lineTo(spot.x, spot.y);
  }
  context.closePath();
  context.strokeStyle = `rgba(3, 5, 9, ${0.62 * alpha})`;
  context.lineWidth = 3;
  context.stroke();
  context.fillStyle = rgba(rgb, alpha);
  context.fill();
  const middle = (arc.from + arc.to) / 2;
  const away = (aid.turn === 180 ? TURN_WORDS.stern : TURN_WORDS.corner) * CELL * lens.mil;
  say(aided, aid.label, { x: centre.x + Math.cos(middle) * away, y: centre.y + Math.sin(middle) * away }, rgb, aid.emphasis !== 'offered');
};
