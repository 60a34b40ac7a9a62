import { rayAt } from './arcs.ts';
import { overlapOf, seenWhole, uniteHidden, viewOf, type Hider } from './hidden.ts';
import { boxesOf, findNear } from './nearby.ts';
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
  const boxes = boxesOf(parts);
  const { found } = boxes;
  const caster = open(parts);

  return {
    touched(a, b) {
      const touched: number[] = [];
      const count = findNear(boxes, a, b, 0);
      for (let k = 0; k < count; k++) {
        const piece = owners[found[k]!]!;
        if (touched[touched.length - 1] !== piece && caster.touches(found[k]!, a, b)) touched.push(piece);
      }
      return touched;
    },
    blocked(a, b) {
      const count = findNear(boxes, a, b, 0);
      for (let k = 0; k < count; k++) if (caster.touches(found[k]!, a, b)) return true;
      return false;
    },
    hiddenShare(front, target) {
      const view = viewOf(front, target);
      if (!view) return seenWhole(0);
      const hiders: Hider[] = [];
      const count = findNear(boxes, front, target, target.radius);
      for (let k = 0; k < count; k++) {
        const index = found[k]!;
        const piece = owners[index]!;
        if (!solid[piece]) continue;
        const overlap = overlapOf(front, view, parts[index]!);
        if (!overlap) continue;
        const middle = rayAt(view, (overlap.from + overlap.to) / 2);
        if (caster.entersFirst(index, front, middle, target)) hiders.push({ from: overlap.from, to: overlap.to, piece });
      }
      return uniteHidden(view.half, hiders, ids);
    },
  };
}
