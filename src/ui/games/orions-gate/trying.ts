import type { AnyGame } from '../../../engine/game.ts';
import {
  allowanceOf,
  type Action,
  type OrionsGateState,
  type OrionsGateView,
  type UnitId,
} from '../../../games/orions-gate/index.ts';
import { keepState, stateOf } from './asking.ts';
import type { Trying } from './state.ts';

/** The order of the keys 1 to 4: how a ship that is pulled at acts, the most usual first (OG-6.2). */
export const ACTION_KEYS: readonly Action[] = ['move', 'cruise', 'ram', 'hold'];

/**
 * The board as it would be had a unit declared an action, with the most its Engines can give (OG-6.1, 6.4). Nothing is
 * rolled, logged or said: whoever lets go of the unit has done nothing.
 */
export function triedView(
  game: AnyGame,
  real: OrionsGateView,
  unit: UnitId,
  action: Action,
): { readonly view: OrionsGateView; readonly trying: Trying } {
  const before = stateOf(game, real);
  const { least, most } = allowanceOf(before, unit, action);
  const { side } = real.units.find(({ id }) => id === unit)!;
  const activation = {
    unit,
    action,
    side,
    allowance: most,
    step: 'plan',
    moved: false,
    gunFired: false,
    used: [],
  } as const;
  const state: OrionsGateState = { ...before, activation };
  const decisions = real.decisions.map((one) => ({ ...one, kind: 'play.plan' }));
  const view: OrionsGateView = { ...real, activation, decisions };
  keepState(view, state);
  return { view, trying: { real, sure: least } };
}
