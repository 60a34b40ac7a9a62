import { everyRoll } from '../odds/enumerate.ts';
import {
  certain,
  chanceAtLeast,
  distributionOf,
  mapped,
  meanOf,
  sumOf,
  type Distribution,
} from '../odds/distribution.ts';
import { ONE_DIE, twoDice } from '../odds/dice.ts';
import { type Fraction, toNumber } from '../odds/fraction.ts';
import { activate, tableValue } from '../rules/activation.ts';
import { halverOf } from '../rules/mystery.ts';
import { underEmp } from '../rules/emp.ts';
import type { Action, OrionsGateState, UnitId } from '../state.ts';
import { theUnit, workingCopies } from '../units.ts';

/** How far an action may move a unit if it declares it now, mils (OG-6.3 to 6.5, 25.6). */
export interface Allowance {
  readonly least: number;
  /** The mean, cut to whole mils. */
  readonly average: number;
  readonly most: number;
  /** Working Engines that roll. */
  readonly engines: number;
  /** The enemy whose Inhibitor halves it, or null. */
  readonly halvedBy: UnitId | null;
  /** The marker of result 4 that halves it where no Inhibitor does, or null (OG-15.4). */
  readonly halvedByMarker: string | null;
  /** Mils with their chances (OG-24.12). */
  readonly chances: Distribution;
}

/** Engines up to which every way of the dice is played through the rules themselves. */
const PLAYED_OUT = 1;

/**
 * The allowance of a unit for an action, before its Engine dice. One Engine is counted by letting the rules declare
 * with every roll; several are independent rolls of that kind, so their distributions are added.
 */
export function allowanceOf(state: OrionsGateState, id: UnitId, action: Action): Allowance {
  const unit = theUnit(state, id);
  const engines = action === 'hold' ? 0 : workingCopies(state.options, unit, 'engine').length;
  const halver = action === 'hold' ? null : halverOf(state, unit);
  let chances: Distribution;
  if (engines <= PLAYED_OUT) {
    chances = distributionOf(everyRoll((dice) => activate(state, id, action, dice).allowance, String));
  } else {
    const die = action === 'move' ? ONE_DIE : twoDice(underEmp(state, unit));
    let inches = certain(0);
    for (let copy = 0; copy < engines; copy++) inches = sumOf(inches, die);
    chances = mapped(inches, (value) => (tableValue(unit, action) + 1000 * value) / (halver === null ? 1 : 2));
  }
  return {
    least: chances[0]!.value,
    average: Math.floor(toNumber(meanOf(chances))),
    most: chances[chances.length - 1]!.value,
    engines,
    halvedBy: halver && 'unit' in halver ? halver.unit : null,
    halvedByMarker: halver && 'marker' in halver ? halver.marker : null,
    chances,
  };
}

/** The chance that an action's allowance comes to at least `mils` (OG-24.12). */
export const chanceToMove = (state: OrionsGateState, id: UnitId, action: Action, mils: number): Fraction =>
  chanceAtLeast(allowanceOf(state, id, action).chances, mils);

/** The allowance to plan with now: the fixed one of the activation being played, else the least the dice can give. */
export function allowanceNow(state: OrionsGateState, id: UnitId, action: Action): number {
  const { activation } = state;
  if (activation && activation.unit === id && activation.action === action) return activation.allowance;
  return allowanceOf(state, id, action).least;
}
