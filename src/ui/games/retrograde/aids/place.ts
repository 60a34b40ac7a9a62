import { orbitsOf, type RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Orbit, Target } from '../table/stage.ts';

/** The place burns lead to when something of the table is pressed; null where it is none of another place. */
export function placeOf(view: RetrogradeView, craft: Orbit, target: Target | null): Orbit | null {
  switch (target?.kind) {
    case 'orbital':
    case 'debris':
      return { asset: target.asset, orbital: target.orbital };
    case 'asset':
    case 'dial':
    case 'upgrade':
      // The world itself stands for its outermost orbital.
      return target.asset === craft.asset
        ? null
        : { asset: target.asset, orbital: orbitsOf(view, target.asset).length };
    default:
      return null;
  }
}
