import { cardOutline } from '../../../../../assets/art/battlespace-sirius/card-face.ts';
import { SIDES, type BattlespaceSiriusView, type ShipId } from '../../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { LEAST, writeAt } from '../../../cards/table/scribe.ts';
import { LABEL_FONT } from '../../../table/ink/plates.ts';
import { rgba } from '../../../table/palette.ts';
import { lettersAt, RANK, say, STRENGTH, type Aided } from './aid-lines.ts';
import { linesOf } from '../../../cards/table/break-lines.ts';
import { cardPieces, FAR, pictureOf, type BoatCard, type ShipCard } from './card.ts';
import { CELL, centreOf, CLIP, degreesOf, RAIL, sideSpot, stopOf, TUCK } from './card-layout.ts';
import { vesselIn } from './cast.ts';
import { drawPieces } from './pieces.ts';
import type { CardOverlay } from './stage.ts';
import { writeCard } from './words.ts';

type Aid<K extends CardOverlay['kind']> = Extract<CardOverlay, { kind: K }>;

/** A card by its outline: a ship's has a prow. */
type Outlined = Point & ({ readonly kind: 'ship'; readonly heading: number } | { readonly kind: 'boat' });

/** Lays the outline of a vessel's card down as the current path; `spread` cells wider than the card. */
export const outline = ({ context, lens }: Pick<Aided, 'context' | 'lens'>, card: Outlined, spread = 0): void => {
  const [at, prow, heading] = [card, card.kind === 'ship', card.kind === 'ship' ? card.heading : 0];
  const spots = cardOutline(0.43 + spread, 0.065 + spread * 0.4, prow ? 0.492 + spread : 0);
  const centre = lens.at(at);
  const unit = CELL * lens.mil;
  const angle = (heading / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  context.beginPath();
  spots.forEach(([x, y], index) => {
    const spot = { x: centre.x + (x * cos - y * sin) * unit, y: centre.y + (x * sin + y * cos) * unit };
    if (index === 0) context.moveTo(spot.x, spot.y);
    else context.lineTo(spot.x, spot.y);
  });
  context.closePath();
};

const AXES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** How much of the ship itself shows in a ghost that is only offered. */
const SHADE = 0.2;
/** Names of offered places are written from this width of a cell on, CSS pixels, and their marks from that. */
const NAMED = 64;
const MARKED = 40;

/** A ghost that is only offered: a thin outline with a shade of the ship in it, and the name of its place. */
const faint = (aided: Aided, aid: Aid<'ghost'>, actor: ShipCard | BoatCard, rgb: string): void => {
  const { context, lens, palette, scale, opacity } = aided;
  outline(aided, actor, -0.012);
  context.fillStyle = rgba(palette.plate, (aided.filled ? 0.42 : 0.2) * opacity);
  context.fill();
  if (aided.filled) {
    context.fillStyle = rgba(rgb, 0.06 * opacity);
    context.fill();
    drawPieces(context, lens, pictureOf(actor, palette), SHADE * opacity);
  }
  outline(aided, actor, -0.012);
  context.lineWidth = Math.max(1, Math.round(lens.ratio));
  context.strokeStyle = rgba(rgb, 0.5 * opacity);
  context.stroke();
  if (aid.glow) glow(aided);
  if (aid.mark) return landing(aided, lens.at(actor), rgb);
  if (scale < MARKED) return;
  const pixels = Math.round(Math.min(Math.max(scale * 0.07, LEAST), 15) * lens.ratio);
  context.font = `600 ${pixels}px ${LABEL_FONT}`;
  const broken = (text: string): readonly string[] =>
    linesOf(text, 0.8 * CELL * lens.mil, (part) => context.measureText(part).width);
  const fits = (lines: readonly string[]): boolean => lines.length * pixels * 1.2 <= 0.86 * CELL * lens.mil;
  // A name that has no room in its cell waits until the place is pointed at or chosen; the list of places has them all.
  const lines = [...(scale < NAMED ? [] : [aid.label]), aid.short ?? ''].map(broken).find(fits);
  if (!lines) return;
  const centre = lens.at(actor);
  const writing = { size: pixels, ink: rgba(palette.text, 0.92), edge: rgba(palette.plate, 0.8) };
  lines.forEach((line, index) => {
    const y = centre.y + (index - (lines.length - 1) / 2) * pixels * 1.2;
    keepOff(aided, { x: centre.x, y }, writeAt(aided, line, centre.x, y, writing), pixels);
  });
};

/** Lights the outline laid down last: a vessel that is dragged may be put down here. */
const glow = ({ context, lens, palette }: Aided): void => {
  context.fillStyle = rgba(palette.good, 0.09);
  context.fill();
  for (const [width, alpha] of [
    [10, 0.14],
    [6, 0.24],
    [2, 0.95],
  ] as const) {
    context.lineWidth = width * lens.ratio;
    context.strokeStyle = rgba(palette.good, alpha);
    context.stroke();
  }
};

/** Other words keep off a line of letters. */
const keepOff = ({ kept }: Aided, { x, y }: Point, width: number, pixels: number): void => {
  const discs = Math.max(Math.ceil(width / pixels), 1);
  for (let index = 0; index < discs; index += 1)
    kept.push({ x: x - width / 2 + ((index + 0.5) / discs) * width, y, radius: pixels * 0.6 });
};

/** Where one can go, without words: a ring with four ticks, like a target to dock at. */
const landing = ({ context, lens, scale, opacity }: Aided, { x, y }: Point, rgb: string): void => {
  const radius = Math.min(Math.max(scale * 0.09, 6), 14) * lens.ratio;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  for (const [dx, dy] of AXES) {
    context.moveTo(x + dx * radius * 0.7, y + dy * radius * 0.7);
    context.lineTo(x + dx * radius * 1.5, y + dy * radius * 1.5);
  }
  context.lineWidth = 3 * lens.ratio + 1.5;
  context.strokeStyle = `rgba(3, 5, 9, ${0.7 * opacity})`;
  context.stroke();
  context.lineWidth = 1.5 * lens.ratio;
  context.strokeStyle = rgba(rgb, 0.95 * opacity);
  context.stroke();
};

/** A vessel as its card would lie in its cell. */
export const cardOf = (vessel: Aid<'ghost'>['vessel'], ship: ShipId): ShipCard | BoatCard => {
  const at = { ...centreOf(vessel.cell), ship, alpha: 1 };
  return vessel.kind === 'ship'
    ? { kind: 'ship', ...at, heading: degreesOf(vessel.heading), power: vessel.power }
    : { kind: 'boat', ...at, boat: vessel.lifeboat };
};

/** Where a clip stood before the payment: an empty outline beside where it would stand (BS-19.3). */
const leftBehind = ({ context, lens, scale }: Aided, card: ShipCard, before: readonly number[], rgb: string): void => {
  if (scale < FAR) return;
  before.forEach((value, side) => {
    if (value <= card.power[side]!) return;
    const at = lens.at(sideSpot(card, side, stopOf(value), RAIL));
    const upright = Math.round(card.heading / 90 + side) % 2 === 0;
    const [along, out] = [CLIP.width * CELL * lens.mil * 0.84, CLIP.depth * CELL * lens.mil * 0.84];
    const [width, height] = upright ? [along, out] : [out, along];
    context.beginPath();
    context.roundRect(at.x - width / 2, at.y - height / 2, width, height, 3 * lens.ratio);
    context.setLineDash([2.5 * lens.ratio, 2.5 * lens.ratio]);
    context.lineWidth = 1.5 * lens.ratio;
    context.strokeStyle = rgba(rgb);
    context.stroke();
    context.setLineDash([]);
  });
};

/**
 * A vessel where a maneuver would put it (BS-19.3): a shade while offered, the whole card once pointed at, firm once
 * chosen.
 */
export const drawGhost = (aided: Aided, aid: Aid<'ghost'>, view: BattlespaceSiriusView): void => {
  const { context, lens, palette, scale, opacity } = aided;
  const player = view.players.find(({ seat }) => seat === aid.seat);
  if (!player) return;
  const rgb = palette.ship[player.ship];
  const actor = cardOf(aid.vessel, player.ship);
  if (aid.emphasis === 'offered') return faint(aided, aid, actor, rgb);
  const chosen = aid.emphasis === 'chosen';
  // Over the vessel itself nothing of it may show through.
  const over = vesselIn(aided.actors, aid.vessel.cell) !== null;
  drawPieces(
    context,
    lens,
    cardPieces(actor, palette, scale),
    over ? 1 : (chosen ? 0.96 : 0.72) * Math.max(opacity, 0.6),
  );
  writeCard(aided, actor);
  if (actor.kind === 'ship' && player.vessel?.kind === 'ship') leftBehind(aided, actor, player.vessel.power, rgb);
  if (chosen) {
    outline(aided, actor, 0.02);
    context.lineWidth = 9 * lens.ratio;
    context.strokeStyle = rgba(palette.focus, 0.2);
    context.stroke();
  }
  outline(aided, actor, 0.014);
  context.lineWidth = (chosen ? 3 : 2) * lens.ratio;
  context.strokeStyle = rgba(palette.focus, STRENGTH[aid.emphasis]);
  context.setLineDash(chosen ? [] : [7 * lens.ratio, 5 * lens.ratio]);
  context.stroke();
  context.setLineDash([]);
  say(aided, {
    text: aid.label,
    brief: aid.short,
    at: lens.at({ x: actor.x, y: actor.y - 0.5 * CELL }),
    rgb: palette.focus,
    strong: true,
    rank: chosen ? RANK.chosen : RANK.pointed,
  });
};

/** Lays down the strip of a side. */
const strip = ({ context, lens }: Aided, card: ShipCard, side: number): void => {
  context.beginPath();
  for (const [index, [along, out]] of (
    [
      [-0.315, 0.292],
      [-0.33, 0.424],
      [0.33, 0.424],
      [0.315, 0.292],
    ] as const
  ).entries()) {
    const spot = lens.at(sideSpot(card, side, along, out));
    if (index === 0) context.moveTo(spot.x, spot.y);
    else context.lineTo(spot.x, spot.y);
  }
  context.closePath();
};

/** A triangle with its point up and a stroke in it: danger. */
const triangle = ({ context, lens, palette }: Aided, at: Point, size: number): void => {
  context.beginPath();
  context.moveTo(at.x, at.y - size);
  context.lineTo(at.x + size, at.y + size * 0.78);
  context.lineTo(at.x - size, at.y + size * 0.78);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 3 * lens.ratio;
  context.strokeStyle = rgba(palette.plate);
  context.stroke();
  context.fillStyle = rgba(palette.warn);
  context.fill();
  context.fillStyle = '#14100a';
  context.fillRect(at.x - size * 0.12, at.y - size * 0.42, size * 0.24, size * 0.6);
  context.fillRect(at.x - size * 0.12, at.y + size * 0.34, size * 0.24, size * 0.24);
};

/**
 * Where the triangle of a side in danger stands, cells: at the upper end of its scale, off the target mark and off a
 * low clip.
 */
const SIGN = { along: 0.27, out: 0.44 } as const;

/** Fills and edges the strip of a side that was just laid out. */
const inkSide = ({ context, lens, palette, opacity, filled }: Aided, mark: Aid<'side'>['mark'], rgb: string): void => {
  if (filled) {
    const strength = { open: 0.1, picked: 0.26, full: 0.5, danger: 0.15 }[mark];
    context.fillStyle = rgba(mark === 'full' ? palette.plate : rgb, strength * opacity);
    context.fill();
  }
  context.lineWidth = (mark === 'picked' || mark === 'danger' ? 3 : 2) * lens.ratio;
  context.strokeStyle = rgba(rgb, (mark === 'full' ? 0.5 : 1) * opacity);
  context.setLineDash(mark === 'open' ? [6 * lens.ratio, 4 * lens.ratio] : []);
  context.stroke();
  context.setLineDash([]);
};

/** A side that can be picked, is picked, is full, or is in danger. */
export const drawSide = (aided: Aided, aid: Aid<'side'>): void => {
  const { context, lens, palette, scale } = aided;
  const card = aided.vessels.find(({ seat }) => seat === aid.seat);
  if (card?.kind !== 'ship') return;
  const side = SIDES.indexOf(aid.side);
  const rgb = { open: palette.focus, picked: palette.good, full: palette.quiet, danger: palette.bad }[aid.mark];
  strip(aided, card, side);
  inkSide(aided, aid.mark, rgb);
  if (aid.mark === 'danger')
    triangle(
      aided,
      lens.at(sideSpot(card, side, SIGN.along, SIGN.out)),
      Math.min(Math.max(scale * 0.06, 8), 15) * lens.ratio,
    );
  const text = aid.label ?? (aid.mark === 'picked' && aid.count > 1 ? `\u00d7${aid.count}` : '');
  if (text === '') return;
  // The words stand off the card, wherever the side points.
  context.font = `600 ${lettersAt(scale) * lens.ratio}px ${LABEL_FONT}`;
  const half = { x: context.measureText(text).width / 2 + 8 * lens.ratio, y: 11 * lens.ratio };
  const edge = lens.at(sideSpot(card, side, 0, aid.mark === 'danger' ? 0.5 : 0.45));
  const angle = ((card.heading + side * 90) / 180) * Math.PI;
  const beside = { x: edge.x + Math.sin(angle) * half.x, y: edge.y - Math.cos(angle) * half.y };
  // No room beside the card on a narrow screen: over the gap below it.
  const fits = beside.x > half.x && beside.x < lens.width - half.x;
  const below = {
    x: Math.min(Math.max(edge.x, half.x), lens.width - half.x),
    y: lens.at({ x: card.x, y: card.y - 0.52 * CELL }).y,
  };
  say(aided, { text, at: fits ? beside : below, rgb, strong: aid.mark !== 'open', rank: RANK.side });
};

/** BS-19.4: corners round the engaged opponent. */
export const drawFrame = (aided: Aided, aid: Aid<'frame'>): void => {
  const { context, lens, palette } = aided;
  const actor = aided.vessels.find(({ seat }) => seat === aid.seat);
  if (!actor) return;
  const centre = lens.at(actor);
  const reach = 0.475 * CELL * lens.mil;
  const arm = 0.13 * CELL * lens.mil;
  const path = new Path2D();
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      path.moveTo(centre.x + x * reach, centre.y + y * (reach - arm));
      path.lineTo(centre.x + x * reach, centre.y + y * reach);
      path.lineTo(centre.x + x * (reach - arm), centre.y + y * reach);
    }
  context.lineJoin = 'miter';
  context.lineWidth = 3 * lens.ratio + 3;
  context.strokeStyle = 'rgba(3, 5, 9, 0.6)';
  context.stroke(path);
  context.lineWidth = 3 * lens.ratio;
  context.strokeStyle = rgba(palette.warn);
  context.stroke(path);
};

/** Vessels that do not matter now step back. */
export const drawDim = (aided: Aided, aid: Aid<'dim'>): void => {
  for (const vessel of aided.vessels) {
    if (!aid.seats.includes(vessel.seat)) continue;
    const { context, palette } = aided;
    context.fillStyle = rgba(palette.plate, 0.48);
    if (
      aided.actors.some((actor) => actor.kind === 'card' && actor.seat === vessel.seat && actor.place.at === 'under')
    ) {
      const [x, y] = [vessel.x + TUCK.x * CELL, vessel.y + TUCK.y * CELL];
      outline(aided, { kind: 'boat', x, y }, 0.02 - 0.43 * (1 - TUCK.size));
      context.fill();
    }
    outline(aided, vessel, 0.022);
    context.fill();
  }
};
