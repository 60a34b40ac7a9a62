/** A point of a table in whole mils (1/1000 inch); (0, 0) is the lower left corner, y runs up (OG-2.1). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A heading in whole hundredths of a degree, 0..35999; 0 = +x, counter-clockwise (OG-2.1). */
export type Heading = number;

/** A place and a heading. */
export interface Bearing extends Point {
  readonly heading: Heading;
}

/** A round base or a point (radius 0), in mils (OG-2.4, 2.7). */
export interface Footprint extends Point {
  readonly radius: number;
}

export interface CirclePart {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A convex polygon, 3 to 16 whole-mil corners, counter-clockwise (OG-2.10). */
export interface PolygonPart {
  readonly kind: 'polygon';
  readonly corners: readonly Point[];
}

/** A convex shape a terrain piece is made of (OG-2.10). */
export type Part = CirclePart | PolygonPart;
