import type { Page } from 'playwright-core';
import type { RetrogradeView } from '../../../src/games/retrograde/index.ts';
import { INSETS } from '../../../src/ui/games/retrograde/insets.ts';
import { arcOf, at, onArc } from '../../../src/ui/games/retrograde/table/berth.ts';
import { actorsOf, layoutIn } from '../../../src/ui/games/retrograde/table/cast.ts';
import { shapeOf } from '../../../src/ui/games/retrograde/table/layout.ts';
import type { Shape } from '../../../src/ui/games/retrograde/table/stage.ts';
import { outlineOf } from '../../../src/ui/games/retrograde/table/target-spots.ts';
import type { Place } from './hands.ts';
import { SIZES } from './page.ts';

/** How the orrery lies on a wide screen. */
const SHAPE = shapeOf(
  SIZES.desk.width - INSETS.wide.left - INSETS.wide.right,
  SIZES.desk.height - INSETS.wide.top - INSETS.wide.bottom,
);

/** How the orrery lies on a small screen as it is now: panels leave so much of it. */
export const shapeOn = (page: Page): Promise<Shape> =>
  page
    .evaluate(() => {
      const heightOf = (name: string) => document.querySelector(name)!.getBoundingClientRect().height;
      return [innerWidth, innerHeight, heightOf('.topbar'), heightOf('.dock-bottom')] as const;
    })
    .then(([width, height, bar, sheet]) => {
      const { top, left, right } = INSETS.narrow;
      return shapeOf(width - left - right, height - Math.max(top, bar + left) - (sheet + left));
    });

const inThousands = ({ x, y }: { readonly x: number; readonly y: number }): Place => [x / 1000, y / 1000];

/** Where a spacecraft or the limb of an asset is on the table, that of a wide screen without a `shape`. */
export function spotOf(view: RetrogradeView, kind: 'spacecraft' | 'asset', id: string, shape: Shape = SHAPE): Place {
  const target = kind === 'asset' ? ({ kind, asset: id } as const) : ({ kind, id } as const);
  const outline = outlineOf(layoutIn(view, shape), actorsOf(view), target);
  if (!outline) throw new Error(`There is no ${id} on the table.`);
  return inThousands(outline.at);
}

/**
 * A place on an orbital where no spacecraft rides, on the table of a wide screen without a `shape`; `share` of its half
 * to the right of its crown.
 */
export function arcSpot(
  view: RetrogradeView,
  asset: string,
  orbital: number,
  shape: Shape = SHAPE,
  share = -0.62,
): Place {
  const berth = layoutIn(view, shape).berths.get(asset)!;
  const arc = arcOf(berth.card!, orbital);
  const { u, v } = onArc(arc, arc.half * share);
  return inThousands(at(berth, u, v));
}
