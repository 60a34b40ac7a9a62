import { openChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import type { Json } from '../../src/engine/json.ts';
import { applyCommand, startMatch, type Match } from '../../src/engine/match.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { SpurCommand } from '../../src/games/orions-spur/command.ts';
import { spurCoverage } from '../../src/games/orions-spur/coverage/index.ts';
import type { SpurEvent } from '../../src/games/orions-spur/event.ts';
import { orionsSpur as game } from '../../src/games/orions-spur/game.ts';
import type { SpurState } from '../../src/games/orions-spur/state.ts';
import { optionsOfMatch } from '../../src/games/coverage.ts';

/** The most rounds of a random game: long enough that fleets are lost and decks run out. */
const ROUNDS = 6;

/** The raw options of game `i`: every value of every option, and always a round limit. */
export function variedGame(i: number): { readonly [key: string]: Json } {
  const raw = optionsOfMatch(spurCoverage, i, 'varied');
  return { ...raw, roundLimit: Math.min(raw['roundLimit'] as number, ROUNDS) };
}

/** More commands than any game with such a limit needs; one that reaches it has stalled. */
const MAX_PLIES = 5000;

export interface Ply {
  readonly seat: Seat;
  readonly command: SpurCommand;
}

/** Sees a game as it is played: the match at rest before each command with the command chosen, then what it came to. */
export interface Watcher {
  readonly before?: (match: Match<SpurState>, ply: Ply) => void;
  readonly after?: (match: Match<SpurState>, events: readonly SpurEvent[]) => void;
}

/**
 * Plays one game of random legal commands to its end through `applyCommand`; throws when it stalls or a choice is
 * refused.
 */
export function randomGame(seed: string, i: number, { before, after }: Watcher = {}): Match<SpurState> {
  const parsed = game.parseOptions(variedGame(i));
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const [fault] = game.checkSetup(parsed.value);
  if (fault) throw new Error(fault.reason);
  const players = openChance(seedChance(`${seed} players`));
  const start = startMatch(game, parsed.value, seedChance(seed));
  after?.(start.match, start.events);
  let { match } = start;
  for (let plies = 0; match.state.phase !== 'gameOver'; plies++) {
    if (plies >= MAX_PLIES) throw new Error(`${seed}: no end after ${MAX_PLIES} commands.`);
    const ply = anyCommand(match.state, players);
    before?.(match, ply);
    const applied = applyCommand(game, match, ply.seat, ply.command);
    if (!applied.ok)
      throw new Error(`${seed}, ply ${plies}: ${JSON.stringify(ply)} refused: ${applied.rejections[0]!.reason}`);
    match = applied.match;
    after?.(match, applied.events);
  }
  return match;
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
