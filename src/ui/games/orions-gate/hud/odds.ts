import type { AnyGame } from '../../../../engine/game.ts';
import {
  boardingOdds,
  ramOdds,
  toNumber,
  UNITS,
  volleyOdds,
  weaponIn,
  type OrionsGateView,
  type RamOdds,
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

const rams = new WeakMap<OrionsGateView, Map<UnitId, RamOdds>>();

/** Exact odds of the active unit's ram on a target (OG-24.7), counted once a view; null where it cannot be made. */
export function ramOddsOf(game: AnyGame, view: OrionsGateView, target: UnitId): RamOdds | null {
  const { activation } = view;
  if (!activation) return null;
  const kept = rams.get(view) ?? new Map<UnitId, RamOdds>();
  rams.set(view, kept);
  const odds = kept.get(target) ?? ramOdds(RULES, stateOf(game, view), activation.unit, target, activation.allowance);
  kept.set(target, odds);
  return odds.refused ? null : odds;
}

/** Whether a ram cannot do the target any harm, by its hit or by where it is pushed (OG-1.7). */
export const isRamHopeless = (game: AnyGame, view: OrionsGateView, target: UnitId): boolean =>
  ramOddsOf(game, view, target)?.target?.mean.num === 0n;

/** Whether a shot or a boarding cannot bring anything, whatever the dice (OG-1.7). */
export function isFireHopeless(
  game: AnyGame,
  view: OrionsGateView,
  unit: Unit,
  slot: number,
  targets: readonly UnitId[],
): boolean {
  if (slot === BOARD) return targets.every((target) => chanceOf(game, view, unit, slot, target) === 0);
  if (!weaponIn(unit, slot)) return false;
  const { attacks } = oddsOf(game, view, unit, slot, targets);
  return attacks.length > 0 && attacks.every(({ chance }) => chance?.both.num === 0n);
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
