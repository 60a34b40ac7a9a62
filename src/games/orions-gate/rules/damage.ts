import type { DamageCause, EventOf, Roll, Term } from '../event.ts';
import { rollDice } from '../roll.ts';
import type { Unit, UnitId } from '../state.ts';
import { boxesLeft, boxesOf, isInPlay, otherSide, sumOf, theUnit } from '../units.ts';
import { dropArtifacts } from './artifacts.ts';
import { toughnessNow } from './mystery.ts';
import { record, type Ledger } from './play-ledger.ts';

/**
 * Slots with their damage after some points went, one by one, to the left-most component not yet destroyed (OG-8.2,
 * 8.3).
 */
export function slotsAfter(unit: Unit, points: number): readonly { readonly slot: number; readonly damage: number }[] {
  const slots: { slot: number; damage: number }[] = [];
  let left = points;
  for (const { slot, kind, damage } of unit.components) {
    if (left === 0) break;
    const taken = Math.min(left, boxesOf(kind) - damage);
    if (taken === 0) continue;
    slots.push({ slot, damage: damage + taken });
    left -= taken;
  }
  return slots;
}

/**
 * Gives a unit damage points: Scouts are destroyed by any, other types when their last component is (OG-8.1, 8.4). The
 * loss counts for the side that is its enemy now, whatever caused it, and drops its artifacts (OG-8.5). Points beyond
 * the last box are lost.
 */
export function damage(ledger: Ledger, id: UnitId, points: number, cause: DamageCause): void {
  const unit = theUnit(ledger.state, id);
  if (!isInPlay(unit) || points === 0) return;
  const left = boxesLeft(unit);
  record(ledger, { type: 'damaged', unit: id, points: Math.min(points, left), cause, slots: slotsAfter(unit, points) });
  if (points < left) return;
  record(ledger, { type: 'destroyed', unit: id, cause, scoredBy: otherSide(unit.side) });
  dropArtifacts(ledger, id);
}

/** An automatic hit: 2D6 + Strength against Toughness without cover; 1 damage, in the back 2 (OG-10.8, 11.4). */
export function autoHit(
  ledger: Ledger,
  cause: EventOf<'autoHit'>['cause'],
  targetId: UnitId,
  strengthRolls: readonly Roll[],
  strength: readonly Term[],
  emp: boolean,
  back: boolean,
): void {
  const toughness = toughnessNow(ledger.state, theUnit(ledger.state, targetId));
  const roll = rollDice(ledger.chance, 2, emp);
  const success = roll.total + sumOf(strength) >= sumOf(toughness);
  record(ledger, { type: 'autoHit', cause, target: targetId, strengthRolls, strength, toughness, roll, back, success });
  if (success) damage(ledger, targetId, back ? 2 : 1, cause);
}
