import type { EventOf, Roll, Term } from '../event.ts';
import { rollDice } from '../roll.ts';
import type { UnitId } from '../state.ts';
import { sumOf, theUnit } from '../units.ts';
import { damage } from './damage.ts';
import { toughnessNow } from './mystery.ts';
import { record, type Ledger } from './play-ledger.ts';

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
