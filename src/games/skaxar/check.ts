import type { Rejection } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import type { Attempt, CommandType } from './command.ts';
import { shopCard } from './data/cards.ts';
import type { ShopCard } from './data/shop-cards.ts';
import { inFull } from './rules/money.ts';
import { rescues } from './rules/purchase.ts';
import { sideOf } from './rules/sides.ts';
import { noAsteroidSlot, noShopSlot } from './rules/slot.ts';
import { withoutEffect, wrongTarget } from './rules/target.ts';
import { isOver, isSpectator, isUnknown, isWrongSeat, isWrongWindow } from './rules/window.ts';
import type { SkaxarState } from './state.ts';

const LEGAL: readonly Rejection[] = [];

/** The one gate: the first failed test in the order of SK-16.3; empty = legal. */
export function check(state: SkaxarState, seat: Seat, attempt: Attempt): readonly Rejection[] {
  const refusal =
    isOver(state) ??
    isSpectator(seat) ??
    isUnknown(attempt) ??
    untimely(state, seat, attempt) ??
    broken(state, seat, attempt);
  return refusal ? [refusal] : LEGAL;
}

/** SK-12.6: to resign is never untimely. */
function untimely(state: SkaxarState, seat: Seat, { type }: Attempt): Rejection | null {
  return type === 'resign' ? null : (isWrongWindow(state, type as CommandType) ?? isWrongSeat(state, seat));
}

function broken(state: SkaxarState, seat: Seat, attempt: Attempt): Rejection | null {
  const type = attempt.type as CommandType;
  switch (type) {
    case 'buy':
      return noShopSlot(state, attempt) ?? notForSale(state, seat, attempt);
    case 'harvest':
      return noAsteroidSlot(state, attempt);
    case 'pass':
    case 'decline':
    case 'resign':
      return null;
    default:
      return unhandled(type);
  }
}

/** Price, rescue card, target, effect. */
function notForSale(state: SkaxarState, seat: Seat, { slot, ship }: Attempt): Rejection | null {
  const card = shopCard(state.shop[(slot as number) - 1]!);
  return (
    tooDear(state, seat, card) ??
    noRescue(state, card) ??
    wrongTarget(state, seat, card, ship) ??
    withoutEffect(state, seat, card)
  );
}

/** SK-6.5: why a seat cannot pay a card; null = it can. */
export function tooDear(
  state: { readonly sides: readonly [{ readonly money: number }, { readonly money: number }] },
  seat: Seat,
  { name, price }: ShopCard,
): Rejection | null {
  const { money } = sideOf(state, seat);
  return price <= money
    ? null
    : { rule: 'SK-6.5', reason: `${name} costs ${inFull(price)}; you have ${inFull(money)}.`, data: { price, money } };
}

/** SK-5.4: why a card does not rescue a seat, where it should. */
export const noRescue = ({ window }: Pick<SkaxarState, 'window'>, card: ShopCard): Rejection | null =>
  window !== 'rescue' || rescues(card)
    ? null
    : { rule: 'SK-5.4', reason: `${card.name} brings no ship; only a Repair card can rescue you.` };
