import { cardOutline } from '../../../../assets/art/card-face.ts';
import { lifeboatData, shipData, SIDES, type BattlespaceSiriusView } from '../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../table/shape.ts';
import { LABEL_FONT } from '../ink/plates.ts';
import { rgba } from '../palette.ts';
import { lettersAt, say, STRENGTH, type Aided } from './aid-lines.ts';
import { linesOf } from './break-lines.ts';
import { boatPieces, cardPieces, TUCK } from './card.ts';
import { CELL, centreOf, degreesOf, sideSpot } from './card-layout.ts';
import type { BoatActor, CardActor } from './cast.ts';
import { drawPieces } from './pieces.ts';
import type { CardOverlay } from './stage.ts';
import { wordBoat, wordCard } from './words.ts';

type Aid<K extends CardOverlay['kind']> = Extract<CardOverlay, { kind: K }>;

/** Lays the outline of a card down as the current path; `spread` cells wider than the card. */
const outline = ({ context, lens }: Aided, at: Point, heading: number, spread = 0, prow = true): void => {
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

/** A ghost that is only offered: an outline with the name of its place. */
const faint = (aided: Aided, aid: Aid<'ghost'>, at: Point, rgb: string): void => {
  const { context, lens, palette, scale, opacity } = aided;
  const { vessel } = aid;
  outline(aided, at, vessel.kind === 'ship' ? degreesOf(vessel.heading) : 0, -0.012, vessel.kind === 'ship');
  context.fillStyle = rgba(palette.plate, (aided.filled ? 0.5 : 0.25) * opacity);
  context.fill();
  if (aided.filled) {
    context.fillStyle = rgba(rgb, 0.1 * opacity);
    context.fill();
  }
  context.setLineDash([5 * lens.ratio, 5 * lens.ratio]);
  context.lineWidth = Math.max(1, Math.round(1.5 * lens.ratio));
  context.strokeStyle = rgba(rgb, 0.75 * opacity);
  context.stroke();
  context.setLineDash([]);
  const pixels = Math.round(Math.min(Math.max(scale * 0.074, 10.5), 16) * lens.ratio);
  context.font = `600 ${pixels}px ${LABEL_FONT}`;
  const lines = linesOf(aid.label, 0.8 * CELL * lens.mil, (part) => context.measureText(part).width);
  // A name that has no room in its cell waits until the place is pointed at or chosen; the list of places has them all.
  if (lines.length * pixels * 1.2 > 0.86 * CELL * lens.mil) return;
  const centre = lens.at(at);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  lines.forEach((line, index) => {
    const y = Math.round(centre.y + pixels * 0.35 + (index - (lines.length - 1) / 2) * pixels * 1.2);
    context.lineWidth = 3 * lens.ratio;
    context.strokeStyle = rgba(palette.plate, 0.7);
    context.strokeText(line, Math.round(centre.x), y);
    context.fillStyle = rgba(palette.text, 0.92);
    context.fillText(line, Math.round(centre.x), y);
  });
};

/** A vessel where a maneuver would put it (BS-19.3): an outline while offered, the whole card once pointed at. */
export const drawGhost = (aided: Aided, aid: Aid<'ghost'>, view: BattlespaceSiriusView): void => {
  const { context, lens, palette, scale, opacity } = aided;
  const { vessel, seat } = aid;
  const ship = view.players.find((player) => player.seat === seat)?.ship;
  if (!ship) return;
  const at = centreOf(vessel.cell);
  const rgb = palette.ship[ship];
  if (aid.emphasis === 'offered') return faint(aided, aid, at, rgb);
  const strength = (aid.emphasis === 'pointed' ? 0.82 : 0.95) * Math.max(opacity, 0.6);
  if (vessel.kind === 'ship') {
    const heading = degreesOf(vessel.heading);
    const card: CardActor = { kind: 'card', id: aid.id, seat, ship, name: shipData(ship).name, mark: shipData(ship).mark, ...at, heading, power: vessel.power, under: null, alpha: 1 };
    drawPieces(context, lens, cardPieces(card, palette, scale), strength);
    wordCard(aided, card);
  } else {
    const boat: BoatActor = { kind: 'boat', id: aid.id, seat, ship, mark: shipData(ship).mark, boat: vessel.lifeboat, name: lifeboatData(vessel.lifeboat).name, ...at, turned: 1, alpha: 1 };
    drawPieces(context, lens, boatPieces(boat, palette), strength);
    wordBoat(aided, boat);
  }
  outline(aided, at, vessel.kind === 'ship' ? degreesOf(vessel.heading) : 0, 0.014, vessel.kind === 'ship');
  context.lineWidth = (aid.emphasis === 'chosen' ? 3 : 2) * lens.ratio;
  context.strokeStyle = rgba(palette.focus, STRENGTH[aid.emphasis]);
  context.setLineDash(aid.emphasis === 'chosen' ? [] : [7 * lens.ratio, 5 * lens.ratio]);
  context.stroke();
  context.setLineDash([]);
  say(aided, aid.label, lens.at({ x: at.x, y: at.y - 0.5 * CELL }), palette.focus, true);
};

/** Lays down the strip of a side. */
const strip = ({ context, lens }: Aided, card: CardActor, side: number): void => {
  context.beginPath();
  for (const [index, [along, out]] of ([[-0.315, 0.292], [-0.33, 0.424], [0.33, 0.424], [0.315, 0.292]] as const).entries()) {
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

/** A side that can be picked, is picked, is full, or is in danger. */
export const drawSide = (aided: Aided, aid: Aid<'side'>): void => {
  const { context, lens, palette, opacity, scale } = aided;
  const card = aided.actors.find((actor): actor is CardActor => actor.kind === 'card' && actor.seat === aid.seat);
  if (!card) return;
  const side = SIDES.indexOf(aid.side);
  const rgb = { open: palette.focus, picked: palette.good, full: palette.quiet, danger: palette.bad }[aid.mark];
  strip(aided, card, side);
  if (aided.filled) {
    context.fillStyle = rgba(aid.mark === 'full' ? palette.plate : rgb, { open: 0.1, picked: 0.26, full: 0.5, danger: 0.24 }[aid.mark] * opacity);
    context.fill();
  }
  context.lineWidth = (aid.mark === 'picked' || aid.mark === 'danger' ? 3 : 2) * lens.ratio;
  context.strokeStyle = rgba(rgb, (aid.mark === 'full' ? 0.5 : 1) * opacity);
  context.setLineDash(aid.mark === 'open' ? [6 * lens.ratio, 4 * lens.ratio] : []);
  context.stroke();
  context.setLineDash([]);
  if (aid.mark === 'danger') triangle(aided, lens.at(sideSpot(card, side, 0, 0.455)), Math.min(Math.max(scale * 0.06, 8), 15) * lens.ratio);
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
  say(aided, text, fits ? beside : { x: Math.min(Math.max(edge.x, half.x), lens.width - half.x), y: lens.at({ x: card.x, y: card.y - 0.52 * CELL }).y }, rgb, aid.mark !== 'open');
};

/** BS-19.4: corners round the engaged opponent. */
export const drawFrame = (aided: Aided, aid: Aid<'frame'>): void => {
  const { context, lens, palette } = aided;
  const actor = aided.actors.find((one) => one.kind !== 'lock' && one.seat === aid.seat);
  if (!actor || actor.kind === 'lock') return;
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
  for (const actor of aided.actors) {
    if (actor.kind === 'lock' || !aid.seats.includes(actor.seat)) continue;
    const { context, palette } = aided;
    context.fillStyle = rgba(palette.plate, 0.6);
    context.save();
    if (actor.kind === 'card' && actor.under !== null) {
      outline(aided, { x: actor.x + TUCK.x * CELL, y: actor.y + TUCK.y * CELL }, 0, 0.02 - 0.43 * (1 - TUCK.size), false);
      context.fill();
    }
    outline(aided, actor, actor.kind === 'card' ? actor.heading : 0, 0.022, actor.kind === 'card');
    context.fill();
    context.restore();
  }
};
