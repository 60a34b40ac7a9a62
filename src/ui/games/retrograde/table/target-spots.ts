import type { Point } from '../../../../table/shape.ts';
import {
  arcOf,
  at,
  bodyOf,
  dialSlot,
  moduleSlot,
  onArc,
  siteSlot,
  wreckAngle,
  type Berth,
  type Slot,
} from './berth.ts';
import type { Actor, ProjectActor } from './cast.ts';
import type { Layout } from './layout.ts';
import { craftLength, craftPose } from './put-craft.ts';
import type { Target } from './stage.ts';

/** The outline by which a target is marked, units; `angle` of an ellipse, counter-clockwise. */
export type Outline =
  | { readonly kind: 'ellipse'; readonly at: Point; readonly rx: number; readonly ry: number; readonly angle: number }
  | { readonly kind: 'box'; readonly at: Point; readonly wide: number; readonly high: number }
  | { readonly kind: 'arc'; readonly berth: Berth; readonly orbital: number; readonly at: Point }
  | { readonly kind: 'limb'; readonly berth: Berth; readonly at: Point };

const circle = (spot: Point, radius: number): Outline => ({
  kind: 'ellipse',
  at: spot,
  rx: radius,
  ry: radius,
  angle: 0,
});

function ofCraft(layout: Layout, actors: readonly Actor[], id: string): Outline | null {
  const actor = actors.find((one) => one.id === id);
  const pose = actor?.kind === 'craft' ? craftPose(layout, actor) : null;
  if (actor?.kind !== 'craft' || !pose) return null;
  const length = craftLength(layout, actor);
  return { kind: 'ellipse', at: pose, rx: length * 0.66, ry: length * 0.5, angle: pose.angle };
}

/** Where a scaffold stands: beneath the asset that carries it, or in a site of its own; null where neither is there. */
export function scaffoldSlot(
  layout: Layout,
  { id, of, asset }: Pick<ProjectActor, 'id' | 'of' | 'asset'>,
): { readonly berth: Berth; readonly slot: Slot } | null {
  const berth = layout.berths.get(asset ?? id);
  if (!berth) return null;
  if (asset === null) return { berth, slot: siteSlot() };
  return { berth, slot: moduleSlot(berth, of === 'upgrade' ? 'upgradeProject' : 'spacecraftProject') };
}

function ofProject(layout: Layout, actors: readonly Actor[], id: string): Outline | null {
  const actor = actors.find((one) => one.id === id);
  const stands = actor?.kind === 'project' ? scaffoldSlot(layout, actor) : null;
  return (
    stands && {
      kind: 'box',
      at: at(stands.berth, stands.slot.u, stands.slot.v),
      wide: stands.slot.wide,
      high: stands.slot.high,
    }
  );
}

/** The outline of a target as it stands; null where it is not on the table. */
export function outlineOf(layout: Layout, actors: readonly Actor[], target: Target): Outline | null {
  if (target.kind === 'spacecraft') return ofCraft(layout, actors, target.id);
  if (target.kind === 'project') return ofProject(layout, actors, target.id);
  const berth = layout.berths.get(target.asset);
  if (!berth?.card) return null;
  switch (target.kind) {
    case 'asset':
      return { kind: 'limb', berth, at: at(berth, 0, bodyOf(berth.card).top * 0.8) };
    case 'orbital': {
      const { u, v } = onArc(arcOf(berth.card, target.orbital), 0);
      return { kind: 'arc', berth, orbital: target.orbital, at: at(berth, u, v) };
    }
    case 'debris': {
      const arc = arcOf(berth.card, target.orbital);
      const { u, v } = onArc(arc, wreckAngle(arc));
      return circle(at(berth, u, v), 105);
    }
    case 'dial': {
      const { u, v, wide } = dialSlot(berth.card);
      return circle(at(berth, u, v), wide * 0.62);
    }
    case 'upgrade': {
      const { u, v, wide, high } = moduleSlot(berth, 'upgrade');
      return { kind: 'box', at: at(berth, u, v), wide, high };
    }
  }
}
