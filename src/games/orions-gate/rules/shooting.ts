import type { Rejection } from '../../../engine/game.ts';
import { gapBetween, within } from '../../../table/index.ts';
import type { Weapon } from '../event.ts';
import type { Activation, OrionsGateState, Unit, UnitId } from '../state.ts';
import { baseOf, frontOf, isInPlay, unitOf, type PlacedUnit } from '../units.ts';
import { hiddenShareOf, tableOf } from '../world.ts';
import { outOfArc } from './arcs.ts';
import { attack, weaponData } from './attack.ts';
import { record, type Ledger } from './play-ledger.ts';
import * as refusals from './refusals.ts';
import type { Rules } from './rules.ts';

export const PRIMARY: Weapon = { slot: 0, kind: 'primary' };

/** Whether the unit named as a target is there and an enemy: null, or why not (OG-7.2, 20.1). */
export function enemyNamed(state: OrionsGateState, attacker: Unit, id: UnitId): Rejection | null {
  const target = unitOf(state, id);
  if (!target) return refusals.noUnit(id);
  if (!isInPlay(target)) return refusals.notInPlay(target);
  if (target.side === attacker.side) return refusals.ownSide(target);
  return null;
}

/** Whether an enemy lies in range and in line of sight of a weapon (OG-2.13, 7.2, 7.3): null, or why not. */
export function inRangeAndSight(
  rules: Rules,
  state: OrionsGateState,
  attacker: PlacedUnit,
  target: PlacedUnit,
  weapon: Weapon,
): Rejection | null {
  const { options } = state;
  const { range, sight } = weaponData(attacker, weapon, state.round);
  if (target.pose.table !== attacker.pose.table)
    return refusals.otherTable(target, target.pose.table, attacker.pose.table);
  const base = baseOf(options, target);
  const own = baseOf(options, attacker);
  if (!within(own, base, range)) return refusals.outOfRange(target, gapBetween(own, base), range);
  const outside = outOfArc(options, attacker, target, weapon);
  if (outside) return outside;
  if (!sight) return null;
  const table = tableOf(state.tables, target.pose.table);
  const front = frontOf(options, attacker);
  const hidden = hiddenShareOf(rules, table, front, base);
  if (!hidden.full) return null;
  return refusals.hiddenTarget(
    target,
    table.pieces.filter(({ id }) => hidden.by.includes(id)),
    front,
  );
}

/** Whether a weapon of a unit may be aimed at a unit: null, or why not. Says nothing about whose turn it is. */
export function canTarget(
  rules: Rules,
  state: OrionsGateState,
  attacker: PlacedUnit,
  target: PlacedUnit,
  weapon: Weapon,
): Rejection | null {
  return enemyNamed(state, attacker, target.id) ?? inRangeAndSight(rules, state, attacker, target, weapon);
}

/** Why the primary gun may not fire at a target now, or null (OG-7.1 to 7.3). */
export function checkPrimary(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
  target: UnitId,
): Rejection | null {
  return (
    enemyNamed(state, unit, target) ??
    gunTiming(activation) ??
    inRangeAndSight(rules, state, unit, unitOf(state, target) as PlacedUnit, PRIMARY)
  );
}

/** Why no primary gun may fire at this moment of the activation, or null (OG-7.1). */
function gunTiming({ action, gunFired, used }: Activation): Rejection | null {
  if (action === 'cruise' || action === 'ram') return refusals.noGunAfter(action);
  if (gunFired) return refusals.gunFiredAlready();
  return used.length > 0 ? refusals.gunAfterComponent() : null;
}

/** The primary gun fires (OG-7.1). */
export function firePrimary(ledger: Ledger, unit: UnitId, target: UnitId): void {
  record(ledger, { type: 'weaponUsed', unit, weapon: PRIMARY, targets: [target] });
  attack(ledger, unit, target, PRIMARY);
}
