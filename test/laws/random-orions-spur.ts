import { openChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import type { Json } from '../../src/engine/json.ts';
import { startMatch, type Match } from '../../src/engine/match.ts';
import { alwaysOpen } from '../../src/games/orions-spur/choices.ts';
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

/** What a random game is given besides its number. */
interface Wish {
  /** Raw options instead of those of the number. */
  readonly options?: { readonly [key: string]: Json };
  /** Seats change their settings and now and then concede (OS-13.9), whoever is asked. */
  readonly restless?: boolean;
}

/**
 * Plays one game of random legal commands to its end through `applyCommand`; throws when it stalls or a choice is
 * refused.
 */
export function randomGame(
  seed: string,
  i: number,
  watcher: Watcher<SpurState, SpurCommand, SpurEvent> = {},
  { options: given = {}, restless = false }: Wish = {},
): Match<SpurState> {
  const options = legalOptions(game, { ...variedGame(i), ...given });
  const players = openChance(seedChance(`${seed} players`));
  const start = startMatch(game, options, seedChance(seed));
  const next = (state: SpurState): Ply => (restless && aside(state, players)) || anyCommand(state, players);
  return playGame(game, seed, start, next, watcher).last;
}

/** One command in so many is a setting; one of so many of these is a concession instead. */
const ASIDE_ONE_IN = 12;
const CONCEDE_ONE_IN = 40;

function aside(state: SpurState, chance: Chance): Ply | null {
  if (chance.below(ASIDE_ONE_IN) > 0) return null;
  const { seat } = state.players[chance.below(state.players.length)]!;
  const type = chance.below(CONCEDE_ONE_IN) === 0 ? 'concede' : 'setAutoPass';
  const open = alwaysOpen(state, seat).filter((command) => command.type === type);
  return open.length > 0 ? { seat, command: open[chance.below(open.length)]! } : null;
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
