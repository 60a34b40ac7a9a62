import { shipCard, shopCard } from '../data/cards.ts';
import type { Totals } from '../event.ts';
import type { FieldShip } from '../state.ts';

/** SK-8.1: the summed Firepower and Shield of ships on a field and of equipped items. */
export function totalsOf({
  field,
  equipped,
}: {
  readonly field: readonly FieldShip[];
  readonly equipped: readonly string[];
}): Totals {
  let firepower = 0;
  let shield = 0;
  for (const { ship } of field) {
    const card = shipCard(ship);
    firepower += card.firepower;
    shield += card.shield;
  }
  for (const id of equipped) {
    for (const effect of shopCard(id).effects) {
      if (effect.kind !== 'raise') continue;
      firepower += effect.stats.firepower ?? 0;
      shield += effect.stats.shield ?? 0;
    }
  }
  return { firepower, shield };
}

/** What ships are worth together, in money. */
export function valueOf(ships: readonly string[]): number {
  let value = 0;
  for (const ship of ships) value += shipCard(ship).value;
  return value;
}
