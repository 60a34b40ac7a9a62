import type { Body } from 'matter-js';
import BodyModule from 'matter-js/src/body/Body.js';
import Collision from 'matter-js/src/collision/Collision.js';
import type { Point } from '../table/shape.ts';

/** What Matter says of a ray and a body; `near` is closer to touching than its doubles can tell. */
export type Cast = 'hit' | 'miss' | 'near';

/** A caster of rays with one body that is laid anew for each ray. */
export interface RayCaster {
  /** Lays the ray as the segment a-b (a point if they are equal) grown by `GROWTH`. */
  lay(a: Point, b: Point): void;
  /** Casts the ray that was laid at a body. */
  cast(body: Body): Cast;
}

/**
 * The ray is a rectangle that reaches this far beyond its segment on all sides, mils. Apart from the rectangle means
 * apart from the segment. On any axis the rectangle reaches at most sqrt(2) of this further, so a depth above twice
 * this means that the segment itself is hit. Rounding errs by 10^-10 mils, far less than either margin.
 */
const GROWTH = 0.01;
const CERTAIN_DEPTH = 2 * GROWTH;

/** Makes a ray caster; its body has id 0, so bodies of a world count from 1. */
export function openRayCaster(): RayCaster {
  const corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  const ray = BodyModule.create({ id: 0, isStatic: true, vertices: corners });
  const [v0, v1, v2, v3] = ray.vertices as [Point, Point, Point, Point] as [Mutable, Mutable, Mutable, Mutable];
  const aside: Mutable = { x: 0, y: 1 };
  ray.axes = [aside];

  return {
    lay(a, b) {
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const length = Math.sqrt(dx * dx + dy * dy);
      const x = length === 0 ? 1 : dx / length;
      const y = length === 0 ? 0 : dy / length;
      aside.x = -y;
      aside.y = x;
      const gx = x * GROWTH;
      const gy = y * GROWTH;
      v0.x = a.x - gx + gy;
      v0.y = a.y - gy - gx;
      v1.x = b.x + gx + gy;
      v1.y = b.y + gy - gx;
      v2.x = b.x + gx - gy;
      v2.y = b.y + gy + gx;
      v3.x = a.x - gx - gy;
      v3.y = a.y - gy + gx;
      ray.position.x = a.x;
      ray.position.y = a.y;
    },
    cast(body) {
      const collision = Collision.collides(ray, body);
      if (!collision) return 'miss';
      return collision.depth > CERTAIN_DEPTH ? 'hit' : 'near';
    },
  };
}

interface Mutable {
  x: number;
  y: number;
}
