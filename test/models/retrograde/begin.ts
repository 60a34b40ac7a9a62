import { cardIds, homeworldId } from './cards.ts';
import { deckFaults, type Deck } from './deck.ts';
import type { Roll } from './deeds/maneuvers.ts';
import { upkeep } from './deeds/turn.ts';
import { draw } from './deeds/work.ts';
import { DEFAULTS, optionFaults, type Options } from './options.ts';
import type { Asset, Game, Player, Seat } from './state.ts';

/**
 * Chapter 3: a game at its first decision. Options that are left out have their defaults. `roll` throws the coin, if
 * `firstPlayer` asks for one. Throws for options or decks with faults (`optionFaults`, `deckFaults`).
 */
export function begin(given: Partial<Options>, decks: readonly [Deck, Deck], roll: Roll): Game {
  const options: Options = { ...DEFAULTS, ...given };
  const faults = [...optionFaults(options), ...decks.flatMap((deck) => deckFaults(deck, options))];
  if (faults.length > 0) throw new Error(faults.map(({ reason }) => reason).join(' '));
  const game = setUp(options, decks, firstSeat(options, roll));
  upkeep(game);
  return game;
}

/** RG-3.1. */
function firstSeat({ firstPlayer }: Options, roll: Roll): Seat {
  if (firstPlayer === 'random') return roll(2) === 1 ? 1 : 2;
  return firstPlayer === 'seat1' ? 1 : 2;
}

/** RG-3.2 to RG-3.4: the table before turn 1; its phase is upkeep. */
export function setUp(options: Options, decks: readonly [Deck, Deck], activeSeat: Seat): Game {
  const game: Game = {
    options,
    turn: 1,
    activeSeat,
    phase: 'upkeep',
    players: { 1: freshPlayer(1, decks[0]), 2: freshPlayer(2, decks[1]) },
    assets: [freshHomeworld(1, decks[0]), freshHomeworld(2, decks[1])],
    spacecraft: [],
    debris: [],
    projects: [],
    starting: [],
    result: null,
  };
  draw(game, 1, 5);
  draw(game, 2, 5);
  return game;
}

const freshPlayer = (seat: Seat, deck: Deck): Player => ({
  deck: cardIds(seat, deck.cards),
  hand: [],
  removed: [],
  counter: 1,
  seen: [],
  offer: 'none',
});

const freshHomeworld = (seat: Seat, deck: Deck): Asset => ({
  id: homeworldId(seat, deck.homeworld!),
  owner: seat,
  destroyed: false,
  tapped: false,
  damage: 0,
  upgrade: null,
});
