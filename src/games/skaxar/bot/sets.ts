import { SHOP_SLOTS } from '../rules/setup.ts';
import { KINDS } from './numbers.ts';
import { sumOf } from './masks.ts';
import type { Desk } from './table.ts';

/** A set of items and Repair cards of the Shop that a seat can pay at once. Money in thousands. */
export interface CardSet {
  /** The slots, one bit each. */
  readonly slots: number;
  readonly cost: number;
  readonly firepower: number;
  readonly shield: number;
  /** Ships that Repair cards bring: of each class the strongest. */
  readonly ships: number;
  readonly shipCount: number;
  /** Value of those ships. */
  readonly value: number;
}

const EMPTY: CardSet = { slots: 0, cost: 0, firepower: 0, shield: 0, ships: 0, shipCount: 0, value: 0 };

/** The strongest ship of a class in the Scrapyard that is not taken yet; -1 for none. */
export function strongest(desk: Desk, shipClass: number, taken: number): number {
  const there = desk.scrap & ~taken;
  for (const ship of desk.fleet.ofClass[shipClass]!) if (there & (1 << ship)) return ship;
  return -1;
}

/** All slots of the Shop, one bit each. */
export const ALL_SLOTS = (1 << SHOP_SLOTS) - 1;

/**
 * Every set of items and Repair cards that do something and that the seat can pay, the empty set first; `left` = the
 * slots looked at.
 */
export function cardSets(desk: Desk, shop: readonly number[], left = ALL_SLOTS): readonly CardSet[] {
  const sets: CardSet[] = [EMPTY];
  for (let slot = 0; slot < shop.length; slot += 1) {
    if (shop[slot]! < 0 || !(left & (1 << slot))) continue;
    const kind = KINDS[shop[slot]!]!;
    if (kind.act !== 'raise' && kind.act !== 'bring') continue;
    for (let at = sets.length - 1; at >= 0; at -= 1) {
      const set = sets[at]!;
      const cost = set.cost + kind.price;
      if (cost > desk.money) continue;
      const ship = kind.act === 'bring' ? strongest(desk, kind.shipClass, set.ships) : -1;
      if (kind.act === 'bring' && ship < 0) continue;
      const bit = ship < 0 ? 0 : 1 << ship;
      sets.push({
        slots: set.slots | (1 << slot),
        cost,
        firepower: set.firepower + kind.firepower + sumOf(bit, desk.fleet.firepower),
        shield: set.shield + kind.shield + sumOf(bit, desk.fleet.shield),
        ships: set.ships | bit,
        shipCount: set.shipCount + (ship < 0 ? 0 : 1),
        value: set.value + sumOf(bit, desk.fleet.value),
      });
    }
  }
  return sets;
}
