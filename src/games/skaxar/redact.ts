import type { Viewer } from '../../engine/seat.ts';
import type { SkaxarEvent } from './event.ts';

/** A fact as a viewer may hear of it: nobody at the table is told the order of a face-down pile, nor what lies in the asteroid row (SK-13.7). */
export function redact(event: SkaxarEvent, viewer: Viewer): SkaxarEvent {
  if (viewer.kind === 'judge') return event;
  switch (event.type) {
    case 'deckRenewed':
    case 'rapidlyRepaired':
    case 'redrawn':
      return { ...event, order: null };
    case 'asteroidsDealt':
      return { ...event, cards: null };
    default:
      return event;
  }
}

/**
 * Whether a fact tells what nobody could know before (SK-13.6): a hidden card turned up, the harvest answered, the combat that follows
 * the last session of a turn; and the end, after which everything is shown (SK-13.7).
 */
export function reveals(event: SkaxarEvent): boolean {
  switch (event.type) {
    case 'flipped':
      return event.ship !== null;
    case 'tableLaid':
    case 'reinforced':
    case 'redrawn':
    case 'harvested':
    case 'declined':
    case 'shopDealt':
    case 'fought':
    case 'gameEnded':
      return true;
    default:
      return false;
  }
}
