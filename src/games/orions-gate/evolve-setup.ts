import { unhandled } from '../../engine/unhandled.ts';
import { changeUnit } from './copies.ts';
import type { EventOf } from './event.ts';
import { unitsOf } from './rules/fleet.ts';
import type { OrionsGateState, Placing, Pose, UnitId, UnitStatus } from './state.ts';
import { otherSide } from './units.ts';

export type SetupEvent = EventOf<
  | 'fleetSubmitted'
  | 'fleetWithdrawn'
  | 'fleetsRevealed'
  | 'missionRolled'
  | 'rolledOff'
  | 'edgeChosen'
  | 'markersRolled'
  | 'placingBegan'
  | 'markerPlaced'
  | 'markerLeftOut'
  | 'deploymentBegan'
  | 'deployed'
  | 'undeployed'
  | 'leftOut'
  | 'deploymentFinished'
>;

/** The state after a fact of the setup (chapters 3 and 4). */
// eslint-disable-next-line complexity -- one flat switch over all facts of the setup, a case each
export function evolveSetup(state: OrionsGateState, event: SetupEvent): OrionsGateState {
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
    default:
      return unhandled(event);
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
