import type { Seat } from '../../../../engine/seat.ts';
import type { Layout } from '../../../../games/orions-spur/index.ts';
import type { Extent } from '../../../table/camera/camera.ts';
import { box, boxRound, type Box, type Spot } from '../../../cards/table/box.ts';
import type { SpurOverlay } from './stage.ts';

/** Units of the stage: a ship that can be targeted is 1000 wide and high. */
export const SHIP = 1000;
const STEP = { x: 1130, y: 1160 } as const;
/** Room between two fleets that face each other, and between two that stand side by side. */
const FRONT = 760;
const BESIDE = 640;
/** How much smaller a ship is that stands behind another. */
const BEHIND = 0.86;

const COLUMNS = 5;
const ROWS = { F: 0, M: 1, B: 2 } as const;
const FLEET = { width: COLUMNS * STEP.x, height: 3 * STEP.y } as const;

/** Where something lies on the table, by name: what that is in units depends on how the table lies. */
export type Place = {
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
};

/** The middle of a fleet's front edge, and which way it looks: 1 = up the screen. */
export interface Berth {
  readonly x: number;
  readonly y: number;
  readonly up: 1 | -1;
}

/** How the overlays have the table lie, for the seats of the match in their order. */
export interface Lying {
  readonly berths: { readonly [seat: Seat]: Berth };
  readonly layouts: { readonly [seat: Seat]: Layout };
  /** The fleets that are brought to fit. */
  readonly seen: readonly Seat[];
}

type ShapeAid = Extract<SpurOverlay, { readonly kind: 'shape' }>;

const shapeOf = (overlays: readonly SpurOverlay[], seats: readonly Seat[]): ShapeAid =>
  overlays.find((aid): aid is ShapeAid => aid.kind === 'shape') ?? {
    kind: 'shape',
    shape: 'wide',
    near: seats[0] ?? '1',
    far: null,
  };

/** The seats clockwise from the one whose fleet lies below. */
const clockwise = (seats: readonly Seat[], near: Seat): readonly Seat[] => {
  const at = Math.max(seats.indexOf(near), 0);
  return [...seats.slice(at), ...seats.slice(0, at)];
};

const side = (place: number, of: number): number => (place - (of - 1) / 2) * (FLEET.width + BESIDE);
const row = (seats: readonly Seat[], up: 1 | -1): readonly (readonly [Seat, Berth])[] =>
  seats.map((seat, place) => [seat, { x: side(place, seats.length), y: (-up * FRONT) / 2, up }]);

/** Below the own fleet, with four players also the last one clockwise; the others above, facing them. */
function wideBerths(order: readonly Seat[]): Lying['berths'] {
  const near = order.length > 3 ? [order[0]!, order[3]!] : order.slice(0, 1);
  const far = order.filter((seat) => !near.includes(seat));
  return Object.fromEntries([...row(near, 1), ...row(far, -1)]);
}

/** The own fleet below, one enemy above it, the others further right. */
function tallBerths(order: readonly Seat[], far: Seat | null): Lying['berths'] {
  const others = order.slice(1);
  const first = far !== null && others.includes(far) ? far : others[0];
  const above = [...others.filter((seat) => seat === first), ...others.filter((seat) => seat !== first)];
  return Object.fromEntries([
    [order[0]!, { x: 0, y: -FRONT / 2, up: 1 }] as const,
    ...above.map((seat, place) => [seat, { x: place * (FLEET.width + BESIDE), y: FRONT / 2, up: -1 }] as const),
  ]);
}

/** How the table lies for these seats. */
export function lyingFor(overlays: readonly SpurOverlay[], seats: readonly Seat[]): Lying {
  const { shape, near, far } = shapeOf(overlays, seats);
  const order = clockwise(seats, near);
  const berths = shape === 'tall' ? tallBerths(order, far) : wideBerths(order);
  const layouts = Object.fromEntries(
    overlays.flatMap((aid) => (aid.kind === 'layout' ? [[aid.seat, aid.layout] as const] : [])),
  );
  const seen = shape === 'wide' ? order : order.filter((seat) => berths[seat]!.x === 0);
  return { berths, layouts, seen };
}

/** The middle of a slot; columns count from the left of whoever leads the fleet (OS-0.9). */
export function slotMiddle({ x, y, up }: Berth, slot: string): { readonly x: number; readonly y: number } {
  const column = Number(slot[1]) - 3;
  const depth = ROWS[slot[0] as keyof typeof ROWS] + 0.5;
  return { x: x + column * STEP.x * up, y: y - depth * STEP.y * up };
}

/** A fleet that is not arranged yet lies in rows; recruits wait in the back row, at the end of it. */
function waitingAt({ x, y, up }: Berth, { index, loose }: Pick<Place, 'index' | 'loose'>) {
  const [column, depth] = loose ? [index % COLUMNS, Math.floor(index / COLUMNS) + 0.5] : [3.3 + index * 0.3, 2.5];
  return { x: x + (column - 2) * STEP.x * up, y: y - depth * STEP.y * up };
}

/** Where a ship lies. */
export function spotOf(overlays: readonly SpurOverlay[], place: Place): Spot {
  const lying = lyingFor(overlays, place.seats);
  const berth = lying.berths[place.seat]!;
  const planned = lying.layouts[place.seat];
  const slot = planned ? (Object.keys(planned).find((one) => planned[one] === place.ship) ?? null) : place.slot;
  const middle = slot === null ? waitingAt(berth, place) : slotMiddle(berth, slot);
  const width = place.foremost || planned ? SHIP : SHIP * BEHIND;
  // Bows look at the enemy; an overcharged ship is turned by a quarter, clockwise.
  return { ...middle, width, angle: (berth.up === 1 ? 0 : Math.PI) + (place.over ? Math.PI / 2 : 0) };
}

/** The box of a slot. */
export const slotBox = (berth: Berth, slot: string): Box => ({ ...slotMiddle(berth, slot), width: SHIP, height: SHIP });

/** All of a fleet's area. */
export const fleetBox = ({ x, y, up }: Berth): Box => box(x, y - (up * FLEET.height) / 2, FLEET.width, FLEET.height);

/**
 * The plaque of a player: two places of the back row beside the flagship, on the side where there is room. `flag` = the
 * flagship's column.
 */
export function plaqueBox(berth: Berth, flag: number): Box {
  const column = flag >= 3 ? 1.5 : 4.5;
  return {
    x: berth.x + (column - 3) * STEP.x * berth.up,
    y: berth.y - 2.5 * STEP.y * berth.up,
    width: STEP.x + SHIP,
    height: SHIP,
  };
}

/** The room so many fleets take side by side, units. */
export const wideSize = (seats: number) => ({
  width: seats > 2 ? 2 * FLEET.width + BESIDE : FLEET.width,
  height: 2 * FLEET.height + FRONT,
});

const CLOSEST = 420;

/** What of the table is brought to fit: all fleets, on a tall screen the two that face each other. */
export function extentFor(overlays: readonly SpurOverlay[], seats: readonly Seat[]): Extent {
  const { berths, seen } = lyingFor(overlays, seats);
  const { x, y, width, height } = boxRound(seen.map((seat) => fleetBox(berths[seat]!)));
  const beyond = seen.length < seats.length ? (FLEET.width + BESIDE) * (seats.length - seen.length) : 600;
  return { x: x - width / 2, y: y - height / 2, width, height, closest: CLOSEST, margin: 6, beyond };
}
