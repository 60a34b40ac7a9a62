import {
  boxAround,
  type Box,
  type Footprint,
  type HiddenShare,
  type Point,
  type SightEngine,
  type SightWorld,
} from '../../table/index.ts';
import type { Rules } from './rules/rules.ts';
import type { Piece, PieceKind, Table } from './state.ts';

/** A piece with its rectangle: far pieces are passed over before anything exact is asked. */
export interface BoxedPiece {
  /** Place in piece order, as sight counts it. */
  readonly index: number;
  readonly piece: Piece;
  readonly box: Box;
}

/** The pieces of one table made ready for questions; every list is in piece order. */
export interface World {
  readonly pieces: readonly Piece[];
  readonly solid: readonly BoxedPiece[];
  readonly dangerous: readonly BoxedPiece[];
  readonly obscuring: readonly BoxedPiece[];
  readonly sight: SightWorld;
}

/** Blocking pieces, warp gates and wormholes are solid (OG-11.1, 14.2). */
export const isSolid = (kind: PieceKind): boolean => kind === 'blocking' || kind === 'warpGate' || kind === 'wormhole';

interface Opened extends World {
  /**
   * The last question about a hidden share and its answer: a shot asks the same when it is checked and when it is made.
   */
  last: { readonly front: Point; readonly target: Footprint; readonly answer: HiddenShare } | null;
}

/** Worlds already opened, found by the identity of a table's piece list: that list is never changed, only replaced. */
const opened = new WeakMap<SightEngine, WeakMap<readonly Piece[], Opened>>();

/** The world of a table. Opened once for each list of pieces. */
export const worldOf = (rules: Rules, table: Table): World => openedOf(rules, table);

function openedOf(rules: Rules, table: Table): Opened {
  let ofEngine = opened.get(rules.sight);
  if (!ofEngine) opened.set(rules.sight, (ofEngine = new WeakMap()));
  let world = ofEngine.get(table.pieces);
  if (!world) ofEngine.set(table.pieces, (world = open(rules, table.pieces)));
  return world;
}

function open(rules: Rules, pieces: readonly Piece[]): Opened {
  const boxed = pieces.map((piece, index) => ({ index, piece, box: boxAround(piece.parts) }));
  return {
    pieces,
    solid: boxed.filter(({ piece }) => isSolid(piece.kind)),
    dangerous: boxed.filter(({ piece }) => piece.kind === 'dangerous'),
    obscuring: boxed.filter(({ piece }) => piece.kind === 'obscuring'),
    sight: rules.sight.open(pieces.map(({ id, kind, parts }) => ({ id, solid: isSolid(kind), parts }))),
    last: null,
  };
}

/** What a front point sees of a base (OG-7.4). The same question asked twice in a row is answered from memory. */
export function hiddenShareOf(rules: Rules, table: Table, front: Point, target: Footprint): HiddenShare {
  const world = openedOf(rules, table);
  const { last } = world;
  if (last && samePoint(last.front, front) && samePoint(last.target, target) && last.target.radius === target.radius)
    return last.answer;
  const answer = world.sight.hiddenShare(front, target);
  world.last = { front, target, answer };
  return answer;
}

const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/**
 * Whether a segment comes so near a rectangle that something within `reach` mils of it could matter; false is certain.
 */
export const nearBox = (from: Point, to: Point, reach: number, box: Box): boolean =>
  Math.max(from.x, to.x) + reach >= box.left &&
  Math.min(from.x, to.x) - reach <= box.right &&
  Math.max(from.y, to.y) + reach >= box.bottom &&
  Math.min(from.y, to.y) - reach <= box.top;

/** Whether a segment comes so near a point that `reach` could matter; false is certain. */
export const nearPoint = (from: Point, to: Point, reach: number, point: Point): boolean =>
  Math.max(from.x, to.x) + reach >= point.x &&
  Math.min(from.x, to.x) - reach <= point.x &&
  Math.max(from.y, to.y) + reach >= point.y &&
  Math.min(from.y, to.y) - reach <= point.y;

/** The table of a number. Throws when there is none: the state is broken. */
export function tableOf(tables: readonly Table[], number: number): Table {
  const table = tables[number - 1];
  if (!table) throw new Error(`There is no table ${number}.`);
  return table;
}
