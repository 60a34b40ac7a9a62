import { unhandled } from '../../engine/unhandled.ts';
import { changeUnit, copyOfState } from './copies.ts';
import type { EventOf } from './event.ts';
import { withoutPiece, withPiece } from './rules/made-pieces.ts';
import type { Component, OrionsGateState, UnitId } from './state.ts';

type AdvancedEvent = EventOf<
  'minePlaced' | 'mineExploded' | 'pieceMade' | 'stealthSwitched' | 'repaired' | 'salvageClosed'
>;

/** The state after a fact that an advanced component brought about (OG-9.34 to 9.39). */
export function evolveAdvanced(state: OrionsGateState, event: AdvancedEvent): OrionsGateState {
  switch (event.type) {
    case 'minePlaced': {
      const next = copyOfState(state);
      next.mines = [...state.mines, event.mine];
      return next;
    }
    case 'mineExploded': {
      const next = copyOfState(state);
      next.mines = state.mines.filter(({ id }) => id !== event.mine);
      return next;
    }
    case 'pieceMade': {
      const next = copyOfState(state);
      next.tables = withPiece(
        event.removed === null ? state.tables : withoutPiece(state.tables, event.removed),
        event.table,
        event.piece,
      );
      return next;
    }
    case 'stealthSwitched':
      return changeComponent(state, event.unit, event.slot, ({ on: _on, ...component }) =>
        event.on ? { ...component, on: true } : component,
      );
    case 'repaired':
      return changeComponent(state, event.unit, event.slot, (component) => ({ ...component, damage: event.damage }));
    case 'salvageClosed': {
      const next = copyOfState(state);
      next.windows = state.windows.slice(1);
      return next;
    }
    default:
      return unhandled(event);
  }
}

/** A Tsunami Cannon has fired: its full rounds without firing are counted from here (OG-9.40). */
export const tsunamiFired = (state: OrionsGateState, unit: UnitId, slot: number): OrionsGateState =>
  changeComponent(state, unit, slot, (component) => ({ ...component, firedIn: state.round }));

const changeComponent = (
  state: OrionsGateState,
  id: UnitId,
  slot: number,
  change: (component: Component) => Component,
): OrionsGateState =>
  changeUnit(state, id, (unit) => {
    unit.components = unit.components.map((component) => (component.slot === slot ? change(component) : component));
  });
