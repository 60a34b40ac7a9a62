import type { CardFace } from '../../../../../assets/art/skaxar/face.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { inFull, SEATS } from '../../../../games/skaxar/index.ts';
import { tableWords } from '../words/table.ts';
import { rgba } from '../../../table/palette.ts';
import type { Actor, CardActor, MoneyActor, PileActor } from './cast.ts';
import { pileBox, spotOf } from './layout.ts';
import { seatInk, type SkaxarScribe } from './palette.ts';
import type { Box } from '../../../cards/table/box.ts';
import { boxOfSpot, seatOf, type Plan } from './plan.ts';
import { purseIn } from './purse.ts';
import { fits, LEAST, paneOf, pathOf, sized, writeAt, writeIn, type Pane } from '../../../cards/table/scribe.ts';
import { iconAt } from './icon.ts';

/** Below this width, CSS pixels, a card's own name cannot be read: it is written over it. */
const NAMED = 80;
/** Below this one a name would be two letters. */
const NAMELESS = 36;

/** The letter of a seat on a plate of its own: an eight-sided one for A, a round one for B. */
const drawLetter = ({ context, lens, palette }: SkaxarScribe, seat: Seat, pane: Pane): void => {
  const radius = Math.min(pane.width, pane.height) / 2;
  const [x, y] = [pane.x + pane.width / 2, pane.y + pane.height / 2];
  const ink = seatInk(palette, seat);
  context.beginPath();
  if (seatOf(seat) === 'B') context.arc(x, y, radius, 0, Math.PI * 2);
  else
    for (let corner = 0; corner < 8; corner += 1) {
      const angle = ((corner + 0.5) / 8) * Math.PI * 2;
      context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
  context.closePath();
  context.fillStyle = rgba(ink, 0.94);
  context.fill();
  context.lineWidth = Math.max(lens.ratio, 1);
  context.strokeStyle = rgba(ink);
  context.stroke();
  writeAt({ context, lens }, seat, x, y, { size: Math.round(radius * 1.24), ink: '#0a0d13' });
};

const drawPurse = (scribe: SkaxarScribe, plan: Plan, actor: MoneyActor): void => {
  const { palette } = scribe;
  const box = pileBox(plan, actor.seat === null ? 'bank' : 'money', actor.seat);
  const parts = purseIn(box);
  const name = paneOf(scribe, parts.name);
  const figure = paneOf(scribe, parts.figure);
  const shown = inFull(Math.round(actor.amount / 1000) * 1000);
  if (actor.seat === null) {
    const title = paneOf(scribe, box.width > box.height ? parts.badge : parts.name);
    writeIn(scribe, title, tableWords.bank, {
      size: sized(scribe, figure.height * 0.62, LEAST, 17),
      ink: rgba(palette.quiet),
      weight: 500,
      within: title.width,
    });
  } else {
    drawLetter(scribe, actor.seat, paneOf(scribe, parts.badge));
    const called = actor.fleet === null ? actor.seat : tableWords.fleets[actor.fleet];
    // Where there is no room for the name, the letter says it.
    if (fits(scribe, called, name.width, 600))
      writeIn(scribe, name, called, {
        size: sized(scribe, name.height * 0.9, LEAST, 17),
        ink: rgba(seatInk(palette, actor.seat)),
        within: name.width,
      });
  }
  writeIn(scribe, figure, shown, {
    size: sized(scribe, figure.height * 0.95, LEAST, 24),
    ink: rgba(palette.text),
    within: figure.width,
  });
};

const captionOf = (actor: PileActor, short: boolean): string => {
  const { pile, count } = actor;
  if (pile === 'money' || pile === 'bank') return '';
  return tableWords.piles[pile](count, short, actor.seat ?? '');
};

/** The number of cards beside a pile, where there is no room for more; a Repair Bay has its sign on its backs. */
const drawCount = (scribe: SkaxarScribe, plan: Plan, actor: PileActor, room: number): void => {
  const { palette, lens } = scribe;
  const pane = paneOf(scribe, pileBox(plan, actor.pile, actor.seat));
  const middle = pane.y + pane.height / 2;
  writeAt(scribe, String(actor.count), pane.x + pane.width + (room * lens.mil) / 2 + lens.ratio, middle, {
    size: sized(scribe, pane.height * 0.42, LEAST, 14),
    ink: rgba(seatInk(palette, actor.seat ?? ''), actor.count === 0 ? 0.62 : 0.95),
    weight: 600,
    within: room * lens.mil,
  });
  if (actor.pile === 'repairBay')
    iconAt(scribe, 'repair', { x: pane.x + pane.width / 2, y: middle }, pane.width * 0.78, rgba(palette.text, 0.95));
};

const drawCaption = (scribe: SkaxarScribe, plan: Plan, actor: PileActor): void => {
  const { palette, lens } = scribe;
  if (plan.countsBeside !== undefined && actor.seat !== null) return drawCount(scribe, plan, actor, plan.countsBeside);
  const box = pileBox(plan, actor.pile, actor.seat);
  const pane = paneOf(scribe, box);
  const reach = Math.max(plan.captionReach, actor.seat === null ? box.width * 0.6 : 0) * 2 * lens.mil;
  const wanted = [captionOf(actor, false), captionOf(actor, true)].find((words) => fits(scribe, words, reach));
  const size = sized(scribe, plan.caption * lens.mil * 0.82, LEAST, actor.seat === null ? 14 : LEAST);
  const y = pane.y + pane.height + (plan.caption * lens.mil) / 2 + lens.ratio;
  writeAt(scribe, wanted ?? String(actor.count), pane.x + pane.width / 2, y, {
    size,
    ink: rgba(actor.seat === null ? palette.text : seatInk(palette, actor.seat), actor.count === 0 ? 0.62 : 0.95),
    weight: 500,
    within: reach,
    edge: rgba(palette.plate, 0.85),
  });
};

/** What an item gives, large: on a small card its own figures cannot be read. */
const drawGain = (scribe: SkaxarScribe, pane: Pane, face: Extract<CardFace, { kind: 'shop' }>): void => {
  const { context, lens, palette } = scribe;
  const gains = (['firepower', 'shield'] as const).filter((stat) => face[stat] > 0);
  const plate: Pane = {
    x: pane.x + 2,
    y: Math.round(pane.y + pane.height * 0.5),
    width: pane.width - 4,
    height: Math.round(pane.height * 0.5) - 2,
  };
  pathOf(context, plate, plate.width * 0.08);
  context.fillStyle = rgba(palette.plate, 0.97);
  context.fill();
  const size = Math.floor(Math.min(plate.height / gains.length / 1.15, plate.width * 0.42, 26 * lens.ratio));
  gains.forEach((stat, row) => {
    const y = plate.y + (plate.height * (row + 0.5)) / gains.length;
    const middle = plate.x + plate.width / 2;
    writeAt(scribe, `+${face[stat]}`, middle + size * 0.08, y, { size, ink: rgba(palette.text), align: 'right' });
    iconAt(scribe, stat, { x: middle + size * 0.56, y }, size * 0.82, rgba(palette.text, 0.92));
  });
};

const halves = (name: string): readonly string[] => {
  const words = name.split(' ');
  const first = Math.ceil(words.length / 2);
  return [words.slice(0, first).join(' '), words.slice(first).join(' ')];
};

/** A card's name over its picture where its own cannot be read, and a tag if it leaves after this fight (SK-9.3). */
const drawNames = (scribe: SkaxarScribe, plan: Plan, card: CardActor): void => {
  const { context, lens, palette } = scribe;
  const { face, place } = card;
  if (!face || card.moved < 1 || card.up < 1 || card.alpha < 1) return;
  const pane = paneOf(scribe, boxOfSpot(spotOf(plan, place)));
  if (card.brief)
    tag(
      scribe,
      { x: pane.x, y: pane.y - Math.round(8 * lens.ratio), width: pane.width, height: Math.round(17 * lens.ratio) },
      tableWords.thisFight,
      palette.tone.chance,
    );
  if (pane.width >= NAMED * lens.ratio || (face.kind !== 'ship' && face.kind !== 'shop')) return;
  if (place.at === 'item' && face.kind === 'shop') return drawGain(scribe, pane, face);
  if (pane.width < NAMELESS * lens.ratio) return;
  const size = sized(scribe, pane.width * 0.17, LEAST, 13);
  const lines =
    face.name.includes(' ') && face.name.length * size * 0.56 > pane.width ? halves(face.name) : [face.name];
  const step = size * 1.12;
  const high = lines.length * step + 4 * lens.ratio;
  // Off the figures: those of a ship lie lower than those of an item.
  const bottom = pane.y + pane.height * (face.kind === 'ship' ? 0.735 : 0.605);
  context.fillStyle = rgba(palette.plate, 0.97);
  context.fillRect(pane.x + 2, Math.round(bottom - high), pane.width - 4, Math.round(high));
  lines.forEach((line, row) =>
    writeAt(scribe, line, pane.x + pane.width / 2, bottom - high + 2 * lens.ratio + step * (row + 0.5), {
      size,
      ink: rgba(palette.text),
      weight: 500,
      within: pane.width - 5 * lens.ratio,
    }),
  );
};

const tag = (scribe: SkaxarScribe, pane: Pane, words: string, ink: string): void => {
  const { context, lens, palette } = scribe;
  pathOf(context, pane, 4 * lens.ratio);
  context.fillStyle = rgba(palette.plate, 0.94);
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = rgba(ink, 0.9);
  context.stroke();
  writeIn(scribe, pane, words, {
    size: LEAST * lens.ratio,
    ink: rgba(ink),
    weight: 500,
    within: pane.width - 6 * lens.ratio,
  });
};

/** Writes all that stands on the table whatever one does: money, captions of piles, names of small cards. */
export const drawLabels = (scribe: SkaxarScribe, plan: Plan, actors: readonly Actor[]): void => {
  for (const actor of actors) {
    if (actor.kind === 'pile') drawCaption(scribe, plan, actor);
    if (actor.kind === 'money') drawPurse(scribe, plan, actor);
    if (actor.kind === 'card') drawNames(scribe, plan, actor);
  }
  plan.asteroids.forEach((spot, index) => {
    const pane = paneOf(scribe, boxOfSpot(spot));
    writeAt(
      scribe,
      String(index + 1),
      pane.x + pane.width / 2,
      pane.y + pane.height + (plan.caption * scribe.lens.mil) / 2 + scribe.lens.ratio,
      {
        size: sized(scribe, plan.caption * scribe.lens.mil * 0.82, LEAST, 14),
        ink: rgba(scribe.palette.quiet, 0.95),
        weight: 500,
      },
    );
  });
  for (const seat of SEATS) {
    if (actors.some((actor) => actor.kind === 'card' && actor.place.at === 'lead' && actor.place.seat === seat))
      continue;
    const box: Box = boxOfSpot(plan.seats[seat].lead);
    const pane = paneOf(scribe, box);
    writeIn(scribe, pane, tableWords.noShip, {
      size: sized(scribe, pane.width * 0.1, LEAST, 17),
      ink: rgba(scribe.palette.quiet, 0.9),
      weight: 500,
    });
  }
};
