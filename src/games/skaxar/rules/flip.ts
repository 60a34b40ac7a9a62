import { shuffled } from '../../../cards/shuffle.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { EventOf, SkaxarEvent } from '../event.ts';
import { SEATS, type Side, type SkaxarState } from '../state.ts';

/**
 * SK-4.3: a pile to turn a card up from; an empty Fleet Deck is made anew of the whole Repair Bay first, which is told.
 */
export function readyDeck(
  { seat, fleetDeck, repairBay }: Side,
  chance: Chance,
): { readonly deck: readonly string[]; readonly renewed: readonly EventOf<'deckRenewed'>[] } {
  if (fleetDeck.length > 0 || repairBay.length === 0) return { deck: fleetDeck, renewed: [] };
  const deck = shuffled(repairBay, chance);
  return { deck, renewed: [{ type: 'deckRenewed', seat, count: deck.length, order: deck }] };
}

/** SK-4.2 to SK-4.5: each seat turns up its top card, A before B for the sake of the draws. */
export const flips = ({ sides }: SkaxarState, chance: Chance): readonly SkaxarEvent[] =>
  SEATS.flatMap((seat, index): readonly SkaxarEvent[] => {
    const side = sides[index]!;
    const { deck, renewed } = readyDeck(side, chance);
    const ship = deck[0] ?? null;
    return [...renewed, { type: 'flipped', seat, ship, stranded: ship === null && side.field.length === 0 }];
  });
