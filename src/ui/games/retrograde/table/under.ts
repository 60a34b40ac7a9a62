import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Point } from '../../../../table/shape.ts';
import {
  arcOf,
  bodyOf,
  dialSlot,
  moduleSlot,
  onArc,
  orbitalsOf,
  siteSlot,
  within,
  wreckAngle,
  type Berth,
  type Slot,
} from './berth.ts';
import { actorsOf, layoutOf, mineOf, type Actor } from './cast.ts';
import { shapeIn, type Layout } from './layout.ts';
import { craftLength, craftPose } from './put-craft.ts';
import type { OrreryOverlay, Target } from './stage.ts';

/** Half of what a finger or a mouse needs, CSS pixels. */
const REACH = { touch: 22, mouse: 9 } as const;
/** Shares of its length that a spacecraft fills across. */
const BROAD = 0.62;

interface Found {
  readonly target: Target;
  /** How far off it was met, share of its reach: the nearest wins. */
  readonly off: number;
}

const nearest = (found: readonly Found[]): Target | null =>
  found.reduce<Found | null>((best, one) => (best === null || one.off < best.off ? one : best), null)?.target ?? null;

/** Spacecraft where they are drawn, each with the reach of a finger. */
function craftUnder(layout: Layout, actors: readonly Actor[], point: Point, reach: number): Target | null {
  return nearest(
    actors.flatMap((actor): readonly Found[] => {
      const pose = actor.kind === 'craft' ? craftPose(layout, actor) : null;
      if (actor.kind !== 'craft' || !pose) return [];
      const length = craftLength(layout, actor);
      const [cos, sin] = [Math.cos(pose.angle), Math.sin(pose.angle)];
      const [dx, dy] = [point.x - pose.x, point.y - pose.y];
      const along = Math.abs(dx * cos + dy * sin) / Math.max(length / 2, reach);
      const across = Math.abs(dy * cos - dx * sin) / Math.max((length * BROAD) / 2, reach);
      const off = Math.hypot(along, across);
      return Math.max(along, across) <= 1 ? [{ target: { kind: 'spacecraft', id: actor.id }, off }] : [];
    }),
  );
}

const inSlot = ({ u, v }: { readonly u: number; readonly v: number }, slot: Slot, reach: number): boolean =>
  Math.abs(u - slot.u) <= Math.max(slot.wide / 2, reach) &&
  Math.abs(v - slot.v) <= Math.max(slot.high / 2, reach * 0.7);

/** What stands beneath a limb or in a site. */
function moduleUnder(
  berth: Berth,
  actors: readonly Actor[],
  spot: ReturnType<typeof within>,
  reach: number,
): Target | null {
  if (berth.card === null) return inSlot(spot, siteSlot(), reach) ? { kind: 'project', id: berth.id } : null;
  for (const module of berth.modules) {
    if (!inSlot(spot, moduleSlot(berth, module), reach * 0.5)) continue;
    if (module === 'upgrade') return { kind: 'upgrade', asset: berth.id };
    const kind = module === 'upgradeProject' ? 'upgrade' : 'spacecraft';
    const project = actors.find((actor) => actor.kind === 'project' && actor.asset === berth.id && actor.of === kind);
    if (project) return { kind: 'project', id: project.id };
  }
  return null;
}

/** The arc nearest to a place of a berth; null where none is near. */
function orbitalUnder(berth: Berth, { u, v }: ReturnType<typeof within>, reach: number): Target | null {
  const card = berth.card!;
  return nearest(
    Array.from({ length: orbitalsOf(card) }, (_, index): Found => {
      const { radius, middle, half } = arcOf(card, index + 1);
      const away = Math.abs(Math.hypot(u, v - middle) - radius);
      const angle = Math.abs(Math.atan2(u, v - middle));
      const off = angle > half ? Infinity : away / Math.max(reach, 58);
      return { target: { kind: 'orbital', asset: berth.id, orbital: index + 1 }, off };
    }).filter(({ off }) => off <= 1),
  );
}

function debrisUnder(
  actors: readonly Actor[],
  berth: Berth,
  spot: ReturnType<typeof within>,
  reach: number,
): Target | null {
  return nearest(
    actors.flatMap((actor): readonly Found[] => {
      if (actor.kind !== 'debris' || actor.asset !== berth.id) return [];
      const arc = arcOf(berth.card!, actor.orbital);
      const { u, v } = onArc(arc, wreckAngle(arc));
      const off = Math.hypot(spot.u - u, spot.v - v) / Math.max(95, reach);
      return off <= 1 ? [{ target: { kind: 'debris', asset: actor.asset, orbital: actor.orbital }, off }] : [];
    }),
  );
}

function inBerth(berth: Berth, actors: readonly Actor[], point: Point, reach: number): Target | null {
  const spot = within(berth, point);
  const module = moduleUnder(berth, actors, spot, reach);
  if (module || berth.card === null) return module;
  const dial = dialSlot(berth.card);
  if (Math.hypot(spot.u - dial.u, spot.v - dial.v) <= Math.max(dial.wide / 2, reach))
    return { kind: 'dial', asset: berth.id };
  const wreck = debrisUnder(actors, berth, spot, reach);
  if (wreck) return wreck;
  const { radius, top } = bodyOf(berth.card);
  const ground = Math.hypot(spot.u, spot.v - (top - radius)) <= radius + 20;
  return (ground ? null : orbitalUnder(berth, spot, reach)) ?? { kind: 'asset', asset: berth.id };
}

const holds = (berth: Berth, point: Point): boolean => {
  const { u, v } = within(berth, point);
  return Math.abs(u) <= berth.wide / 2 && v >= -20 && v <= berth.high;
};

const casts = new WeakMap<RetrogradeView, readonly Actor[]>();

/** What stands there of a view, made once: a mouse asks at every step. */
const castOf = (view: RetrogradeView): readonly Actor[] => {
  const actors = casts.get(view) ?? actorsOf(view);
  casts.set(view, actors);
  return actors;
};

/**
 * What lies under a point of the orrery, pure: a spacecraft, then modules, dial and wrecks, then an arc or the world
 * itself; null in the gap. `pixel` = units in one CSS pixel.
 */
export function under(
  view: RetrogradeView,
  overlays: readonly OrreryOverlay[],
  point: Point,
  pixel: number,
  pointer: 'mouse' | 'touch' = 'mouse',
): Target | null {
  const actors = castOf(view);
  const layout = layoutOf(actors, mineOf(view), shapeIn(overlays));
  const reach = REACH[pointer] * pixel;
  const craft = craftUnder(layout, actors, point, reach);
  if (craft) return craft;
  for (const berth of layout.berths.values()) if (holds(berth, point)) return inBerth(berth, actors, point, reach);
  return null;
}
