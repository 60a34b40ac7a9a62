import type { GameId } from '../../../src/games/index.ts';
import { randomSeed } from '../../../src/ui/match/random-seed.ts';
import { namesOf, type SeatDraft } from '../../../src/ui/match/setup/player.ts';
import type { MatchPlan } from '../../../src/ui/match/start-match.ts';
import { setupText } from '../../../src/ui/match/words/setup.ts';

/** A person against computers, for a toy of so many seats. */
export const freshSeats = (seats: number): readonly SeatDraft[] =>
  Array.from({ length: seats }, (_, place) => ({ player: place === 0 ? 'human' : 'default', name: '' }));

/** A match of a toy. The type of an id is that of the shipped lists; at run time the list has the toys too. */
export const toyPlan = (game: string, seats: readonly SeatDraft[], seed = randomSeed()): MatchPlan => ({
  game: game as GameId,
  options: {},
  seats: namesOf(seats, (place) => (place === 0 ? setupText.you : `Guest ${place + 1}`)).map((name, place) => ({
    seat: `p${place + 1}`,
    player: seats[place]!.player,
    name,
  })),
  seed,
});
