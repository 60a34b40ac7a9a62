import type { GameId } from '../../../src/games/index.ts';
import { randomSeed } from '../../../src/ui/match/random-seed.ts';
import { namesOf, type SeatDraft } from '../../../src/ui/match/setup/player.ts';
import type { MatchPlan } from '../../../src/ui/match/start-match.ts';
import { setupText } from '../../../src/ui/match/words/setup.ts';

/** The type of an id is that of the shipped lists; at run time the list has this one too. */
export const WARDS = 'wards' as GameId;

export const FRESH: readonly SeatDraft[] = [
  { player: 'human', name: '' },
  { player: 'default', name: '' },
];

/** A match of two. */
export const wardsPlan = (seats = FRESH): MatchPlan => ({
  game: WARDS,
  options: {},
  seats: namesOf(seats, () => setupText.you).map((name, place) => ({
    seat: `p${place + 1}`,
    player: seats[place]!.player,
    name,
  })),
  seed: randomSeed(),
});
