import { designOf, type SpurView } from '../../../../games/orions-spur/index.ts';
import { fits, paneOf, pathOf, sized, writeAt, type Pane } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { sign, type SignName } from '../art/pen.ts';
import { shipName, sideName } from '../names.ts';
import { tableWords as words } from '../words/table.ts';
import type { PlaqueActor, ShipActor, TrophyActor } from './cast.ts';
import { plaqueBox, type Berth } from './layout.ts';
import { seatInk, type SpurScribe } from './palette.ts';
import type { Box } from '../../../cards/table/box.ts';

/** Cells of a gauge that are narrower, CSS pixels, show their number alone. */
const BARE = 24;
/** How wide the name of a narrow ship may be, share of the way to the ship beside it. */
const BESIDE = 0.97;
/** Gold of what scores. */
const GOLD = '#ffd98a';
/** Share of a ship's height that its values take. */
const STRIP = 0.29;

/** One value as a gauge: sign, number, and a bar of what is left. */
function gauge(scribe: SpurScribe, name: SignName, ink: string, pane: Pane, value: number, most: number): void {
  const { context, lens, palette } = scribe;
  const { x, y, width, height } = pane;
  const size = sized(scribe, height * 0.62, 12, 22);
  const text = String(Math.round(value));
  const middle = x + width / 2;
  const bare = width < BARE * lens.ratio;
  const signSize = bare ? 0 : Math.min(size * 0.82, width * 0.36);
  sign(context, name, middle - size * 0.36, y + height * 0.4, signSize, rgba(ink, value > 0 ? 1 : 0.45));
  writeAt(scribe, text, bare ? middle : middle + size * 0.36, y + height * 0.4, {
    size,
    // Without room for its sign a number has the colour of it.
    ink: rgba(bare ? ink : value > 0 ? palette.text : palette.quiet),
  });
  const bar = {
    x: x + width * 0.1,
    y: y + height * 0.8,
    width: width * 0.8,
    height: Math.max(2 * lens.ratio, height * 0.1),
  };
  context.fillStyle = rgba(ink, 0.22);
  context.fillRect(bar.x, bar.y, bar.width, bar.height);
  context.fillStyle = rgba(ink);
  context.fillRect(bar.x, bar.y, most === 0 ? 0 : (bar.width * value) / most, bar.height);
}

/** The values of a ship, upright whatever way it is turned. */
function drawValues(scribe: SpurScribe, pane: Pane, actor: ShipActor): void {
  const { context, palette } = scribe;
  const design = designOf(actor.ship.id);
  const high = pane.height * STRIP;
  const strip = { x: pane.x, y: pane.y + pane.height - high, width: pane.width, height: high };
  pathOf(context, strip, pane.width * 0.06);
  context.fillStyle = rgba(palette.plate, 0.86);
  context.fill();
  const cell = pane.width / 3;
  (['shield', 'hull', 'energy'] as const).forEach((name, at) =>
    gauge(scribe, name, palette[name], { ...strip, x: pane.x + at * cell, width: cell }, actor[name], design[name]),
  );
}

/** What is said of a ship now over its hull, in full and in a short word; null = nothing. */
function stateOf({ ship }: ShipActor): readonly [full: string, short: string] | null {
  if (ship.suppressed) return [words.suppressed, words.suppressedShort];
  return ship.overcharged ? [words.overcharged, words.overchargedShort] : null;
}

/** Lines of what is written over a ship's hull, in letters of its name. */
const LINE = { name: 0.85, star: 1.85 } as const;
/** Lines that name, points and state take over the values. */
const LOW = 3.3;

interface Beside {
  /** How wide a name may be that is wider than its ship, device pixels. */
  readonly air: number;
  readonly busy: boolean;
}

/**
 * The name of a ship, and what it is worth: in one line where there is room for both, else in a line of its own, unless
 * its state (`busy`) needs the room of that on a low ship. Returns whether it took one.
 */
function drawName(
  scribe: SpurScribe,
  pane: Pane,
  { ship, flagship }: ShipActor,
  size: number,
  { air, busy }: Beside,
): boolean {
  const { palette, context } = scribe;
  const edge = rgba(palette.plate, 0.9);
  const { vp, name: short } = designOf(ship.id);
  const room = pane.width - size * 2.6;
  const full = shipName(ship.id);
  const both = fits(scribe, full, room);
  // Its number only where it keeps off the ship beside it.
  const text = both || fits(scribe, full, air) ? full : short;
  writeAt(scribe, text, both ? pane.x + size * 0.4 : pane.x + pane.width / 2, pane.y + size * LINE.name, {
    size,
    ink: rgba(palette.text),
    align: both ? 'left' : 'center',
    within: both ? room : air,
    edge,
  });
  if (!both && busy && pane.height * (1 - STRIP) < size * LOW) return false;
  const [star, y] = [pane.x + pane.width - size * 1.5, pane.y + size * (both ? LINE.name : LINE.star)];
  sign(context, 'star', star, y, size * 0.95, flagship ? GOLD : 'rgba(255, 217, 138, 0.65)');
  writeAt(scribe, String(vp), star + size * 0.9, y, { size, ink: GOLD, edge });
  return !both;
}

/** Name, values and state of a ship; `box` = its square, upright; `step` = the way to the ship beside it, units. */
export function drawShip(scribe: SpurScribe, box: Box, actor: ShipActor, step: number): void {
  const { context, lens, palette } = scribe;
  const pane = paneOf(scribe, box);
  const ink = seatInk(palette, actor.ship.owner);
  const state = stateOf(actor);
  if (!actor.foremost || state) {
    pathOf(context, pane, pane.width * 0.06);
    context.fillStyle = `rgba(5, 8, 14, ${state ? 0.5 : 0.34})`;
    context.fill();
  }
  pathOf(context, pane, pane.width * 0.06);
  context.lineWidth = (actor.foremost ? 2 : 1) * lens.ratio;
  context.strokeStyle = rgba(ink, actor.foremost ? 0.95 : 0.45);
  context.stroke();
  drawValues(scribe, pane, actor);
  const size = sized(scribe, pane.height * 0.13, 12, 16);
  const edge = rgba(palette.plate, 0.9);
  const two = drawName(scribe, pane, actor, size, {
    air: Math.max(pane.width, step * lens.mil * BESIDE),
    busy: state !== null,
  });
  if (state)
    writeAt(
      scribe,
      fits(scribe, state[0], pane.width) ? state[0] : state[1],
      pane.x + pane.width / 2,
      pane.y + pane.height * (two ? 0.6 : 0.45),
      {
        size: sized(scribe, pane.height * 0.14, 12, 18),
        ink: rgba(actor.ship.suppressed ? palette.bad : palette.energy),
        within: pane.width * 0.96,
        edge,
      },
    );
}

/** A ship that was taken: in a golden frame, with its points where they can be read. */
export function drawTrophy(scribe: SpurScribe, box: Box, { taken }: TrophyActor): void {
  const { context, lens, palette } = scribe;
  const pane = paneOf(scribe, box);
  const size = sized(scribe, pane.height * 0.34, 12, 16);
  pathOf(context, pane, pane.width * 0.08);
  context.lineWidth = 1.5 * lens.ratio;
  context.strokeStyle = GOLD;
  context.stroke();
  const [x, y] = [pane.x + pane.width - size * 0.5, pane.y + pane.height - size * 0.6];
  context.fillStyle = rgba(palette.plate, 0.86);
  context.fillRect(x - size * 0.5, y - size * 0.6, size, size * 1.2);
  writeAt(scribe, String(designOf(taken).vp), x, y, { size, ink: GOLD });
}

/** Name, points and cards of a player. */
export function drawPlaque(
  scribe: SpurScribe,
  berth: Berth,
  actor: PlaqueActor,
  view: Parameters<typeof sideName>[0] & Pick<SpurView, 'viewer'>,
): void {
  const { context, palette } = scribe;
  const pane = paneOf(scribe, plaqueBox(berth, actor.flag));
  const ink = seatInk(palette, actor.seat);
  pathOf(context, pane, pane.height * 0.07);
  context.fillStyle = rgba(palette.plate, 0.72);
  context.fill();
  context.fillStyle = rgba(ink, 0.9);
  context.fillRect(pane.x, pane.y + pane.height * 0.08, Math.max(pane.width * 0.014, 2), pane.height * 0.84);
  const size = sized(scribe, pane.height * 0.19, 12, 19);
  const left = pane.x + size * 0.8;
  const within = pane.width - size * 1.4;
  const write = (text: string, row: number, tone: string, weight: 500 | 600 = 500, letters = size): void =>
    void writeAt(scribe, text, left, pane.y + pane.height * row, {
      size: letters,
      ink: tone,
      align: 'left',
      within,
      weight,
    });
  // Where four lines have no room the name and the points stand alone.
  const low = pane.height < size * 4.4;
  const name = sideName(view, actor.seat);
  const isAlly =
    view.viewer.kind === 'seat' && view.viewer.seat !== actor.seat && actor.side.includes(view.viewer.seat);
  write(isAlly ? words.ally(name) : name, low ? 0.28 : 0.18, rgba(ink), 600);
  if (actor.out) return write(words.out, 0.5, rgba(palette.quiet));
  const points = words.points(Math.round(actor.vp), actor.goal);
  const shared = words.together(points);
  const whole = actor.side.length > 1 && fits(scribe, shared, within) ? shared : points;
  write(whole, low ? 0.72 : 0.43, '#ffd98a', 600);
  if (low) return;
  write(words.recruitment(Math.round(actor.recruitment)), 0.65, rgba(palette.text));
  const cards = words.cards(Math.round(actor.hand), Math.round(actor.deck), Math.round(actor.discard));
  write(
    fits(scribe, cards, within) ? cards : words.inHand(Math.round(actor.hand)),
    0.86,
    rgba(palette.quiet),
    500,
    Math.min(size, size * 0.92),
  );
}
