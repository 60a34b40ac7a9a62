import type { SkaxarView } from '../../../games/skaxar/index.ts';
import type { Target } from './table/stage.ts';
import type { About } from './state.ts';

/** What can be read of a thing of the table; null for an empty slot. */
export function aboutOf(target: Target, view: SkaxarView): About | null {
  switch (target.kind) {
    case 'shop': {
      const card = view.shop[target.slot - 1] ?? null;
      return card === null ? null : { kind: 'card', card };
    }
    case 'asteroid': {
      const shown = view.asteroidCards?.[target.slot - 1] ?? null;
      if (shown !== null) return { kind: 'asteroid', asteroid: shown };
      return view.asteroidRow[target.slot - 1] ? { kind: 'slot', slot: target.slot } : null;
    }
    case 'ship':
      return { kind: 'ship', ship: target.ship };
    case 'item':
      return { kind: 'card', card: target.card };
    case 'pile':
      return { kind: 'pile', pile: target.pile, seat: target.seat };
  }
}
