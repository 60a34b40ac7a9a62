import { openChance, seedChance, type Chance } from '../../../engine/rng.ts';
import { rnd, squaredDistance } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import type { PieceKind } from './piece-kinds.ts';
import { makePiece, moved, NAMES_OF } from './generator-shapes.ts';
import type { Layout, PieceData } from './layout.ts';

/** What a layout is made from (OG-4.6); equal inputs give the equal layout. */
export interface TerrainOrder {
  readonly tableWidth: number;
  readonly terrainSeed: string;
  readonly terrainMinimum: number;
  readonly terrainDensity: 'sparse' | 'normal' | 'dense';
  readonly terrainSymmetry: 'none' | 'rotate' | 'mirror';
}

// OG-4.6: numbers of the generator, mils.
const HEIGHT = 48_000;
const AREA = 3_456_000_000;
const DENSITY = { sparse: 5, normal: 8, dense: 12 } as const;
const KINDS: readonly PieceKind[] = ['obscuring', 'blocking', 'dangerous', 'obscuring', 'blocking'];
const LEAST = 1500;
const MOST = 3500;
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

/** The layout of one table made from a seed, or null when even the minimum finds no room (OG-4.6). */
export function generateLayout(order: TerrainOrder): Layout | null {
  const chance = openChance(seedChance(`terrain ${order.terrainSeed}`));
  let best: readonly Slot[] = [];
  for (let i = 0; i < LAYOUTS; i++) {
    const slots = anyRooms(order, chance);
    if (pieces(slots) > pieces(best) || i === 0) best = slots;
    if (pieces(best) >= pieceCount(order)) break;
  }
  if (pieces(best) < order.terrainMinimum) return null;
  return [dealt(order, best, chance)];
}

/** Room for one shape: a single piece, or a pair that mirrors each other. */
interface Slot {
  readonly room: Room;
  readonly twin: Room | null;
}

const pieces = (slots: readonly Slot[]): number => slots.reduce((sum, { twin }) => sum + (twin ? 2 : 1), 0);

/** Circles for all pieces, as far as they find room: pairs first in the list, an odd last one in the table centre. */
function anyRooms(order: TerrainOrder, chance: Chance): readonly Slot[] {
  const count = pieceCount(order);
  const taken: Room[] = [];
  const slots: Slot[] = [];
  let centre: Slot | null = null;
  if (order.terrainSymmetry !== 'none' && count % 2 === 1) {
    centre = { room: { x: order.tableWidth / 2, y: HEIGHT / 2, radius: anyRadius(chance) }, twin: null };
    taken.push(centre.room);
  }
  const wanted = order.terrainSymmetry === 'none' ? count : (count - (centre ? 1 : 0)) / 2;
  for (let i = 0; i < wanted; i++) {
    const slot = anySlot(order, taken, chance);
    if (!slot) break;
    slots.push(slot);
    taken.push(slot.room, ...(slot.twin ? [slot.twin] : []));
  }
  return centre ? [...slots, centre] : slots;
}

function anySlot(order: TerrainOrder, taken: readonly Room[], chance: Chance): Slot | null {
  for (let i = 0; i < TRIES; i++) {
    const radius = i < TRIES / 2 ? anyRadius(chance) : LEAST;
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

const anyRadius = (chance: Chance): number => LEAST + GRAIN * (chance.die((MOST - LEAST) / GRAIN + 1) - 1);

const between = (least: number, most: number, chance: Chance): number => least + chance.die(most - least + 1) - 1;

/** Kinds dealt in the repeating order to slots, shapes drawn, names counted along the finished list (OG-4.6). */
function dealt(order: TerrainOrder, slots: readonly Slot[], chance: Chance): readonly PieceData[] {
  const list = slots.flatMap(({ room, twin }, index): PieceData[] => {
    const kind = KINDS[index % KINDS.length]!;
    const name = NAMES_OF[kind]![chance.die(NAMES_OF[kind]!.length) - 1]!;
    const shape = makePiece(kind, name, room.radius, chance);
    const here = moved(shape, room, 'same');
    if (!twin) return [here];
    return [here, moved(shape, twin, order.terrainSymmetry === 'mirror' ? 'mirror' : 'rotate')];
  });
  const counts: { [name: string]: number } = {};
  return list.map((piece) => {
    const count = (counts[piece.name!] = (counts[piece.name!] ?? 0) + 1);
    return { ...piece, name: `${piece.name} ${count}` };
  });
}
