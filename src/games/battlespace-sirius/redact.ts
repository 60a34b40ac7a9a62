import { isHiding, isRevealing, type HidingIn, type Secrecy } from '../../engine/secrecy.ts';
import type { Viewer } from '../../engine/seat.ts';
import type { EventOf, EventType, BattlespaceSiriusEvent } from './event.ts';

/** Each type of fact with what it hides or reveals; whoever adds one decides. */
const SECRECY = {
  lifeboatDrawn: 'hides, reveals',
  priorityRolled: 'open',
  shipsPlaced: 'open',
  turnBegan: 'open',
  maneuvered: 'open',
  locked: 'open',
  heldStill: 'open',
  turnedAway: 'open',
  sentryFired: 'open',
  fired: 'open',
  repaired: 'open',
  repairsLost: 'open',
  vesselLost: 'reveals',
  playerLeft: 'open',
  locksDropped: 'open',
  turnEnded: 'open',
  drawFlagged: 'open',
  drawFlagsCleared: 'open',
  lifeboatRevealed: 'reveals',
  gameEnded: 'open',
} as const satisfies { readonly [type in EventType]: Secrecy };

type HidingEvent = EventOf<HidingIn<typeof SECRECY>>;
const hides = (event: BattlespaceSiriusEvent): event is HidingEvent => isHiding(SECRECY[event.type]);

/** A fact as a viewer may hear of it: of a drawn lifeboat, all but its owner learn only that it was drawn (BS-15.2). */
export function redact(event: BattlespaceSiriusEvent, viewer: Viewer): BattlespaceSiriusEvent {
  if (viewer.kind === 'judge' || !hides(event)) return event;
  const drawn: EventOf<'lifeboatDrawn'> = event;
  return viewer.kind === 'seat' && viewer.seat === drawn.seat ? drawn : { ...drawn, lifeboat: null };
}

/** Whether a fact tells a seat what it could not know before: a card is seen or turned over. */
export const reveals = (event: BattlespaceSiriusEvent): boolean =>
  event.type === 'vesselLost' ? event.lifeboat !== null : isRevealing(SECRECY[event.type]);
