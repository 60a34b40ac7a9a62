import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Box } from '../../../../table/box.ts';
import type { Extent } from '../../../table/camera/camera.ts';
import { at, berthSize, type Berth } from './berth.ts';
import { layoutIn } from './cast.ts';
import { shapeIn } from './layout.ts';
import type { OrreryOverlay, Target } from './stage.ts';

/** How a camera may look at the orrery: closest, one world fills a small screen. */
const LOOK = { closest: 560, margin: 6, beyond: 300 } as const;

/** Everything there is to see of a view. */
export function extentOf(view: RetrogradeView | null, overlays: readonly OrreryOverlay[]): Extent {
  if (!view) return { x: -1000, y: -1000, width: 2000, height: 2000, ...LOOK };
  const { left, bottom, right, top } = layoutIn(view, shapeIn(overlays)).box;
  return { x: left, y: bottom, width: right - left, height: top - bottom, ...LOOK };
}

const boxOf = (berth: Berth): Box => {
  const [a, b] = [at(berth, -berth.wide / 2, 0), at(berth, berth.wide / 2, berthSize(berth.card).high)];
  return { left: a.x, right: b.x, bottom: Math.min(a.y, b.y), top: Math.max(a.y, b.y) };
};

const assetOf = (view: RetrogradeView, target: Target): string | null => {
  if (target.kind === 'spacecraft') return view.spacecraft.find(({ id }) => id === target.id)?.asset ?? null;
  if (target.kind === 'project') return view.projects.find(({ id }) => id === target.id)?.asset ?? target.id;
  return target.asset;
};

const around = (berths: readonly Berth[]): Box | null => {
  const boxes = berths.map(boxOf);
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    top: Math.max(...boxes.map(({ top }) => top)),
  };
};

/**
 * The berths in which some targets are, as one box: what a camera frames to look at them (`stage.frame`). Null where
 * none of them is on the table.
 */
export function frameOf(
  view: RetrogradeView,
  overlays: readonly OrreryOverlay[],
  targets: readonly Target[],
): Box | null {
  const { berths } = layoutIn(view, shapeIn(overlays));
  return around(targets.flatMap((target) => berths.get(assetOf(view, target) ?? '') ?? []));
}

/** From which scale on what stands at a world is read on a small screen, CSS pixels for 1000 units. */
const READ = 78;

/**
 * What a small screen looks at of some worlds, the most important first: as many of them as can still be read in a room
 * of so many pixels. Null where none is on the table.
 */
export const nearBox = (
  view: RetrogradeView,
  overlays: readonly OrreryOverlay[],
  assets: readonly string[],
  room: { readonly width: number; readonly height: number },
): Box | null =>
  assets.reduce<Box | null>((kept, _, index) => {
    const targets = assets.slice(0, index + 1).map((asset): Target => ({ kind: 'asset', asset }));
    const box = frameOf(view, overlays, targets);
    return kept === null || (box !== null && isRead(box, room)) ? box : kept;
  }, null);

const isRead = ({ left, bottom, right, top }: Box, { width, height }: { width: number; height: number }): boolean =>
  Math.min(width / (right - left), height / (top - bottom)) * 1000 >= READ;

type Named = { readonly id: string };

/** Things that are new, gone, or differ in what is seen from afar. */
const moved = <T extends Named>(
  before: readonly T[],
  after: readonly T[],
  differ: (old: T, now: T) => boolean,
): readonly T[] => {
  const old = new Map(before.map((thing) => [thing.id, thing]));
  const now = new Set(after.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !now.has(id)),
    ...after.flatMap((thing) => {
      const was = old.get(thing.id);
      if (!was) return [thing];
      return differ(was, thing) ? [was, thing] : [];
    }),
  ];
};

/** Assets at which something happened between two views; what only turns, heals or is filled up shows where it is. */
const placesOf = (before: RetrogradeView, after: RetrogradeView): ReadonlySet<string> =>
  new Set([
    ...moved(
      before.assets,
      after.assets,
      (old, now) =>
        old.damage < now.damage ||
        old.destroyed !== now.destroyed ||
        (old.upgrade?.damage ?? 0) < (now.upgrade?.damage ?? 0),
    ).map(({ id }) => id),
    ...moved(
      before.spacecraft,
      after.spacecraft,
      (old, now) => old.asset !== now.asset || old.orbital !== now.orbital || old.damage < now.damage,
    ).map(({ asset }) => asset),
    ...moved(before.projects, after.projects, (old, now) => old.points !== now.points).map(
      ({ id, asset }) => asset ?? id,
    ),
  ]);

/** How large what a film goes on in is shown where the camera was elsewhere, CSS pixels for 1000 units. */
const FILMED = 260;

/** Where a film from one view to the next goes on: the berths at which something happened; null = nowhere. */
export function stageOf(
  before: RetrogradeView,
  after: RetrogradeView,
  overlays: readonly OrreryOverlay[],
): Extent | null {
  const whole = extentOf(before, overlays);
  const ids = placesOf(before, after);
  const { berths } = layoutIn(before, shapeIn(overlays));
  const box = around([...berths.values()].filter(({ id }) => ids.has(id)));
  if (!box) return null;
  const { left: x, bottom: y } = box;
  return {
    ...whole,
    heart: {
      part: { x, y, width: box.right - x, height: box.top - y },
      large: FILMED,
      margin: { x: LOOK.margin, y: LOOK.margin },
    },
  };
}
