import { assetCard } from '../../../../games/retrograde/index.ts';
import type { Point } from '../../../../table/shape.ts';

// A berth is where an asset, or an asset under construction, has its place. Its own measures: u to the right of its
// middle, v from its edge towards the other system. The limb rises from the edge, the orbitals are arcs above it.

/** The limb of a world: how wide its berth is, its radius, and how far its crown stands from the edge. */
export interface Body {
  readonly wide: number;
  readonly radius: number;
  readonly top: number;
}

/** Sizes follow importance: homeworlds, the supergiant, moons and bases, what else floats. */
const BODIES: readonly (readonly [name: string, body: Body])[] = [
  ['jupiter', { wide: 1500, radius: 1250, top: 500 }],
  ['earth', { wide: 1420, radius: 840, top: 490 }],
  ['mars', { wide: 1360, radius: 720, top: 465 }],
  ['supergiant', { wide: 1340, radius: 1080, top: 480 }],
  ['moon', { wide: 1080, radius: 560, top: 425 }],
  ['corporate', { wide: 1080, radius: 640, top: 425 }],
  ['manufactory', { wide: 1080, radius: 640, top: 415 }],
  ['asteroid', { wide: 1000, radius: 600, top: 405 }],
  ['', { wide: 1000, radius: 620, top: 395 }],
];

/** Room that an asset under construction takes. */
const SITE = { wide: 560, high: 560 } as const;
/** The lowest arc stands so far above the crown; the next ones follow. */
const FIRST = 112;
export const NEXT = 126;
/** Room above the outermost arc: its craft, and the dial beside it. */
const ABOVE = 175;
/** Arcs end so far from the side of the berth. */
const SIDE = 62;
/** Share of the half angle of an arc on which spacecraft ride: the left end has the notch, the right end the wrecks. */
const RIDE = 0.7;
/** Length along an arc from one spacecraft to the next where there is room. */
const PITCH = 280;

/** The limb of an asset. */
export const bodyOf = (card: string): Body => BODIES.find(([name]) => card.startsWith(name))![1];

/** How many orbitals an asset has. */
export const orbitalsOf = (card: string): number => assetCard(card).orbitals.length;

/** How large a berth is; `card` null = a site where an asset is built. */
export const berthSize = (card: string | null): { readonly wide: number; readonly high: number } => {
  if (card === null) return SITE;
  const { wide, top } = bodyOf(card);
  return { wide, high: top + FIRST + (orbitalsOf(card) - 1) * NEXT + ABOVE };
};

/** An arc: its radius and half angle round the middle of the world at (0, `middle`). */
export interface Arc {
  readonly radius: number;
  readonly half: number;
  readonly middle: number;
}

/** The arc of an orbital, 1 = the lowest. */
export const arcOf = (card: string, orbital: number): Arc => {
  const { wide, radius, top } = bodyOf(card);
  const own = radius + FIRST + (orbital - 1) * NEXT;
  return { radius: own, half: Math.asin(Math.min((wide / 2 - SIDE) / own, 0.95)), middle: top - radius };
};

/** A place on an arc at an angle to the right of its crown, in the measures of the berth. */
export const onArc = ({ radius, middle }: Arc, angle: number): { readonly u: number; readonly v: number } => ({
  u: radius * Math.sin(angle),
  v: middle + radius * Math.cos(angle),
});

/** The angle of one of so many spacecraft on an arc: evenly round the crown, closer where there are many. */
export const slotAngle = ({ radius, half }: Arc, slot: number, of: number): number => {
  const room = 2 * half * RIDE;
  const step = of < 2 ? 0 : Math.min(PITCH / radius, room / (of - 1));
  return (slot - (of - 1) / 2) * step;
};

/** Craft on neighbouring arcs stand apart by so much along them, so that none covers another. */
const LEAN = 190;
const LEANS = [0, 1, -1] as const;

/** The angle at which one of so many spacecraft rides an orbital. */
export const rideAngle = (card: string, orbital: number, slot: number, of: number): number => {
  const arc = arcOf(card, orbital);
  const own = slotAngle(arc, slot, of);
  if (orbitalsOf(card) < 2) return own;
  const span = Math.abs(slotAngle(arc, 0, of));
  const most = Math.max(arc.half * RIDE - span, 0);
  return own + LEANS[(orbital - 1) % LEANS.length]! * Math.min(LEAN / arc.radius, most);
};

/** Length along an arc that one of so many spacecraft has for itself. */
export const slotRoom = (arc: Arc, of: number): number =>
  of < 2 ? PITCH : Math.abs(slotAngle(arc, 1, of) - slotAngle(arc, 0, of)) * arc.radius;

/** Where the entry cost of an arc is written, and where its wrecks drift. */
export const notchAngle = ({ half }: Arc): number => -half * 0.93;
export const wreckAngle = ({ half }: Arc): number => half * 0.84;

/** What may stand beneath a limb, from the left. */
export const MODULES = ['upgrade', 'upgradeProject', 'spacecraftProject'] as const;
export type Module = (typeof MODULES)[number];

/** A berth on the table: its middle at the edge; `up` 1 = it opens upwards, -1 = downwards. */
export interface Berth {
  readonly id: string;
  readonly card: string | null;
  readonly seat: string;
  readonly x: number;
  readonly y: number;
  readonly up: 1 | -1;
  readonly wide: number;
  readonly high: number;
  /** What stands beneath its limb. */
  readonly modules: readonly Module[];
  /** How much of it is seen while it comes or goes, 0..1. */
  readonly alpha: number;
}

/** A place of the table by the measures of a berth. */
export const at = ({ x, y, up }: Pick<Berth, 'x' | 'y' | 'up'>, u: number, v: number): Point => ({
  x: x + u,
  y: y + up * v,
});

/** The measures of a berth by a place of the table. */
export const within = ({ x, y, up }: Berth, point: Point): { readonly u: number; readonly v: number } => ({
  u: point.x - x,
  v: (point.y - y) * up,
});

/** A rectangle in the measures of a berth, by its middle. */
export interface Slot {
  readonly u: number;
  readonly v: number;
  readonly wide: number;
  readonly high: number;
}

/** What lies beneath a limb, from the edge on: modules, figures, the name. */
const PLATE = { side: 26, module: 88, foot: 14, gap: 12, widest: 640 } as const;

/** Heights of the figures and of the name of an asset above the edge, and room their lines take, CSS pixels. */
const FIGURES_V = 148;
const NAME_V = 232;
const LINE = { figures: 7.5, name: 13.5 } as const;

/**
 * Where the lines of an asset stand; from afar, where letters are larger than life, further apart. `pixel` = units in
 * one.
 */
export function linesOf(
  { modules }: Pick<Berth, 'modules'>,
  pixel: number,
): { readonly figures: number; readonly name: number } {
  const foot = modules.length > 0 ? PLATE.foot + PLATE.module : PLATE.foot;
  const tight = FIGURES_V - foot < LINE.figures * pixel || NAME_V - FIGURES_V < LINE.name * pixel;
  if (!tight) return { figures: FIGURES_V, name: NAME_V };
  const figures = foot + LINE.figures * pixel;
  return { figures, name: figures + LINE.name * pixel };
}

/** The dial: its middle and radius. */
export const dialSlot = (card: string): Slot => {
  const { wide, high } = berthSize(card);
  return { u: wide / 2 - 124, v: high - 104, wide: 216, high: 216 };
};

/** Where a module stands beneath a limb: those that are there share the room, from the left. */
export const moduleSlot = ({ wide, modules }: Pick<Berth, 'wide' | 'modules'>, module: Module): Slot => {
  const count = Math.max(modules.length, 1);
  const room = wide - 2 * PLATE.side - (count - 1) * PLATE.gap;
  const one = Math.min(room / count, PLATE.widest);
  const index = Math.max(modules.indexOf(module), 0);
  return {
    u: (index - (count - 1) / 2) * (one + PLATE.gap),
    v: PLATE.foot + PLATE.module / 2,
    wide: one,
    high: PLATE.module,
  };
};

/** The scaffold of an asset under construction, in its site. */
export const siteSlot = (): Slot => ({ u: 0, v: SITE.high * 0.46, wide: SITE.wide - 90, high: SITE.high * 0.72 });
