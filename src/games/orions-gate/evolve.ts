import type { OrionsGateEvent } from './event.ts';
import { evolvePlay } from './evolve-play.ts';
import { evolveSetup } from './evolve-setup.ts';
import type { OrionsGateState } from './state.ts';

/** The state after a fact; the only place that makes a new one. */
export function evolve(state: OrionsGateState, event: OrionsGateEvent): OrionsGateState {
  switch (event.type) {
    case 'fleetSubmitted':
    case 'fleetWithdrawn':
    case 'fleetsRevealed':
    case 'rolledOff':
    case 'edgeChosen':
    case 'deploymentBegan':
    case 'deployed':
    case 'undeployed':
    case 'leftOut':
    case 'deploymentFinished':
      return evolveSetup(state, event);
    case 'roundBegan':
      return {
        ...state, stage: 'play', deploying: null, round: event.round, firstSide: event.firstSide, lastActivatedBy: null, phase: null, turn: null,
      };
    case 'turnBegan':
      return { ...state, phase: event.phase, turn: event.side };
    case 'roundEnded':
      return { ...state, phase: null, turn: null };
    case 'conceded':
      return { ...state, captains: state.captains.map((one) => (one.id === event.captain ? { ...one, conceded: true } : one)) };
    case 'drawOffered':
    case 'drawAccepted':
      return { ...state, drawOffers: [...state.drawOffers, event.captain] };
    case 'drawDeclined':
      return { ...state, drawOffers: [] };
    case 'ended':
      return {
        ...state, stage: 'over', phase: null, turn: null, deploying: null, activation: null, windows: [], drawOffers: [], outcome: event.outcome,
      };
    default:
      return evolvePlay(state, event);
  }
}
