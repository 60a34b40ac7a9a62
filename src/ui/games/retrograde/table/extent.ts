import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Box } from '../../../../table/box.ts';
import type { Extent } from '../../../table/camera/camera.ts';
import { at, berthSize, type Berth } from './berth.ts';
import { layoutIn } from './cast.ts';
import { shapeIn, type Layout } from './layout.ts';
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

/**
 * The berths in which some targets are, as one box: what a camera frames to look at them (`stage.frame`). Null where
 * none of them is on the table.
 */
export function frameOf(
  view: RetrogradeView,
  overlays: readonly OrreryOverlay[],
  targets: readonly Target[],
): Box | null {
  const layout: Layout = layoutIn(view, shapeIn(overlays));
  const boxes = targets.flatMap((target) => {
    const berth = layout.berths.get(assetOf(view, target) ?? '');
    return berth ? [boxOf(berth)] : [];
  });
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    top: Math.max(...boxes.map(({ top }) => top)),
  };
}
