import type { SkaxarCommand } from '../command.ts';
import type { SkaxarState } from '../state.ts';
import { KINDS } from './numbers.ts';
import { cardSets, strongest } from './sets.ts';
import { shipId, type Desk, type Table } from './table.ts';

/** A purchase by slot, from 0; `ship` = what a Repair card brings, -1 for none. */
export interface Purchase {
  readonly slot: number;
  readonly ship: number;
}

/** The command of a purchase; null passes. */
export const commandOf = (state: SkaxarState, seat: number, purchase: Purchase | null): SkaxarCommand => {
  if (!purchase) return { type: 'pass' };
  return purchase.ship < 0
    ? { type: 'buy', slot: purchase.slot + 1 }
    : { type: 'buy', slot: purchase.slot + 1, ship: shipId(state, seat, purchase.ship) };
};

/** The purchase of a card, a Repair card with the strongest ship it can bring. */
export function purchaseOf(table: Table, desk: Desk, slot: number): Purchase {
  const { shipClass } = KINDS[table.shop[slot]!]!;
  return { slot, ship: shipClass < 0 ? -1 : strongest(desk, shipClass, 0) };
}

/** Rescue purchases a stranded seat can pay (SK-5.4), the dearest first. */
export const rescuesOf = (table: Table, desk: Desk): readonly Purchase[] =>
  cardSets(desk, table.shop)
    .filter(({ slots, shipCount }) => shipCount === 1 && (slots & (slots - 1)) === 0)
    .sort((a, b) => b.cost - a.cost)
    .map(({ slots }) => purchaseOf(table, desk, 31 - Math.clz32(slots)));
