import Matter from 'matter-js';
import type { Footprint, Point, SightPiece, SightWorld } from '../../src/table/index.ts';
import { legalScene } from '../physics/scenes.ts';
import { openSequence } from '../physics/sequence.ts';
import type { Contender } from './harness.ts';

/**
 * Rays of a round: so many that both sides take about the same time and a busy machine disturbs both alike. Every one
 * is different, so no cached answer could help.
 */
const RAYS = 80_000;
/** Stock rays are slow: it does every so many of the same rays. */
const STOCK_SHARE = 40;

/** A legal layout on a 72 x 48 inch table, and rays from anywhere to anywhere on it. */
export function losScene(pieces: number): {
  pieces: readonly SightPiece[];
  rays: readonly (readonly [Point, Point])[];
} {
  const sequence = openSequence(pieces);
  const layout = legalScene(sequence, pieces);
  const place = (): Point => ({ x: sequence.whole(500, 71_500), y: sequence.whole(500, 47_500) });
  const rays = Array.from({ length: RAYS }, () => [place(), place()] as const);
  return { pieces: layout, rays };
}

/** Bases to look at: the far ends of the rays. */
export const targetOf = ({ x, y }: Point): Footprint => ({ x, y, radius: 1000 });

/** The bodies a plain user of Matter would make of the pieces. */
export const stockBodies = (pieces: readonly SightPiece[]): Matter.Body[] =>
  pieces
    .flatMap((piece) => piece.parts)
    .map((part) => {
      if (part.kind === 'circle') return Matter.Bodies.circle(part.x, part.y, part.radius, { isStatic: true });
      const corners = part.corners.map(({ x, y }) => ({ x, y }));
      const { x, y } = Matter.Vertices.centre(corners);
      return Matter.Body.create({ isStatic: true, position: { x, y }, vertices: corners });
    });

/** `Matter.Query.ray` over all bodies, as Matter offers it. */
export function stockRays({ pieces, rays }: ReturnType<typeof losScene>): Contender {
  const bodies = stockBodies(pieces);
  return {
    operations: RAYS / STOCK_SHARE,
    run() {
      let hits = 0;
      for (let i = 0; i < RAYS; i += STOCK_SHARE)
        if (Matter.Query.ray(bodies, rays[i]![0], rays[i]![1]).length > 0) hits += i;
      return hits | 0;
    },
  };
}

/** The same question to a sight world: is the segment blocked? */
export const sightRays = (world: SightWorld, { rays }: ReturnType<typeof losScene>): Contender => ({
  operations: RAYS,
  run() {
    let hits = 0;
    for (let i = 0; i < RAYS; i++) if (world.blocked(rays[i]![0], rays[i]![1])) hits += i;
    return hits | 0;
  },
});
