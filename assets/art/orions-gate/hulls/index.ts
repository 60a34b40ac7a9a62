import { BUILT } from './built.ts';
import type { HullSide, HullType } from './frame.ts';
import { GROWN } from './grown.ts';
import type { Work } from '../../work.ts';
import { chartOf, type Chart } from './chart.ts';
import { mouthsOf } from './frame.ts';
import { painted, type HullPaint } from './paint.ts';
import { develop, type Showing } from './develop.ts';

/** A hull's picture as it is asked for. */
export interface HullOrder extends Omit<Showing, 'mouths'> {
  readonly type: HullType;
  readonly family: HullSide;
  /** Left out: bare plates. */
  readonly paint?: HullPaint | undefined;
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

/** A hull seen from above, kept from one picture to the next. */
function* keptChart({ type, family, paint }: Pick<HullOrder, 'type' | 'family' | 'paint'>, side: number): Work<Chart> {
  const key = `${type}/${family}/${paint}/${side}`;
  const known = charts.get(key);
  if (known) return known;
  const chart = paint
    ? yield* painted(yield* keptChart({ type, family }, side), type, family, paint)
    : yield* chartOf((family === 'A' ? BUILT : GROWN)[type], side);
  keep(key, chart);
  return chart;
}

/** Bakes the picture of a hull seen from above, bow to the right, in portions of a few milliseconds. */
export function* bakeHull({ type, family, paint, pixels, ...showing }: HullOrder): Work<HTMLCanvasElement> {
  const chart = yield* keptChart({ type, family, paint }, fineSide(pixels));
  return yield* develop(chart, { ...showing, mouths: mouthsOf(type, family) }, pixels);
}
