import { squaredDistance, type Point } from '../../../table/index.ts';
import type { UnitType } from '../data/units.ts';
import type { UnitId } from '../state.ts';
import { levelLines } from './level-lines.ts';
import type { Rings } from './reach.ts';
import type { ThreatHarm, ThreatLattice, ThreatPlace } from './threat-field.ts';

/** Of whom a field tells: of all, of one class, or of one enemy alone. */
export interface ThreatOf {
  readonly type: UnitType | null;
  readonly enemy: UnitId | null;
}

/** What has been counted of a threat field. */
export interface ThreatCounted extends ThreatLattice {
  /** Where the unit stands. */
  readonly from: Point;
  readonly boxes: number;
  readonly places: readonly ThreatPlace[];
}

/** A figure at a place of the field. */
export interface ThreatLabel extends Point {
  /** `place`: what the unit would suffer there; `line`: how many can hit it along the line. */
  readonly kind: 'place' | 'line';
  readonly harm: ThreatHarm;
}

/** A field to be drawn: how hard as shades, how many as lines. */
export interface ThreatShade {
  /** Where at least so great a share of the boxes is expected to be lost, mildest first. */
  readonly bands: readonly { readonly share: number; readonly rings: Rings }[];
  /** Where at least so many can hit. */
  readonly lines: readonly { readonly count: number; readonly rings: Rings }[];
  /** At most `LABELS`, the worst places first. */
  readonly labels: readonly ThreatLabel[];
}

/** Shares of its boxes at which the shade deepens. */
export const SHARES = [0.05, 0.2, 0.5, 0.9] as const;
/** Numbers of enemies along whose edges lines run. */
export const COUNTS = [1, 3, 6, 12] as const;
/** More figures than this cannot be read at a glance. */
export const LABELS = 8;
/** Of them one is where the unit stands and so many are the worst places; the rest names lines. */
const PEAKS = 3;
/** Mils between two labels: the words of one are as wide on a table of 144 in that fills a screen. */
const APART = 20_000;

/** Lines round fewer squares of the lattice than this are left out: one node's own say nothing at a glance. */
const ISLAND = 3;

const NOBODY: ThreatHarm = { count: 0, points: 0, lost: 0 };

/** What a place says of those who are asked about. */
export const harmFrom = (place: ThreatPlace, { type, enemy }: ThreatOf): ThreatHarm =>
  (enemy !== null ? place.each[enemy] : type !== null ? place.types[type] : place.all) ?? NOBODY;

/** Whether every other node of every other row has been counted: enough to be drawn. */
export const isDrawable = ({ columns, rows, places }: Pick<ThreatCounted, 'columns' | 'rows' | 'places'>): boolean =>
  places.length > Math.ceil(columns / 2) * Math.ceil(rows / 2);

/** Shades, lines and figures of what has been counted; the coarse lattice until all of it is there. */
export function shadeOf(counted: ThreatCounted, of: ThreatOf): ThreatShade {
  if (!isDrawable(counted)) return { bands: [], lines: [], labels: [] };
  const nodes = nodesOf(counted, of);
  const lines = COUNTS.map((count) => ({
    count,
    // Half a ship less: between two nodes the line runs in the middle.
    rings: linesAt(nodes, (harm) => harm.count, count - 0.5).filter(
      (ring) => roomOf(ring) > ISLAND * nodes.step * nodes.step,
    ),
  })).filter(({ rings }) => rings.length > 0);
  return {
    bands: SHARES.map((share) => ({
      share,
      rings: linesAt(nodes, ({ points }) => points / counted.boxes, share),
    })).filter(({ rings }) => rings.length > 0),
    lines,
    labels: labelsOf(nodes, lines, counted, of),
  };
}

/** The nodes that are drawn, and what each says. */
interface Nodes {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly harms: readonly ThreatHarm[];
}

function nodesOf({ step, columns, rows, places }: ThreatCounted, of: ThreatOf): Nodes {
  const harms: ThreatHarm[] = Array.from({ length: columns * rows }, () => NOBODY);
  for (const place of places) if (place.at >= 0) harms[place.at] = harmFrom(place, of);
  if (places.length > columns * rows) return { step, columns, rows, harms };
  const [wide, high] = [Math.ceil(columns / 2), Math.ceil(rows / 2)];
  return {
    step: 2 * step,
    columns: wide,
    rows: high,
    harms: Array.from(
      { length: wide * high },
      (_, at) => harms[2 * Math.floor(at / wide) * columns + 2 * (at % wide)]!,
    ),
  };
}

function linesAt({ step, columns, rows, harms }: Nodes, value: (harm: ThreatHarm) => number, level: number): Rings {
  const box = { left: 0, bottom: 0, right: (columns - 1) * step, top: (rows - 1) * step };
  return levelLines((x, y) => level - value(harms[(y / step) * columns + x / step]!), box, step);
}

/** What a ring encloses, square mils. */
function roomOf(ring: readonly Point[]): number {
  let twice = 0;
  let from = ring[ring.length - 1]!;
  for (const to of ring) {
    twice += from.x * to.y - to.x * from.y;
    from = to;
  }
  return Math.abs(twice) / 2;
}

/** Where the unit stands, the worst places, far from each other, then a place on each line. */
function labelsOf(
  { step, columns, harms }: Nodes,
  lines: ThreatShade['lines'],
  { boxes, from, places }: ThreatCounted,
  of: ThreatOf,
): readonly ThreatLabel[] {
  const labels: ThreatLabel[] = [];
  const put = (label: ThreatLabel): boolean => {
    if (labels.some((other) => squaredDistance(other, label) < APART * APART)) return false;
    return labels.push(label) > 0;
  };
  const own = places.find(({ at }) => at === -1);
  if (own && harmFrom(own, of).count > 0) put({ kind: 'place', x: from.x, y: from.y, harm: harmFrom(own, of) });
  const worst = harms
    .map((harm, at) => ({ harm, x: (at % columns) * step, y: Math.floor(at / columns) * step }))
    .filter(({ harm }) => harm.points >= SHARES[0] * boxes)
    .sort((a, b) => b.harm.points - a.harm.points || b.harm.count - a.harm.count);
  for (const place of worst) if (labels.length <= PEAKS) put({ kind: 'place', ...place });
  for (const { count, rings } of lines) {
    if (labels.length >= LABELS) break;
    rings.flat().some(({ x, y }) => put({ kind: 'line', x, y, harm: { ...NOBODY, count } }));
  }
  return labels;
}
