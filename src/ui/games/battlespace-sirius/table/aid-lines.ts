import type { Cell } from '../../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { Disc } from '../../../table/ink/place-labels.ts';
import { LEAST } from '../../../cards/table/scribe.ts';
import { LABEL_FONT, type Plate } from '../../../table/ink/plates.ts';
import { rgba } from '../../../table/palette.ts';
import { CELL, centreOf, degreesOf, lineWords, sideFacing, turnArc } from './card-layout.ts';
import { FAR } from './card.ts';
import type { SeenVessel } from './seen.ts';
import { vesselIn, wayAmong, type Actor, type LockActor } from './cast.ts';
import type { CardOverlay, Emphasis } from './stage.ts';
import type { Scribe } from './words.ts';

type LineAid = Extract<CardOverlay, { kind: 'line' }>;
type TurnAid = Extract<CardOverlay, { kind: 'turn' }>;

/** Words of an aid; the lower its rank, the sooner it has the place it wants. */
export interface Word extends Plate {
  readonly rank: number;
}

/** How soon words have a place: pointed at, in danger or picked, locks and plans, only offered. */
export const RANK = { pointed: 0, side: 1, chosen: 2, offered: 3, turn: 4 } as const;

/** What aids leave to be written when all is drawn, so that words keep off each other. */
export interface Aided extends Scribe {
  readonly words: Word[];
  /** What words keep off besides what stands on the table, device pixels. */
  readonly kept: Disc[];
  readonly actors: readonly Actor[];
  /** The vessels where they are seen, from the lowest to the topmost. */
  readonly vessels: readonly SeenVessel[];
  /** Strength of the aids, 0..1. */
  readonly opacity: number;
  readonly filled: boolean;
}

export const STRENGTH: { readonly [emphasis in Emphasis]: number } = { offered: 0.62, pointed: 0.9, chosen: 1 };

/** Size of the letters on plates: smaller where cards are, CSS pixels. */
export const lettersAt = (scale: number): number => Math.min(Math.max(10.5 + (scale - 90) * 0.02, LEAST), 13.5);

interface Said {
  readonly text: string;
  /** Fewer words, where the whole has no room. */
  readonly brief?: string | undefined;
  readonly at: Point;
  readonly rgb: string;
  readonly strong: boolean;
  readonly rank: number;
}

/** Says something at a point (device pixels), or beside it. What is only offered waits where it has no room. */
export const say = ({ words, palette, scale }: Aided, { text, brief, at, rgb, strong, rank }: Said): void => {
  if (text !== '')
    words.push({
      x: at.x,
      y: at.y,
      away: 0,
      text,
      // What is pointed at is told in full.
      ...(brief !== undefined && brief !== text && rank !== RANK.pointed && { brief }),
      edge: rgb,
      ink: strong ? palette.text : rgb,
      bold: strong,
      forced: rank === RANK.pointed,
      quiet: false,
      upon: true,
      size: lettersAt(scale),
      rank,
    });
};

/** Width of a plate with a text, device pixels. */
const plateWidth = ({ context, lens, scale }: Scribe, text: string): number => {
  context.font = `600 ${lettersAt(scale) * lens.ratio}px ${LABEL_FONT}`;
  return context.measureText(text).width + 10 * lens.ratio;
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

const strokeTwice = (
  context: CanvasRenderingContext2D,
  rgb: string,
  width: number,
  dash: readonly number[],
  alpha: number,
): void => {
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

/** How far a mark of a line reaches, device pixels. */
export const markReach = ({ lens, scale }: Scribe): number => Math.min(Math.max(scale * 0.048, 5.5), 13) * lens.ratio;

/** Strokes a path dark and wide, then in its colour. */
const edged = (context: CanvasRenderingContext2D, path: Path2D, rgb: string, width: number, alpha: number): void => {
  context.lineCap = 'butt';
  context.lineJoin = 'miter';
  context.lineWidth = width + 3;
  context.strokeStyle = `rgba(3, 5, 9, ${0.7 * alpha})`;
  context.stroke(path);
  context.lineWidth = width;
  context.strokeStyle = rgba(rgb, alpha);
  context.stroke(path);
};

/** A ring with a cross of hairs at the edge of the locked side: what is locked. */
const target = (scribe: Scribe, at: Point, rgb: string, alpha: number): void => {
  const radius = markReach(scribe);
  const path = new Path2D();
  path.arc(at.x, at.y, radius, 0, Math.PI * 2);
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    path.moveTo(at.x + x * radius * 0.45, at.y + y * radius * 0.45);
    path.lineTo(at.x + x * radius * 1.45, at.y + y * radius * 1.45);
  }
  edged(scribe.context, path, rgb, 2 * scribe.lens.ratio, alpha);
};

/** Ends of the bracket round a locked rail, cells: along the side and outwards. */
const BRACKET = { along: 0.335, foot: 0.29, out: 0.44 } as const;

/** Holds the whole locked side between two clamps, so that no other side can be meant. */
const clamps = (scribe: Scribe, way: readonly Point[], to: Cell, rgb: string, alpha: number): void => {
  const { context, lens } = scribe;
  const centre = centreOf(to);
  const end = way.at(-1)!;
  const long = Math.hypot(end.x - centre.x, end.y - centre.y) || 1;
  const [ox, oy] = [(end.x - centre.x) / long, (end.y - centre.y) / long];
  const spot = (along: number, out: number): Point =>
    lens.at({ x: centre.x + (ox * out + oy * along) * CELL, y: centre.y + (oy * out - ox * along) * CELL });
  const path = new Path2D();
  for (const side of [-1, 1]) {
    [
      spot(side * (BRACKET.along - 0.05), BRACKET.out),
      spot(side * BRACKET.along, BRACKET.out),
      spot(side * BRACKET.along, BRACKET.foot),
      spot(side * (BRACKET.along - 0.03), BRACKET.foot),
    ].forEach((at, index) => (index === 0 ? path.moveTo(at.x, at.y) : path.lineTo(at.x, at.y)));
  }
  edged(context, path, rgb, 2 * lens.ratio, alpha);
};

/** Where a line begins: a small bar across the mouth of the gun port. */
const muzzle = ({ context, lens, scale }: Scribe, at: Point, next: Point, rgb: string, alpha: number): void => {
  const long = Math.hypot(next.x - at.x, next.y - at.y) || 1;
  const half = Math.min(Math.max(scale * 0.032, 4), 8) * lens.ratio;
  const [ax, ay] = [(-(next.y - at.y) / long) * half, ((next.x - at.x) / long) * half];
  const path = new Path2D();
  path.moveTo(at.x - ax, at.y - ay);
  path.lineTo(at.x + ax, at.y + ay);
  edged(context, path, rgb, 3 * lens.ratio, alpha);
};

/** Whether a ship lies in a cell: a lifeboat has no sides that could be held. */
const isShip = (actors: readonly Actor[], cell: Cell): boolean => vesselIn(actors, cell)?.vessel === 'ship';

/** Strength of a line along which bolts fly. */
const FLOWN = 0.3;

/** A lock as the table itself shows it: solid, with a target mark; done with, it is thin and quiet (BS-19.4). */
export const drawLock = (scribe: Scribe, lock: LockActor, actors: readonly Actor[]): void => {
  const { context, lens, palette } = scribe;
  const way = wayAmong(actors, lock);
  const rgb = lock.resolved ? palette.quiet : palette.bad;
  const alpha = lock.quiet ? FLOWN : lock.resolved ? 0.7 : 1;
  const end = layDown(scribe, way, lock.grown);
  strokeTwice(context, rgb, (lock.resolved ? 1.5 : 3) * lens.ratio, [], alpha);
  muzzle(scribe, lens.at(way[0]!), lens.at(way[1]!), rgb, alpha);
  if (lock.grown < 0.95) return;
  if (!lock.resolved && isShip(actors, lock.to)) clamps(scribe, way, lock.to, rgb, alpha);
  target(scribe, end, rgb, alpha);
};

/** Below so many CSS pixels a cell only the numbers of a line are written that is neither planned nor pointed at. */
const SHORT = 112;

const inkOf = ({ palette }: Aided, { style, emphasis }: LineAid): string => {
  if (style === 'lock') return palette.bad;
  if (style === 'resolved') return palette.quiet;
  return emphasis === 'offered' ? palette.neutral : palette.focus;
};

/** Dashed until it is locked; dotted where it would be after what is looked at. */
const dashOf = ({ lens }: Aided, { style }: LineAid): number[] => {
  if (style === 'lock' || style === 'resolved') return [];
  return style === 'would' ? [2 * lens.ratio, 5 * lens.ratio] : [8 * lens.ratio, 6 * lens.ratio];
};

/** A facing line with its words (BS-19.2): dashed until it is locked. */
export const drawLine = (aided: Aided, aid: LineAid): void => {
  const { context, lens, opacity } = aided;
  const way = wayAmong(aided.actors, aid);
  const locked = aid.style === 'lock';
  const flown = aided.actors.some((actor) => actor.kind === 'lock' && actor.line === aid.line && actor.quiet === true);
  const rgb = inkOf(aided, aid);
  const shade = flown ? FLOWN : 1;
  const alpha = (aid.style === 'would' ? 0.9 : 1) * STRENGTH[aid.emphasis] * opacity * shade;
  const end = layDown(aided, way, 1);
  strokeTwice(context, rgb, (aid.emphasis === 'offered' ? 2 : 3) * lens.ratio, dashOf(aided, aid), alpha);
  muzzle(aided, lens.at(way[0]!), lens.at(way[1]!), rgb, alpha);
  if (locked && isShip(aided.actors, aid.to)) clamps(aided, way, aid.to, rgb, shade);
  if (locked) target(aided, end, rgb, shade);
  else muzzle(aided, end, lens.at(way.at(-2)!), rgb, alpha);
  sayLine(aided, aid, rgb);
};

/** Writes the words of a line where they hide nothing. */
const sayLine = (aided: Aided, aid: LineAid, rgb: string): void => {
  const { lens, scale } = aided;
  const strong = aid.emphasis !== 'offered' || aid.style === 'lock';
  const brief = aid.mark === true || (aid.emphasis === 'offered' && scale < SHORT);
  const text = brief ? (aid.short ?? aid.label) : aid.label;
  const taken = aid.through !== null && vesselIn(aided.actors, aid.through) !== null;
  // The arrows of a turn go round the bow: the words keep to the other end.
  const firing = vesselIn(aided.actors, aid.from);
  const above = firing?.vessel !== 'ship' || sideFacing(firing.place.heading, 'N') !== 0;
  const half = plateWidth(aided, text) / 2 / (CELL * lens.mil);
  say(aided, {
    text,
    brief: aid.short,
    at: lens.at(lineWords(aid.from, aid.to, aid.line, aid.through, half, taken, above)),
    rgb,
    strong,
    rank: aid.emphasis === 'pointed' ? RANK.pointed : strong ? RANK.chosen : RANK.offered,
  });
};

/** Radius of the arc of a turn, cells. */
const TURN_RADIUS = 0.55;
/** Below so many CSS pixels a cell only how far a turn goes is written; among more vessels than in a duel nothing. */
const SHORT_TURN = 150;
const DUEL = 2;
/** Where its words stand, cells: where four cells meet, or off the stern. */
const TURN_WORDS = { corner: 0.73, stern: 0.535 } as const;

/** The arc of a turn round what lies in its cell. */
const arcOf = (actors: readonly Actor[], { cell, heading, turn }: TurnAid): ReturnType<typeof turnArc> => {
  if (heading !== undefined) return turnArc(degreesOf(heading), turn);
  const ship = vesselIn(actors, cell);
  return turnArc(ship?.place.heading ?? 0, turn);
};

/** Discs on the arrow of a turn, which other words keep off. Device pixels. */
export const turnDiscs = ({ actors, lens }: Aided, aid: TurnAid): readonly Disc[] => {
  const { from, to } = arcOf(actors, aid);
  const centre = lens.at(centreOf(aid.cell));
  const radius = TURN_RADIUS * CELL * lens.mil;
  // The words of half a turn stand on its own middle.
  if (aid.turn === 180) return [];
  return [0.35, 0.7, 1]
    .map((share) => from + (to - from) * share)
    .map((angle) => ({
      x: centre.x + Math.cos(angle) * radius,
      y: centre.y + Math.sin(angle) * radius,
      radius: 9 * lens.ratio,
    }));
};

/** BS-19.3: turning as an arrow round the ship, from where its bow is to where it would be. */
export const drawTurn = (aided: Aided, aid: TurnAid): void => {
  const { context, lens, palette, opacity, actors } = aided;
  const arc = arcOf(actors, aid);
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
  const corner = (angle: number, reach: number): Point => ({
    x: tip.x + Math.cos(angle) * reach,
    y: tip.y + Math.sin(angle) * reach,
  });
  context.beginPath();
  for (const [index, spot] of [
    tip,
    corner(along + Math.PI - 0.5, head * 1.5),
    corner(along + Math.PI + 0.5, head * 1.5),
  ].entries()) {
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
  // The arrow says which way: where cells are small only how far is written, and where they are tiny nothing. Where the
  // numbers of many lines stand it is a mark: the ghost says what is pointed at, or planned.
  const offered = aid.emphasis === 'offered';
  if ((offered && aided.scale < FAR) || aided.vessels.length > DUEL) return;
  const text = offered && aided.scale < SHORT_TURN ? `${aid.turn === 180 ? 180 : 90}\u00b0` : aid.label;
  say(aided, {
    text,
    at: { x: centre.x + Math.cos(middle) * away, y: centre.y + Math.sin(middle) * away },
    rgb,
    strong: !offered,
    rank: aid.emphasis === 'pointed' ? RANK.pointed : offered ? RANK.turn : RANK.chosen,
  });
};
