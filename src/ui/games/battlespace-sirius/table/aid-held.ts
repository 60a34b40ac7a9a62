import type { BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { LABEL_FONT } from '../../../table/ink/plates.ts';
import { rgba } from '../../../table/palette.ts';
import { actorOf, outline } from './aid-cards.ts';
import type { Aided } from './aid-lines.ts';
import { linesOf } from './break-lines.ts';
import { boatPieces, cardPieces } from './card.ts';
import { CELL, centreOf } from './card-layout.ts';
import { drawPieces } from './pieces.ts';
import type { CardOverlay } from './stage.ts';
import { wordBoat, wordCard } from './words.ts';

type Held = Extract<CardOverlay, { kind: 'held' }>;

/** Widest sentence at the pointer, CSS pixels. */
const WIDEST = 270;

/** A vessel that is dragged: its card under the pointer, the place it would be put down at, or why it cannot be. */
export const drawHeld = (aided: Aided, aid: Held, view: BattlespaceSiriusView): void => {
  const player = view.players.find(({ seat }) => seat === aid.seat);
  if (!player) return;
  const { context, lens, palette, scale } = aided;
  const actor = { ...actorOf({ ...aid, id: 'held' }, player.ship), x: aid.at.x, y: aid.at.y };
  const heading = actor.kind === 'card' ? actor.heading : 0;
  const rgb = aid.why ? palette.bad : palette.focus;
  if (aid.to) {
    outline(aided, centreOf(aid.to), heading, 0.03, actor.kind === 'card');
    context.lineWidth = 8 * lens.ratio;
    context.strokeStyle = rgba(palette.good, 0.35);
    context.stroke();
    context.lineWidth = 3 * lens.ratio;
    context.strokeStyle = rgba(palette.good);
    context.stroke();
  }
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.7)';
  context.shadowBlur = 0.09 * CELL * lens.mil;
  context.shadowOffsetY = 0.05 * CELL * lens.mil;
  drawPieces(
    context,
    lens,
    actor.kind === 'card' ? cardPieces(actor, palette, scale) : boatPieces(actor, palette),
    0.88,
  );
  context.restore();
  if (actor.kind === 'card') wordCard(aided, actor);
  else wordBoat(aided, actor);
  outline(aided, actor, heading, 0.014, actor.kind === 'card');
  context.lineWidth = 2.5 * lens.ratio;
  context.strokeStyle = rgba(rgb);
  context.stroke();
  if (aid.why) sentence(aided, aid.why, lens.at(actor));
};

/** The sentence of a refusal over what is dragged, where neither a finger nor the card hides it. */
const sentence = ({ context, lens, palette }: Aided, text: string, at: Point): void => {
  const pixels = Math.round(13 * lens.ratio);
  context.font = `600 ${pixels}px ${LABEL_FONT}`;
  const most = Math.min(WIDEST * lens.ratio, lens.width - 24 * lens.ratio);
  const lines = linesOf(text, most, (part) => context.measureText(part).width);
  const width = Math.max(...lines.map((line) => context.measureText(line).width)) + 18 * lens.ratio;
  const height = lines.length * pixels * 1.3 + 12 * lens.ratio;
  const over = at.y - 0.5 * CELL * lens.mil - height;
  const left = Math.min(Math.max(at.x - width / 2, 6), lens.width - width - 6);
  const top = over > 60 * lens.ratio ? over : Math.min(at.y + 0.5 * CELL * lens.mil, lens.height - height - 6);
  context.beginPath();
  context.roundRect(left, top, width, height, 7 * lens.ratio);
  context.fillStyle = rgba(palette.plate, 0.95);
  context.fill();
  context.lineWidth = 1.5 * lens.ratio;
  context.strokeStyle = rgba(palette.bad);
  context.stroke();
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = rgba(palette.text);
  lines.forEach((line, index) =>
    context.fillText(line, Math.round(left + width / 2), Math.round(top + 6 * lens.ratio + pixels * (1 + index * 1.3))),
  );
};
