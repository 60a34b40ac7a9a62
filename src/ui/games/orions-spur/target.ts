import type { SpurView } from '../../../games/orions-spur/index.ts';
import type { About } from './state.ts';
import type { Target } from './table/stage.ts';
import { shipIn } from './names.ts';

/** What can be read of a thing of the table; null where there is nothing to read. */
export function aboutOf(target: Target, view: SpurView): About | null {
  switch (target.kind) {
    case 'ship':
      return shipIn(view, target.id) ? { kind: 'ship', id: target.id } : null;
    case 'plaque':
      return { kind: 'pile', pile: 'discard', seat: target.seat };
    case 'trophies':
      return { kind: 'pile', pile: 'trophies', seat: target.seat };
    case 'slot':
      return null;
  }
}
