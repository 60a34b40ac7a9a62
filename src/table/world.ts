import { openGrid } from './grid.ts';
import { middleRay, overlapOf, seenWhole, uniteHidden, viewOf, type Hider } from './hidden.ts';
import type { Footprint, Part, Point } from './shape.ts';
import type { SightPiece, SightWorld } from './sight.ts';

/** Decides about single parts, named by their index in the list handed to `open`. All else is common to the sight engines. */
export interface Caster {
  /** Whether the closed segment a-b has a point in common with the part, exact (OG-7.6). */
  touches(part: number, a: Point, b: Point): boolean;
  /** Whether a ray from `front` that crosses both enters the part before the base (OG-7.4). `direction` is a unit vector. */
  entersFirst(part: number, front: Point, direction: Point, base: Footprint): boolean;
}

/** A sight world whose questions about single parts go to the caster that `open` makes for the list of all parts. */
export function openWorld(pieces: readonly SightPiece[], open: (parts: readonly Part[]) => Caster): SightWorld {
  const parts = pieces.flatMap((piece) => piece.parts);
  const owners = pieces.flatMap((piece, index) => piece.parts.map(() => index));
  const solid = pieces.map((piece) => piece.solid);
  const ids = pieces.map((piece) => piece.id);
  const grid = openGrid(parts);
  const caster = open(parts);

  return {
    touched(a, b) {
      const found: number[] = [];
      grid.near(a, b, 0, (part) => {
        const owner = owners[part]!;
        if (!found.includes(owner) && caster.touches(part, a, b)) found.push(owner);
        return false;
      });
      return found.sort((x, y) => x - y);
    },
    blocked: (a, b) => grid.near(a, b, 0, (part) => caster.touches(part, a, b)),
    hiddenShare(front, target) {
      const half = viewOf(front, target);
      if (half === 0) return seenWhole(0);
      const hiders: Hider[] = [];
      grid.near(front, target, target.radius, (index) => {
        const piece = owners[index]!;
        if (!solid[piece]) return false;
        const overlap = overlapOf(front, target, half, parts[index]!);
        if (overlap && caster.entersFirst(index, front, middleRay(front, target, overlap), target)) hiders.push({ ...overlap, piece });
        return false;
      });
      return uniteHidden(half, hiders, ids);
    },
  };
}
