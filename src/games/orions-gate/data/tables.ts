import type { Part, Point } from '../../../table/shape.ts';
import type { Layout, PieceData } from './layout.ts';
import type { PieceKind } from './piece-kinds.ts';

/** A table laid out by hand, under a name. */
export interface NamedTable {
  readonly id: string;
  readonly name: string;
  /** What it asks of a captain, in one line. */
  readonly line: string;
}

/**
 * Half of a table: its pieces stand about the table centre in mils on a 72" table; the other half follows by symmetry.
 */
interface Plan extends NamedTable {
  readonly symmetry: 'rotate' | 'mirror';
  /** Pieces that are their own image, in the centre. */
  readonly middle: readonly Sketch[];
  readonly half: readonly Sketch[];
}

interface Sketch extends Point {
  readonly kind: PieceKind;
  readonly name: string;
  /** About (x, y). */
  readonly parts: readonly Part[];
}

/** The width the plans are drawn for; on another table the pieces keep their size and spread evenly. */
const DRAWN_WIDTH = 72_000;
/** OG-4.2. */
const HEIGHT = 48_000;

const disc = (radius: number, x = 0, y = 0): Part => ({ kind: 'circle', x, y, radius });

/** A rock: an uneven octagon, counter-clockwise, about (x, y). */
const rock = (size: number, x: number, y: number): Part => {
  const at = (dx: number, dy: number): Point => ({ x: x + Math.round(size * dx), y: y + Math.round(size * dy) });
  return {
    kind: 'polygon',
    corners: [
      at(1, 0),
      at(0.7, 0.62),
      at(0.1, 0.92),
      at(-0.62, 0.74),
      at(-1, 0.1),
      at(-0.72, -0.66),
      at(0.04, -0.9),
      at(0.68, -0.7),
    ],
  };
};

const planet = (x: number, y: number, radius: number): Sketch => ({
  kind: 'blocking',
  name: 'Planet',
  x,
  y,
  parts: [disc(radius)],
});
const sun = (x: number, y: number, radius: number): Sketch => ({
  kind: 'dangerous',
  name: 'Sun',
  x,
  y,
  parts: [disc(radius)],
});
const hole = (x: number, y: number, radius: number): Sketch => ({
  kind: 'dangerous',
  name: 'Black hole',
  x,
  y,
  parts: [disc(radius)],
});
const nebula = (x: number, y: number, ...parts: readonly Part[]): Sketch => ({
  kind: 'obscuring',
  name: 'Nebula',
  x,
  y,
  parts,
});
const asteroids = (x: number, y: number, ...parts: readonly Part[]): Sketch => ({
  kind: 'obscuring',
  name: 'Asteroid field',
  x,
  y,
  parts,
});

const PLANS: readonly Plan[] = [
  {
    id: 'lantern',
    name: 'The Lantern',
    line: 'A great sun in the middle: nobody flies straight on, and everyone is seen.',
    symmetry: 'rotate',
    middle: [sun(0, 0, 4200)],
    half: [
      planet(-13_500, 5500, 2400),
      asteroids(-25_500, -6000, rock(2600, -900, 700), rock(2200, 1300, -900)),
      nebula(6500, 10_500, disc(2000, -1600, 0), disc(2300, 500, 400), disc(1500, 2300, -500)),
    ],
  },
  {
    id: 'straits',
    name: 'The Straits',
    line: 'Two belts of rock leave three lanes: cross under cover, or run a lane under fire.',
    symmetry: 'mirror',
    middle: [],
    half: [
      asteroids(
        -12_000,
        2900,
        rock(2000, -4900, 200),
        rock(2300, -1700, 0),
        rock(1900, 1500, 400),
        rock(2200, 4600, -100),
      ),
      asteroids(
        12_000,
        2900,
        rock(2200, -4600, -100),
        rock(1900, -1500, 400),
        rock(2300, 1700, 0),
        rock(2000, 4900, 200),
      ),
      planet(-28_000, 7500, 1800),
      planet(28_000, 7500, 1800),
      hole(0, 9500, 1500),
    ],
  },
  {
    id: 'broken-ring',
    name: 'The Broken Ring',
    line: 'The wreck of a world round a black hole: the way in is short, the way out is not.',
    symmetry: 'rotate',
    middle: [hole(0, 0, 2600)],
    half: [
      asteroids(-7500, 5200, rock(2100, -1500, -1100), rock(2000, 700, 700)),
      asteroids(7800, 4800, rock(2000, -700, 800), rock(2100, 1500, -900)),
      asteroids(400, 9700, rock(1500, -1300, -100), rock(1700, 800, 100)),
      planet(-21_000, -3500, 2600),
      nebula(-29_500, 8500, disc(2100, -700, -600), disc(2000, 1100, 700)),
    ],
  },
  {
    id: 'two-worlds',
    name: 'Two Worlds',
    line: 'Two giants bar the diagonal. Come round them, and mind who waits behind.',
    symmetry: 'rotate',
    middle: [nebula(0, 0, disc(2200), disc(1900, -2100, 1000), disc(1900, 2100, -1000))],
    half: [
      planet(-14_500, -4500, 4600),
      { kind: 'blocking', name: 'Moons', x: -25_000, y: 3000, parts: [disc(1100, -900, 900), disc(800, 1000, -900)] },
      hole(-12_500, 9000, 1800),
      asteroids(-30_000, -8500, rock(1900, 0, 0), rock(1500, 1500, 1500)),
    ],
  },
  {
    id: 'palisade',
    name: 'Palisade',
    line: 'A wall of worlds with one gate in the middle and a cloud before each side to hide in.',
    symmetry: 'mirror',
    middle: [planet(-9500, 0, 2700), planet(9500, 0, 2700), planet(-24_000, 0, 2300), planet(24_000, 0, 2300)],
    half: [
      nebula(0, 9800, disc(2000, -2600, -300), disc(2300, 0, 300), disc(2000, 2600, -300)),
      asteroids(-17_500, 8500, rock(1800, -900, 0), rock(1700, 1100, 400)),
      asteroids(17_500, 8500, rock(1800, -1000, 300), rock(1700, 1000, 0)),
    ],
  },
  {
    id: 'drift',
    name: 'The Drift',
    line: 'Clouds and rubble everywhere, nothing solid: cover for all, shelter for none.',
    symmetry: 'rotate',
    middle: [],
    half: [
      nebula(-5000, 4200, disc(2200, -1400, 0), disc(2200, 1200, 500), disc(1500, 0, -1500)),
      asteroids(-17_000, -2500, rock(2400, -1100, 900), rock(2300, 1200, -900)),
      nebula(-29_000, 6000, disc(2300, 0, -900), disc(2100, 500, 1300)),
      asteroids(8000, 10_800, rock(2000, -1300, 0), rock(1900, 1200, 300)),
      sun(-17_500, 10_500, 1500),
    ],
  },
];

export const NAMED_TABLES: readonly NamedTable[] = PLANS.map(({ id, name, line }) => ({ id, name, line }));

/**
 * The pieces of a table laid out by hand for a width in mils, or null for an unknown name. Legal on every width
 * (OG-4.2, 4.5).
 */
export function namedTable(id: string, width: number): Layout | null {
  const plan = PLANS.find((one) => one.id === id);
  if (!plan) return null;
  const counts: { [name: string]: number } = {};
  const stand = (sketch: Sketch, image: 'self' | 'rotate' | 'mirror'): PieceData => {
    const [sx, sy] = image === 'self' ? [1, 1] : image === 'rotate' ? [-1, -1] : [1, -1];
    const centre = { x: width / 2 + Math.round((sx * sketch.x * width) / DRAWN_WIDTH), y: HEIGHT / 2 + sy * sketch.y };
    const shift = ({ x, y }: Point): Point => ({ x: centre.x + sx * x, y: centre.y + sy * y });
    const parts = sketch.parts.map((part): Part => {
      if (part.kind === 'circle') return { ...part, ...shift(part) };
      const corners = part.corners.map(shift);
      // A mirror image runs clockwise; corners are listed counter-clockwise (OG-2.10).
      return { kind: 'polygon', corners: image === 'mirror' ? corners.reverse() : corners };
    });
    const number = (counts[sketch.name] = (counts[sketch.name] ?? 0) + 1);
    return { kind: sketch.kind, name: `${sketch.name} ${number}`, parts };
  };
  return [
    [
      ...plan.middle.map((sketch) => stand(sketch, 'self')),
      ...plan.half.flatMap((sketch) => [stand(sketch, 'self'), stand(sketch, plan.symmetry)]),
    ],
  ];
}
