import type { Activation, OrionsGateState, Unit } from './state.ts';

// A state is made from the one before thousands of times in a row. A spread of a spread of a spread ends in objects of
// ever new hidden classes, which engines copy and read some ten times slower; a copy written out is always of the same
// one.

/** A fresh copy, to be filled in before anybody else sees it. */
type Fresh<T> = { -readonly [key in keyof T]: T[key] };

/** A copy of a state, not of what lies in it. */
export const copyOfState = (state: OrionsGateState): Fresh<OrionsGateState> => ({
  options: state.options,
  stage: state.stage,
  tables: state.tables,
  captains: state.captains,
  fleets: state.fleets,
  units: state.units,
  mines: state.mines,
  mission: state.mission,
  markers: state.markers,
  placing: state.placing,
  rollOffWinner: state.rollOffWinner,
  edges: state.edges,
  deploying: state.deploying,
  deployed: state.deployed,
  round: state.round,
  phase: state.phase,
  turn: state.turn,
  firstSide: state.firstSide,
  lastActivatedBy: state.lastActivatedBy,
  activation: state.activation,
  windows: state.windows,
  drawOffers: state.drawOffers,
  outcome: state.outcome,
});

const copyOfUnit = (unit: Unit): Fresh<Unit> => ({
  id: unit.id,
  name: unit.name,
  unitType: unit.unitType,
  side: unit.side,
  captain: unit.captain,
  status: unit.status,
  pose: unit.pose,
  components: unit.components,
  activatedIn: unit.activatedIn,
  capturedIn: unit.capturedIn,
  scoredBy: unit.scoredBy,
});

const copyOfActivation = (activation: Activation): Fresh<Activation> => ({
  unit: activation.unit,
  action: activation.action,
  side: activation.side,
  allowance: activation.allowance,
  step: activation.step,
  moved: activation.moved,
  gunFired: activation.gunFired,
  used: activation.used,
});

/**
 * The state with one unit changed: `change` fills in its copy. Throws when there is no such unit: the state is broken.
 */
export function changeUnit(
  state: OrionsGateState,
  id: string,
  change: (unit: Fresh<Unit>) => void,
): Fresh<OrionsGateState> {
  const units = state.units.slice();
  const next = copyOfState(state);
  next.units = units;
  for (let i = 0; i < units.length; i++) {
    if (units[i]!.id !== id) continue;
    const unit = copyOfUnit(units[i]!);
    change(unit);
    units[i] = unit;
    return next;
  }
  throw new Error(`There is no unit ${id}.`);
}

/** The state with its activation changed, if there is one: `change` fills in the copy. */
export function changeActivation(
  state: OrionsGateState,
  change: (activation: Fresh<Activation>) => void,
): OrionsGateState {
  if (!state.activation) return state;
  const next = copyOfState(state);
  const activation = copyOfActivation(state.activation);
  change(activation);
  next.activation = activation;
  return next;
}
