import { openChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import type { Json } from '../../src/engine/json.ts';
import { startMatch, type Match } from '../../src/engine/match.ts';
import type { SpurCommand } from '../../src/games/orions-spur/command.ts';
import { spurCoverage } from '../../src/games/orions-spur/coverage/index.ts';
import type { SpurEvent } from '../../src/games/orions-spur/event.ts';
import { orionsSpur as game } from '../../src/games/orions-spur/game.ts';
import type { SpurState } from '../../src/games/orions-spur/state.ts';
import { optionsOfMatch } from '../../src/games/coverage.ts';
import { legalOptions, playGame, type Ply as PlyOf, type Watcher } from './play-game.ts';

/** The most rounds of a random game: long enough that fleets are lost and decks run out. */
const ROUNDS = 6;

/** The raw options of game `i`: every value of every option, and always a round limit. */
export function variedGame(i: number): { readonly [key: string]: Json } {
  const raw = optionsOfMatch(spurCoverage, i, 'varied');
  return { ...raw, roundLimit: Math.min(raw['roundLimit'] as number, ROUNDS) };
}

export type Ply = PlyOf<SpurCommand>;

/**
 * Plays one game of random legal commands to its end through `applyCommand`; throws when it stalls or a choice is
 * refused.
 */
export function randomGame(
  seed: string,
  i: number,
  watcher: Watcher<SpurState, SpurCommand, SpurEvent> = {},
): Match<SpurState> {
  const options = legalOptions(game, variedGame(i));
  const players = openChance(seedChance(`${seed} players`));
  const start = startMatch(game, options, seedChance(seed));
  return playGame(game, seed, start, (state) => anyCommand(state, players), watcher).last;
}

/** What brings fleets together; every second command is one of these where one is legal. */
const LIVELY: readonly string[] = ['attack', 'ram', 'suppress', 'flockActivate', 'react', 'recruit'];

function anyCommand(state: SpurState, chance: Chance): Ply {
  const asked = game.pending(state)[0]!.seats;
  const seat = asked[chance.below(asked.length)]!;
  const open = game.choices(state, seat) as unknown as readonly SpurCommand[];
  const lively = chance.below(2) === 0 ? open.filter(({ type }) => LIVELY.includes(type)) : [];
  const kept = lively.length > 0 ? lively : open;
  return { seat, command: kept[chance.below(kept.length)]! };
}
