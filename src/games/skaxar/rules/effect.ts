import { drawn } from '../../../cards/pile.ts';
import { exchanged, joined } from '../../../cards/moves.ts';
import { isPossible } from '../../../cards/possible.ts';
import type { Chance } from '../../../engine/rng.ts';
import { shipCard } from '../data/cards.ts';
import type { ShipClass } from '../data/ships.ts';
import type { ShopCard, ShopEffect, ShipZone } from '../data/shop-cards.ts';
import type { SkaxarEvent } from '../event.ts';
import type { Options } from '../options.ts';
import type { Side } from '../state.ts';
import { readyDeck } from './flip.ts';
import { onField } from './sides.ts';

/** The ships of a zone. */
const shipsIn = (side: Side, zone: ShipZone): readonly string[] => (zone === 'field' ? onField(side) : side[zone]);

/** The ships of a class in a zone, in its order. */
const ofClassIn = (side: Side, zone: ShipZone, shipClass: ShipClass): readonly string[] =>
  shipsIn(side, zone).filter((ship) => shipCard(ship).shipClass === shipClass);

/** The effect of a card that takes a target (SK-7.1), if it has one. */
const bringing = ({ effects }: ShopCard): Extract<ShopEffect, { readonly kind: 'bring' }> | null => {
  for (const effect of effects) if (effect.kind === 'bring') return effect;
  return null;
};

/** SK-7.1: whether a card takes a target. */
export const takesTarget = (card: ShopCard): boolean => bringing(card) !== null;

/** The class of ship a card repairs; null for a card without a target. */
export const repairedClass = (card: ShopCard): ShipClass | null => bringing(card)?.ofClass ?? null;

/** The own ships a card could be aimed at now, in the order of their zone; none for a card without a target. */
export function targetsOf(side: Side, card: ShopCard): readonly string[] {
  const effect = bringing(card);
  return effect ? ofClassIn(side, effect.from, effect.ofClass) : [];
}

const canBeCarriedOut = (side: Side, effect: ShopEffect): boolean =>
  isPossible(effect, (zone, ofClass) => (ofClass ? ofClassIn(side, zone, ofClass) : shipsIn(side, zone)).length);

/** SK-6.8: whether a card can do anything for a seat now. */
export const canAct = (side: Side, card: ShopCard): boolean =>
  card.effects.some((effect) => canBeCarriedOut(side, effect));

/** SK-7.8: the items that go with the lead ship when Redraw! sends it back; none where items stay with the field. */
export const itemsLeaving = (
  { redrawItems }: Pick<Options, 'redrawItems'>,
  { equipped, equippedTo, leadShip }: Pick<Side, 'equipped' | 'equippedTo' | 'leadShip'>,
): readonly string[] => (redrawItems === 'leave' ? equipped.filter((_, index) => equippedTo[index] === leadShip) : []);

/**
 * SK-7.1: carries out an effect of a card that a seat has just bought, if it is possible. `ship` = the target;
 * `rescue`: it leads from now on (SK-4.6).
 */
export function carriedOut(
  side: Side,
  card: string,
  effect: ShopEffect,
  {
    ship,
    rescue,
    chance,
    options,
  }: { readonly ship: string | null; readonly rescue: boolean; readonly chance: Chance; readonly options: Options },
): readonly SkaxarEvent[] {
  if (!canBeCarriedOut(side, effect)) return [];
  const { seat } = side;
  switch (effect.kind) {
    case 'raise':
      return [{ type: 'equipped', seat, card }];
    case 'bring':
      return [{ type: 'repaired', seat, ship: ship!, lead: rescue }];
    case 'turnUp': {
      const { deck, renewed } = readyDeck(side, chance);
      return [...renewed, { type: 'reinforced', seat, ship: drawn(deck)[0] }];
    }
    case 'shuffleInto': {
      const order = joined(shipsIn(side, effect.to), shipsIn(side, effect.from), chance);
      return [{ type: 'rapidlyRepaired', seat, count: shipsIn(side, effect.from).length, order }];
    }
    case 'exchange': {
      const back = side.leadShip!;
      const [ship, order] = exchanged(shipsIn(side, effect.pile), back, chance);
      const cards = itemsLeaving(options, side);
      const used: readonly SkaxarEvent[] = cards.length > 0 ? [{ type: 'itemsUsed', seat, cards }] : [];
      return [...used, { type: 'redrawn', seat, back, ship, order }];
    }
  }
}
