import type { Json } from '../../src/engine/json.ts';
import { applyCommand, startMatch, type Match } from '../../src/engine/match.ts';
import { openChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { SkaxarCommand } from '../../src/games/skaxar/command.ts';
import type { SkaxarEvent } from '../../src/games/skaxar/event.ts';
import { skaxar as game } from '../../src/games/skaxar/game.ts';
import type { Options } from '../../src/games/skaxar/options.ts';
import type { SkaxarState } from '../../src/games/skaxar/state.ts';

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

/** More commands than any game needs; one that reaches it has stalled. */
const MAX_PLIES = 5000;

/** One command in so many is a resignation. */
const RESIGN_ONE_IN = 2000;

export interface Ply {
  readonly seat: Seat;
  readonly command: SkaxarCommand;
}

/** Sees a game as it is played: the match at rest before each command with the command chosen, then what it came to. */
export interface Watcher {
  readonly before?: (match: Match<SkaxarState>, ply: Ply) => void;
  readonly after?: (match: Match<SkaxarState>, events: readonly SkaxarEvent[]) => void;
}

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
  { before, after }: Watcher = {},
  decide: Decide = anyCommand,
): PlayedGame {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const [fault] = game.checkSetup(parsed.value);
  if (fault) throw new Error(fault.reason);
  const players = openChance(seedChance(`${seed} players`));
  const start = startMatch(game, parsed.value, seedChance(seed));
  after?.(start.match, start.events);
  const plies: Ply[] = [];
  let { match } = start;
  while (match.state.phase !== 'over') {
    if (plies.length >= MAX_PLIES) throw new Error(`${seed}: no end after ${MAX_PLIES} commands.`);
    const ply = decide(match.state, players, plies.length);
    before?.(match, ply);
    const applied = applyCommand(game, match, ply.seat, ply.command);
    if (!applied.ok)
      throw new Error(`${seed}, ply ${plies.length}: ${JSON.stringify(ply)} refused: ${applied.rejections[0]!.reason}`);
    plies.push(ply);
    match = applied.match;
    after?.(match, applied.events);
  }
  return { options: parsed.value, first: start.match, plies, last: match };
}

function anyCommand(state: SkaxarState, chance: Chance): Ply {
  if (chance.below(RESIGN_ONE_IN) === 0)
    return { seat: chance.below(2) === 0 ? 'A' : 'B', command: { type: 'resign' } };
  const seat = state.decider!;
  const open = game.choices(state, seat) as readonly SkaxarCommand[];
  return { seat, command: open[chance.below(open.length)]! };
}
