import { openChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import type { Json } from '../../src/engine/json.ts';
import { applyCommand, matchFrom, startMatch, type Match } from '../../src/engine/match.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { RetrogradeCommand } from '../../src/games/retrograde/command.ts';
import { retrogradeCoverage } from '../../src/games/retrograde/coverage/index.ts';
import { busyPosition } from '../../src/games/retrograde/coverage/position.ts';
import type { RetrogradeEvent } from '../../src/games/retrograde/event.ts';
import { retrograde as game } from '../../src/games/retrograde/game.ts';
import type { RetrogradeState } from '../../src/games/retrograde/state.ts';
import { optionsOfMatch } from '../../src/games/coverage.ts';

/** The raw options of game `i`: every value of every option with decks of the whole pool, and always a turn limit. */
export function variedGame(i: number): { readonly [key: string]: Json } {
  const raw = optionsOfMatch(retrogradeCoverage, i, 'varied');
  const { turnLimit } = raw;
  return { ...raw, turnLimit: typeof turnLimit === 'number' ? Math.min(turnLimit, 12) : 8 };
}

/** More commands than any game with such a limit needs; one that reaches it has stalled. */
const MAX_PLIES = 5000;

export interface Ply {
  readonly seat: Seat;
  readonly command: RetrogradeCommand;
}

/** Sees a game as it is played: the match at rest before each command with the command chosen, then what it came to. */
export interface Watcher {
  readonly before?: (match: Match<RetrogradeState>, ply: Ply) => void;
  readonly after?: (match: Match<RetrogradeState>, events: readonly RetrogradeEvent[]) => void;
}

/**
 * Plays one game of random legal commands to its end through `applyCommand`, two in three from the midst of a game;
 * throws when it stalls or a choice is refused.
 */
export function randomGame(seed: string, i: number, { before, after }: Watcher = {}): Match<RetrogradeState> {
  const parsed = game.parseOptions(variedGame(i));
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const [fault] = game.checkSetup(parsed.value);
  if (fault) throw new Error(fault.reason);
  const players = openChance(seedChance(`${seed} players`));
  const position = busyPosition(parsed.value, i, players);
  const placed = position && game.place!(parsed.value, position);
  if (placed && !placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `${path}: ${reason}`).join(' '));
  const start = placed
    ? matchFrom(game, placed.value, seedChance(seed))
    : startMatch(game, parsed.value, seedChance(seed));
  after?.(start.match, start.events);
  let { match } = start;
  for (let plies = 0; match.state.phase !== 'over'; plies++) {
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

/** Scuttling and scrapping are chosen seldom, or nothing would be left to play with. */
const SELDOM: readonly string[] = ['scuttle', 'scrapProject'];
const SELDOM_ONE_IN = 8;

function anyCommand(state: RetrogradeState, chance: Chance): Ply {
  const seat = state.activeSeat;
  const open = game.choices(state, seat) as readonly RetrogradeCommand[];
  const kept = chance.below(SELDOM_ONE_IN) === 0 ? open : open.filter(({ type }) => !SELDOM.includes(type));
  return { seat, command: kept[chance.below(kept.length)]! };
}
