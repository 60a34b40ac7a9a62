import {
  compareGap,
  compareGaps,
  gapBetween,
  gapMils,
  gapText,
  gapToPart,
  inches,
  leastGap,
  leastGapToPart,
  type Footprint,
  type Gap,
} from '../../../table/index.ts';
import { nearestOn, SPACING } from '../rules/path-faults.ts';
import type { PlannedPath } from '../rules/path.ts';
import type { PieceKind, Table, UnitId } from '../state.ts';
import { baseOf, othersOnTable, radiusOf } from '../units.ts';
import { isSolid } from '../world.ts';
import type { Point } from '../../../table/index.ts';
import type { Trial } from './trial.ts';

/** How near a path comes to one thing, and how near it ends. */
export interface PathGap {
  readonly what:
    | { readonly kind: 'unit'; readonly id: UnitId; readonly name: string; readonly enemy: boolean }
    | { readonly kind: 'piece'; readonly id: string; readonly name: string; readonly pieceKind: PieceKind }
    | { readonly kind: 'edge' };
  /** Least gap over the whole path, mils, cut off; negative = overlap. */
  readonly least: number;
  readonly leastText: string;
  /** Gap at the end of the path. */
  readonly end: number;
  readonly endText: string;
  /** Mils that the rules ask for. */
  readonly needed: number;
  /** Where on the path it comes nearest: the centre of the base. */
  readonly at: Point;
}

const MAX = 5;

/**
 * The things a path has to keep clear of, tightest first: other units, solid pieces, the table edge (OG-6.10 to 6.12).
 */
export function pathGaps(trial: Trial, path: PlannedPath, most = MAX): readonly PathGap[] {
  const { state, unit } = trial;
  const radius = radiusOf(state.options, unit.unitType);
  const table = state.tables[unit.pose.table - 1]!;
  const end: Footprint = { x: path.end.x, y: path.end.y, radius };
  const still = { from: { x: unit.pose.x, y: unit.pose.y }, to: { x: unit.pose.x, y: unit.pose.y } };
  const legs = path.legs.length === 0 ? [still] : path.legs.map(({ leg }) => leg);
  const gaps: PathGap[] = [];
  const add = (
    what: PathGap['what'],
    needed: number,
    over: (leg: (typeof legs)[number]) => Gap,
    last: Gap,
    middle: Point,
  ): void => {
    let [least, nearest] = [over(legs[0]!), legs[0]!];
    for (const leg of legs.slice(1)) {
      const gap = over(leg);
      if (compareGaps(gap, least) < 0) [least, nearest] = [gap, leg];
    }
    const short = compareGap(least, needed) < 0;
    gaps.push({
      what,
      least: gapMils(least, 'min'),
      leastText: gapText(least, short ? 'min' : 'nearest'),
      end: gapMils(last, 'nearest'),
      endText: gapText(last, 'nearest'),
      needed,
      at: nearestOn(nearest, middle),
    });
  };
  for (const other of othersOnTable(state, unit)) {
    const base = baseOf(state.options, other);
    const what = { kind: 'unit', id: other.id, name: other.name, enemy: other.side !== unit.side } as const;
    add(what, SPACING, (leg) => leastGap(leg, radius, base), gapBetween(end, base), base);
  }
  for (const piece of table.pieces) {
    if (!isSolid(piece.kind)) continue;
    for (const part of piece.parts) {
      const what = { kind: 'piece', id: piece.id, name: piece.name, pieceKind: piece.kind } as const;
      add(
        what,
        0,
        (leg) => leastGapToPart(leg, radius, part),
        gapToPart(end, part),
        part.kind === 'circle' ? part : part.corners[0]!,
      );
    }
  }
  gaps.push(edgeGap(table, [still.from, ...legs.map(({ to }) => to)], end));
  return gaps.sort((a, b) => a.least - a.needed - (b.least - b.needed)).slice(0, most);
}

/** How near a path with these corners comes to the table edge (OG-6.12). */
function edgeGap({ width, height }: Table, corners: readonly Point[], end: Footprint): PathGap {
  const inside = ({ x, y }: Point): number => Math.min(x, y, width - x, height - y) - end.radius;
  const tightest = corners.reduce((a, b) => (inside(b) < inside(a) ? b : a));
  return {
    what: { kind: 'edge' },
    least: inside(tightest),
    leastText: inches(inside(tightest)),
    end: inside(end),
    endText: inches(inside(end)),
    needed: 0,
    at: tightest,
  };
}
