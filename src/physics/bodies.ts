import type { Body } from 'matter-js';
import BodyModule from 'matter-js/src/body/Body.js';
import Bounds from 'matter-js/src/geometry/Bounds.js';
import type { Point, PolygonPart } from '../table/shape.ts';

/**
 * A static body with exactly the corners of a part. Matter itself would move them by the rounding of its centre of mass
 * and merge nearly parallel axes, so both are written anew after the body is made.
 */
export function partBody(part: PolygonPart, id: number): Body {
  const body = BodyModule.create({
    id,
    isStatic: true,
    vertices: part.corners.map(({ x, y }) => ({ x, y })),
  });
  part.corners.forEach(({ x, y }, index) => {
    body.vertices[index]!.x = x;
    body.vertices[index]!.y = y;
  });
  body.axes = edgeNormals(part.corners);
  Bounds.update(body.bounds, body.vertices, { x: 0, y: 0 });
  return body;
}

/** Unit normals of the edges; of edges that are exactly parallel only one. */
function edgeNormals(corners: readonly Point[]): Point[] {
  const edges = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    return { x: next.x - corner.x, y: next.y - corner.y };
  });
  const different = edges.filter(
    (edge, index) => edges.findIndex((other) => other.x * edge.y === other.y * edge.x) === index,
  );
  return different.map(({ x, y }) => {
    const length = Math.sqrt(x * x + y * y);
    return { x: y / length, y: -x / length };
  });
}
