import { isHiding, isRevealing, type HidingIn, type Secrecy } from '../../engine/secrecy.ts';
import type { Viewer } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import type { EventOf, EventType, RetrogradeEvent } from './event.ts';

/**
 * Each type of fact with what it hides or reveals; whoever adds one decides. What a seat draws it knows before, as it
 * arranged its deck itself (RG-20.1), so a draw reveals nothing.
 */
const SECRECY = {
  begun: 'open',
  dealt: 'hides',
  turnBegan: 'open',
  refreshed: 'open',
  topSeen: 'hides, reveals',
  sweepOpened: 'open',
  swept: 'open',
  phaseBegan: 'open',
  burned: 'open',
  scuttled: 'open',
  attacked: 'open',
  missilesFired: 'open',
  spacecraftDestroyed: 'open',
  refitted: 'reveals',
  bombarded: 'open',
  upgradeDestroyed: 'open',
  assetDestroyed: 'open',
  researched: 'hides',
  repaired: 'open',
  projectStarted: 'hides',
  contributed: 'open',
  spacecraftCompleted: 'reveals',
  upgradeInstalled: 'reveals',
  assetCompleted: 'reveals',
  projectScrapped: 'hides',
  sacrificed: 'open',
  untapped: 'open',
  debrisStruck: 'open',
  turnEnded: 'open',
  drawOffered: 'open',
  drawDeclined: 'open',
  drawAgreed: 'open',
  resigned: 'open',
  gameEnded: 'reveals',
} as const satisfies { readonly [type in EventType]: Secrecy };

type HidingEvent = EventOf<HidingIn<typeof SECRECY>>;
const hides = (event: RetrogradeEvent): event is HidingEvent => isHiding(SECRECY[event.type]);

/** A fact as a viewer may hear of it: hidden cards are told to the seat whose they are, or that looked (RG-20.1). */
export function redact(event: RetrogradeEvent, viewer: Viewer): RetrogradeEvent {
  if (viewer.kind === 'judge' || !hides(event)) return event;
  if (viewer.kind === 'seat' && viewer.seat === event.seat) return event;
  switch (event.type) {
    case 'dealt':
    case 'researched':
      return { ...event, cards: null };
    case 'topSeen':
    case 'projectStarted':
    case 'projectScrapped':
      return { ...event, card: null };
    default:
      return unhandled(event);
  }
}

/** Whether a fact tells a seat what it could not know before: a face-down card is turned up, or looked at. */
export const reveals = (event: RetrogradeEvent): boolean => isRevealing(SECRECY[event.type]);
