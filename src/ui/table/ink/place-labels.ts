/** Device pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A plate that wants a place near a point. Device pixels. */
export interface Wish {
  readonly x: number;
  readonly y: number;
  readonly away: number;
  readonly width: number;
  readonly height: number;
  /** Must be shown even where it touches something. */
  readonly forced: boolean;
  /** Left out rather than laid over a disc. */
  readonly clear?: boolean;
  /** Stands right on its point where there is room. */
  readonly upon?: boolean;
  /** The middle of what it names a part of: it stands on its own side of that, or is left out. */
  readonly middle?: Spot;
  /** Where it must stay; otherwise where all must. */
  readonly area?: Box;
  /** Its width in fewer words, for where the whole of it has no free place. */
  readonly brief?: number;
}

/** Where a plate stands; `brief`: in its fewer words. */
export interface Placed extends Box {
  readonly brief?: true;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Below first (the way figures are captioned), then above, the sides, and the corners. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.75, 0.75],
  [-0.75, 0.75],
  [0.75, -0.75],
  [-0.75, -0.75],
];
/** How many of its own heights further out a plate that must be shown may go. */
const OUT = [0, 1.1, 2.3, 3.6, 5];
/** One that must keep clear may go so far: further out it would seem to be another's. */
const CLEAR_OUT = [0, 0.9];
/** Pixels it may reach into discs in all: a hull is seldom as round as its disc. */
const TOUCH = 2;
/** Space kept between plates. */
const AIR = 2;

const boxAt = (wish: Wish, way: readonly [number, number], out: number): Box => ({
  x: Math.round(wish.x + way[0] * (wish.away + out + wish.width / 2) - wish.width / 2),
  y: Math.round(wish.y + way[1] * (wish.away + out + wish.height / 2) - wish.height / 2),
  width: wish.width,
  height: wish.height,
});

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + AIR && b.x < a.x + a.width + AIR && a.y < b.y + b.height + AIR && b.y < a.y + a.height + AIR;

/** How deep a disc reaches into a box, 0 = not at all. */
const depth = (box: Box, disc: Disc): number => {
  const x = Math.max(box.x - disc.x, 0, disc.x - box.x - box.width);
  const y = Math.max(box.y - disc.y, 0, disc.y - box.y - box.height);
  return Math.max(disc.radius - Math.hypot(x, y), 0);
};

const inside = (box: Box, area: Box): Box => ({
  ...box,
  x: Math.max(area.x, Math.min(box.x, area.x + area.width - box.width)),
  y: Math.max(area.y, Math.min(box.y, area.y + area.height - box.height)),
});

/** How many of its own heights further out a plate is tried. */
const outOf = ({ forced, clear, brief }: Wish): readonly number[] =>
  forced ? OUT : clear || brief !== undefined ? CLEAR_OUT : [0];

/** Costs from which a plate that need not be shown is left out. */
const dearest = ({ clear, middle }: Wish): number =>
  clear || middle ? 8 * TOUCH + AROUND.length * CLEAR_OUT.length : 300;

/** Least cosine of the angle between the way from a middle to a point and the way on to a plate beside it. */
const ASIDE = 0.75;

/** The ways to try: of a part of something, those that lead on from the middle of the whole. */
function waysOf({ x, y, middle }: Wish): typeof AROUND {
  if (!middle) return AROUND;
  const [right, down] = [x - middle.x, y - middle.y];
  return AROUND.filter((way) => way[0] * right + way[1] * down > ASIDE * Math.hypot(right, down) * Math.hypot(...way));
}

/** The cheapest place of a plate among what is placed already. */
function cheapest(
  wish: Wish,
  placed: readonly Box[],
  discs: readonly Disc[],
  area: Box,
): { readonly box: Box; readonly cost: number } {
  let best: { box: Box; cost: number } | null = null;
  const around = (wish.middle ? [0] : outOf(wish)).flatMap((out) =>
    waysOf(wish).map((way) => boxAt(wish, way, out * wish.height)),
  );
  const places = wish.upon ? [boxAt(wish, [0, 0], 0), ...around] : around;
  for (const [index, wanted] of places.entries()) {
    const box = inside(wanted, wish.area ?? area);
    const moved = Math.abs(box.x - wanted.x) + Math.abs(box.y - wanted.y);
    const hits = placed.reduce((sum, other) => sum + (meet(box, other) ? 1 : 0), 0);
    const over = discs.reduce((sum, disc) => sum + depth(box, disc), 0);
    const cost = hits * 1000 + over * 8 + moved * 2 + index;
    if (!best || cost < best.cost) best = { box, cost };
    if (cost === index) break;
  }
  return best!;
}

/**
 * Gives each plate a place in the order of the list: off the plates before it and off the discs where that is possible.
 * A plate without a free place is put in fewer words where it has them, else left out (null) unless it is forced.
 */
export const placeLabels = (wishes: readonly Wish[], discs: readonly Disc[], area: Box): readonly (Placed | null)[] => {
  const placed: Box[] = [];
  return wishes.map((wish) => {
    const whole = cheapest(wish, placed, discs, area);
    const fits = whole.cost < dearest(wish);
    if (!fits && wish.brief !== undefined) {
      const brief = { ...wish, width: wish.brief, clear: false };
      const { box, cost } = cheapest(brief, placed, discs, area);
      if (cost < dearest(brief)) {
        placed.push(box);
        return { ...box, brief: true };
      }
    }
    if (!fits && !wish.forced) return null;
    placed.push(whole.box);
    return whole.box;
  });
};
