import type { Chance } from '../../../engine/rng.ts';
import type { RetrogradeEvent } from '../event.ts';
import type { Options } from '../options.ts';
import { SEATS, type Asset, type RetrogradeState, type Side } from '../state.ts';

/** RG-3.3: cards of the opening hand. */
export const OPENING_HAND = 5;

/** RG-3.1: what the coin or the option settles. */
const FIRST = { seat1: 1, seat2: 2 } as const;

/** The state before the coin is thrown: homeworlds on the table (RG-3.2), decks in their order (RG-2.6), no hands. */
export function setupState(options: Options): RetrogradeState {
  const [one, two] = SEATS.map((seat, at): Side => {
    const { homeworld, cards } = options.decks[at]!;
    return {
      seat,
      homeworld,
      deck: cards,
      deckKnown: {},
      hand: [],
      // RG-3.4.
      orbitCounter: 1,
      removed: [],
      cameIntoPlay: { [homeworld]: 1 },
      projectsStarted: 0,
      offer: 'none',
    };
  });
  return {
    options,
    phase: 'setup',
    turn: 0,
    activeSeat: SEATS[0],
    sides: [one!, two!],
    assets: [one!, two!].map(({ seat, homeworld }): Asset => ({
      id: `${seat}-${homeworld}`,
      card: homeworld,
      owner: seat,
      tapped: false,
      damage: 0,
      destroyed: false,
      upgrade: null,
    })),
    spacecraft: [],
    debris: [],
    projects: [],
    refreshed: false,
    acted: [],
    pendingSweep: null,
    outcome: null,
  };
}

/** RG-3.1, RG-3.3: who begins, and the opening hands in seat order; then turn 1. */
export function setUp({ options, sides }: RetrogradeState, chance: Chance): readonly RetrogradeEvent[] {
  const { firstPlayer } = options;
  const coin = firstPlayer === 'random' ? chance.die(SEATS.length) : null;
  const first = SEATS[(coin ?? FIRST[firstPlayer as keyof typeof FIRST]) - 1]!;
  return [
    { type: 'begun', first, coin },
    ...sides.map(({ seat, deck }): RetrogradeEvent => {
      const cards = deck.slice(0, OPENING_HAND);
      return { type: 'dealt', seat, count: cards.length, cards };
    }),
    { type: 'turnBegan', seat: first, turn: 1 },
  ];
}
