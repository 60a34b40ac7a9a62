import type { Part, Point } from '../../../../../table/shape.ts';

/** A square of table that holds a shape, mils: left and top edge, side. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly span: number;
}

const cornersOf = (part: Part): readonly Point[] =>
  part.kind === 'circle'
    ? [
        { x: part.x - part.radius, y: part.y - part.radius },
        { x: part.x + part.radius, y: part.y + part.radius },
      ]
    : part.corners;

/** The square round some parts, grown by a share of its side on each edge. */
export const squareOf = (parts: readonly Part[], grow: number): Square => {
  const points = parts.flatMap(cornersOf);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const low = { x: Math.min(...xs), y: Math.min(...ys) };
  const high = { x: Math.max(...xs), y: Math.max(...ys) };
  const side = Math.max(high.x - low.x, high.y - low.y);
  const span = side * (1 + grow * 2);
  return { left: (low.x + high.x) / 2 - span / 2, top: (low.y + high.y) / 2 + span / 2, span };
};

const toEdge = (a: Point, b: Point, x: number, y: number): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  // Counter-clockwise corners: the inside is to the left.
  return (dx * (y - a.y) - dy * (x - a.x)) / (Math.hypot(dx, dy) || 1);
};

/**
 * How far inside the shape a point is, mils; negative outside. For pictures only: the rules measure exactly elsewhere.
 */
export const insideOf =
  (parts: readonly Part[]) =>
  (x: number, y: number): number => {
    let most = -Infinity;
    for (const part of parts) {
      let depth: number;
      if (part.kind === 'circle') depth = part.radius - Math.hypot(x - part.x, y - part.y);
      else {
        depth = Infinity;
        for (let index = 0; index < part.corners.length; index += 1)
          depth = Math.min(depth, toEdge(part.corners[index]!, part.corners[(index + 1) % part.corners.length]!, x, y));
      }
      most = Math.max(most, depth);
    }
    return most;
  };

/** The outline as a path in table mils. */
export const outlineOf = (parts: readonly Part[]): Path2D => {
  const path = new Path2D();
  for (const part of parts) {
    if (part.kind === 'circle') {
      path.moveTo(part.x + part.radius, part.y);
      path.arc(part.x, part.y, part.radius, 0, Math.PI * 2);
      continue;
    }
    part.corners.forEach((corner, index) =>
      index === 0 ? path.moveTo(corner.x, corner.y) : path.lineTo(corner.x, corner.y),
    );
    path.closePath();
  }
  return path;
};
