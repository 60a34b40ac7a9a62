import { UNIT_TYPES, type UnitType } from '../data/units.ts';
import type { Options } from '../options.ts';
import type { CaptainId, OrionsGateState, Side, Unit } from '../state.ts';
import { actsFor } from './captains.ts';

/**
 * Whether a unit still has to be activated this round (OG-5.7, 5.8): in play or about to come out of a gate, not yet
 * activated, not captured this round.
 */
export const awaitsActivation = (unit: Unit, round: number): boolean =>
  (unit.status === 'inPlay' || unit.status === 'lifted') && unit.activatedIn !== round && unit.capturedIn !== round;

/** Whether a side has a unit of the type to activate now. */
export function canActivate(state: OrionsGateState, type: UnitType, side: Side): boolean {
  for (const unit of state.units) {
    if (unit.unitType === type && unit.side === side && awaitsActivation(unit, state.round)) return true;
  }
  return false;
}

/**
 * The units a captain may activate now: those of the phase that are theirs, or a conceded team mate's (OG-5.7, 17.6,
 * 19.5). It is their side's turn.
 */
export const readyUnits = (state: OrionsGateState, captain: CaptainId): readonly Unit[] =>
  state.units.filter(
    (unit) =>
      unit.unitType === state.phase && awaitsActivation(unit, state.round) && actsFor(state, captain, unit.captain),
  );

/** Whether single activations alternate, or each side plays its whole block (OG-5.5, 5.6). */
export function alternates({ activationOrder, playersA, playersB }: Options): boolean {
  if (activationOrder === 'auto') return Math.max(playersA, playersB) > 1;
  return activationOrder === 'alternate';
}

/** A phase and the side to choose a unit in it. */
export interface Turn {
  readonly phase: UnitType;
  readonly side: Side;
}

/**
 * Who must choose a unit next, or null when every unit has been activated (OG-5.2, 5.5, 5.6, 5.9).
 * `state.turn` is null here; `state.phase` is the phase of the last activation, or null at the start of a round.
 */
export function nextTurn(state: OrionsGateState): Turn | null {
  const first = state.firstSide ?? 'A';
  const second: Side = first === 'A' ? 'B' : 'A';
  const start = state.phase === null ? 0 : UNIT_TYPES.indexOf(state.phase);
  for (let index = start; index < UNIT_TYPES.length; index++) {
    const phase = UNIT_TYPES[index]!;
    // Only in the phase that goes on does the other side than the last one come first.
    const goesOn = index === start && state.phase !== null && state.lastActivatedBy !== null;
    const swap = goesOn && alternates(state.options) && state.lastActivatedBy === first;
    const [one, other] = swap ? [second, first] : [first, second];
    if (canActivate(state, phase, one)) return { phase, side: one };
    if (canActivate(state, phase, other)) return { phase, side: other };
  }
  return null;
}
