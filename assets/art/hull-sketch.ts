/** A corner of a hull: x from stern (-1) to bow (1), y to starboard on the canvas. */
export type Spot = readonly [number, number];

/** One layer of a hull, bottom first. Heights 0..1. */
export type Layer =
  /**
   * A plate; with `ridge` its height falls from `top` on the line y = `axis` to `edge` at `half` away from it: two
   * facets.
   */
  | {
      readonly kind: 'plate';
      readonly path: Path2D;
      readonly colour: string;
      readonly edge: number;
      readonly top: number;
      readonly axis: number;
      readonly half: number;
    }
  /** A groove or a rib. */
  | {
      readonly kind: 'line';
      readonly path: Path2D;
      readonly width: number;
      readonly colour: string;
      readonly height: number;
    }
  /** A light of the ship itself. */
  | { readonly kind: 'lamp'; readonly path: Path2D; readonly colour: string; readonly halo: number };

/** Where a drive burns, in hull units, and how wide. */
export interface Nozzle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface HullSketch {
  readonly layers: readonly Layer[];
  readonly nozzles: readonly Nozzle[];
  /** Grown hulls are rounder and shinier than built ones. */
  readonly grown: boolean;
}

/** Corners from a row of numbers: x, y, x, y and so on. */
export const pairs = (row: readonly number[]): readonly Spot[] =>
  Array.from({ length: row.length / 2 }, (_, at): Spot => [row[at * 2]!, row[at * 2 + 1]!]);

/** A closed polygon. */
export const polygon = (spots: readonly Spot[]): Path2D => {
  const path = new Path2D();
  spots.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
  return path;
};

/** A closed smooth curve that passes the middle of each side of the polygon. */
export const curve = (spots: readonly Spot[]): Path2D => {
  const path = new Path2D();
  const count = spots.length;
  const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = middle(spots[count - 1]!, spots[0]!);
  path.moveTo(start[0], start[1]);
  spots.forEach((spot, index) => {
    const end = middle(spot, spots[(index + 1) % count]!);
    path.quadraticCurveTo(spot[0], spot[1], end[0], end[1]);
  });
  path.closePath();
  return path;
};

/** The spots and their mirror image, as one outline from bow to stern and back. */
export const both = (spots: readonly Spot[]): readonly Spot[] => [
  ...spots,
  ...[...spots].reverse().map(([x, y]): Spot => [x, -y]),
];

/** The mirror image across the keel. */
export const mirrored = (spots: readonly Spot[]): readonly Spot[] =>
  [...spots].reverse().map(([x, y]): Spot => [x, -y]);

/** A smooth or straight open line. */
export const stroke = (spots: readonly Spot[]): Path2D => {
  const path = new Path2D();
  spots.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  return path;
};

/** A bent line through one pull. */
export const bow = (from: Spot, pull: Spot, to: Spot): Path2D => {
  const path = new Path2D();
  path.moveTo(from[0], from[1]);
  path.quadraticCurveTo(pull[0], pull[1], to[0], to[1]);
  return path;
};

export const disc = (x: number, y: number, radius: number): Path2D => {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  return path;
};

export const box = (x0: number, x1: number, y0: number, y1: number): Path2D =>
  polygon([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);

/** A drawing board for one hull. */
export interface Board {
  readonly layers: Layer[];
  readonly nozzles: Nozzle[];
  plate(path: Path2D, colour: string, edge: number, top?: number, axis?: number, half?: number): void;
  line(path: Path2D, width: number, colour: string, height: number): void;
  lamp(path: Path2D, colour: string, halo?: number): void;
  /** The same on both sides of the keel. */
  sides(draw: (side: 1 | -1) => void): void;
}

/** An empty board. */
export const board = (): Board => {
  const layers: Layer[] = [];
  return {
    layers,
    nozzles: [],
    plate: (path, colour, edge, top = edge, axis = 0, half = 0.2) =>
      layers.push({ kind: 'plate', path, colour, edge, top, axis, half }),
    line: (path, width, colour, height) => layers.push({ kind: 'line', path, width, colour, height }),
    lamp: (path, colour, halo = 0.04) => layers.push({ kind: 'lamp', path, colour, halo }),
    sides: (draw) => {
      draw(1);
      draw(-1);
    },
  };
};
