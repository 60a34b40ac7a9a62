import type { AnyGame } from '../../../../engine/game.ts';
import {
  boardingOdds,
  toNumber,
  UNITS,
  volleyOdds,
  type OrionsGateView,
  type Unit,
  type UnitId,
  type VolleyOdds,
} from '../../../../games/orions-gate/index.ts';
import { RULES, stateOf } from '../asking.ts';
import { BOARD } from '../tools/fire.ts';

const known = new WeakMap<OrionsGateView, Map<string, VolleyOdds>>();

/** Exact odds of a weapon of the active unit on targets (OG-24.3, 24.10); counted once a view. */
export function oddsOf(
  game: AnyGame,
  view: OrionsGateView,
  unit: Unit,
  slot: number,
  targets: readonly UnitId[],
): VolleyOdds {
  const kept = known.get(view) ?? new Map<string, VolleyOdds>();
  known.set(view, kept);
  const key = `${unit.id} ${slot} ${targets.join(' ')}`;
  const found =
    kept.get(key) ??
    volleyOdds(RULES, stateOf(game, view), unit.id, [targets.length > 0 ? { slot, targets } : { slot }]);
  kept.set(key, found);
  return found;
}

/** Chance of a weapon to hit and damage one target, or of a boarding to take it, 0..1. */
export const chanceOf = (game: AnyGame, view: OrionsGateView, unit: Unit, slot: number, target: UnitId): number => {
  const other = view.units.find(({ id }) => id === target);
  if (slot === BOARD) return other ? toNumber(boardingOdds(view.options, unit, other).captures) : 0;
  const chance = oddsOf(game, view, unit, slot, [target]).attacks[0]?.chance;
  return chance ? toNumber(chance.both) : 0;
};

/**
 * Points a weapon is expected to shoot off a target: what it cost, by the share of the boxes it has left; the last box
 * brings all of them (OG-3.1, 8.4, 24.10). A boarding may take all at once.
 */
export const worthOf = (game: AnyGame, view: OrionsGateView, unit: Unit, slot: number, target: UnitId): number => {
  const other = view.units.find(({ id }) => id === target);
  if (!other) return 0;
  const { points } = UNITS[other.unitType];
  if (slot === BOARD) return points * chanceOf(game, view, unit, slot, target);
  const odds = oddsOf(game, view, unit, slot, [target]).targets.find((one) => one.unit === target);
  return odds ? (points * toNumber(odds.mean)) / odds.boxes : 0;
};
