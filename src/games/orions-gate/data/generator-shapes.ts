import type { Chance } from '../../../engine/rng.ts';
import { along, isConvex } from '../../../table/index.ts';
import type { Part, Point } from '../../../table/shape.ts';
import type { PieceKind } from './piece-kinds.ts';
import type { PieceData } from './layout.ts';

/** What a generated piece of a kind may be (OG-11.1); a name listed twice comes twice as often. */
export const NAMES_OF: { readonly [kind in PieceKind]?: readonly string[] } = {
  obscuring: ['Nebula', 'Asteroid field'],
  blocking: ['Planet', 'Planet', 'Moons', 'Planetoid'],
  dangerous: ['Black hole', 'Sun'],
};

const ORIGIN: Point = { x: 0, y: 0 };
const FULL_TURN = 36_000;

/**
 * A piece round (0, 0) that fits a circle of `radius` mils: single circles, clusters of circles, and rocks made of
 * convex polygons.
 */
export function makePiece(kind: PieceKind, name: string, radius: number, chance: Chance): PieceData {
  return { kind, name, parts: partsOf(name, radius, chance) };
}

function partsOf(name: string, radius: number, chance: Chance): readonly Part[] {
  switch (name) {
    case 'Nebula':
      return cluster(radius, 2 + chance.die(3), chance);
    case 'Moons':
      return cluster(radius, 2, chance);
    case 'Asteroid field':
      return rocks(radius, 1 + chance.die(2), chance);
    case 'Planetoid':
      return [rock(ORIGIN, radius, 6 + chance.die(4), chance)];
    default:
      return [{ kind: 'circle', ...ORIGIN, radius }];
  }
}

/** Circles round a middle one that reach the outline: together concave. */
function cluster(radius: number, count: number, chance: Chance): readonly Part[] {
  const start = chance.die(FULL_TURN) - 1;
  return Array.from({ length: count }, (_, index): Part => {
    const own = Math.floor((radius * (45 + chance.die(15))) / 100);
    const heading = (start + Math.floor((FULL_TURN * index) / count)) % FULL_TURN;
    // One mil is kept back for the rounding of the centre.
    return { kind: 'circle', ...along(ORIGIN, heading, radius - own - 1), radius: own };
  });
}

/** Convex rocks that overlap near the middle: together concave. */
function rocks(radius: number, count: number, chance: Chance): readonly Part[] {
  const start = chance.die(FULL_TURN) - 1;
  return Array.from({ length: count }, (_, index): Part => {
    const own = Math.floor((radius * (55 + chance.die(10))) / 100);
    const heading = (start + Math.floor((FULL_TURN * index) / count)) % FULL_TURN;
    return rock(along(ORIGIN, heading, radius - own - 1), own, 5 + chance.die(4), chance);
  });
}

/** A convex polygon with its corners on a circle (one mil kept back for rounding), turned and spaced by chance. */
function rock(centre: Point, radius: number, corners: number, chance: Chance): Part {
  const step = Math.floor(FULL_TURN / corners);
  const start = chance.die(FULL_TURN) - 1;
  const polygon = Array.from({ length: corners }, (_, index) => {
    const wobble = Math.floor((step * chance.die(50)) / 100);
    return along(centre, (start + index * step + wobble) % FULL_TURN, radius - 2);
  });
  // Corners in order on a circle are convex; whole mils cannot change that at this size, but a game must never depend
  // on it.
  return isConvex(polygon) ? { kind: 'polygon', corners: polygon } : { kind: 'circle', ...centre, radius: radius - 2 };
}

/** The piece at a place: as it is, turned by 180 degrees, or mirrored across a line along x. */
export const moved = (piece: PieceData, { x, y }: Point, how: 'same' | 'rotate' | 'mirror'): PieceData => {
  const [sx, sy] = how === 'same' ? [1, 1] : how === 'rotate' ? [-1, -1] : [1, -1];
  const shift = (point: Point): Point => ({ x: x + sx * point.x, y: y + sy * point.y });
  const part = (one: Part): Part => {
    if (one.kind === 'circle') return { ...one, ...shift(one) };
    const corners = one.corners.map(shift);
    // A mirror image runs clockwise; corners are listed counter-clockwise (OG-2.10).
    return { kind: 'polygon', corners: how === 'mirror' ? corners.reverse() : corners };
  };
  return { ...piece, parts: piece.parts.map(part) };
};
