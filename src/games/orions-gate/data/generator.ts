import { openChance, seedChance, type Chance } from '../../../engine/rng.ts';
import { rnd, squaredDistance } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import type { PieceKind } from './piece-kinds.ts';
import { GATE_RADIUS, gateAt, gatePlaces, type GateLine } from './generator-gates.ts';
import { makePiece, moved, NAMES_OF } from './generator-shapes.ts';
import type { Layout, PieceData } from './layout.ts';

/** What a layout is made from (OG-4.6); equal inputs give the equal layout. */
export interface TerrainOrder {
  readonly tableWidth: number;
  readonly terrainSeed: string;
  readonly terrainMinimum: number;
  readonly terrainDensity: 'sparse' | 'normal' | 'dense';
  readonly terrainSymmetry: 'none' | 'rotate' | 'mirror';
  /** Left out: 1 table, no gates, no wormholes. */
  readonly tables?: number;
  readonly gatesPerTable?: number;
  readonly wormholesPerTable?: number;
}

// OG-4.6: numbers of the generator, mils.
const HEIGHT = 48_000;
const AREA = 3_456_000_000;
const DENSITY = { sparse: 5, normal: 8, dense: 12 } as const;
const KINDS: readonly PieceKind[] = ['obscuring', 'blocking', 'dangerous', 'obscuring', 'blocking'];
const MIN = 1500;
const MAX = 3500;
const APART = 3000;
const LONG_EDGE = 6000;
const SHORT_EDGE = 2000;

/** Radii come in steps of so many mils; the last tries of a piece use the smallest. */
const GRAIN = 50;
const TRIES = 120;
const LAYOUTS = 12;

/** A piece's circle: where it may stand and how far it may reach. */
interface Room extends Point {
  readonly radius: number;
}

/** Pieces a generated table of this size should have (OG-4.6). */
export const pieceCount = ({ terrainMinimum, terrainDensity, tableWidth }: TerrainOrder): number =>
  Math.max(terrainMinimum, rnd((DENSITY[terrainDensity] * tableWidth * HEIGHT) / AREA));

/**
 * The layout of all tables made from a seed, or null when even the minimum, or a gate, finds no room on one (OG-4.6).
 */
export function generateLayout(order: TerrainOrder): Layout | null {
  const counts: Counts = {};
  const layout: (readonly PieceData[])[] = [];
  for (let table = 1; table <= (order.tables ?? 1); table++) {
    const pieces = onTable(order, table, counts);
    if (!pieces) return null;
    layout.push(pieces);
  }
  return layout;
}

/** Pieces of each name so far, over all tables. */
type Counts = { [name: string]: number };

function onTable(order: TerrainOrder, table: number, counts: Counts): readonly PieceData[] | null {
  // The first table is the same whether others follow or not.
  const chance = openChance(
    seedChance(table === 1 ? `terrain ${order.terrainSeed}` : `terrain ${order.terrainSeed} table ${table}`),
  );
  let best: Rooms | null = null;
  for (let i = 0; i < LAYOUTS; i++) {
    const rooms = anyRooms(order, chance);
    if (!rooms) continue;
    if (!best || pieces(rooms.slots) > pieces(best.slots)) best = rooms;
    if (pieces(best.slots) >= pieceCount(order)) break;
  }
  if (!best || pieces(best.slots) < order.terrainMinimum) return null;
  return [...dealt(order, best.slots, chance, counts), ...gatesOf(order, best.gates)];
}

/** Gates, then wormholes. Places come in pairs first, so that as many pairs as can be are of one kind (OG-4.6). */
function gatesOf(
  { gatesPerTable: gates = 0, wormholesPerTable: wormholes = 0 }: TerrainOrder,
  places: readonly number[],
): readonly PieceData[] {
  const odd = (count: number): number => count % 2;
  const paired = gates - odd(gates) + wormholes - odd(wormholes);
  const isGate = (index: number): boolean =>
    index < paired ? index < gates - odd(gates) : index < paired + odd(gates);
  const at =
    (kind: 'warpGate' | 'wormhole') =>
    (x: number): PieceData =>
      gateAt(kind, x, HEIGHT / 2);
  return [
    ...places.filter((_, index) => isGate(index)).map(at('warpGate')),
    ...places.filter((_, index) => !isGate(index)).map(at('wormhole')),
  ];
}

/** Room for one shape: a single piece, or a pair that mirrors each other. */
interface Slot {
  readonly room: Room;
  readonly twin: Room | null;
}

const pieces = (slots: readonly Slot[]): number => slots.reduce((sum, { twin }) => sum + (twin ? 2 : 1), 0);

/** Where everything of a table stands: terrain, and the gates and wormholes along y = H/2. */
interface Rooms {
  readonly slots: readonly Slot[];
  readonly gates: readonly number[];
}

/**
 * Circles for all pieces, as far as they find room: pairs first in the list, an odd last one in the table centre. Gates
 * and wormholes come before them; null when these find none.
 */
function anyRooms(order: TerrainOrder, chance: Chance): Rooms | null {
  const count = pieceCount(order);
  const taken: Room[] = [];
  const slots: Slot[] = [];
  let centre: Slot | null = null;
  if (order.terrainSymmetry !== 'none' && count % 2 === 1) {
    centre = { room: { x: order.tableWidth / 2, y: HEIGHT / 2, radius: anyRadius(chance) }, twin: null };
    taken.push(centre.room);
  }
  const gates = gatePlaces(
    gateLine(order, centre),
    (order.gatesPerTable ?? 0) + (order.wormholesPerTable ?? 0),
    chance,
  );
  if (!gates) return null;
  taken.push(...gates.map((x) => ({ x, y: HEIGHT / 2, radius: GATE_RADIUS })));
  const wanted = order.terrainSymmetry === 'none' ? count : (count - (centre ? 1 : 0)) / 2;
  for (let i = 0; i < wanted; i++) {
    const slot = anySlot(order, taken, chance);
    if (!slot) break;
    slots.push(slot);
    taken.push(slot.room, ...(slot.twin ? [slot.twin] : []));
  }
  return { slots: centre ? [...slots, centre] : slots, gates };
}

const gateLine = ({ tableWidth, terrainSymmetry }: TerrainOrder, centre: Slot | null): GateLine => ({
  width: tableWidth,
  edge: SHORT_EDGE,
  apart: APART,
  centre: centre && centre.room.radius,
  paired: terrainSymmetry !== 'none',
});

function anySlot(order: TerrainOrder, taken: readonly Room[], chance: Chance): Slot | null {
  for (let i = 0; i < TRIES; i++) {
    const radius = i < TRIES / 2 ? anyRadius(chance) : MIN;
    const x = between(SHORT_EDGE + radius, order.tableWidth - SHORT_EDGE - radius, chance);
    const y = between(LONG_EDGE + radius, HEIGHT - LONG_EDGE - radius, chance);
    const room = { x, y, radius };
    const twin = order.terrainSymmetry === 'none' ? null : twinOf(order, room);
    if (twin && !apart(room, twin)) continue;
    if (taken.every((other) => apart(room, other) && (!twin || apart(twin, other)))) return { room, twin };
  }
  return null;
}

const twinOf = ({ terrainSymmetry, tableWidth }: TerrainOrder, { x, y, radius }: Room): Room => ({
  x: terrainSymmetry === 'rotate' ? tableWidth - x : x,
  y: HEIGHT - y,
  radius,
});

const apart = (a: Room, b: Room): boolean => {
  const reach = a.radius + b.radius + APART;
  return squaredDistance(a, b) >= reach * reach;
};

const anyRadius = (chance: Chance): number => MIN + GRAIN * (chance.die((MAX - MIN) / GRAIN + 1) - 1);

const between = (least: number, most: number, chance: Chance): number => least + chance.die(most - least + 1) - 1;

/** Kinds dealt in the repeating order to slots, shapes drawn, names counted along the finished list (OG-4.6). */
function dealt(order: TerrainOrder, slots: readonly Slot[], chance: Chance, counts: Counts): readonly PieceData[] {
  const list = slots.flatMap(({ room, twin }, index): PieceData[] => {
    const kind = KINDS[index % KINDS.length]!;
    const name = NAMES_OF[kind]![chance.die(NAMES_OF[kind]!.length) - 1]!;
    const shape = makePiece(kind, name, room.radius, chance);
    const here = moved(shape, room, 'same');
    if (!twin) return [here];
    return [here, moved(shape, twin, order.terrainSymmetry === 'mirror' ? 'mirror' : 'rotate')];
  });
  return list.map((piece) => {
    const count = (counts[piece.name!] = (counts[piece.name!] ?? 0) + 1);
    return { ...piece, name: `${piece.name} ${count}` };
  });
}
