import { isHiding, isRevealing, type HidingIn, type Secrecy } from '../../engine/secrecy.ts';
import type { Viewer } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import type { EventOf, EventType, SkaxarEvent } from './event.ts';

/** Each type of fact with what it hides or reveals; whoever adds one decides. */
const SECRECY = {
  tableLaid: 'reveals',
  turnBegan: 'open',
  deckRenewed: 'hides',
  flipped: 'reveals',
  rescueOpened: 'open',
  noRescue: 'open',
  buyersOrdered: 'open',
  sessionOpened: 'open',
  bought: 'open',
  equipped: 'open',
  repaired: 'open',
  reinforced: 'reveals',
  rapidlyRepaired: 'hides',
  redrawn: 'hides, reveals',
  passed: 'open',
  sessionClosed: 'open',
  fought: 'reveals',
  shipsDestroyed: 'open',
  shipsToBay: 'open',
  itemsUsed: 'open',
  paid: 'open',
  harvestOpened: 'open',
  harvested: 'reveals',
  declined: 'reveals',
  asteroidsDealt: 'hides',
  shopDealt: 'reveals',
  resigned: 'open',
  gameEnded: 'reveals',
} as const satisfies { readonly [type in EventType]: Secrecy };

type HidingEvent = EventOf<HidingIn<typeof SECRECY>>;
const hides = (event: SkaxarEvent): event is HidingEvent => isHiding(SECRECY[event.type]);

/**
 * A fact as a viewer may hear of it: nobody at the table is told the order of a face-down pile, nor what lies in the
 * asteroid row (SK-13.7).
 */
export function redact(event: SkaxarEvent, viewer: Viewer): SkaxarEvent {
  if (viewer.kind === 'judge' || !hides(event)) return event;
  switch (event.type) {
    case 'deckRenewed':
    case 'rapidlyRepaired':
    case 'redrawn':
      return { ...event, order: null };
    case 'asteroidsDealt':
      return { ...event, cards: null };
    default:
      return unhandled(event);
  }
}

/**
 * Whether a fact tells what nobody could know before (SK-13.6): a hidden card turned up, the harvest answered, the
 * combat that follows the last session of a turn; and the end, after which everything is shown (SK-13.7).
 */
export const reveals = (event: SkaxarEvent): boolean =>
  event.type === 'flipped' ? event.ship !== null : isRevealing(SECRECY[event.type]);
