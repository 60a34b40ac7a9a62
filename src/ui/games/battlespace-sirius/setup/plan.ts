import type { Rejection } from '../../../../engine/game.ts';
import type { Json } from '../../../../engine/json.ts';
import { checkSetup, parseOptions, type Options } from '../../../../games/battlespace-sirius/index.ts';
import { duelText as words } from '../words/setup.ts';
import { setupText } from '../../../match/words/setup.ts';
import type { Reason } from '../../../kit/index.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import type { MatchPlan } from '../../../match/start-match.ts';
import { namesOf } from '../../../match/setup/player.ts';
import type { Draft, DuelRules } from './draft.ts';

/** The draft as options of the game, and what the game refuses about them. */
export function resolve({ players, seats, rules }: Draft): {
  readonly options: Options;
  readonly faults: readonly Rejection[];
} {
  const parsed = parseOptions({
    playerCount: players,
    ships: seats.slice(0, players).map(({ ship }) => ship),
    ...rules,
  });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  return { options: parsed.value, faults: checkSetup(parsed.value) };
}

/** What is wrong with an option. */
export const faultsAt = (faults: readonly Rejection[], option: keyof DuelRules | 'playerCount'): readonly Reason[] =>
  faults.filter(({ data }) => data?.[option] !== undefined);

/** BS-2.2: what is wrong with the ship of a seat: another seat before it has it too. */
export function shipFaultsAt({ seats }: Draft, faults: readonly Rejection[], place: number): readonly Reason[] {
  const { ship } = seats[place]!;
  return seats.findIndex((seat) => seat.ship === ship) < place
    ? faults.filter(({ data }) => data?.['ship'] === ship)
    : [];
}

/** What a person is called who gives no name. Nobody is called "You" when several people share the screen. */
export function personOf({ seats, players }: Draft, place: number): string {
  const others = seats.slice(0, players).filter(({ player }, other) => player === 'human' && other !== place);
  return others.length === 0 ? setupText.you : words.person(place + 1);
}

/** A match as the draft says. Seats are '1' to the number of players. */
export const duelPlan = (draft: Draft): MatchPlan => ({
  game: 'battlespace-sirius',
  options: resolve(draft).options as unknown as Json,
  seats: namesOf(draft.seats.slice(0, draft.players), (place) => personOf(draft, place)).map((name, place) => ({
    seat: String(place + 1),
    player: draft.seats[place]!.player,
    name,
  })),
  seed: draft.seed.trim() || randomSeed(),
});
