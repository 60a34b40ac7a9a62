import type { Point } from '../../../table/shape.ts';

/** A card on the table: its middle, its width, and how it is turned. Units of the stage, y upwards. */
export interface Spot extends Point {
  readonly width: number;
  /** Radians, clockwise; upright without it. */
  readonly angle?: number;
}

/** A part of the table: its middle and its sides. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A box by its middle and its sides. */
export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** The box an upright card fills; `ratio` = its height, share of its width. */
export const boxOfSpot = ({ x, y, width }: Spot, ratio: number): Box => ({ x, y, width, height: width * ratio });

/** The largest upright card in the middle of a box. */
export const spotIn = ({ x, y, width, height }: Box, ratio: number): Spot => ({
  x,
  y,
  width: Math.min(width, height / ratio),
});

/** The box round some points. */
export const boxAround = (points: readonly Point[]): Box => {
  const span = (values: readonly number[]): readonly [middle: number, size: number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return [(low + high) / 2, high - low];
  };
  const [x, width] = span(points.map((point) => point.x));
  const [y, height] = span(points.map((point) => point.y));
  return { x, y, width, height };
};

/** The box round some boxes. */
export const boxRound = (boxes: readonly Box[]): Box => boxAround(boxes.flatMap((one) => cornersOf(one, 0)));

/** The four corners of a box turned about its middle, radians clockwise. */
export const cornersOf = ({ x, y, width, height }: Box, angle: number): readonly Point[] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([right, up]) => {
    const [dx, dy] = [(right! * width) / 2, (up! * height) / 2];
    return { x: x + dx * cos + dy * sin, y: y - dx * sin + dy * cos };
  });
};

/** The upright box round a card as it is turned. */
export const boundsOf = (spot: Spot, ratio: number): Box =>
  boxAround(cornersOf(boxOfSpot(spot, ratio), spot.angle ?? 0));

/** How far a point lies from a box turned about its middle; 0 inside. */
export const wayTo = ({ x, y, width, height }: Box, point: Point, angle = 0): number => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [point.x - x, point.y - y];
  return Math.hypot(
    Math.max(Math.abs(dx * cos - dy * sin) - width / 2, 0),
    Math.max(Math.abs(dx * sin + dy * cos) - height / 2, 0),
  );
};

/** Whether a place is said as a spot. */
export const isSpot = (value: unknown): value is Spot =>
  typeof value === 'object' && value !== null && 'width' in value && !('height' in value);

/** Whether two spots are the same. */
export const sameSpot = (a: Spot, b: Spot): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && (a.angle ?? 0) === (b.angle ?? 0);
