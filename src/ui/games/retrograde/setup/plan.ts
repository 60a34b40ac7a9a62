import type { Rejection } from '../../../../engine/game.ts';
import type { Json } from '../../../../engine/json.ts';
import { checkSetup, ownDeckFaults, parseOptions, SEATS, type Options } from '../../../../games/retrograde/index.ts';
import { seatsFrom } from '../../../match/setup/player.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import type { MatchPlan } from '../../../match/start-match.ts';
import { setupText } from '../../../match/words/setup.ts';
import { orbitText as words } from '../words/setup.ts';
import type { Draft } from './draft.ts';
import { deckOf } from './own-deck.ts';

/** A draft as options, and what the game refuses about it. */
interface Resolved {
  /** Null where a deck cannot be played: no match is begun without the deck that was chosen. */
  readonly options: Options | null;
  /** Chapter 22: of the rules. */
  readonly faults: readonly Rejection[];
  /** Chapter 2: of each seat's deck. */
  readonly deckFaults: readonly (readonly Rejection[])[];
}

/** The draft as options of the game, and what the game refuses about them. */
export function resolve({ seats, rules }: Draft): Resolved {
  const decks = seats.map(deckOf);
  const deckFaults = decks.map((deck) => ownDeckFaults(deck, rules));
  const legal = deckFaults.every((faults) => faults.length === 0);
  const played = decks.map(({ name, homeworld, cards }) => ({ name, homeworld, cards }));
  const parsed = parseOptions({ ...rules, ...(legal && { decks: played }) });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  return {
    options: legal ? parsed.value : null,
    faults: checkSetup(parsed.value).filter(({ data }) => data?.['seat'] === undefined),
    deckFaults,
  };
}

/** What a person is called who gives no name. Nobody is called "You" when two share the screen. */
export const personAt = ({ seats }: Pick<Draft, 'seats'>, place: number): string =>
  seats.every(({ player }) => player === 'human') ? words.people[SEATS[place]!]! : setupText.you;

/** A match as the draft says. Throws for one with a deck that cannot be played. */
export function orbitPlan(draft: Draft): MatchPlan {
  const seats = seatsFrom(draft.seats, SEATS, (place) => personAt(draft, place));
  const { options } = resolve(draft);
  if (!options) throw new Error(words.deckProblem);
  return { game: 'retrograde', seats, options: options as unknown as Json, seed: draft.seed.trim() || randomSeed() };
}
