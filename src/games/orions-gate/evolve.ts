import { copyOfState } from './copies.ts';
import type { UnitType } from './data/units.ts';
import type { EventOf, OrionsGateEvent } from './event.ts';
import { evolvePlay } from './evolve-play.ts';
import { evolveSetup } from './evolve-setup.ts';
import type { OrionsGateState, Side } from './state.ts';

/** The state after a fact; the only place that makes a new one. */
// eslint-disable-next-line complexity -- one flat switch over all facts, a case each
export function evolve(state: OrionsGateState, event: OrionsGateEvent): OrionsGateState {
  switch (event.type) {
    case 'fleetSubmitted':
    case 'fleetWithdrawn':
    case 'fleetsRevealed':
    case 'missionRolled':
    case 'rolledOff':
    case 'markersRolled':
    case 'placingBegan':
    case 'markerPlaced':
    case 'markerLeftOut':
    case 'edgeChosen':
    case 'deploymentBegan':
    case 'deployed':
    case 'undeployed':
    case 'leftOut':
    case 'deploymentFinished':
      return evolveSetup(state, event);
    case 'roundBegan':
      return began(state, event);
    case 'turnBegan':
      return turnOf(state, event.phase, event.side);
    case 'roundEnded':
      return turnOf(state, null, null);
    case 'conceded':
      return {
        ...state,
        captains: state.captains.map((one) => (one.id === event.captain ? { ...one, conceded: true } : one)),
      };
    case 'drawOffered':
    case 'drawAccepted':
      return { ...state, drawOffers: [...state.drawOffers, event.captain] };
    case 'drawDeclined':
      return { ...state, drawOffers: [] };
    case 'ended':
      return {
        ...state,
        stage: 'over',
        phase: null,
        turn: null,
        deploying: null,
        activation: null,
        windows: [],
        drawOffers: [],
        outcome: event.outcome,
      };
    default:
      return evolvePlay(state, event);
  }
}

function began(state: OrionsGateState, { round, firstSide }: EventOf<'roundBegan'>): OrionsGateState {
  const next = turnOf(state, null, null);
  next.stage = 'play';
  next.deploying = null;
  next.round = round;
  next.firstSide = firstSide;
  next.lastActivatedBy = null;
  return next;
}

function turnOf(state: OrionsGateState, phase: UnitType | null, side: Side | null): ReturnType<typeof copyOfState> {
  const next = copyOfState(state);
  next.phase = phase;
  next.turn = side;
  return next;
}
