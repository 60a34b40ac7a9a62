import type { Json } from '../../src/engine/json.ts';
import { startMatch, type Match } from '../../src/engine/match.ts';
import { openChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import type { SkaxarCommand } from '../../src/games/skaxar/command.ts';
import type { SkaxarEvent } from '../../src/games/skaxar/event.ts';
import { skaxar as game } from '../../src/games/skaxar/game.ts';
import type { Options } from '../../src/games/skaxar/options.ts';
import type { SkaxarState } from '../../src/games/skaxar/state.ts';
import { legalOptions, playGame, type Ply as PlyOf, type Watcher as WatcherOf } from './play-game.ts';

const FLEETS = ['earth', 'skaxar'] as const;

/**
 * The options of game `i`: every pairing of fleets with every value of every other option; one in four is a default
 * game.
 */
export const variedGame = (i: number): { readonly [key: string]: Json } =>
  i % 4 === 0
    ? {}
    : {
        fleetA: FLEETS[i % 2]!,
        fleetB: FLEETS[(i >> 1) % 2]!,
        mirror: true,
        startingMoney: [8000, 0, 50_000, 12_000, 8000][i % 5]!,
        stalemateLimit: [5, 2, 10, 3, 5, 4, 5][i % 7]!,
        turnLimit: [0, 0, 0, 10, 30, 300][i % 6]!,
        purchaseWithoutEffect: i % 3 !== 0,
        openTracker: i % 11 < 6,
        redrawItems: i % 3 === 1 ? 'leave' : 'stay',
      };

/** One command in so many is a resignation. */
const RESIGN_ONE_IN = 2000;

export type Ply = PlyOf<SkaxarCommand>;
export type Watcher = WatcherOf<SkaxarState, SkaxarCommand, SkaxarEvent>;

export interface PlayedGame {
  readonly options: Options;
  readonly first: Match<SkaxarState>;
  readonly plies: readonly Ply[];
  readonly last: Match<SkaxarState>;
}

/** Answers whoever decides; `ply` = how many commands there were before. */
export type Decide = (state: SkaxarState, chance: Chance, ply: number) => Ply;

/**
 * Plays one game to its end, through `applyCommand`, of random legal commands or as `decide` says; throws when it
 * stalls or a choice is refused.
 */
export function randomGame(
  seed: string,
  raw: { readonly [key: string]: Json },
  watcher: Watcher = {},
  decide: Decide = anyCommand,
): PlayedGame {
  const options = legalOptions(game, raw);
  const players = openChance(seedChance(`${seed} players`));
  const start = startMatch(game, options, seedChance(seed));
  const played = playGame(game, seed, start, (state, ply) => decide(state, players, ply), watcher);
  return { options, first: start.match, ...played };
}

function anyCommand(state: SkaxarState, chance: Chance): Ply {
  if (chance.below(RESIGN_ONE_IN) === 0)
    return { seat: chance.below(2) === 0 ? 'A' : 'B', command: { type: 'resign' } };
  const seat = state.decider!;
  const open = game.choices(state, seat) as readonly SkaxarCommand[];
  return { seat, command: open[chance.below(open.length)]! };
}
