import { isHiding, isRevealing, type HidingIn, type Secrecy } from '../../engine/secrecy.ts';
import type { Viewer } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import type { EventOf, EventType, SpurEvent } from './event.ts';

/**
 * Each type of fact with what it hides or reveals; whoever adds one decides. A draw reveals a card to whoever draws. A
 * card that is played, discarded or used tells the others what they could not know.
 */
const SECRECY = {
  fleetChosen: 'hides',
  fleetsShown: 'reveals',
  deckShuffled: 'hides',
  drew: 'hides, reveals',
  layoutSet: 'hides',
  layoutsShown: 'reveals',
  begun: 'reveals',
  turnBegan: 'open',
  attackDeclared: 'reveals',
  reacted: 'reveals',
  passed: 'hides, reveals',
  hit: 'open',
  recoiled: 'open',
  destroyed: 'open',
  windowClosed: 'open',
  checked: 'open',
  eliminated: 'open',
  suppressed: 'open',
  flockActivated: 'open',
  activationEnded: 'open',
  regrouped: 'open',
  regenerated: 'open',
  recruited: 'open',
  reorganized: 'open',
  cardPlayed: 'reveals',
  restored: 'open',
  reEnabled: 'open',
  recruitmentGained: 'open',
  shipsMoved: 'open',
  modifierPut: 'open',
  discardAsked: 'open',
  discarded: 'reveals',
  stored: 'hides',
  traded: 'reveals',
  autoPassSet: 'hides',
  conceded: 'open',
  turnEnded: 'open',
  gameEnded: 'reveals',
} as const satisfies { readonly [type in EventType]: Secrecy };

type HidingEvent = EventOf<HidingIn<typeof SECRECY>>;
const hides = (event: SpurEvent): event is HidingEvent => isHiding(SECRECY[event.type]);

/**
 * A fact as a viewer may hear of it (chapter 14): cards and settings are told to their owner, orders of decks to
 * nobody.
 */
export function redact(event: SpurEvent, viewer: Viewer): SpurEvent | null {
  if (viewer.kind === 'judge' || !hides(event)) return event;
  if (event.type === 'deckShuffled') return { ...event, order: null };
  if (viewer.kind === 'seat' && viewer.seat === event.seat) return event;
  switch (event.type) {
    case 'drew':
      return { ...event, cards: null };
    case 'fleetChosen':
      return { ...event, designs: null };
    case 'layoutSet':
      return { ...event, layout: null };
    case 'passed':
      return { ...event, rest: null };
    case 'stored':
      return { ...event, card: null };
    case 'autoPassSet':
      return null;
    default:
      return unhandled(event);
  }
}

/** Whether a fact tells a seat what it could not know before. */
export const reveals = (event: SpurEvent): boolean => isRevealing(SECRECY[event.type]);
