import { scattered, unseen } from '../../cards/hidden.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { ASTEROID_IDS } from './data/asteroids.ts';
import { SHOP_CARD_IDS } from './data/shop-cards.ts';
import { shipsOf } from './rules/setup.ts';
import { onField } from './rules/sides.ts';
import type { Side, SkaxarState, Step } from './state.ts';
import type { SideView, SkaxarView } from './view.ts';

/** The step a state rests in, by its window. */
const STEPS: { readonly [window in NonNullable<SkaxarView['window']>]: Step } = {
  rescue: 'stranded',
  session: 'session',
  harvest: 'harvest',
};

/**
 * A full state that fits what a seat knows (SK-13.3): each face-down pile holds the cards that may lie in it, shuffled.
 * `seen` shows the game at rest.
 */
export function guess(seen: SkaxarView, _seat: Seat, chance: Chance): SkaxarState {
  const { options, window, shopDeck, asteroidDeck, asteroidCards } = seen;
  const sides = seen.sides.map((side) => sideGuessed(seen, side, chance)) as unknown as readonly [Side, Side];
  const open = [
    ...seen.shop.filter((card) => card !== null),
    ...seen.sides.flatMap(({ equipped, usedCards }) => [...equipped, ...usedCards]),
  ];
  const [deck] = shopDeck.order ? [shopDeck.order] : scattered(unseen(SHOP_CARD_IDS, open), [shopDeck.count], chance);
  const asteroids =
    asteroidCards && asteroidDeck.order
      ? { row: asteroidCards, deck: asteroidDeck.order }
      : asteroidsGuessed(seen, chance);
  return {
    options,
    phase: seen.phase,
    step: window ? STEPS[window] : 'rest',
    window,
    decider: seen.decider,
    turn: seen.turn,
    battle: seen.battle,
    stalemates: seen.stalemates,
    rescued: seen.rescued,
    lastFirstBuyer: seen.lastFirstBuyer,
    buyers: seen.buyers,
    closed: seen.closed,
    tieSeat: seen.tieSeat,
    defeated: seen.defeated,
    sides,
    shopDeck: deck!,
    shop: seen.shop,
    asteroidDeck: asteroids.deck,
    asteroidRow: asteroids.row,
    asteroidsTaken: seen.asteroidsTaken,
    outcome: seen.outcome,
  };
}

/**
 * SK-11.5: what lies neither on the field nor in the Scrapyard is in the Fleet Deck or the Repair Bay. A Bay that may
 * be listed is known.
 */
function sideGuessed({ options }: SkaxarView, side: SideView, chance: Chance): Side {
  const { seat, fleet, money, field, leadShip, scrapyard, equipped, equippedTo, usedCards } = side;
  const { fleetDeck, repairBay } = side;
  const known = repairBay.order ?? repairBay.listed;
  const hidden = unseen(shipsOf(options, seat), [...onField(side), ...scrapyard, ...(known ?? [])]);
  const [deck, bay] = fleetDeck.order
    ? [fleetDeck.order, known!]
    : known
      ? [...scattered(hidden, [fleetDeck.count], chance), known]
      : scattered(hidden, [fleetDeck.count, repairBay.count], chance);
  return {
    seat,
    fleet,
    money,
    fleetDeck: deck!,
    field,
    leadShip,
    repairBay: bay!,
    scrapyard,
    equipped,
    equippedTo,
    usedCards,
  };
}

/** SK-13.7: the row is known by its slots only. */
function asteroidsGuessed(
  { asteroidRow, asteroidsTaken, asteroidDeck }: SkaxarView,
  chance: Chance,
): { readonly row: readonly (string | null)[]; readonly deck: readonly string[] } {
  const filled = asteroidRow.filter(Boolean).length;
  const [lying, deck] = scattered(unseen(ASTEROID_IDS, asteroidsTaken), [filled, asteroidDeck.count], chance);
  let next = 0;
  return { row: asteroidRow.map((card) => (card ? lying![next++]! : null)), deck: deck! };
}
