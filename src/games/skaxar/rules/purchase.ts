import type { Seat } from '../../../engine/seat.ts';
import type { SkaxarCommand } from '../command.ts';
import { shopCard } from '../data/cards.ts';
import type { ShopCard } from '../data/shop-cards.ts';
import type { Side, SkaxarState } from '../state.ts';
import { canAct, targetsOf, takesTarget } from './effect.ts';
import { sideOf } from './sides.ts';

/** A card that brings a ship back: the only ones that rescue (SK-5.4). */
export const rescues = (card: ShopCard): boolean => takesTarget(card);

/** Whether a seat may buy a card now, its target aside: price, rescue card and effect (SK-6.5, SK-5.4, SK-6.8). */
function isForSale({ options, window }: SkaxarState, side: Side, card: ShopCard): boolean {
  if (card.price > side.money) return false;
  if (window === 'rescue' && !rescues(card)) return false;
  return options.purchaseWithoutEffect || canAct(side, card);
}

/**
 * All legal purchases of a seat, slot by slot, a Repair card once for each target in the order of the Scrapyard
 * (SK-16.2).
 */
export function purchases(state: SkaxarState, seat: Seat): readonly (SkaxarCommand & { readonly type: 'buy' })[] {
  const side = sideOf(state, seat);
  const found: (SkaxarCommand & { readonly type: 'buy' })[] = [];
  for (let index = 0; index < state.shop.length; index++) {
    const id = state.shop[index];
    if (!id) continue;
    const card = shopCard(id);
    if (!isForSale(state, side, card)) continue;
    const slot = index + 1;
    const targets = targetsOf(side, card);
    if (targets.length === 0) found.push({ type: 'buy', slot });
    else for (const ship of targets) found.push({ type: 'buy', slot, ship });
  }
  return found;
}

/** SK-6.11: whether a seat has a legal purchase. */
export function canBuy(state: SkaxarState, seat: Seat): boolean {
  const side = sideOf(state, seat);
  return state.shop.some((id) => id !== null && isForSale(state, side, shopCard(id)));
}

/**
 * SK-5.3: whether a Repair card lies in the Shop that a stranded seat can pay. All its ships are in the Scrapyard, so
 * it has a target.
 */
export function canBeRescued({ shop, sides }: Pick<SkaxarState, 'shop' | 'sides'>, seat: Seat): boolean {
  const { money } = sideOf({ sides }, seat);
  return shop.some((id) => {
    if (id === null) return false;
    const card = shopCard(id);
    return rescues(card) && card.price <= money;
  });
}
