import type { Packet } from '../../../../games/orions-spur/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { Box } from '../../../cards/table/box.ts';
import { edgeOf } from '../../../cards/table/edge.ts';
import { LEAST, paneOf, pathOf, sized, writeAt, type Pane } from '../../../cards/table/scribe.ts';
import { arrowHead } from '../../../cards/table/bent-way.ts';
import { along } from '../../../table/fx/effect.ts';
import { rgba } from '../../../table/palette.ts';
import { ownerOf } from '../names.ts';
import { attackSign } from '../words/attacks.ts';
import { tableWords as words } from '../words/table.ts';
import type { Actor, AttackActor } from './cast.ts';
import { arenaBox, laneBox } from './layout.ts';
import { drawCells, drawPlateAt, packetWidth } from './packet.ts';
import { seatInk, type SpurScribe } from './palette.ts';
import type { SpurOverlay } from './stage.ts';

/** Where an attack of the arena is and how much room it has; units of the stage. */
export interface Lane {
  readonly attack: AttackActor;
  readonly start: Point;
  readonly rest: Point;
  readonly end: Point;
  readonly width: number;
  readonly height: number;
}

/** The square of a ship where it is seen; null = it is not. */
export type BoxOfShip = (id: string) => Box | null;

/** Attacks of those who began go to the right, above; answers to them go to the left, below. */
const goesRight = (attack: AttackActor, attacks: readonly AttackActor[]): boolean => attack.from === attacks[0]!.from;

/** Where a way begins or ends at a ship: level with its packet where the ship stands in the arena. */
function meets(ship: Box | null, lane: Box, rest: Point, side: -1 | 1): Point {
  const edge = { x: lane.x + (side * lane.width) / 2, y: rest.y };
  if (!ship) return edge;
  return Math.abs(ship.y - lane.y) < 1 ? edge : edgeOf(ship, rest, 1);
}

/** The attacks that lie on the table. */
export const attacksOf = (actors: readonly Actor[]): readonly AttackActor[] =>
  actors.flatMap((actor) => (actor.kind === 'attack' ? [actor] : []));

/** Where the attacks lie between the two ships of the arena. */
export function lanesOf(attacks: readonly AttackActor[], lane: Box, boxOf: BoxOfShip): readonly Lane[] {
  const rightward = attacks.filter((attack) => goesRight(attack, attacks));
  const leftward = attacks.filter((attack) => !goesRight(attack, attacks));
  const rows = leftward.length > 0 && rightward.length > 0 ? 2 : 1;
  return [rightward, leftward].flatMap((row, at) =>
    row.map((attack, place): Lane => {
      const height = lane.height / rows;
      const width = lane.width / row.length;
      const y = rows === 1 ? lane.y : lane.y + (at === 0 ? 1 : -1) * (height / 2);
      const side = at === 0 ? 1 : -1;
      const rest = { x: lane.x + side * (place - (row.length - 1) / 2) * width, y };
      const [from, to] = [boxOf(attack.from), boxOf(attack.to)];
      return {
        attack,
        rest,
        start: meets(from, lane, rest, -side as -1 | 1),
        end: meets(to, lane, rest, side),
        width,
        height,
      };
    }),
  );
}

/** Where the packet of a lane is now. */
export const packetAt = ({ attack: { flown }, start, rest, end }: Lane): Point =>
  flown < 0.5 ? along(start, rest, flown * 2) : along(rest, end, (flown - 0.5) * 2);

/** A frame round the arena and a dark ground between its ships, as far as it is open. */
export function drawArena(scribe: SpurScribe, overlays: readonly SpurOverlay[], actors: readonly Actor[]): void {
  const arena = actors.find((actor) => actor.kind === 'arena');
  if (arena?.kind !== 'arena') return;
  const { context, lens, palette } = scribe;
  context.save();
  context.globalAlpha = arena.open;
  const lane = paneOf(scribe, laneBox(overlays, arena.seats));
  const ground = context.createLinearGradient(lane.x, 0, lane.x + lane.width, 0);
  for (const [stop, strength] of [
    [0, 0.94],
    [0.5, 0.78],
    [1, 0.94],
  ] as const)
    ground.addColorStop(stop, rgba(palette.plate, strength));
  context.fillStyle = ground;
  context.fillRect(lane.x, lane.y, lane.width, lane.height);
  pathOf(context, paneOf(scribe, arenaBox(overlays, arena.seats)), 70 * lens.mil);
  context.lineWidth = 1.5 * lens.ratio;
  context.strokeStyle = rgba(palette.text, 0.4);
  context.stroke();
  context.restore();
}

/** Draws the attacks of the arena; `would` = what a packet would become, by its attack. */
export function drawAttacks(
  scribe: SpurScribe,
  lanes: readonly Lane[],
  would: { readonly [name: string]: Packet | null },
): void {
  // What has struck is gone: its ships go home.
  const flying = lanes.filter(({ attack }) => attack.flown < 1);
  for (const lane of flying) drawWay(scribe, lane);
  for (const lane of flying) drawPacket(scribe, lane, would[lane.attack.name]);
}

/** The way of a packet: behind it as it has flown, ahead of it with an arrow. */
function drawWay(scribe: SpurScribe, lane: Lane): void {
  const { context, lens, palette } = scribe;
  const { attack } = lane;
  const [start, now, end] = [lens.at(lane.start), lens.at(packetAt(lane)), lens.at(lane.end)];
  const ink = attack.live ? seatInk(palette, ownerOf(attack.from)) : palette.quiet;
  context.save();
  context.globalAlpha = attack.alpha;
  context.lineCap = 'round';
  context.lineWidth = (attack.live ? 4 : 2) * lens.ratio;
  context.strokeStyle = rgba(ink, attack.live ? 0.9 : 0.5);
  if (attack.live) {
    context.shadowColor = rgba(ink, 0.8);
    context.shadowBlur = 9 * lens.ratio;
    context.setLineDash(attack.missile ? [10 * lens.ratio, 8 * lens.ratio] : []);
  } else context.setLineDash([2 * lens.ratio, 7 * lens.ratio]);
  stroke(context, start, now);
  context.shadowBlur = 0;
  if (attack.live && attack.flown >= 0.5 && attack.flown < 1) {
    context.lineWidth = 2 * lens.ratio;
    context.setLineDash([3 * lens.ratio, 6 * lens.ratio]);
    stroke(context, now, end);
    context.setLineDash([]);
    arrowHead(scribe, now, end, ink);
  }
  context.restore();
}

function stroke(context: CanvasRenderingContext2D, from: Point, to: Point): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** Lanes that are lower, CSS pixels, have no room for words under a packet. */
const WORDY = 54;
/** How large a packet is written: share of its lane's height with words, and without; CSS pixels at most. */
const SIZE = { wordy: 0.4, bare: 0.5, most: 54 } as const;

/** A packet with its name, and what it is made with where there is room. */
function drawPacket(scribe: SpurScribe, lane: Lane, would: Packet | null | undefined): void {
  const { context, lens, palette } = scribe;
  const { attack } = lane;
  const { packet, live, alpha, flown, flash } = attack;
  const sign = would === undefined ? attackSign(attack.name) : '\u2192';
  const high = lane.height * lens.mil;
  const wordy = high >= WORDY * lens.ratio && would === undefined;
  const shown = would ?? packet;
  const room = lane.width * lens.mil * 0.94;
  const wish = sized(scribe, high * (wordy ? SIZE.wordy : SIZE.bare), 13, SIZE.most);
  const label = sized(scribe, wish * 0.5, LEAST, 18);
  const own = packetWidth(shown, wish) + label * 2.4;
  const size = own > room ? Math.max((wish * room) / own, 11 * lens.ratio) : wish;
  const wide = packetWidth(shown, size) + label * 2.4 + size * 0.2;
  // It grows out of its ship, and into its target.
  const grown = Math.min(0.55 + Math.min(flown, 1 - flown) * 1.8, 1);
  const at = lens.at(packetAt(lane));
  context.save();
  context.globalAlpha = alpha * (live ? 1 : 0.75);
  context.translate(at.x, at.y);
  context.scale(grown, grown);
  const ink = live ? seatInk(palette, ownerOf(attack.from)) : palette.quiet;
  const tall = wordy ? size * 1.7 + label * 1.5 : size * 1.75;
  if (flash > 0) {
    context.shadowColor = rgba(palette.text, flash);
    context.shadowBlur = 26 * lens.ratio * flash;
  }
  const pane = drawPlateAt(
    scribe,
    { x: 0, y: 0 },
    Math.max(wide, wordy ? Math.min(room, Math.max(size * 4, (attack.source.length * 0.6 + 1.5) * label)) : 0),
    tall,
    rgba(ink),
  );
  context.shadowBlur = 0;
  fill(scribe, lane, pane, { size, label, wordy, shown, sign });
  context.restore();
}

interface Filling {
  readonly size: number;
  readonly label: number;
  readonly wordy: boolean;
  readonly shown: Packet;
  /** Before it: which counterfire it is, or that it would become so. */
  readonly sign: string;
}

/** What stands on the plate of a packet. */
function fill(scribe: SpurScribe, { attack }: Lane, pane: Pane, { size, label, wordy, shown, sign }: Filling): void {
  const { palette } = scribe;
  const y = wordy ? -label * 0.75 : 0;
  const cells = packetWidth(shown, size);
  const before = sign === '' ? 0 : label * 2;
  const left = -(cells + before) / 2;
  const { live } = attack;
  writeAt(scribe, sign, left, y, { size: label, ink: rgba(palette.quiet), align: 'left' });
  const middle = { x: left + before + cells / 2, y };
  if (live) drawCells(scribe, shown, middle, size);
  else writeAt(scribe, '\u2715', middle.x, y, { size, ink: rgba(palette.quiet) });
  if (!wordy) return;
  const { source, splash } = attack;
  const text = live ? [source, splash > 0 && words.splash(splash)].filter(Boolean).join(', ') : words.nothing;
  writeAt(scribe, text, 0, pane.y + pane.height - label * 0.95, {
    size: label,
    ink: rgba(palette.text),
    weight: 500,
    within: pane.width - label,
  });
}
