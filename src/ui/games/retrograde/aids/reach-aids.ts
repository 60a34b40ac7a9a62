import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Orbit, OrreryOverlay, Target } from '../table/stage.ts';
import { placeOf } from './place.ts';
import { planned, reachable } from './reach.ts';

/**
 * The aids for a spacecraft: the burns laid out for it and its ghost where they end, every place it can reach from
 * there, and the way to the one that is pointed at.
 */
export function reachAids(
  view: RetrogradeView,
  id: string,
  pointed: Target | null = null,
  plan: readonly Orbit[] = [],
): readonly OrreryOverlay[] {
  const ghost = planned(view, id, plan);
  if (!ghost) return [];
  const places = reachable(ghost.view, id);
  const goal = placeOf(view, ghost.craft, pointed);
  const way = goal && places.find(({ asset, orbital }) => asset === goal.asset && orbital === goal.orbital);
  const from = plan.at(-1);
  return [
    ...places.map(({ asset, orbital, cost, left }): OrreryOverlay => ({
      kind: 'reach',
      at: { asset, orbital },
      cost,
      left,
    })),
    ...(from ? [{ kind: 'plan', spacecraft: id, legs: ghost.legs, emphasis: 'chosen' } as const] : []),
    ...(way
      ? [{ kind: 'plan', spacecraft: id, legs: way.legs, emphasis: 'pointed', ...(from ? { from } : {}) } as const]
      : []),
  ];
}
