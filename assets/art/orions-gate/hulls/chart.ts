import { HULL_FRAME } from '../../bake-sketch.ts';
import { workshop, type Kit, type Mesh } from '../../solid/kit.ts';
import { raster, unseen, type Seen } from '../../solid/raster.ts';
import { lookAt, type Look } from '../../solid/surface.ts';
import type { Work } from '../../work.ts';
import { PAINT_STUFF, SIDE_STUFF } from './stuff.ts';

/** A hull seen from straight above, bow to the right, before any light falls on it. One entry a pixel. */
export interface Chart {
  /** Pixels along each side. */
  readonly side: number;
  /** Pixels of a half length. */
  readonly scale: number;
  /** 1 where there is hull. */
  readonly cover: Uint8Array;
  /** Colour, three bytes. */
  readonly colour: Uint8ClampedArray;
  /** 1 where white stands for the colour of the side, 2 where a paint may lie. */
  readonly coat: Uint8Array;
  /** Which way the surface looks, three numbers of -127..127: to the bow, to starboard, up. */
  readonly normal: Int8Array;
  /** Height above the lowest part, pixels. */
  readonly height: Float32Array;
  /** How it shines, 0..255, and how sharply. */
  readonly shine: Uint8Array;
  readonly gloss: Uint8Array;
  /** Light of its own, 0..255, and its colour. */
  readonly glow: Uint8Array;
  readonly lamp: Uint8ClampedArray;
  /** How open a place is to the sky: 255 = freely, less in corners. */
  readonly open: Uint8Array;
}

/** A hull as the parts it is built of. */
export type Model = readonly ((kit: Kit) => void)[];

/** Rows of pixels to a portion. */
const ROWS = 12;
/** Lowest place of any hull, half lengths; the raster wants numbers above 0. */
const FLOOR = 1;

const meshes = new Map<Model, Mesh>();

function* meshOf(model: Model): Work<Mesh> {
  const known = meshes.get(model);
  if (known) return known;
  const kit = workshop();
  for (const build of model) {
    build(kit);
    yield;
  }
  meshes.set(model, kit.mesh);
  return kit.mesh;
}

/** Triangles to a portion. */
const FACES = 900;

/** What is seen of a model from above. */
function* seenFrom(mesh: Mesh, side: number, scale: number): Work<Seen> {
  const spots = spotsOf(mesh, side, scale);
  const seen = unseen(side, side);
  for (let at = 0; at < spots.length; at += FACES * 9) {
    yield;
    raster(seen, spots, at, Math.min(at + FACES * 9, spots.length));
  }
  yield;
  return seen;
}

const spotsOf = ({ corners }: Mesh, side: number, scale: number): Float32Array => {
  const spots = new Float32Array(corners.length);
  for (let at = 0; at < corners.length; at += 3) {
    spots[at] = side / 2 + corners[at]! * scale;
    spots[at + 1] = side / 2 + corners[at + 1]! * scale;
    spots[at + 2] = corners[at + 2]! + FLOOR;
  }
  return spots;
};

const emptyChart = (side: number, scale: number): Chart => {
  const count = side * side;
  return {
    side,
    scale,
    cover: new Uint8Array(count),
    colour: new Uint8ClampedArray(count * 3),
    coat: new Uint8Array(count),
    normal: new Int8Array(count * 3),
    height: new Float32Array(count),
    shine: new Uint8Array(count),
    gloss: new Uint8Array(count),
    glow: new Uint8Array(count),
    lamp: new Uint8ClampedArray(count * 3),
    open: new Uint8Array(count),
  };
};

const look: Look = { r: 0, g: 0, b: 0, glow: 0, shine: 0 };

/** Writes down one pixel of a hull. */
const mapSpot = (chart: Chart, mesh: Mesh, seen: Seen, at: number): void => {
  const face = seen.triangle[at]!;
  const a = seen.first[at]!;
  const b = seen.second[at]!;
  const c = 1 - a - b;
  const { normals, places } = mesh;
  const n = face * 9;
  let nx = normals[n]! * a + normals[n + 3]! * b + normals[n + 6]! * c;
  let ny = normals[n + 1]! * a + normals[n + 4]! * b + normals[n + 7]! * c;
  let nz = normals[n + 2]! * a + normals[n + 5]! * b + normals[n + 8]! * c;
  const long = (nz < 0 ? -127 : 127) / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  [nx, ny, nz] = [nx * long, ny * long, nz * long];
  const p = face * 6;
  const u = places[p]! * a + places[p + 2]! * b + places[p + 4]! * c;
  const v = places[p + 1]! * a + places[p + 3]! * b + places[p + 5]! * c;
  const stuff = mesh.stuffs[mesh.stuff[face]!]!;
  lookAt(look, stuff, u, v, 1 / chart.scale, 7 + mesh.stuff[face]! * 13);
  chart.cover[at] = 1;
  chart.coat[at] = SIDE_STUFF.has(stuff) ? 1 : PAINT_STUFF.has(stuff) ? 2 : 0;
  chart.colour[at * 3] = look.r;
  chart.colour[at * 3 + 1] = look.g;
  chart.colour[at * 3 + 2] = look.b;
  chart.normal[at * 3] = nx;
  chart.normal[at * 3 + 1] = ny;
  chart.normal[at * 3 + 2] = nz;
  chart.height[at] = seen.near[at]! * chart.scale;
  chart.shine[at] = Math.min(look.shine, 1) * 255;
  chart.gloss[at] = stuff.gloss;
  chart.glow[at] = Math.min(look.glow, 1) * 255;
  chart.lamp[at * 3] = stuff.lamp[0];
  chart.lamp[at * 3 + 1] = stuff.lamp[1];
  chart.lamp[at * 3 + 2] = stuff.lamp[2];
};

/** Ways round a pixel, in reaches: near ones and far ones. */
const ROUND = [1, 0, 0, 1, -1, 0, 0, -1, 0.7, 0.7, -0.7, 0.7, 0.7, -0.7, -0.7, -0.7, 2.2, 0, -2.2, 0, 0, 2.2, 0, -2.2];

/** How much of the sky a place sees past what stands round it. */
const openAt = ({ side, height, cover }: Chart, at: number, offsets: Int32Array, rise: number): number => {
  let hidden = 0;
  for (let way = 0; way < offsets.length; way += 1) {
    const other = at + offsets[way]!;
    if (other < 0 || other >= side * side || !cover[other]) continue;
    const over = (height[other]! - height[at]!) / rise;
    if (over > 0) hidden += over > 1 ? 1 : over;
  }
  return 255 * (1 - (0.72 * hidden) / offsets.length);
};

/** Looks at a model from above: pictures of it under any light are made from this. */
export function* chartOf(model: Model, side: number): Work<Chart> {
  const scale = side / 2 / HULL_FRAME;
  const mesh = yield* meshOf(model);
  const seen = yield* seenFrom(mesh, side, scale);
  const chart = emptyChart(side, scale);
  for (let at = 0; at < seen.triangle.length; at += 1) {
    if (seen.triangle[at]! >= 0) mapSpot(chart, mesh, seen, at);
    if (at % (side * ROWS) === 0) yield;
  }
  const reach = Math.max(scale * 0.035, 1);
  const offsets = Int32Array.from({ length: ROUND.length / 2 }, (_, way) => {
    const [x, y] = [Math.round(ROUND[way * 2]! * reach), Math.round(ROUND[way * 2 + 1]! * reach)];
    return y * side + x;
  });
  for (let at = 0; at < chart.cover.length; at += 1) {
    if (chart.cover[at]) chart.open[at] = openAt(chart, at, offsets, reach * 1.6);
    if (at % (side * ROWS * 2) === 0) yield;
  }
  return chart;
}
