import { unhandled } from '../../engine/unhandled.ts';
import { changeActivation, changeUnit, copyOfState } from './copies.ts';
import type { EventOf } from './event.ts';
import type { Marker, OrionsGateState } from './state.ts';
import { theUnit, thePlaced } from './units.ts';

/** Facts about markers, gates and wormholes. */
export type PlacesEvent = EventOf<
  | 'markerRevealed'
  | 'markerRolled'
  | 'artifactTaken'
  | 'artifactDropped'
  | 'leftTable'
  | 'stationDestroyed'
  | 'gateEntered'
  | 'wormholeRolled'
  | 'lifted'
  | 'exitClosed'
>;

/** The state after a fact about a marker, a gate or a wormhole (chapters 14 to 16). */
export function evolvePlaces(state: OrionsGateState, event: PlacesEvent): OrionsGateState {
  switch (event.type) {
    case 'markerRevealed':
      return changeMarker(state, event.marker, { mystery: event.roll.total });
    case 'artifactTaken':
      return changeMarker(state, event.marker, { carrier: event.unit });
    case 'artifactDropped': {
      const { table, x, y } = event.at;
      return changeMarker(state, event.marker, { carrier: null, table, x, y });
    }
    case 'stationDestroyed':
      return changeMarker(state, event.marker, { takenBy: event.by });
    case 'leftTable': {
      const next = changeUnit(state, event.unit, (unit) => {
        unit.status = 'removed';
      });
      next.markers = state.markers.map((marker) =>
        event.markers.includes(marker.id) ? { ...marker, takenBy: event.side } : marker,
      );
      return next;
    }
    case 'gateEntered':
      return changeActivation(state, (activation) => {
        activation.moved = true;
      });
    case 'lifted':
      return lifted(state, event);
    case 'exitClosed': {
      const next = changeUnit(state, event.unit, (unit) => {
        unit.status = 'inPlay';
        unit.pose = event.to;
      });
      next.windows = state.windows.filter(({ kind, unit }) => kind !== 'exit' || unit !== event.unit);
      return next;
    }
    case 'markerRolled':
    case 'wormholeRolled':
      return state;
    default:
      return unhandled(event);
  }
}

function changeMarker(state: OrionsGateState, id: string, change: Partial<Marker>): OrionsGateState {
  const next = copyOfState(state);
  next.markers = state.markers.map((marker) => (marker.id === id ? { ...marker, ...change } : marker));
  return next;
}

/** Off the table, with a window for its captain (OG-14.6, 14.11); its pose stays the place where it was stopped (OG-14.9). */
function lifted(state: OrionsGateState, { unit: id, enter, leave }: EventOf<'lifted'>): OrionsGateState {
  const next = changeUnit(state, id, (unit) => {
    unit.status = 'lifted';
  });
  next.windows = [
    ...state.windows,
    { kind: 'exit', unit: id, captain: theUnit(state, id).captain, enter, leave, from: thePlaced(state, id).pose },
  ];
  return next;
}
