import { shipCard, shopCard, type DataSet } from '../data/data-sets.ts';
import type { Totals } from '../event.ts';
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
export function totalsOf(set: DataSet, { ships, items }: LineUp): Totals {
  let [firepower, shield] = [0, 0];
  for (const ship of ships) {
    const card = shipCard(set, ship);
    firepower += card.firepower;
    shield += card.shield;
  }
  for (const item of items) {
    for (const effect of shopCard(set, item).effects) {
      if (effect.kind !== 'raise') continue;
      firepower += effect.stats.firepower ?? 0;
      shield += effect.stats.shield ?? 0;
    }
  }
  return { firepower, shield };
}

/** SK-8.4: who is destroyed; `last`: a stalemate would be decided by force (SK-9.6). */
export function outcomeOf(a: Totals, b: Totals, last: boolean): CombatOutcome {
  const [aHits, bHits] = [a.firepower > b.shield, b.firepower > a.shield];
  if (aHits || bHits) return aHits && bHits ? 'bothDestroyed' : aHits ? 'aWins' : 'bWins';
  if (!last) return 'stalemate';
  const lead = a.firepower + a.shield - b.firepower - b.shield;
  return lead > 0 ? 'aWins' : lead < 0 ? 'bWins' : 'bothDestroyed';
}

/** The combat of A's line-up against B's. */
export function fightOf(set: DataSet, a: LineUp, b: LineUp, last: boolean): Fight {
  const totals = [totalsOf(set, a), totalsOf(set, b)] as const;
  const outcome = outcomeOf(...totals, last);
  const destroys = [outcome === 'aWins' || outcome === 'bothDestroyed' ? b.ships : [], outcome === 'bWins' || outcome === 'bothDestroyed' ? a.ships : []] as const;
  return {
    totals,
    outcome,
    forced: last && outcomeOf(...totals, false) === 'stalemate',
    destroys,
    earns: [valueOf(set, destroys[0]), valueOf(set, destroys[1])],
  };
}

/** Money that ships are worth to whoever destroys them. */
export const valueOf = (set: DataSet, ships: readonly string[]): number => ships.reduce((sum, ship) => sum + shipCard(set, ship).value, 0);
