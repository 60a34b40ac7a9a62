import type { RetrogradeView } from '../../../games/retrograde/index.ts';
import type { CardAbout } from './state.ts';
import type { Target } from './table/stage.ts';

/** What can be read of a thing of the table; null where there is nothing to read. */
export function aboutOf(target: Target, view: RetrogradeView): CardAbout | null {
  switch (target.kind) {
    case 'spacecraft':
    case 'project':
      return { kind: target.kind, id: target.id };
    case 'debris': {
      const wreck = view.debris.find(({ asset, orbital }) => asset === target.asset && orbital === target.orbital);
      return wreck ? { kind: 'debris', id: wreck.id } : null;
    }
    case 'upgrade': {
      const asset = view.assets.find(({ id }) => id === target.asset);
      return asset?.upgrade ? { kind: 'upgrade', id: asset.upgrade.id } : null;
    }
    case 'asset':
    case 'dial':
    case 'orbital':
      return view.assets.some(({ id }) => id === target.asset) ? { kind: 'asset', id: target.asset } : null;
  }
}

/** Whether two targets are the same thing. */
export const sameTarget = (one: Target | null, other: Target | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
