import { BUILT } from './built.ts';
import type { HullSide, HullType } from './frame.ts';
import { GROWN } from './grown.ts';
import type { Work } from '../../work.ts';
import { chartOf, type Chart } from './chart.ts';
import { mouthsOf } from './frame.ts';
import { develop, type Showing } from './develop.ts';

/** A hull's picture as it is asked for. */
export interface HullOrder extends Omit<Showing, 'mouths'> {
  readonly type: HullType;
  readonly family: HullSide;
  /** Side of the picture, pixels. */
  readonly pixels: number;
}

const charts = new Map<string, Chart>();
/** Charts kept, in pixels: some 20 bytes each. */
const MANY = 1_600_000;

/** How much finer a hull is looked at than it is shown: small ones twice, large ones hardly. */
const fineSide = (pixels: number): number => Math.max(Math.min(pixels * 2, 560), Math.min(pixels, 900), 64);

const keep = (key: string, chart: Chart): void => {
  charts.set(key, chart);
  let pixels = [...charts.values()].reduce((sum, { side }) => sum + side * side, 0);
  for (const [old, { side }] of charts) {
    if (pixels <= MANY || old === key) return;
    charts.delete(old);
    pixels -= side * side;
  }
};

/** Bakes the picture of a hull seen from above, bow to the right, in portions of a few milliseconds. */
export function* bakeHull({ type, family, pixels, ...showing }: HullOrder): Work<HTMLCanvasElement> {
  const side = fineSide(pixels);
  const key = `${type}/${family}/${side}`;
  let chart = charts.get(key);
  if (!chart) {
    chart = yield* chartOf((family === 'A' ? BUILT : GROWN)[type], side);
    keep(key, chart);
  }
  return yield* develop(chart, { ...showing, mouths: mouthsOf(type, family) }, pixels);
}
