import { isHiding, isRevealing, type HidingIn, type Secrecy } from '../../engine/secrecy.ts';
import type { Viewer } from '../../engine/seat.ts';
import type { EventOf, EventType, OrionsGateEvent } from './event.ts';
import { mayRead } from './view.ts';

/** Each type of fact with what it hides or reveals; whoever adds one decides. */
const SECRECY = {
  fleetSubmitted: 'hides',
  fleetWithdrawn: 'open',
  fleetsRevealed: 'reveals',
  missionRolled: 'open',
  rolledOff: 'open',
  edgeChosen: 'open',
  markersRolled: 'open',
  placingBegan: 'open',
  markerPlaced: 'open',
  markerLeftOut: 'open',
  deployed: 'open',
  undeployed: 'open',
  leftOut: 'open',
  deploymentFinished: 'open',
  deploymentBegan: 'open',
  roundBegan: 'open',
  turnBegan: 'open',
  roundEnded: 'open',
  activated: 'open',
  displaced: 'open',
  planned: 'open',
  turned: 'open',
  dangerRolled: 'open',
  markerRevealed: 'open',
  markerRolled: 'open',
  artifactTaken: 'open',
  artifactDropped: 'open',
  leftTable: 'open',
  gateEntered: 'open',
  wormholeRolled: 'open',
  lifted: 'open',
  exitClosed: 'open',
  stationDestroyed: 'open',
  weaponUsed: 'open',
  hitRolled: 'open',
  damageRolled: 'open',
  passedOver: 'open',
  damaged: 'open',
  destroyed: 'open',
  ablativeRolled: 'open',
  autoHit: 'open',
  pushed: 'open',
  pulled: 'open',
  warpRolled: 'open',
  warpClosed: 'open',
  debrisPlaced: 'open',
  debrisDeclined: 'open',
  boardingRolled: 'open',
  boardingTied: 'open',
  captured: 'open',
  minePlaced: 'open',
  mineExploded: 'open',
  pieceMade: 'open',
  stealthSwitched: 'open',
  backfired: 'open',
  repaired: 'open',
  salvageClosed: 'open',
  activationEnded: 'open',
  conceded: 'open',
  drawOffered: 'open',
  drawAccepted: 'open',
  drawDeclined: 'open',
  ended: 'open',
} as const satisfies { readonly [type in EventType]: Secrecy };

type HidingEvent = EventOf<HidingIn<typeof SECRECY>>;
const hides = (event: OrionsGateEvent): event is HidingEvent => isHiding(SECRECY[event.type]);

/**
 * A fact as a viewer may hear of it: of a fleet handed in, the other side and spectators learn no more than that
 * (OG-3.10, 22.1).
 */
export function redact(event: OrionsGateEvent, viewer: Viewer): OrionsGateEvent {
  if (!hides(event)) return event;
  const submitted: EventOf<'fleetSubmitted'> = event;
  return mayRead(viewer, submitted.captain) ? submitted : { ...submitted, units: null };
}

/** Whether a fact tells a seat what it could not know before: only the fleets turned over (OG-3.10). */
export const reveals = (event: OrionsGateEvent): boolean => isRevealing(SECRECY[event.type]);
