import type { Rejection } from '../../../../engine/game.ts';
import type { Json } from '../../../../engine/json.ts';
import { checkSetup, parseOptions, type Options } from '../../../../games/orions-spur/index.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { seatsFrom } from '../../../match/setup/player.ts';
import type { MatchPlan } from '../../../match/start-match.ts';
import { setupText } from '../../../match/words/setup.ts';
import { spurText as words } from '../words/setup.ts';
import type { Draft } from './draft.ts';

interface Resolved {
  readonly faults: readonly Rejection[];
  readonly options: Options;
}

/** The draft as options of the game, and what the game refuses about them. */
export function resolve({ rules, players, seats }: Draft): Resolved {
  const species = seats.slice(0, players).map((seat) => seat.species);
  const parsed = parseOptions({ ...rules, species, seats: players });
  if (parsed.ok) return { faults: checkSetup(parsed.value), options: parsed.value };
  throw new Error(parsed.faults.map(({ reason }) => reason).join(' '));
}

/** What a person is called who gives no name. Nobody is called "You" when several people share the screen. */
export function personOf({ players, seats }: Draft, place: number): string {
  const people = seats.slice(0, players).filter(({ player }) => player === 'human').length;
  return people === 1 ? setupText.you : words.person(place + 1);
}

/** A match as the draft says. */
export const spurPlan = (draft: Draft): MatchPlan => ({
  game: 'orions-spur',
  options: resolve(draft).options as unknown as Json,
  seats: seatsFrom(
    draft.seats.slice(0, draft.players),
    draft.seats.map((_, place) => String(place + 1)),
    (place) => personOf(draft, place),
  ),
  seed: draft.seed.trim() || randomSeed(),
});
