import { changeUnit, copyOfState } from './copies.ts';
import type { UnitType } from './data/units.ts';
import type { EventOf, OrionsGateEvent } from './event.ts';
import { evolvePlay } from './evolve-play.ts';
import { unitsOf } from './rules/fleet.ts';
import type { OrionsGateState, Placing, Pose, Side, UnitId, UnitStatus } from './state.ts';
import { otherSide } from './units.ts';

/** The state after a fact; the only place that makes a new one. Those of an activation are in `evolve-play.ts`. */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over set-up, rounds and end, a case each
export function evolve(state: OrionsGateState, event: OrionsGateEvent): OrionsGateState {
  switch (event.type) {
    case 'fleetSubmitted':
      return { ...state, fleets: { ...state.fleets, [event.captain]: event.units ?? [] } };
    case 'fleetWithdrawn':
      return {
        ...state,
        fleets: Object.fromEntries(Object.entries(state.fleets).filter(([captain]) => captain !== event.captain)),
      };
    case 'fleetsRevealed':
      return {
        ...state,
        stage: 'edge',
        fleets: {},
        units: state.captains.flatMap(({ id }) => unitsOf(id, event.fleets[id] ?? [])),
      };
    case 'missionRolled':
      return { ...state, mission: event.mission };
    case 'rolledOff':
      return { ...state, rollOffWinner: event.winner };
    case 'edgeChosen': {
      const other = event.edge === 'south' ? 'north' : 'south';
      return { ...state, edges: event.side === 'A' ? { A: event.edge, B: other } : { A: other, B: event.edge } };
    }
    case 'markersRolled':
      return state;
    case 'placingBegan':
      return { ...state, stage: 'markers', placing: { side: event.winner, left: event.count } };
    case 'markerPlaced':
      return { ...state, markers: [...state.markers, event.marker], placing: nextToPlace(state) };
    case 'markerLeftOut':
      return {
        ...state,
        placing: state.mission === 'stationAssault' ? nextToPlace(state) : { side: event.side, left: 0 },
      };
    case 'deploymentBegan':
      return { ...state, stage: 'deploy', deploying: event.side };
    case 'deployed':
      return stand(state, event.unit, 'inPlay', event.pose);
    case 'undeployed':
      return stand(state, event.unit, 'waiting', null);
    case 'leftOut':
      return stand(state, event.unit, 'leftOut', null);
    case 'deploymentFinished':
      return { ...state, deployed: [...state.deployed, event.captain] };
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

/** The sides place in turn (OG-16.3). */
const nextToPlace = ({ placing }: OrionsGateState): Placing => ({
  side: otherSide(placing!.side),
  left: placing!.left - 1,
});

/** A unit left out counts as destroyed, so the enemy scores it (OG-4.11); deployed after all, it does not. */
const stand = (state: OrionsGateState, id: UnitId, status: UnitStatus, pose: Pose | null): OrionsGateState =>
  changeUnit(state, id, (unit) => {
    unit.status = status;
    unit.pose = pose;
    unit.scoredBy = status === 'leftOut' ? otherSide(unit.side) : null;
  });

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
