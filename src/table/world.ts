import { rayAt } from './arcs.ts';
import { overlapOf, seenWhole, uniteHidden, viewOf, type Hider } from './hidden.ts';
import { beamOf, boxesOf, nextNear, type DoubleBox } from './nearby.ts';
import type { Footprint, Part, Point } from './shape.ts';
import type { SightPiece, SightWorld } from './sight.ts';

/**
 * Decides about single parts, named by their index in the list handed to `open`. All else is common to the sight
 * engines.
 */
export interface Caster {
  /** Whether the closed segment a-b has a point in common with the part, exact (OG-7.6). */
  touches(part: number, a: Point, b: Point): boolean;
  /**
   * Whether a ray from `front` that crosses both enters the part before the base (OG-7.4). `direction` is a unit
   * vector.
   */
  entersFirst(part: number, front: Point, direction: Point, base: Footprint): boolean;
}

/** A sight world whose questions about single parts go to the caster that `open` makes for the list of all parts. */
export function openWorld(pieces: readonly SightPiece[], open: (parts: readonly Part[]) => Caster): SightWorld {
  const parts = pieces.flatMap((piece) => piece.parts);
  const owners = pieces.flatMap((piece, index) => piece.parts.map(() => index));
  const solid = pieces.map((piece) => piece.solid);
  const ids = pieces.map((piece) => piece.id);
  const boxes = boxesOf(parts);
  /** The parts by size: asked in this order, the part that is in the way is mostly among the first. */
  const largestFirst = parts.map((_, i) => i).sort((i, j) => extent(boxes[j]!) - extent(boxes[i]!));
  const largestBoxes = largestFirst.map((i) => boxes[i]!);
  const caster = open(parts);

  return {
    touched(a, b) {
      const touched: number[] = [];
      const beam = beamOf(a, b, 0);
      for (let i = nextNear(boxes, beam, 0); i < parts.length; i = nextNear(boxes, beam, i + 1)) {
        const piece = owners[i]!;
        if (touched[touched.length - 1] !== piece && caster.touches(i, a, b)) touched.push(piece);
      }
      return touched;
    },
    blocked(a, b) {
      const beam = beamOf(a, b, 0);
      for (let i = nextNear(largestBoxes, beam, 0); i < parts.length; i = nextNear(largestBoxes, beam, i + 1)) {
        if (caster.touches(largestFirst[i]!, a, b)) return true;
      }
      return false;
    },
    hiddenShare(front, target) {
      const view = viewOf(front, target);
      if (!view) return seenWhole(0);
      const hiders: Hider[] = [];
      const beam = beamOf(front, target, target.radius);
      for (let i = nextNear(boxes, beam, 0); i < parts.length; i = nextNear(boxes, beam, i + 1)) {
        const piece = owners[i]!;
        if (!solid[piece]) continue;
        const overlap = overlapOf(front, view, parts[i]!);
        if (!overlap) continue;
        const middle = rayAt(view, (overlap.from + overlap.to) / 2);
        if (caster.entersFirst(i, front, middle, target)) hiders.push({ from: overlap.from, to: overlap.to, piece });
      }
      return uniteHidden(view.half, hiders, ids);
    },
  };
}

const extent = ({ width, height }: DoubleBox): number => width + height;
