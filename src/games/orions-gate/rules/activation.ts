import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import { INCH } from '../../../table/index.ts';
import { UNITS } from '../data/units.ts';
import type { EventOf } from '../event.ts';
import { rollDice } from '../roll.ts';
import type { Action, CaptainId, OrionsGateState, Unit, UnitId } from '../state.ts';
import { isInPlay, theUnit, unitOf, workingCopies } from '../units.ts';
import { actsFor } from './captains.ts';
import { underEmp } from './emp.ts';
import { halverOf } from './mystery.ts';
import * as refusals from './refusals.ts';

/** Engine dice of one working Engine (OG-6.4). */
const ENGINE_DICE: { readonly [action in Action]: number } = { hold: 0, move: 1, cruise: 2, ram: 2 };
/**
 * Why a unit may not be activated with an action now, or null (OG-5.2, 5.7, 5.8, 6.2). It is the turn of the captain's
 * side.
 */
export function checkActivate(
  state: OrionsGateState,
  captain: CaptainId,
  id: UnitId,
  action: Action,
): Rejection | null {
  const unit = unitOf(state, id);
  if (!unit) return refusals.noUnit(id);
  if (!actsFor(state, captain, unit.captain)) return refusals.belongsTo(unit);
  if (!isInPlay(unit)) return refusals.notInPlay(unit);
  if (unit.activatedIn === state.round) return refusals.activatedAlready(unit, state.round);
  if (unit.capturedIn === state.round) return refusals.capturedNow(unit, state.round);
  if (unit.unitType !== state.phase) return refusals.wrongPhase(unit, state.phase ?? unit.unitType);
  if (action === 'ram' && UNITS[unit.unitType].ram === 0) return refusals.scoutsRam();
  return null;
}

/** Table value of an action in mils (OG-6.3). */
export function tableValue(unit: Unit, action: Action): number {
  return action === 'hold' ? 0 : UNITS[unit.unitType][action];
}

/** Declares unit and action, rolls its Engines and fixes the allowance (OG-6.1 to 6.5). */
export function activate(state: OrionsGateState, id: UnitId, action: Action, chance: Chance): EventOf<'activated'> {
  const unit = theUnit(state, id);
  const base = tableValue(unit, action);
  const dice = ENGINE_DICE[action];
  const emp = dice > 0 && underEmp(state, unit);
  const engines =
    dice === 0
      ? []
      : workingCopies(state.options, unit, 'engine').map(({ slot }) => ({ slot, roll: rollDice(chance, dice, emp) }));
  const full = engines.reduce((sum, { roll }) => sum + roll.total * INCH, base);
  const halver = action === 'hold' ? null : halverOf(state, unit);
  const allowance = halver === null ? full : full / 2;
  const fact = {
    type: 'activated',
    unit: id,
    action,
    base,
    engines,
    halvedBy: halver && 'unit' in halver ? halver.unit : null,
    allowance,
  } as const;
  return halver && 'marker' in halver ? { ...fact, halvedByMarker: halver.marker } : fact;
}
