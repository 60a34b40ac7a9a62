import type { Totals } from '../event.ts';
import { destroyedIn, resultOf } from '../rules/combat.ts';
import { totalsOf, valueOf } from '../rules/totals.ts';
import type { CombatOutcome } from '../state.ts';

/** What a seat brings to a fight: ships with their seats (`A-E07`) and the ids of its items. */
export interface LineUp {
  readonly ships: readonly string[];
  readonly items: readonly string[];
}

/** A combat as it would come out (SK-8.4); figures of A, then of B. */
export interface Fight {
  readonly totals: readonly [Totals, Totals];
  readonly outcome: CombatOutcome;
  /** No attack succeeds and the limit is reached: the sums of Firepower and Shield decide (SK-9.6). */
  readonly forced: boolean;
  /** Ships of the enemy that each seat destroys (SK-8.5). */
  readonly destroys: readonly [readonly string[], readonly string[]];
  /** Money each seat is paid for them (SK-10.2). */
  readonly earns: readonly [number, number];
}

/** SK-8.1: Firepower and Shield of ships and items together. */
const totals = ({ ships, items }: LineUp): Totals =>
  totalsOf({ field: ships.map((ship) => ({ ship, reinforcement: false })), equipped: items });

/** The combat of A's line-up against B's, by the rules' own verdict; `last`: a stalemate is decided by force. */
export function fightOf(a: LineUp, b: LineUp, last: boolean): Fight {
  const both = [totals(a), totals(b)] as const;
  const { outcome, forced } = resultOf(...both, last);
  const lost = destroyedIn(outcome);
  const destroys = [lost.includes('B') ? b.ships : [], lost.includes('A') ? a.ships : []] as const;
  return { totals: both, outcome, forced, destroys, earns: [valueOf(destroys[0]), valueOf(destroys[1])] };
}
