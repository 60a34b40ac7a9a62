import type { Rejection } from '../../../../engine/game.ts';
import type { Json } from '../../../../engine/json.ts';
import { checkSetup, parseOptions, SEATS, type Options } from '../../../../games/retrograde/index.ts';
import { seatsFrom } from '../../../match/setup/player.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import type { MatchPlan } from '../../../match/start-match.ts';
import { setupText } from '../../../match/words/setup.ts';
import { orbitText as words } from '../words/setup.ts';
import type { Draft } from './draft.ts';

/** The draft as options of the game, and what the game refuses about them. */
export function resolve({ seats, rules }: Draft): { readonly options: Options; readonly faults: readonly Rejection[] } {
  const parsed = parseOptions({ ...rules, decks: seats.map(({ deck }) => deck) });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  return { options: parsed.value, faults: checkSetup(parsed.value) };
}

/** What a person is called who gives no name. Nobody is called "You" when two share the screen. */
export const personAt = ({ seats }: Pick<Draft, 'seats'>, place: number): string =>
  seats.every(({ player }) => player === 'human') ? words.people[SEATS[place]!]! : setupText.you;

/** A match as the draft says. */
export function orbitPlan(draft: Draft): MatchPlan {
  const seats = seatsFrom(draft.seats, SEATS, (place) => personAt(draft, place));
  const { options } = resolve(draft);
  return { game: 'retrograde', seats, options: options as unknown as Json, seed: draft.seed.trim() || randomSeed() };
}
