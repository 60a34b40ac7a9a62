/** Which triangle is seen at each pixel, how near (1 / distance), and where on it. */
export interface Seen {
  readonly wide: number;
  readonly high: number;
  readonly near: Float32Array;
  readonly triangle: Int32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
}

/** A screen on which nothing is seen yet. */
export const unseen = (wide: number, high: number): Seen => ({
  wide,
  high,
  near: new Float32Array(wide * high),
  triangle: new Int32Array(wide * high).fill(-1),
  first: new Float32Array(wide * high),
  second: new Float32Array(wide * high),
});

/** Adds the triangles from one place of `spots` up to another. */
export const raster = (
  { wide, high, near, triangle, first, second }: Seen,
  spots: Float32Array,
  from: number,
  to: number,
): void => {
  for (let base = from, at = from / 9; base < to; base += 9, at += 1) {
    const ax = spots[base]!;
    const ay = spots[base + 1]!;
    const az = spots[base + 2]!;
    const bx = spots[base + 3]!;
    const by = spots[base + 4]!;
    const bz = spots[base + 5]!;
    const cx = spots[base + 6]!;
    const cy = spots[base + 7]!;
    const cz = spots[base + 8]!;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0 || !(Math.abs(area) < 1e9)) continue;
    const x0 = Math.max(Math.floor(Math.min(ax, bx, cx)), 0);
    const x1 = Math.min(Math.ceil(Math.max(ax, bx, cx)), wide - 1);
    const y0 = Math.max(Math.floor(Math.min(ay, by, cy)), 0);
    const y1 = Math.min(Math.ceil(Math.max(ay, by, cy)), high - 1);
    const over = 1 / area;
    // Shares of the first two corners grow evenly along a row.
    const stepFirst = (by - cy) * over;
    const stepSecond = (cy - ay) * over;
    for (let y = y0; y <= y1; y += 1) {
      const py = y + 0.5;
      let a = ((bx - x0 - 0.5) * (cy - py) - (by - py) * (cx - x0 - 0.5)) * over;
      let b = ((cx - x0 - 0.5) * (ay - py) - (cy - py) * (ax - x0 - 0.5)) * over;
      let index = y * wide + x0;
      for (let x = x0; x <= x1; x += 1, index += 1, a += stepFirst, b += stepSecond) {
        const c = 1 - a - b;
        if (a < -1e-5 || b < -1e-5 || c < -1e-5) continue;
        const z = a * az + b * bz + c * cz;
        if (z <= near[index]!) continue;
        near[index] = z;
        triangle[index] = at;
        first[index] = a;
        second[index] = b;
      }
    }
  }
};

/** Finds what is seen. `spots` = nine numbers a triangle: x and y in pixels, and nearness, linear on the screen. */
export const seenOf = (spots: Float32Array, wide: number, high: number): Seen => {
  const seen = unseen(wide, high);
  raster(seen, spots, 0, spots.length);
  return seen;
};
