import type { Seat } from '../../../../engine/seat.ts';
import type { Layout } from '../../../../games/orions-spur/index.ts';
import type { Extent } from '../../../table/camera/camera.ts';
import { box, boxRound, type Box, type Spot } from '../../../cards/table/box.ts';
import { gridSpot } from '../../../cards/table/layout.ts';
import { ARENA, arenaOf, frontOf, shapeOf } from './front.ts';
import type { SpurOverlay } from './stage.ts';

/** Units of the stage: a ship that can be targeted is 1000 wide and high. */
export const SHIP = 1000;
const STEP = { x: 1130, y: 1160 } as const;
/** From column to column on a tall screen, where ships are small and their names need the room beside them. */
const TALL_STEP = 1300;
/** Where fleets stand side by side the width decides how large ships are: columns stand close there. */
const CLOSE_STEP = 1050;
/** Room between two fleets that stand side by side; on a tall screen the second one lies out of sight. */
const BESIDE = { wide: 220, tall: 640 } as const;
/** How much smaller a ship is that stands behind another, where there is room to be read all the same. */
const BEHIND = 0.86;

const COLUMNS = 5;
/** From column to column where all fleets are in sight, and the width of a fleet. */
const stepOf = (seats: number): number => (seats > 2 ? CLOSE_STEP : STEP.x);
const widthOf = (seats: number): number => COLUMNS * stepOf(seats);

/** How deep a fleet lies: the middles of its rows behind its front edge, all of it, and the side of a back place. */
interface Depth {
  readonly rows: { readonly F: number; readonly M: number; readonly B: number };
  readonly all: number;
  readonly back: number;
}

/** Rows of one height: the plaque lies in the back row beside the flagship. */
const EVEN: Depth = {
  rows: { F: STEP.y / 2, M: 1.5 * STEP.y, B: 2.5 * STEP.y },
  all: 3 * STEP.y,
  back: SHIP,
};

/** Rows that stand close, the back row no higher than the one ship that stands in it, behind others. */
const CLOSE: Depth = (() => {
  const [step, back] = [1060, SHIP * BEHIND + 60];
  return {
    rows: { F: step / 2, M: 1.5 * step, B: 2 * step + back / 2 },
    all: 2 * step + back + 20,
    back: SHIP * BEHIND,
  };
})();

/** A plaque that lies beside its fleet, and the room between them. */
const ASIDE = { width: 1780, height: 1040, gap: 130 } as const;

/** Width of a card that is played, units: it is read while it is shown. */
const PLAYED = { wide: 1560, many: 2100, tall: 2500 } as const;

/** A place in a fleet. */
export interface SlotPlace {
  readonly at: 'slot';
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly ship: string;
  /** Null: it has no slot yet, the `index`-th of such ships; `loose` = no ship of the fleet has one. */
  readonly slot: string | null;
  readonly index: number;
  readonly loose: boolean;
  readonly foremost: boolean;
  /** Turned by a quarter. */
  readonly over: boolean;
}

/** A place in the arena: who attacks at the left, who is attacked at the right, who rams close to that one. */
export interface ArenaPlace {
  readonly at: 'arena';
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly side: 'from' | 'to' | 'rams';
  readonly over: boolean;
}

/** Where a card that is played comes from: beyond the back row of its owner. */
interface HandPlace {
  readonly at: 'hand';
  readonly seat: Seat;
  readonly seats: readonly Seat[];
}

/** Where a card that is played is shown: over the ship that uses it, else (null) over its owner's fleet. */
interface ShownPlace {
  readonly at: 'shown';
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly by: SlotPlace | ArenaPlace | null;
}

/** A place among the trophies of a seat, `index` of `of`; `flag` = the column of its flagship. */
export interface TrophyPlace {
  readonly at: 'trophy';
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly index: number;
  readonly of: number;
  readonly flag: number;
}

/** Where something lies on the table, by name: what that is in units depends on how the table lies. */
export type ShipPlace = SlotPlace | ArenaPlace;
export type Place = ShipPlace | HandPlace | ShownPlace | TrophyPlace;

/** The middle of a fleet's front edge, which way it looks (1 = up the screen), and from column to column. */
export interface Berth {
  readonly x: number;
  readonly y: number;
  readonly up: 1 | -1;
  readonly step: number;
  readonly depth: Depth;
  /** Whether its plaque lies beside the fleet, else in its back row. */
  readonly aside: boolean;
}

/** How the overlays have the table lie, for the seats of the match in their order. */
export interface Lying {
  readonly berths: { readonly [seat: Seat]: Berth };
  readonly layouts: { readonly [seat: Seat]: Layout };
  /** The fleets that are brought to fit. */
  readonly seen: readonly Seat[];
}

/** The seats clockwise from the one whose fleet lies below. */
const clockwise = (seats: readonly Seat[], near: Seat): readonly Seat[] => {
  const at = Math.max(seats.indexOf(near), 0);
  return [...seats.slice(at), ...seats.slice(0, at)];
};

const side = (place: number, of: number): number => (place - (of - 1) / 2) * (COLUMNS * CLOSE_STEP + BESIDE.wide);
const row = (seats: readonly Seat[], up: 1 | -1, front: number, step: number): readonly (readonly [Seat, Berth])[] =>
  seats.map((seat, place) => [
    seat,
    { x: side(place, seats.length), y: (-up * front) / 2, up, step, depth: EVEN, aside: false },
  ]);

/** Below the own fleet, with four players also its ally's or the last one clockwise; the others above, facing them. */
function wideBerths(order: readonly Seat[], ally: Seat | null, front: number): Lying['berths'] {
  const near = order.length > 3 ? [order[0]!, ally ?? order[3]!] : order.slice(0, 1);
  const far = order.filter((seat) => !near.includes(seat));
  const step = stepOf(order.length);
  return Object.fromEntries([...row(near, 1, front, step), ...row(far, -1, front, step)]);
}

/** Two fleets with their plaques beside them, which lets their rows stand close. */
const broadBerths = (order: readonly Seat[], ally: Seat | null, front: number): Lying['berths'] =>
  Object.fromEntries(
    Object.entries(wideBerths(order, ally, front)).map(([seat, berth]) => [
      seat,
      { ...berth, depth: CLOSE, aside: true },
    ]),
  );

/** The own fleet below, one enemy above it, the others further right; rows stand close, so that ships are large. */
function tallBerths(order: readonly Seat[], far: Seat | null, front: number): Lying['berths'] {
  const others = order.slice(1);
  const first = far !== null && others.includes(far) ? far : others[0];
  const above = [...others.filter((seat) => seat === first), ...others.filter((seat) => seat !== first)];
  const step = TALL_STEP;
  const beside = COLUMNS * step + BESIDE.tall;
  const lies = { step, depth: CLOSE, aside: false } as const;
  return Object.fromEntries([
    [order[0]!, { x: 0, y: -front / 2, up: 1, ...lies }] as const,
    ...above.map((seat, place) => [seat, { x: place * beside, y: front / 2, up: -1, ...lies }] as const),
  ]);
}

/** How the table lies for these seats. */
export function lyingFor(overlays: readonly SpurOverlay[], seats: readonly Seat[]): Lying {
  const { shape, near, ally = null, far } = shapeOf(overlays, seats);
  const order = clockwise(seats, near);
  const front = frontOf(overlays, seats);
  const side = shape === 'broad' ? broadBerths : wideBerths;
  const berths = shape === 'tall' ? tallBerths(order, far, front) : side(order, ally, front);
  const layouts = Object.fromEntries(
    overlays.flatMap((aid) => (aid.kind === 'layout' ? [[aid.seat, aid.layout] as const] : [])),
  );
  const seen = shape !== 'tall' ? order : order.filter((seat) => berths[seat]!.x === 0);
  return { berths, layouts, seen };
}

/** The middle of a slot; columns count from the left of whoever leads the fleet (OS-0.9). */
export function slotMiddle(
  { x, y, up, step, depth: { rows } }: Berth,
  slot: string,
): { readonly x: number; readonly y: number } {
  const column = Number(slot[1]) - 3;
  return { x: x + column * step * up, y: y - rows[slot[0] as keyof typeof rows] * up };
}

/** A fleet that is not arranged yet lies in rows; recruits wait in the back row, at the end of it. */
function waitingAt({ x, y, up, step, depth }: Berth, { index, loose }: Pick<SlotPlace, 'index' | 'loose'>) {
  const { F, M, B } = depth.rows;
  const [column, behind] = loose
    ? [index % COLUMNS, F + Math.floor(index / COLUMNS) * (M - F)]
    : [3.3 + index * 0.3, B];
  return { x: x + (column - 2) * step * up, y: y - behind * up };
}

/** Where a ship of a fleet lies. */
function slotSpot(overlays: readonly SpurOverlay[], place: SlotPlace): Spot {
  const lying = lyingFor(overlays, place.seats);
  const near = place.foremost || shapeOf(overlays, place.seats).shape === 'tall';
  const berth = lying.berths[place.seat]!;
  const planned = lying.layouts[place.seat];
  const slot = planned ? (Object.keys(planned).find((one) => planned[one] === place.ship) ?? null) : place.slot;
  const middle = slot === null ? waitingAt(berth, place) : slotMiddle(berth, slot);
  const width = near || planned ? (slot?.startsWith('B') ? berth.depth.back : SHIP) : SHIP * BEHIND;
  // Bows look at the enemy; an overcharged ship is turned by a quarter, clockwise.
  return { ...middle, width, angle: (berth.up === 1 ? 0 : Math.PI) + (place.over ? Math.PI / 2 : 0) };
}

/** How near a ship comes to the one it rams, share of its width from middle to middle: their hulls meet. */
const RAMMED = 0.72;

/** Where a ship lies in the arena: the two that are there look at each other. */
function arenaSpot(overlays: readonly SpurOverlay[], { seats, side, over }: ArenaPlace): Spot {
  const { ship, out } = arenaOf(overlays, seats);
  const bow = side === 'to' ? -Math.PI / 2 : Math.PI / 2;
  const x = { from: -out, to: out, rams: out - ship * RAMMED }[side];
  return { x, y: 0, width: ship, angle: bow + (over ? Math.PI / 2 : 0) };
}

/** Where a card is shown that is played. */
function playedSpot(overlays: readonly SpurOverlay[], { at, seat, seats, ...rest }: HandPlace | ShownPlace): Spot {
  const { x, y, up, depth } = lyingFor(overlays, seats).berths[seat]!;
  const { shape } = shapeOf(overlays, seats);
  const width = shape === 'tall' ? PLAYED.tall : seats.length > 2 ? PLAYED.many : PLAYED.wide;
  if (at === 'hand') return { x, y: y - up * (depth.all + STEP.y), width };
  const by = 'by' in rest && rest.by ? spotOf(overlays, rest.by) : { x, y: y - (up * depth.all) / 2 };
  return { x: by.x, y: by.y, width };
}

/** Where something lies. */
export function spotOf(overlays: readonly SpurOverlay[], place: Place): Spot {
  switch (place.at) {
    case 'slot':
      return slotSpot(overlays, place);
    case 'arena':
      return arenaSpot(overlays, place);
    case 'hand':
    case 'shown':
      return playedSpot(overlays, place);
    case 'trophy':
      return trophySpot(overlays, place);
  }
}

/** The part of the arena between its two ships. */
export function laneBox(overlays: readonly SpurOverlay[], seats: readonly Seat[]): Box {
  const { ship, out } = arenaOf(overlays, seats);
  return box(0, 0, 2 * out - ship, ship);
}

/** All of the arena. */
export function arenaBox(overlays: readonly SpurOverlay[], seats: readonly Seat[]): Box {
  const { ship, out } = arenaOf(overlays, seats);
  return box(0, 0, 2 * out + ship + 120, ship + 70);
}

/** The box of a slot. */
export function slotBox(berth: Berth, slot: string): Box {
  const side = slot.startsWith('B') ? berth.depth.back : SHIP;
  return { ...slotMiddle(berth, slot), width: side, height: side };
}

/** All of a fleet's area. */
export const fleetBox = ({ x, y, up, step, depth: { all } }: Berth): Box =>
  box(x, y - (up * all) / 2, COLUMNS * step, all);

/**
 * The plaque of a player: two places of the back row beside the flagship, on the side where there is room (`flag` = the
 * flagship's column), or, where there is room for it, beside the fleet and level with the top of it.
 */
export function plaqueBox(berth: Berth, flag: number): Box {
  const { x, y, up, step, depth } = berth;
  if (berth.aside) {
    const top = up === 1 ? y : y + depth.all;
    return {
      x: x - up * ((COLUMNS * step + ASIDE.width) / 2 + ASIDE.gap),
      y: top - ASIDE.height / 2,
      width: ASIDE.width,
      height: ASIDE.height,
    };
  }
  const column = flag >= 3 ? 1.5 : 4.5;
  return { x: x + (column - 3) * step * up, y: y - depth.rows.B * up, width: step + SHIP, height: depth.back };
}

/** Trophies that lie in a row beside a fleet, and how large one is there at most. */
const TROPHIES = { row: 3, size: 700, air: 60 } as const;

/** The columns of the back row that neither the flagship nor the plaque takes: the widest run of them. */
function freeColumns(flag: number): readonly [first: number, last: number] {
  const free = (flag >= 3 ? [3, 4, 5] : [1, 2, 3]).filter((column) => column !== flag);
  const [one, two] = [free[0]!, free.at(-1)!];
  return two - one === 1 ? [one, two] : [one, one];
}

/** Where the trophies of a player hang: under a plaque beside the fleet, else in the back row beyond the flagship. */
export function trophyBox(berth: Berth, flag: number, of: number): Box {
  const { x, y, up, step, depth } = berth;
  if (berth.aside) {
    const plaque = plaqueBox(berth, flag);
    const top = plaque.y - plaque.height / 2 - ASIDE.gap;
    const foot = up === 1 ? y - depth.all : y;
    const height = Math.min(Math.ceil(of / TROPHIES.row) * (TROPHIES.size + TROPHIES.air), top - foot);
    return { x: plaque.x, y: top - height / 2, width: plaque.width, height };
  }
  const [first, last] = freeColumns(flag);
  const width = (last - first) * step + SHIP;
  return { x: x + ((first + last) / 2 - 3) * step * up, y: y - depth.rows.B * up, width, height: depth.back };
}

/** Where a trophy hangs; the flagship may stand elsewhere in a formation that is being made. */
function trophySpot(overlays: readonly SpurOverlay[], { seat, seats, index, of, flag }: TrophyPlace): Spot {
  const { berths, layouts } = lyingFor(overlays, seats);
  const planned = Object.keys(layouts[seat] ?? {}).find((slot) => slot.startsWith('B'));
  const box = trophyBox(berths[seat]!, planned ? Number(planned[1]) : flag, of);
  return gridSpot(box, index, of, { ratio: 1, widest: TROPHIES.size, air: TROPHIES.air });
}

/** The room so many fleets take side by side, units. */
export const wideSize = (seats: number) => ({
  width: seats > 2 ? 2 * widthOf(seats) + BESIDE.wide : widthOf(seats),
  height: 2 * EVEN.all + (seats > 2 ? ARENA.many : ARENA.two).front,
});

/** The same with a high arena between them. */
export const deepSize = (seats: number) => ({ ...wideSize(seats), height: 2 * EVEN.all + ARENA.deep.front });

/** The room two fleets take with their plaques beside them, units. */
export const BROAD_SIZE = {
  width: widthOf(2) + 2 * (ASIDE.gap + ASIDE.width),
  height: 2 * CLOSE.all + ARENA.two.front,
} as const;

const CLOSEST = 420;

/** All but the back row of a fleet: flagships that attack, or are attacked, come to the arena. */
const rowsBox = ({ x, y, up, step, depth: { rows } }: Berth): Box =>
  box(x, y - (up * (rows.F + rows.M)) / 2, COLUMNS * step, 2 * (rows.M - rows.F));

/** A fleet with what lies beside it. */
const boxesOf = (berth: Berth): readonly Box[] =>
  berth.aside ? [fleetBox(berth), plaqueBox(berth, 3)] : [fleetBox(berth)];

/**
 * What of the table is brought to fit: all fleets, on a tall screen the two that face each other, and while there is an
 * attack only their rows, so that it can be read.
 */
export function extentFor(overlays: readonly SpurOverlay[], seats: readonly Seat[]): Extent {
  const { berths, seen } = lyingFor(overlays, seats);
  const { attacked, shape, near: own, helps = false } = shapeOf(overlays, seats);
  const near = attacked && shape === 'tall';
  const { x, y, width, height } = boxRound(
    seen.flatMap((seat) => (near && !(helps && seat === own) ? [rowsBox(berths[seat]!)] : boxesOf(berths[seat]!))),
  );
  const beyond = seen.length < seats.length ? (COLUMNS * TALL_STEP + BESIDE.tall) * (seats.length - seen.length) : 600;
  return {
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    closest: CLOSEST,
    margin: 6,
    beyond: near ? Math.max(beyond, STEP.y) : beyond,
  };
}
