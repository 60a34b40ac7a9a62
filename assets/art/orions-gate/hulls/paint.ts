import type { Rgb } from '../../seeded.ts';
import type { Chart } from './chart.ts';
import type { Work } from '../../work.ts';
import { BERTHS, type Berth, type HullSide, type HullType } from './frame.ts';

/** The paints hulls may be given; without one their plates are bare. */
export type HullPaint = 'guard' | 'lancers' | 'wardens' | 'rangers' | 'harlequins' | 'hussars' | 'tigers';

/** A paint: the colour of the hull, that of its pattern, and where that lies. No two have a like pattern. */
interface Scheme {
  readonly hull: Rgb;
  readonly second: Rgb;
  /** Whether a place of a craft has the second colour; half lengths, x to the bow, y to starboard. */
  readonly at: (x: number, y: number) => boolean;
}

/** How far a place is into its repeat, 0..1. */
const part = (value: number, every: number): number => value / every - Math.floor(value / every);

const odd = (value: number): boolean => (Math.floor(value) & 1) === 1;

// Neither colour of a paint comes near the light of a side: amber and cyan say whose a ship is.
const SCHEMES: { readonly [paint in HullPaint]: Scheme } = {
  // One broad stripe from bow to stern, a fine line beside it.
  guard: {
    hull: [232, 224, 204],
    second: [40, 58, 122],
    at: (_, y) => Math.abs(y) < 0.1 || Math.abs(Math.abs(y) - 0.165) < 0.022,
  },
  // Arrowheads that point ahead.
  lancers: {
    hull: [140, 34, 38],
    second: [236, 220, 192],
    at: (x, y) => part(x + Math.abs(y) * 0.95 + 0.1, 0.62) < 0.3,
  },
  // Hoops athwart.
  wardens: {
    hull: [44, 50, 72],
    second: [204, 214, 228],
    at: (x) => part(x + 0.06, 0.4) < 0.3,
  },
  // Splinters: slanted shards of two directions.
  rangers: {
    hull: [52, 84, 54],
    second: [176, 172, 118],
    at: (x, y) => odd(x * 1.7 + y * 2.6 + 0.3) !== odd(x * 2.9 - y * 1.7 + 0.55),
  },
  // Diamonds.
  harlequins: {
    hull: [164, 48, 98],
    second: [46, 34, 58],
    at: (x, y) => odd((x + y * 1.5) / 0.34) !== odd((x - y * 1.5) / 0.34),
  },
  // One half and the other.
  hussars: {
    hull: [92, 66, 170],
    second: [222, 214, 236],
    at: (_, y) => y > 0,
  },
  // Claws that run in from the flanks and end before the spine.
  tigers: {
    hull: [196, 164, 118],
    second: [70, 46, 40],
    at: (x, y) => part(x - Math.abs(y) * 0.45, 0.3) < Math.min(Math.abs(y) * 1.7 - 0.06, 0.55),
  },
};

/** Brightness of plates and shells on which paint shows as it is; brighter parts lighten it, darker ones darken it. */
const PLAIN: { readonly [side in HullSide]: number } = { A: 158, B: 122 };
const LEAST = 0.5;
const MOST = 1.22;

const WHOLE: readonly Berth[] = [[0, 0, 1]];

/** The craft a place belongs to: the one whose middle is nearest for its size. */
const nearestOf = (berths: readonly Berth[], x: number, y: number): Berth => {
  let best = berths[0]!;
  let least = Infinity;
  for (const one of berths) {
    const away = Math.hypot(x - one[0], y - one[1]) / one[2];
    if (away < least) [best, least] = [one, away];
  }
  return best;
};

/** Rows of pixels to a portion. */
const ROWS = 40;

/** The chart of a hull with its plates in a paint; trim, drives, lamps and guns are as they were. */
export function* painted(chart: Chart, type: HullType, family: HullSide, paint: HullPaint): Work<Chart> {
  const { side, scale, coat, colour: bare } = chart;
  const { hull, second, at } = SCHEMES[paint];
  const berths = type === 'scouts' || type === 'fighters' ? BERTHS[family][type] : WHOLE;
  const colour = bare.slice();
  for (let spot = 0; spot < coat.length; spot += 1) {
    if (spot % (side * ROWS) === 0) yield;
    if (coat[spot] !== 2) continue;
    const x = ((spot % side) - side / 2) / scale;
    const y = (Math.floor(spot / side) - side / 2) / scale;
    const [bx, by, size] = nearestOf(berths, x, y);
    const own = at((x - bx) / size, (y - by) / size) ? second : hull;
    const light = (bare[spot * 3]! + bare[spot * 3 + 1]! + bare[spot * 3 + 2]!) / 3 / PLAIN[family];
    const shade = Math.min(Math.max(light, LEAST), MOST);
    for (let rgb = 0; rgb < 3; rgb += 1) colour[spot * 3 + rgb] = own[rgb]! * shade;
  }
  return { ...chart, colour };
}
