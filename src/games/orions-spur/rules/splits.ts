import type { Seat } from '../../../engine/seat.ts';
import type { SpurState } from '../state.ts';
import { attackNamed, hitOn } from './attacks.ts';
import { less, totalOf } from './packet.ts';
import { cannotReact, type React } from './react.ts';
import { resultOf } from './reaction-effect.ts';
import { shipOf } from './table.ts';

/**
 * The other ways in which a legal reaction may take its number off the parts of a packet (OS-7.12, `split`), each as a
 * command; empty where there is only the automatic order (OS-0.26), or nothing is taken off by a number.
 */
export function otherSplits(state: SpurState, seat: Seat, command: React): readonly React[] {
  const attack = attackNamed(state, command.target.attack)!.thing;
  const result = resultOf(state, shipOf(state, command.ship), command);
  if (result.kind !== 'weakened' && result.kind !== 'intercepted') return [];
  const before = result.kind === 'weakened' ? hitOn(attack, command.target.ship!)! : attack.main;
  const automatic = less(before, result.packet);
  const due = totalOf(automatic);
  const found: React[] = [];
  for (let s = 0; s <= Math.min(before.shield, due); s += 1)
    for (let a = 0; a <= Math.min(before.any, due - s); a += 1) {
      if (s === automatic.shield && a === automatic.any) continue;
      const other = { ...command, split: { s, a, h: due - s - a } };
      if (cannotReact(state, seat, other) === null) found.push(other);
    }
  return found;
}
