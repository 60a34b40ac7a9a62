import type { Seat } from '../../../engine/seat.ts';
import { shipCard, shopCard } from '../data/cards.ts';
import { CERTAIN, type Fraction } from '../odds/fraction.ts';
import { itemsLeaving } from '../rules/effect.ts';
import { sideOf } from '../rules/sides.ts';
import type { SideView, SkaxarView } from '../view.ts';
import type { Arrival, OfferEffect, OutcomeChance } from './offer.ts';
import { changed, fightBetween, marginOf, surplusOf, type LineUps } from './standing.ts';

/** What a shop card would do for a seat, both seats bringing what is given; no card has code of its own. */
export function effectOf(view: SkaxarView, seat: Seat, card: string, lineUps: LineUps): OfferEffect {
  const side = sideOf(view, seat);
  const effect = shopCard(card).effects[0]!;
  const fightWith = (ship: string, leaving: string | null, items: readonly string[] = []) =>
    fightBetween(
      view,
      changed(lineUps, seat, (own) => ({
        ships: [...own.ships.filter((one) => one !== leaving), ship],
        items: own.items.filter((one) => !items.includes(one)),
      })),
    );
  const better = betterFor(seat);
  const arrivals = (
    pile: readonly string[] | null,
    leaving: string | null,
    items: readonly string[] = [],
  ): readonly Arrival[] | null =>
    pile &&
    pile
      .map((ship) => ({ ship, chance: { ways: 1, of: pile.length }, fight: fightWith(ship, leaving, items) }))
      .sort(better);
  switch (effect.kind) {
    case 'raise':
      return {
        kind: 'raise',
        fight: fightBetween(
          view,
          changed(lineUps, seat, (own) => ({ ...own, items: [...own.items, card] })),
        ),
      };
    case 'bring': {
      const ships = side.scrapyard.filter((ship) => shipCard(ship).shipClass === effect.ofClass);
      return ships.length === 0
        ? { kind: 'none' }
        : { kind: 'repair', targets: ships.map((ship) => ({ ship, fight: fightWith(ship, null) })).sort(better) };
    }
    case 'turnUp': {
      const from = side.fleetDeck.count > 0 ? 'fleetDeck' : 'repairBay';
      return side[from].count === 0
        ? { kind: 'none' }
        : { kind: 'flip', from, arrivals: arrivals(side[from].listed, null), itemsLeaving: [] };
    }
    case 'exchange': {
      const lead = side.leadShip;
      if (side.fleetDeck.count === 0 || lead === null) return { kind: 'none' };
      const items = itemsLeaving(view.options, side);
      return {
        kind: 'flip',
        from: 'fleetDeck',
        arrivals: arrivals(side.fleetDeck.listed && [...side.fleetDeck.listed, lead], lead, items),
        itemsLeaving: items,
      };
    }
    case 'shuffleInto':
      return shuffled(view, side, lineUps);
  }
}

/** Orders ships by the fight they would make, the best for a seat first. */
const betterFor =
  (seat: Seat) =>
  (one: Pick<Arrival, 'ship' | 'fight'>, two: typeof one): number =>
    marginOf(two.fight, seat) - marginOf(one.fight, seat) ||
    surplusOf(two.fight, seat) - surplusOf(one.fight, seat) ||
    (one.ship < two.ship ? -1 : 1);

/** The Repair Bay shuffled into the Fleet Deck: the fight stays as it is. */
function shuffled(
  view: SkaxarView,
  { fleetDeck, repairBay: { listed, count } }: SideView,
  lineUps: LineUps,
): OfferEffect {
  if (count === 0) return { kind: 'none' };
  return { kind: 'shuffle', joining: listed, count, deck: fleetDeck.count + count, fight: fightBetween(view, lineUps) };
}

/**
 * The fights a card may make with their chances, a Repair card with its best ship; null: a pile that may not be listed
 * decides.
 */
export function fightsOf(
  view: SkaxarView,
  effect: OfferEffect,
  lineUps: LineUps,
): readonly Pick<Arrival, 'fight' | 'chance'>[] | null {
  switch (effect.kind) {
    case 'none':
      return [{ fight: fightBetween(view, lineUps), chance: CERTAIN }];
    case 'repair':
      return [{ fight: effect.targets[0]!.fight, chance: CERTAIN }];
    case 'flip':
      return effect.arrivals;
    case 'raise':
    case 'shuffle':
      return [{ fight: effect.fight, chance: CERTAIN }];
  }
}

const OUTCOMES = ['aWins', 'bWins', 'bothDestroyed', 'stalemate'] as const;

/** The outcomes of such fights, likeliest first; null where there is none or they are not known. */
export function outcomesOf(
  fights: readonly Pick<Arrival, 'fight' | 'chance'>[] | null,
): readonly OutcomeChance[] | null {
  if (!fights || fights.some(({ fight }) => !fight)) return null;
  return OUTCOMES.flatMap((outcome) => {
    const chance = sumOf(fights.filter(({ fight }) => fight!.outcome === outcome));
    return chance ? [{ outcome, chance }] : [];
  }).sort((one, two) => two.chance.ways - one.chance.ways);
}

/** The chances together, all out of the same number; null for none. */
export const sumOf = (parts: readonly { readonly chance: Fraction }[]): Fraction | null =>
  parts.length === 0
    ? null
    : { ways: parts.reduce((sum, { chance }) => sum + chance.ways, 0), of: parts[0]!.chance.of };
