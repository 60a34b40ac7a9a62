import type { RetrogradeView } from '../../../src/games/retrograde/index.ts';
import { INSETS } from '../../../src/ui/games/retrograde/insets.ts';
import { arcOf, at, onArc } from '../../../src/ui/games/retrograde/table/berth.ts';
import { actorsOf, layoutIn } from '../../../src/ui/games/retrograde/table/cast.ts';
import { shapeOf } from '../../../src/ui/games/retrograde/table/layout.ts';
import { outlineOf } from '../../../src/ui/games/retrograde/table/target-spots.ts';
import type { Place } from './hands.ts';
import { SIZES } from './page.ts';

/** How the orrery lies on a wide screen. */
const SHAPE = shapeOf(
  SIZES.desk.width - INSETS.wide.left - INSETS.wide.right,
  SIZES.desk.height - INSETS.wide.top - INSETS.wide.bottom,
);

const inThousands = ({ x, y }: { readonly x: number; readonly y: number }): Place => [x / 1000, y / 1000];

/** Where a spacecraft or the limb of an asset is on the table of a wide screen. */
export function spotOf(view: RetrogradeView, kind: 'spacecraft' | 'asset', id: string): Place {
  const target = kind === 'asset' ? ({ kind, asset: id } as const) : ({ kind, id } as const);
  const outline = outlineOf(layoutIn(view, SHAPE), actorsOf(view), target);
  if (!outline) throw new Error(`There is no ${id} on the table.`);
  return inThousands(outline.at);
}

/** A place on an orbital where no spacecraft rides, on the table of a wide screen. */
export function arcSpot(view: RetrogradeView, asset: string, orbital: number): Place {
  const berth = layoutIn(view, SHAPE).berths.get(asset)!;
  const arc = arcOf(berth.card!, orbital);
  const { u, v } = onArc(arc, -arc.half * 0.62);
  return inThousands(at(berth, u, v));
}
