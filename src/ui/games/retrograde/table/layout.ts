import type { Box } from '../../../../table/box.ts';
import type { Point } from '../../../../table/shape.ts';
import { arcOf, at, berthSize, onArc, rideAngle, type Berth, type Module } from './berth.ts';
import { SHAPES, type OrreryOverlay, type Shape } from './stage.ts';

/** Something that has a berth: an asset in play, or one under construction (`card` null). */
export interface Tenant {
  readonly id: string;
  readonly seat: string;
  readonly card: string | null;
  readonly modules: readonly Module[];
  /** How much of its room it has taken, 0..1, while it comes or goes. */
  readonly share: number;
}

/** The whole orrery: the system of `mine` below, the other above, the sun in the gap between them at (0, 0). */
export interface Layout {
  readonly mine: string;
  readonly berths: ReadonlyMap<string, Berth>;
  readonly box: Box;
}

/** Half the dark gap between the systems, and how far it opens where there is room. */
const GAP = 215;
const WIDEST = 760;
/** Space between the berths of a row, and between rows. */
const BETWEEN = 26;
const ROWS = 40;
/** The sun keeps so much clear. */
export const SUN = 150;

/** The shape of a room in CSS pixels: that which leaves least of it empty. */
export const shapeOf = (wide: number, high: number): Shape => {
  const away = (shape: Shape): number => Math.abs(Math.log((shape * Math.max(high, 1)) / Math.max(wide, 1)));
  return SHAPES.reduce<Shape>((best, one) => (away(one) < away(best) ? one : best), SHAPES[0]);
};

/** The shape the overlays ask for. */
export const shapeIn = (overlays: readonly OrreryOverlay[]): Shape =>
  overlays.find((aid) => aid.kind === 'shape')?.shape ?? 1.75;

type Row = readonly Tenant[];

/** Width of a row when all of it is there: what rows are made by. */
const rowWide = (row: Row): number =>
  row.reduce((sum, { card }) => sum + berthSize(card).wide, 0) + BETWEEN * Math.max(row.length - 1, 0);
/** Width of a row as the moment has it. */
const wideNow = (row: Row): number =>
  row.reduce((sum, { card, share }) => sum + (berthSize(card).wide + BETWEEN) * share, -BETWEEN);
const rowHigh = (row: Row): number => Math.max(0, ...row.map(({ card }) => berthSize(card).high));

/** Breaks a line of tenants into so many rows of about equal width, in their order. */
export function rowsOf(tenants: readonly Tenant[], count: number): readonly Row[] {
  const rows: Tenant[][] = [];
  let left = [...tenants];
  for (let rest = Math.min(count, tenants.length); rest > 0; rest -= 1) {
    const share = rowWide(left) / rest;
    const row: Tenant[] = [];
    // The next one still belongs to this row if more of it lies within the share than beyond.
    while (
      left.length > rest - 1 &&
      (row.length === 0 || rowWide([...row, left[0]!]) - berthSize(left[0]!.card).wide / 2 < share)
    )
      row.push(...left.splice(0, 1));
    rows.push(row);
    left = [...left];
  }
  if (left.length > 0) rows.at(-1)?.push(...left);
  return rows;
}

const sideHigh = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + rowHigh(row) + ROWS, -ROWS);

/** How large a table of these rows is shown in a room of an aspect; larger is better. */
const scaleOf = (sides: readonly (readonly Row[])[], aspect: number): number => {
  const wide = Math.max(1, ...sides.flat().map(rowWide));
  const high = sides.reduce((sum, rows) => sum + Math.max(sideHigh(rows), 0), 2 * GAP);
  return Math.min(aspect / wide, 1 / high);
};

/** A row more must be worth so much, or things would move about for nothing. */
const WORTH = 1.04;

/** The ways to break a side into rows, the fewest first. */
const waysOf = (side: readonly Tenant[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.max(side.length, 1) }, (_, more) => rowsOf(side, more + 1));

/** The rows of both systems, each broken by itself, in which everything is shown largest. */
function bestRows([own, other]: readonly [readonly Tenant[], readonly Tenant[]], aspect: number) {
  const aboves = waysOf(other);
  const ways = waysOf(own)
    .flatMap((below) => aboves.map((above) => [below, above] as const))
    .map((rows) => ({ rows, scale: scaleOf(rows, aspect) }));
  const most = Math.max(...ways.map(({ scale }) => scale));
  const good = ways.filter(({ scale }) => scale * WORTH >= most);
  const fewest = Math.min(...good.map(({ rows }) => rows.flat().length));
  return good.find(({ rows }) => rows.flat().length === fewest)!.rows;
}

/** Lays a system: its first row at its own edge, each next one nearer to the gap. */
function laySide(rows: readonly Row[], up: 1 | -1, gap: number): readonly Berth[] {
  const edges = rows.map((_, index) => gap + sideHigh(rows.slice(index)));
  return rows.flatMap((row, index) => {
    let x = -wideNow(row) / 2;
    return row.map(({ id, seat, card, modules, share }): Berth => {
      const { wide, high } = berthSize(card);
      const middle = x + (wide * share) / 2;
      x += (wide + BETWEEN) * share;
      return { id, card, seat, x: middle, y: -up * edges[index]!, up, wide, high, modules, alpha: share };
    });
  });
}

/** Lays out the orrery for a shape; tenants of both seats in the order in which they entered play. */
export function layOut(tenants: readonly Tenant[], mine: string, shape: Shape): Layout {
  const own = tenants.filter(({ seat }) => seat === mine);
  const other = tenants.filter(({ seat }) => seat !== mine);
  const [below, above] = bestRows([own, other], shape);
  const wide = Math.max(1000, ...[...below, ...above].map(wideNow));
  const highs = [below, above].map((rows) => Math.max(sideHigh(rows), 0));
  // What height is to spare belongs to the gap.
  const spare = (wide / shape - highs[0]! - highs[1]!) / 2;
  const gap = Math.min(Math.max(spare, GAP), WIDEST);
  const berths = [...laySide(below, 1, gap), ...laySide(above, -1, gap)];
  const [down, up] = highs.map((high) => gap + high);
  const box = { left: -wide / 2, right: wide / 2, bottom: -down!, top: up! };
  return { mine, berths: new Map(berths.map((berth) => [berth.id, berth])), box };
}

/** A place on an arc: one of so many spacecraft there. */
export interface OrbitPlace {
  readonly asset: string;
  readonly orbital: number;
  readonly slot: number;
  readonly of: number;
}

/** Where a spacecraft is, and how it lies: degrees of its nose against the right, counter-clockwise. */
export interface Pose extends Point {
  readonly angle: number;
}

/** Own craft go to the right, those of the other player to the left. */
export const wayOf = ({ mine }: Layout, owner: string): 1 | -1 => (owner === mine ? 1 : -1);

/** A place on the arc of a berth at an angle, and how what goes that way (1 = to the right) lies there. */
export function arcPose(berth: Berth, orbital: number, angle: number, way: 1 | -1): Pose {
  const { u, v } = onArc(arcOf(berth.card!, orbital), angle);
  return { ...at(berth, u, v), angle: -berth.up * angle + (way === 1 ? 0 : Math.PI) };
}

/** Where a spacecraft rides; null for an asset that has no berth. */
export function poseOf(layout: Layout, owner: string, { asset, orbital, slot, of }: OrbitPlace): Pose | null {
  const berth = layout.berths.get(asset);
  if (!berth?.card) return null;
  return arcPose(berth, orbital, rideAngle(berth.card, orbital, slot, of), wayOf(layout, owner));
}
